package io.github.askjdbc.cli;

import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.confidence.ConfidenceModel;
import io.github.askjdbc.decision.confidence.ScorerKind;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.evaluation.training.HeldOut;
import io.github.askjdbc.evaluation.training.MixedConfidence;
import io.github.askjdbc.evaluation.training.RecordedConfidence;
import io.github.askjdbc.evaluation.training.TrainingSet;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
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

  @Mixin private ModelOptions models;

  @Option(
      names = "--compare",
      split = ",",
      description = "Further models to try: ${COMPLETION-CANDIDATES}.")
  private List<ScorerKind> compared = List.of();

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
    own(set, models.own(), report, true);
    for (ScorerKind kind : compared) {
      own(set, kind, report, false);
    }
    recorded(set, models.given(), report);
    compared.forEach(kind -> recorded(set, kind, report));
    return 0;
  }

  private void own(TrainingSet set, ScorerKind kind, OwnSqlReport report, boolean full)
      throws IOException {
    ConfidenceModel.Trained trained = set.own(kind, models.calibration(), input.seed());
    // p - c(1 - p) > 1 - p: whatever is not right may be unanswerable
    double threshold = Math.nextUp((penalty + 1) / (penalty + 2));
    report.out().printf("%nOwn SQL, training databases out of fold, half unanswerable, %s%n", kind);
    for (MatchForm form : MatchForm.values()) {
      report.headline(set.outOfFold(trained, threshold, form));
    }
    MixedConfidence outOfFold = set.outOfFold(trained, threshold, MatchForm.STRICT);
    if (full) {
      report.kinds(outOfFold);
    }
    report.calibration(outOfFold.calibration(input.seed()));
    report.bounds(outOfFold);
    report.out().printf("%nOwn SQL, other databases, half unanswerable, %s%n", kind);
    for (MatchForm form : MatchForm.values()) {
      report.headline(set.tried(trained, threshold, form));
    }
    MixedConfidence tried = set.tried(trained, threshold, MatchForm.STRICT);
    if (full) {
      report.kinds(tried);
      report.wrongAnswers(tried, input.gold());
    }
    report.calibration(tried.calibration(input.seed()));
    report.bounds(tried);
    report.out().flush();
  }

  private void recorded(TrainingSet set, ScorerKind kind, OwnSqlReport report) {
    PrintWriter out = report.out();
    RecordedConfidence measures =
        new RecordedConfidence(MatchForm.BENCHMARK, penalty, input.seed());
    List<HeldOut> rows = measures.heldOut(set.recorded(), kind, models.calibration());
    out.printf("%nRecorded SQL, each database by models of the others, %s%n", kind);
    report.line("AUROC", overSystems(rows, measures::auroc), "");
    report.line("F1 of wrong SQL", overSystems(rows, measures::f1), "");
    report.line("F1 of the verdict", overSystems(rows, measures::verdictF1), "");
    report.line("coverage at 90 % precision", overSystems(rows, measures::coverage), "");
    report.calibration(measures.calibration(rows));
    List<List<ScoredSql>> systems =
        rows.stream()
            .collect(Collectors.groupingBy(row -> row.example().source()))
            .values()
            .stream()
            .map(system -> system.stream().map(EvaluateConfidenceCommand::scored).toList())
            .toList();
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
