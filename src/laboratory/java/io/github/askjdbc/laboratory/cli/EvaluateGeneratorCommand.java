package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.generator.DatabaseCost;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures;
import io.github.askjdbc.laboratory.generator.GeneratorReport;
import io.github.askjdbc.laboratory.generator.GeneratorRun;
import io.github.askjdbc.laboratory.generator.HeapGrowth;
import io.github.askjdbc.laboratory.generator.QuestionCost;
import io.github.askjdbc.laboratory.report.GeneratorText;
import io.github.askjdbc.laboratory.training.HeldOutGenerators;
import io.github.askjdbc.pipeline.QuestionPipeline;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ask evaluate generator}: is the SQL right that is written, and what does it cost? */
@Command(
    name = "generator",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures how often the embedded generator's first SQL is right if every question is"
          + " answered, by the shape of the gold; how many questions could be answered at a"
          + " precision; how long a question takes, with all candidates run, by one thread;"
          + " what stays on the heap; and how the time grows with the size of a database."
    })
public final class EvaluateGeneratorCommand implements Callable<Integer> {

  private static final int MAX_ROWS = 100_000;
  private static final int TIME_LIMIT_SECONDS = 5;

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "JSONL of {id, db, question, gold}; may be repeated.")
  private List<Path> questions = List.of();

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--threshold",
      paramLabel = "SCORE",
      description = "From this score on a question would be answered.")
  private Optional<Double> threshold = Optional.empty();

  @Option(
      names = "--out-of-fold",
      paramLabel = "FILE",
      description =
          "In place of a threshold: the questions that the generator was trained on, to find it.")
  private Optional<Path> outOfFold = Optional.empty();

  @Option(
      names = "--held-out",
      paramLabel = "FOLDER",
      description =
          "What 'ask train generator --held-out' wrote: who writes for the questions out of fold.")
  private Optional<Path> heldOut = Optional.empty();

  @Option(
      names = "--precision",
      defaultValue = "0.97",
      description = "Right among the answers out of fold. Default: ${DEFAULT-VALUE}.")
  private double precision;

  @Option(
      names = "--timed",
      defaultValue = "20",
      description =
          "Of the out-of-fold questions, how many of each database are timed."
              + " Default: ${DEFAULT-VALUE}.")
  private int timed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    if (outOfFold.isPresent() != heldOut.isPresent()
        || (outOfFold.isPresent() && threshold.isPresent())) {
      throw new ParameterException(
          spec.commandLine(),
          "Give --threshold, or --out-of-fold and --held-out together, or none of the three.");
    }
    PrintWriter terminal = spec.commandLine().getOut();
    StandardComponents rooms = new StandardComponents();
    try (QueryRunner runner =
        new QueryRunner(System::nanoTime, Duration.ofSeconds(TIME_LIMIT_SECONDS), MAX_ROWS)) {
      terminal.println(GeneratorText.of(report(rooms, runner)));
      terminal.flush();
    } finally {
      rooms.close();
    }
    return 0;
  }

  private GeneratorReport report(StandardComponents rooms, QueryRunner runner)
      throws IOException, SQLException {
    List<Problem> problems = new ArrayList<>();
    Map<Path, List<EvaluationQuestion>> files = new LinkedHashMap<>();
    for (Path file : questions) {
      files.put(file, read(file, problems));
    }
    Settings settings = Settings.of(new Properties());
    long before = HeapGrowth.used();
    QuestionPipeline pipeline = rooms.pipeline(settings);
    GeneratorRun run = run(pipeline, settings, rooms, runner);
    run.time(files.values().iterator().next(), Integer.MAX_VALUE); // to compile
    List<GeneratorMeasures> sets = new ArrayList<>();
    List<QuestionCost> costs = new ArrayList<>();
    for (Map.Entry<Path, List<EvaluationQuestion>> file : files.entrySet()) {
      GeneratorMeasures set =
          new GeneratorMeasures(
              file.getKey().getFileName().toString(),
              run.write(file.getValue(), db -> pipeline.generators(), problems),
              run.time(file.getValue(), Integer.MAX_VALUE));
      sets.add(set);
      costs.addAll(set.costs());
    }
    HeapGrowth heap = new HeapGrowth(before, HeapGrowth.used());
    OptionalDouble from = threshold.stream().mapToDouble(Double::doubleValue).findFirst();
    if (outOfFold.isPresent() && heldOut.isPresent()) {
      List<EvaluationQuestion> learned = read(outOfFold.get(), problems);
      HeldOutGenerators generators = HeldOutGenerators.read(heldOut.get());
      GeneratorMeasures set =
          new GeneratorMeasures(
              outOfFold.get().getFileName() + ", out of fold",
              run.write(learned, generators::unseen, problems),
              List.of());
      sets.add(set);
      costs.addAll(run.time(learned, timed));
      from = set.threshold(precision);
    }
    return new GeneratorReport(sets, precision, from, DatabaseCost.of(costs), heap, problems);
  }

  private GeneratorRun run(
      QuestionPipeline pipeline, Settings settings, StandardComponents rooms, QueryRunner runner) {
    return new GeneratorRun(
        pipeline,
        new DatabaseAccess(databases.databases(), EvaluatedPipeline.databases(rooms)),
        new GoldComparison(runner, 0),
        EvaluatedPipeline.budgets(settings),
        new GeneratorRun.Clocks(
            System::nanoTime, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime));
  }

  private static List<EvaluationQuestion> read(Path file, List<Problem> problems)
      throws IOException {
    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(file);
    problems.addAll(content.problems());
    return content.rows();
  }
}
