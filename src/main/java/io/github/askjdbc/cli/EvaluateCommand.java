package io.github.askjdbc.cli;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.adjudication.Adjudications;
import io.github.askjdbc.evaluation.adjudication.WrongAnswerList;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.recording.ModelSource;
import io.github.askjdbc.evaluation.report.AdjudicatedFigures;
import io.github.askjdbc.evaluation.report.EvaluationReport;
import io.github.askjdbc.evaluation.report.HtmlReport;
import io.github.askjdbc.evaluation.report.ModelCosts;
import io.github.askjdbc.evaluation.report.ModelGain;
import io.github.askjdbc.evaluation.report.ReportSettings;
import io.github.askjdbc.evaluation.report.TextReport;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.evaluation.run.EvaluationRun;
import io.github.askjdbc.evaluation.run.QuestionEvaluation;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.evaluation.run.RecordedSql;
import io.github.askjdbc.evaluation.run.ResultsFile;
import io.github.askjdbc.evaluation.run.WholePipeline;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ask evaluate}: how often is it right, on these questions? */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures how many questions are answered, and how many of those rightly.",
      "Writes results.jsonl, report.json and report.html; a run that was stopped goes on where"
          + " it was."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the questions were evaluated, and every threshold was reached",
      "1:a threshold was missed",
      "2:wrong arguments, or files or a database cannot be used"
    },
    subcommands = CompareCommand.class)
public final class EvaluateCommand implements Callable<Integer> {

  private static final int MAX_ROWS = 1_000_000;

  @Mixin private InputOptions input;

  @Mixin private Thresholds thresholds;

  @Mixin private ModelOptions model;

  @Mixin private AdjudicationOptions adjudication;

  @Option(
      names = "--out",
      defaultValue = "evaluation-run",
      paramLabel = "FOLDER",
      description = "Where the results go. Default: ${DEFAULT-VALUE}.")
  private Path out;

  @Option(
      names = "--penalty",
      defaultValue = "10",
      description = "How many right answers one wrong answer costs. Default: ${DEFAULT-VALUE}.")
  private double penalty;

  @Option(
      names = "--max-risk",
      defaultValue = "0.02",
      description =
          "Wrong answers among all questions that the conformal rule may allow. Default:"
              + " ${DEFAULT-VALUE}.")
  private double maxRisk;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For everything that is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--threads", description = "Questions at the same time. Default: one a core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--time-limit",
      defaultValue = "5",
      description = "Seconds that a SQL under judgement may run. Default: ${DEFAULT-VALUE}.")
  private int timeLimit;

  @Option(
      names = {"-s", "--setting"},
      paramLabel = "NAME=VALUE",
      description = "A setting of the driver, such as ask.private=*salary*; may be repeated.")
  private Map<String, String> settings = new TreeMap<>();

  @Option(
      names = "--models",
      paramLabel = "FOLDER",
      description =
          "Models to be used in the place of those that are shipped: generator.model and"
              + " confidence.model, as 'ask train all' writes them.")
  private Optional<Path> models = Optional.empty();

  @Option(
      names = "--timings",
      defaultValue = "5",
      description =
          "How often right SQL is timed for the valid efficiency score. Default: ${DEFAULT-VALUE}.")
  private int timings;

  @Spec private CommandSpec spec;

  private final EvaluatedPipeline.Factory factory;

  /** Known once the model was asked. */
  private Optional<ModelCosts> costs = Optional.empty();

  /**
   * @param factory makes what is evaluated
   */
  EvaluateCommand(EvaluatedPipeline.Factory factory) {
    this.factory = factory;
  }

  /** The pipeline as the driver would use it. */
  public EvaluateCommand() {
    this(EvaluatedPipeline::standard);
  }

  @Override
  public Integer call() throws IOException, InterruptedException, SQLException {
    PrintWriter terminal = spec.commandLine().getOut();
    Optional<Adjudications> said = adjudication.adjudications();
    EvaluatedDatabases databases = input.databases(out.resolve("databases"));
    JsonLines.Content<EvaluationQuestion> questions = JsonLines.questions(input.questions());
    List<Problem> problems = new ArrayList<>(questions.problems());
    List<QuestionResult> results = results(questions.rows(), databases, problems);
    EvaluationReport report =
        EvaluationReport.of(
            results,
            problems,
            questions.places(),
            new ReportSettings(
                "How often is it right? " + input.questions().getFileName(),
                description(),
                penalty,
                maxRisk,
                new Bootstrap(seed, Bootstrap.DRAWS)));
    JsonLines.writeDocument(out.resolve("report.json"), report);
    Files.writeString(out.resolve("report.html"), HtmlReport.of(report));
    terminal.println(TextReport.of(report));
    adjudication.list(wrong(report));
    if (said.isPresent()) {
      AdjudicatedFigures figures =
          AdjudicatedFigures.of(results, said.get(), new Bootstrap(seed, Bootstrap.DRAWS));
      JsonLines.writeDocument(out.resolve("adjudicated.json"), figures);
      terminal.println(figures.text());
    }
    if (model.given()) {
      ModelGain gain = ModelGain.of(results, ResultsFile.read(withoutModel()), costs);
      JsonLines.writeDocument(out.resolve("model.json"), gain);
      terminal.println(gain.text());
    }
    terminal.println("The page to look at: " + out.resolve("report.html"));
    List<String> missed = thresholds.missed(report);
    missed.forEach(one -> terminal.println("Threshold missed: " + one));
    terminal.flush();
    return missed.isEmpty() ? 0 : 1;
  }

  private WrongAnswerList wrong(EvaluationReport report) {
    String source = input.predictions().map(file -> file.getFileName().toString()).orElse("ask");
    WrongAnswerList wrong = new WrongAnswerList();
    report.wrong().forEach(one -> wrong.add(one.id(), source, one.sql().orElseThrow()));
    return wrong;
  }

  private List<QuestionResult> results(
      List<EvaluationQuestion> questions, EvaluatedDatabases databases, List<Problem> problems)
      throws IOException, InterruptedException, SQLException {
    EvaluationSettings with = settings();
    if (!model.given()) {
      return evaluated(
          questions, databases, problems, new EvaluationPart(out, with, Optional.empty()));
    }
    if (with.read().model().isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "No model is named; give one: -s ask.model=PROVIDER:NAME");
    }
    List<QuestionResult> results;
    try (ModelSource source = model.open()) {
      results =
          evaluated(
              questions, databases, problems, new EvaluationPart(out, with, Optional.of(source)));
      problems.addAll(source.problems());
      costs =
          Optional.of(source.costs().values())
              .filter(known -> !known.isEmpty())
              .map(ModelCosts::of);
    }
    evaluated(
        results.stream().filter(QuestionResult::usable).map(QuestionResult::question).toList(),
        databases,
        new ArrayList<>(),
        new EvaluationPart(withoutModel(), with.withoutModel(), Optional.empty()));
    return results;
  }

  private Path withoutModel() {
    return out.resolve("without-model");
  }

  private List<QuestionResult> evaluated(
      List<EvaluationQuestion> questions,
      EvaluatedDatabases databases,
      List<Problem> problems,
      EvaluationPart part)
      throws IOException, InterruptedException, SQLException {
    Settings merged = part.settings().read();
    try (QueryRunner runner =
            new QueryRunner(System::nanoTime, Duration.ofSeconds(timeLimit), MAX_ROWS);
        EvaluatedPipeline pipeline = part.pipeline(merged, models, factory);
        ResultsFile file = part.results(description(), model.given());
        Progress bar = part.progress(questions.size(), merged, spec.commandLine().getErr())) {
      QuestionEvaluation evaluation =
          new QuestionEvaluation(
              part.asking(approach(pipeline, runner, problems)),
              new DatabaseAccess(databases, pipeline.databases()),
              new GoldComparison(runner, timings),
              EvaluatedPipeline.budgets(merged),
              System::nanoTime);
      List<QuestionResult> results =
          EvaluationRun.run(questions, evaluation, file, threads, bar::step);
      if (model.given()) {
        file.order(results);
      }
      return results;
    }
  }

  private Approach approach(EvaluatedPipeline pipeline, QueryRunner runner, List<Problem> problems)
      throws IOException {
    if (input.predictions().isEmpty()) {
      return new WholePipeline(pipeline.pipeline());
    }
    JsonLines.Content<Prediction> content = JsonLines.predictions(input.predictions().get());
    problems.addAll(content.problems());
    Map<String, Prediction> byId =
        content.rows().stream().collect(Collectors.toMap(Prediction::id, Function.identity()));
    return new RecordedSql(pipeline.pipeline(), byId, runner);
  }

  private EvaluationSettings settings() {
    Map<String, String> all = new TreeMap<>(model.settings());
    all.put("ask.penalty", Double.toString(penalty));
    all.putAll(settings);
    return new EvaluationSettings(all);
  }

  private Map<String, String> description() {
    Map<String, String> description = new TreeMap<>();
    description.put("questions", input.questions().toString());
    description.put("databases", input.place());
    description.put(
        "SQL", input.predictions().map(Path::toString).orElse("written by the pipeline"));
    description.put("penalty", Double.toString(penalty));
    description.put("seed", Long.toString(seed));
    description.put("time limit, s", Integer.toString(timeLimit));
    model.place().ifPresent(file -> description.put("model", file));
    models.ifPresent(folder -> description.put("models", folder.toString()));
    if (!settings.isEmpty()) {
      description.put("settings", new EvaluationSettings(settings).toString());
    }
    return description;
  }
}
