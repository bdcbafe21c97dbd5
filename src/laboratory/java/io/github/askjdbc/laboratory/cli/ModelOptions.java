package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.decision.confidence.CalibrationKind;
import io.github.askjdbc.decision.confidence.ScorerKind;
import picocli.CommandLine.Option;

/** Which models are trained. */
final class ModelOptions {

  @Option(
      names = "--own",
      defaultValue = "RANDOM_FOREST",
      description =
          "Model for the driver's own SQL: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private ScorerKind own;

  @Option(
      names = "--given",
      defaultValue = "ENSEMBLE",
      description = "Model for others' SQL. Default: ${DEFAULT-VALUE}.")
  private ScorerKind given;

  @Option(
      names = "--calibration",
      defaultValue = "ISOTONIC",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private CalibrationKind calibration;

  ScorerKind own() {
    return own;
  }

  ScorerKind given() {
    return given;
  }

  CalibrationKind calibration() {
    return calibration;
  }
}
