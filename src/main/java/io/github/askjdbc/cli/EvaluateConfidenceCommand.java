package io.github.askjdbc.cli;

import io.github.askjdbc.decision.ExpectedScoreThreshold;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.confidence.ScorerKind;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Calibration;
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
import java.util.function.ToDoubleFunction;
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
      description = "Further models to try on recorded SQL: ${COMPLETION-CANDIDATES}.")
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
    TrainingSet set = input.trainingSet();
    mixed(set, out);
    recorded(set, models.given(), out);
    compared.forEach(kind -> recorded(set, kind, out));
    return 0;
  }

  private void mixed(TrainingSet set, PrintWriter out) {
    TrainedModels trained =
        set.models(models.own(), ScorerKind.PLAIN_VOTE, models.calibration(), input.seed());
    double threshold = new ExpectedScoreThreshold(penalty, 0).threshold(List.of());
    MixedConfidence mixed = MixedConfidence.of(set.validation(), trained, threshold);
    List<HeldOut> questions = mixed.questions();
    out.printf(
        "%nOwn SQL, unseen databases, half of the questions unanswerable, %s%n", models.own());
    line(out, "coverage of answerable", interval(questions, MixedConfidence.Tally::coverage), "");
    line(out, "precision", interval(questions, MixedConfidence.Tally::precision), "");
    line(out, "unanswerable rejected", interval(questions, MixedConfidence.Tally::rejected), "");
    line(
        out,
        "RS(" + penalty + ")",
        interval(questions, MixedConfidence.Tally::reliability),
        "; abstaining from all: 50");
    mixed
        .byKind()
        .forEach(
            (kind, counts) ->
                out.printf("  %-28s %4d asked, %d answered%n", kind, counts[0], counts[1]));
    calibration(out, mixed.calibration(input.seed()));
    for (HeldOut wrong : mixed.wrongAnswers()) {
      out.printf(
          "  wrong at %.3f, %s: %s%n      %s%n",
          wrong.probability(),
          wrong.example().db(),
          wrong.example().question(),
          wrong.example().sql());
    }
    for (double risk : RISKS) {
      out.printf(
          Locale.ROOT,
          "  bound of %.2f exceeded in %.1f %% of %d splits by question%n",
          risk,
          100 * MixedConfidence.exceeded(mixed.scored(), risk, SPLITS, input.seed()),
          SPLITS);
    }
    out.flush();
  }

  private void recorded(TrainingSet set, ScorerKind kind, PrintWriter out) {
    RecordedConfidence measures =
        new RecordedConfidence(MatchForm.BENCHMARK, penalty, input.seed());
    List<HeldOut> rows = measures.heldOut(set.recorded(), kind, models.calibration());
    out.printf("%nRecorded SQL, each database by models of the others, %s%n", kind);
    line(out, "AUROC", overSystems(rows, measures::auroc), "");
    line(out, "F1 of wrong SQL", overSystems(rows, measures::f1), "");
    line(out, "F1 of the verdict", overSystems(rows, measures::verdictF1), "");
    line(out, "coverage at 90 % precision", overSystems(rows, measures::coverage), "");
    calibration(out, measures.calibration(rows));
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

  private static void calibration(PrintWriter out, Calibration calibration) {
    out.printf(
        Locale.ROOT,
        "  %-28s %.3f; a perfect model shows %.3f, beyond that %.3f%n",
        "calibration error",
        calibration.ece().orElse(Double.NaN),
        calibration.floor().orElse(Double.NaN),
        calibration.excess().orElse(Double.NaN));
  }

  private Interval overSystems(
      List<HeldOut> rows, Function<List<HeldOut>, OptionalDouble> measure) {
    return new Bootstrap(input.seed(), resamples)
        .interval(
            RecordedConfidence.byQuestion(rows),
            drawn -> measure.apply(drawn.stream().flatMap(List::stream).toList()))
        .orElse(new Interval(Double.NaN, Double.NaN, Double.NaN));
  }

  private Interval interval(
      List<HeldOut> questions, ToDoubleFunction<MixedConfidence.Tally> measure) {
    return new Bootstrap(input.seed(), resamples)
        .interval(
            questions,
            drawn ->
                OptionalDouble.of(measure.applyAsDouble(MixedConfidence.tally(drawn, penalty))))
        .orElse(new Interval(Double.NaN, Double.NaN, Double.NaN));
  }

  private static void line(PrintWriter out, String name, Interval value, String rest) {
    out.printf(
        Locale.ROOT,
        "  %-28s %.3f (%.3f to %.3f)%s%n",
        name,
        value.estimate(),
        value.low(),
        value.high(),
        rest);
  }
}
