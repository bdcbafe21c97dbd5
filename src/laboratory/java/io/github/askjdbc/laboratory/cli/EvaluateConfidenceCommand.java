package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.laboratory.confidence.ConfidenceTrainer;
import io.github.askjdbc.laboratory.confidence.ScorerKind;
import io.github.askjdbc.laboratory.training.AnswerabilityTrial;
import io.github.askjdbc.laboratory.training.HeldOut;
import io.github.askjdbc.laboratory.training.MixedConfidence;
import io.github.askjdbc.laboratory.training.RecordedConfidence;
import io.github.askjdbc.laboratory.training.TrainingSet;
import io.github.askjdbc.laboratory.training.answerability.AnswerabilityComparison;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate confidence}. */
@Command(
    name = "confidence",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Measures, on databases that the models have not seen, what confidences are worth.")
public final class EvaluateConfidenceCommand implements Callable<Integer> {

  private static final int SPLITS = 1000;
  private static final List<Double> RISKS = List.of(0.02, 0.05, 0.1);

  @Mixin private ExampleOptions input;

  @Option(
      names = "--compare",
      split = ",",
      description = "Further models to try, each a line of a table: ${COMPLETION-CANDIDATES}.")
  private List<ScorerKind> compared = List.of();

  @Option(
      names = "--answerability",
      description =
          "Also compares ways of telling from the question alone whether it can be answered: a"
              + " TF-IDF forest, and distances of sentence vectors.")
  private boolean answerability;

  @Option(
      names = "--penalty",
      defaultValue = "10",
      description = "How many right answers one wrong answer costs. Default: ${DEFAULT-VALUE}.")
  private double penalty;

  @Option(
      names = "--resamples",
      defaultValue = "200",
      description = "Draws for the intervals. Default: ${DEFAULT-VALUE}.")
  private int resamples;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    OwnSqlReport report = new OwnSqlReport(out, penalty, input.seed(), resamples);
    TrainingSet set = input.trainingSet();
    ConfidenceTrainer.Trained own = set.own(TrainingSet.OWN, input.seed());
    own(set, own, report);
    recorded(set, report);
    if (!compared.isEmpty()) {
      compareOwn(set, own, report);
      compareRecorded(set, report);
    }
    if (answerability) {
      answerability(set, own, report);
    }
    return 0;
  }

  private double threshold(TrainingSet set, ConfidenceTrainer.Trained trained) {
    return new AcceptancePolicy(penalty).least(set.withoutAnswer(trained));
  }

  private void own(TrainingSet set, ConfidenceTrainer.Trained trained, OwnSqlReport report)
      throws IOException {
    Map<String, MixedConfidence> parts = new LinkedHashMap<>();
    parts.put("training databases out of fold", strict(set, trained));
    parts.put("other databases", set.tried(trained, threshold(set, trained), MatchForm.STRICT));
    parts.forEach(
        (part, mixed) -> {
          report.out().printf("%nOwn SQL, %s, half unanswerable, %s%n", part, TrainingSet.OWN);
          report.headline(new MixedConfidence(mixed.questions(), MatchForm.BENCHMARK));
          report.headline(mixed);
          report.kinds(mixed);
          report.calibration(mixed.calibration(input.seed()));
          report.bounds(mixed);
          report.out().printf("  %d wrong answers%n", mixed.wrongAnswers().size());
          report.out().flush();
        });
    report.out().printf("%nWrong answers to judge: %s%n", input.writeWrongAnswers(parts));
  }

  private MixedConfidence strict(TrainingSet set, ConfidenceTrainer.Trained trained) {
    return set.outOfFold(trained, threshold(set, trained), MatchForm.STRICT);
  }

  private void compareOwn(TrainingSet set, ConfidenceTrainer.Trained trained, OwnSqlReport report) {
    report.rowHeader("Own SQL, training databases out of fold, right by STRICT");
    report.row(TrainingSet.OWN.name(), strict(set, trained));
    for (ScorerKind kind : compared) {
      report.row(kind.name(), strict(set, set.own(kind, input.seed())));
    }
  }

  private void compareRecorded(TrainingSet set, OwnSqlReport report) {
    report
        .out()
        .printf(
            "%nRecorded SQL, each database by models of the others%n  %-28s %-24s %-24s %s%n",
            "", "AUROC", "F1 of wrong SQL", "coverage at 90 % precision");
    RecordedConfidence measures = measures();
    for (ScorerKind kind : compared) {
      List<HeldOut> rows = measures.heldOut(set.recorded(), kind);
      report
          .out()
          .printf(
              "  %-28s %-24s %-24s %s%n",
              kind,
              OwnSqlReport.text(overSystems(rows, measures::auroc)),
              OwnSqlReport.text(overSystems(rows, measures::f1)),
              OwnSqlReport.text(overSystems(rows, measures::coverage)));
      report.out().flush();
    }
  }

  private void answerability(
      TrainingSet set, ConfidenceTrainer.Trained trained, OwnSqlReport report) {
    MixedConfidence now = strict(set, trained);
    AnswerabilityTrial trial = new AnswerabilityTrial(set, now, input.schemaNames(), input.seed());
    new AnswerabilityReport(report.out(), input.seed(), resamples).print(trial.comparison());
    report.rowHeader("Own SQL with these as features, right by STRICT");
    report.row("none", now);
    List<String> methods = new ArrayList<>(trial.comparison().scores().keySet());
    methods.remove(AnswerabilityComparison.CONFIDENCE);
    for (String method : methods) {
      report.row(method, with(trial, List.of(method)));
    }
    report.row("all", with(trial, methods));
  }

  private MixedConfidence with(AnswerabilityTrial trial, List<String> methods) {
    TrainingSet set = trial.with(methods);
    return strict(set, set.own(TrainingSet.OWN, input.seed()));
  }

  private RecordedConfidence measures() {
    return new RecordedConfidence(MatchForm.BENCHMARK, penalty, input.seed());
  }

  private void recorded(TrainingSet set, OwnSqlReport report) {
    PrintWriter out = report.out();
    RecordedConfidence measures = measures();
    List<HeldOut> rows = measures.heldOut(set.recorded(), TrainingSet.RECORDED);
    List<List<ScoredSql>> systems =
        rows.stream()
            .collect(Collectors.groupingBy(row -> row.example().source()))
            .values()
            .stream()
            .map(system -> system.stream().map(EvaluateConfidenceCommand::scored).toList())
            .toList();
    out.printf(
        "%nRecorded SQL of %d systems, each database by models of the others, %s%n",
        systems.size(), TrainingSet.RECORDED);
    report.line("AUROC", overSystems(rows, measures::auroc), "");
    report.line("F1 of wrong SQL", overSystems(rows, measures::f1), "");
    report.line("F1 of the verdict", overSystems(rows, measures::verdictF1), "");
    report.line("coverage at 90 % precision", overSystems(rows, measures::coverage), "");
    report.calibration(measures.calibration(rows));
    for (double risk : RISKS) {
      double worst =
          systems.stream()
              .mapToDouble(
                  system ->
                      MixedConfidence.exceeded(system, risk, SPLITS / systems.size(), input.seed()))
              .average()
              .orElse(0);
      out.printf(
          Locale.ROOT,
          "  bound of %.2f exceeded in %.1f %% of %d splits by question%n",
          risk,
          100 * worst,
          SPLITS);
    }
    out.flush();
  }

  private static ScoredSql scored(HeldOut row) {
    return new ScoredSql(row.probability(), row.example().right(MatchForm.BENCHMARK));
  }

  private Interval overSystems(
      List<HeldOut> rows, Function<List<HeldOut>, OptionalDouble> measure) {
    return new Bootstrap(input.seed(), resamples)
        .interval(
            RecordedConfidence.byQuestion(rows),
            drawn -> measure.apply(drawn.stream().flatMap(List::stream).toList()))
        .orElse(new Interval(Double.NaN, Double.NaN, Double.NaN));
  }
}
