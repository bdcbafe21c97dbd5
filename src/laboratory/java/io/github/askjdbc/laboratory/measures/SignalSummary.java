package io.github.askjdbc.laboratory.measures;

import io.github.askjdbc.evaluation.measures.SignalMeasure;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What one error signal is worth over several systems, each counting alike.
 *
 * @param fired mean number of SQL flagged a system
 * @param precision mean over the systems where it fired; of the flagged SQL, the wrong share
 * @param recall mean over the systems; of the wrong SQL, the flagged share
 */
public record SignalSummary(
    String signal, double fired, OptionalDouble precision, OptionalDouble recall) {

  /**
   * @param systems one measure of the same signal for each system
   */
  public static SignalSummary of(String signal, List<SignalMeasure> systems) {
    return new SignalSummary(
        signal,
        systems.stream().mapToInt(SignalMeasure::fired).average().orElse(0),
        systems.stream()
            .map(SignalMeasure::precision)
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .average(),
        systems.stream()
            .map(SignalMeasure::recall)
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .average());
  }
}
