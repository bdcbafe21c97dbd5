package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.learning.GivenConfidence;
import io.github.askjdbc.learning.Recalibration;
import java.util.OptionalDouble;

/**
 * An example with what a model says of it that has seen nothing of its database.
 *
 * @param probability that the SQL is right; 0 where there is none that the guard let pass
 * @param threshold below which SQL counts as wrong, chosen on the databases that the model has seen
 */
public record HeldOut(Example example, double probability, double threshold) {

  /** What was thought of it, and what its writer thinks of it. */
  GivenConfidence given() {
    return new GivenConfidence(probability, example.sureness());
  }

  /** The same, as confident as what is known of its writer says. */
  HeldOut by(Recalibration known) {
    return new HeldOut(example, known.probability(given()), threshold);
  }

  /** Whether it is surer than the threshold asks for. */
  boolean passes() {
    return probability >= threshold;
  }

  Outcome outcome(MatchForm form, double limit) {
    return new Outcome(
        example.answerable(),
        probability >= limit,
        true,
        example.right(form) && example.answerable(),
        OptionalDouble.of(probability));
  }
}
