package io.github.askjdbc.evaluation.measures;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/** Shares of questions, each between 0 and 1, empty where it would divide by nothing. */
public final class Shares {

  private Shares() {}

  /** Execution accuracy: of the answerable questions, those given a right answer. */
  public static OptionalDouble executionAccuracy(List<Outcome> outcomes) {
    return share(outcomes, Outcome::answerable, outcome -> outcome.answered() && outcome.right());
  }

  /** Of the answerable questions, those with a right SQL, given or withheld. */
  public static OptionalDouble candidateAccuracy(List<Outcome> outcomes) {
    return share(outcomes, Outcome::answerable, Outcome::right);
  }

  /** Of all questions, those that were answered. */
  public static OptionalDouble coverage(List<Outcome> outcomes) {
    return share(outcomes, outcome -> true, Outcome::answered);
  }

  /** Of the answerable questions, those that were answered. */
  public static OptionalDouble answerableCoverage(List<Outcome> outcomes) {
    return share(outcomes, Outcome::answerable, Outcome::answered);
  }

  /** Of the answers given, to unanswerable questions too, the right ones. */
  public static OptionalDouble precision(List<Outcome> outcomes) {
    return share(outcomes, Outcome::answered, Outcome::right);
  }

  /** Of the unanswerable questions, those that were not answered. */
  public static OptionalDouble rejection(List<Outcome> outcomes) {
    return share(outcomes, outcome -> !outcome.answerable(), outcome -> !outcome.answered());
  }

  static <T> OptionalDouble share(List<T> items, Predicate<T> among, Predicate<T> counted) {
    return items.stream().filter(among).mapToInt(item -> counted.test(item) ? 1 : 0).average();
  }
}
