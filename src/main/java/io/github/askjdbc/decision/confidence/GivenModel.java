package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Calibrator;
import io.github.askjdbc.learning.Calibrators;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The probability that SQL of anybody else answers its question: that there is an answer, times
 * that the SQL is right if there is one (TrustSQL, section 4, keeps the two apart likewise).
 *
 * @param right for questions that have an answer
 * @param answerable whether they have
 * @param calibrator of the product, since both may err alike
 */
public record GivenModel(ConfidenceModel right, ConfidenceModel answerable, Calibrator calibrator) {

  /**
   * @param features by name; unknown ones are left out
   */
  public double probability(Map<String, Float> features) {
    double product = right.probability(features) * answerable.probability(features);
    return Math.max(0, Math.min(1, calibrator.probability(product)));
  }

  /** How likely the question has no answer, between 0 and 1. */
  double unanswerable(Map<String, Float> features) {
    return 1 - answerable.probability(features);
  }

  List<String> features() {
    return Stream.of(right, answerable)
        .flatMap(model -> model.features().stream())
        .distinct()
        .toList();
  }

  void write(ModelOutput out) {
    right.write(out);
    answerable.write(out);
    calibrator.write(out);
  }

  static GivenModel read(ModelInput in) throws DamagedModelException {
    return new GivenModel(ConfidenceModel.read(in), ConfidenceModel.read(in), Calibrators.read(in));
  }
}
