package io.github.askjdbc.cli;

import io.github.askjdbc.decision.confidence.CalibrationKind;
import io.github.askjdbc.decision.confidence.ScorerKind;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.training.Example;
import io.github.askjdbc.evaluation.training.HeldOut;
import io.github.askjdbc.evaluation.training.RecordedConfidence;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.function.Function;
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
    description = "Measures, on databases that the models have not seen, what confidences are worth.")
public final class EvaluateConfidenceCommand implements Callable<Integer> {

  @Mixin private ExampleOptions input;

  @Option(
      names = "--kinds",
      split = ",",
      description = "Which of ${COMPLETION-CANDIDATES} to compare. Default: all.")
  private List<ScorerKind> kinds = List.of(ScorerKind.values());

  @Option(
      names = "--calibration",
      defaultValue = "BETA",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private CalibrationKind calibration;

  @Option(
      names = "--resamples",
      defaultValue = "200",
      description = "Draws for the intervals. Default: ${DEFAULT-VALUE}.")
  private int resamples;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    List<Example> recorded =
        input.withExamples(folder -> folder.recorded(input.validation(), input.predictions()));
    RecordedConfidence measures = new RecordedConfidence(MatchForm.BENCHMARK, 10, input.seed());
    out.printf("%d recorded SQL%n", recorded.size());
    for (ScorerKind kind : kinds) {
      List<HeldOut> rows = measures.heldOut(recorded, kind, calibration);
      Calibration calibrated = measures.calibration(rows);
      out.printf(
          "%-24s AUROC %s  F1 %s  verdict F1 %s  coverage at 90 %% %s  ECE %.3f floor %.3f%n",
          kind,
          interval(rows, measures::auroc),
          interval(rows, measures::f1),
          interval(rows, measures::verdictF1),
          interval(rows, measures::coverage),
          calibrated.ece().orElse(Double.NaN),
          calibrated.floor().orElse(Double.NaN));
      out.flush();
    }
    return 0;
  }

  private String interval(List<HeldOut> rows, Function<List<HeldOut>, OptionalDouble> measure) {
    return new Bootstrap(input.seed(), resamples)
        .interval(
            RecordedConfidence.byQuestion(rows),
            drawn -> measure.apply(drawn.stream().flatMap(List::stream).toList()))
        .map(
            found ->
                String.format("%.3f (%.3f to %.3f)", found.estimate(), found.low(), found.high()))
        .orElse("-");
  }
}
