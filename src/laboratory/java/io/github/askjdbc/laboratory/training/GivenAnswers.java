package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.ReliabilityScore;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/**
 * What one writer's questions come to, means over draws of its record. A question for which it
 * wrote nothing counts as withheld.
 *
 * @param answerable how many questions can be answered
 * @param unanswerable how many cannot
 * @param right how many were given the right SQL
 * @param given how many were given any
 * @param wrong what was given and is not right, once for each draw
 * @param draws how many there were
 */
public record GivenAnswers(
    double answerable,
    double unanswerable,
    double right,
    double given,
    List<Example> wrong,
    int draws) {

  public GivenAnswers {
    wrong = List.copyOf(wrong);
  }

  /**
   * @param silent of the same writer, on whatever database
   */
  public static GivenAnswers of(
      List<DrawnRecord> databases, List<NullReply> silent, MatchForm form) {
    int draws = databases.stream().mapToInt(one -> one.draws().size()).max().orElse(1);
    double answerable = 0;
    double unanswerable = 0;
    double right = 0;
    double given = 0;
    List<Example> wrong = new ArrayList<>();
    for (DrawnRecord database : databases) {
      for (NullReply reply : silent) {
        if (reply.db().equals(database.db())) {
          answerable += reply.answerable() ? database.left() : 0;
          unanswerable += reply.answerable() ? 0 : database.left();
        }
      }
      for (HeldOut one : database.draws().stream().flatMap(List::stream).toList()) {
        boolean is = one.example().right(form) && one.example().answerable();
        answerable += one.example().answerable() ? 1.0 / draws : 0;
        unanswerable += one.example().answerable() ? 0 : 1.0 / draws;
        given += one.passes() ? 1.0 / draws : 0;
        right += one.passes() && is ? 1.0 / draws : 0;
        if (one.passes() && !is) {
          wrong.add(one.example());
        }
      }
    }
    return new GivenAnswers(answerable, unanswerable, right, given, wrong, draws);
  }

  /** Right answers of the questions that can be answered. */
  public OptionalDouble coverage() {
    return answerable == 0 ? OptionalDouble.empty() : OptionalDouble.of(right / answerable);
  }

  /** Right answers of those that were given. */
  public OptionalDouble precision() {
    return given == 0 ? OptionalDouble.empty() : OptionalDouble.of(right / given);
  }

  /**
   * As {@link ReliabilityScore}.
   *
   * @param penalty of a wrong answer
   */
  public OptionalDouble score(double penalty) {
    double all = answerable + unanswerable;
    double withheld = unanswerable - wrong(Predicate.not(Example::answerable));
    return all == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(100 * (right + withheld - penalty * (given - right)) / all);
  }

  /** The same where some of what is wrong counts as right, and its questions as answerable. */
  public GivenAnswers excusing(Predicate<Example> some) {
    double asked = wrong(some.and(Predicate.not(Example::answerable)));
    return new GivenAnswers(
        answerable + asked,
        unanswerable - asked,
        right + wrong(some),
        given,
        wrong.stream().filter(Predicate.not(some)).toList(),
        draws);
  }

  private double wrong(Predicate<Example> some) {
    return (double) wrong.stream().filter(some).count() / draws;
  }
}
