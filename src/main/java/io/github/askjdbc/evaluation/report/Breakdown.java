package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.ReliabilityScore;
import io.github.askjdbc.evaluation.measures.Shares;
import io.github.askjdbc.evaluation.run.QuestionResult;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One group of questions, by the strict form.
 *
 * @param rightAnswers answered rightly
 * @param wrongAnswers answered wrongly, or answered though unanswerable
 * @param coverage answered among all, between 0 and 1
 * @param precision right among the answered
 */
public record Breakdown(
    String group,
    int questions,
    int rightAnswers,
    int wrongAnswers,
    OptionalDouble coverage,
    OptionalDouble precision,
    double reliability) {

  /** One row a group, in alphabetical order. */
  public static List<Breakdown> by(
      Function<QuestionResult, String> group, List<QuestionResult> results, double penalty) {
    List<Breakdown> rows = new ArrayList<>();
    results.stream()
        .collect(Collectors.groupingBy(group, TreeMap::new, Collectors.toList()))
        .forEach((name, members) -> rows.add(of(name, members, penalty)));
    return rows;
  }

  private static Breakdown of(String name, List<QuestionResult> members, double penalty) {
    List<Outcome> outcomes = Headline.outcomes(members, MatchForm.STRICT);
    long answered = outcomes.stream().filter(Outcome::answered).count();
    long right = outcomes.stream().filter(one -> one.answered() && one.right()).count();
    return new Breakdown(
        name,
        members.size(),
        (int) right,
        (int) (answered - right),
        Shares.coverage(outcomes),
        Shares.precision(outcomes),
        ReliabilityScore.of(outcomes, penalty));
  }
}
