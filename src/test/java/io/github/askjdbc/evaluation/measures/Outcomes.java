package io.github.askjdbc.evaluation.measures;

import java.util.OptionalDouble;

/** Outcomes for hand-worked cases. */
final class Outcomes {

  private Outcomes() {}

  static Outcome right(double confidence) {
    return new Outcome(true, true, true, true, OptionalDouble.of(confidence));
  }

  static Outcome wrong(double confidence) {
    return new Outcome(true, true, true, false, OptionalDouble.of(confidence));
  }

  static Outcome rightWithheld(double confidence) {
    return right(confidence).decided(false);
  }

  static Outcome wrongWithheld(double confidence) {
    return wrong(confidence).decided(false);
  }

  static Outcome withoutSql() {
    return new Outcome(true, false, false, false, OptionalDouble.empty());
  }

  static Outcome unanswerableAnswered(double confidence) {
    return new Outcome(false, true, true, false, OptionalDouble.of(confidence));
  }

  static Outcome unanswerableRejected() {
    return new Outcome(false, false, false, false, OptionalDouble.empty());
  }
}
