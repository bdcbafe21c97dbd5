package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Count;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.ReliabilityScore;
import io.github.askjdbc.evaluation.measures.Shares;
import io.github.askjdbc.evaluation.run.QuestionResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * The measures of one set of questions.
 *
 * @param name of the set
 * @param questions how many
 * @param unanswerable how many of them
 */
public record Headline(String name, int questions, int unanswerable, List<Measure> measures) {

  /**
   * One measure, in percent or points; empty where it is undefined.
   *
   * @param abstainAll what answering nothing would score
   */
  public record Measure(
      String name,
      Optional<Interval> strict,
      Optional<Interval> benchmark,
      OptionalDouble abstainAll) {}

  public Headline {
    measures = List.copyOf(measures);
  }

  public static Headline of(String name, List<QuestionResult> results, Bootstrap bootstrap) {
    return of(
        name,
        outcomes(results, MatchForm.STRICT),
        outcomes(results, MatchForm.BENCHMARK),
        bootstrap);
  }

  /** The same questions by two forms of the match. */
  static Headline of(
      String name, List<Outcome> strict, List<Outcome> benchmark, Bootstrap bootstrap) {
    Measures measures = new Measures(strict, benchmark, bootstrap, new ArrayList<>());
    measures.share("execution accuracy", Shares::executionAccuracy);
    measures.share("right SQL, given or withheld", Shares::candidateAccuracy);
    measures.share("coverage of all questions", Shares::coverage);
    measures.share("coverage of answerable questions", Shares::answerableCoverage);
    measures.share("precision of the answers", Shares::precision);
    measures.share("unanswerable questions rejected", Shares::rejection);
    measures.score("RS(0)", 0);
    measures.score("RS(5)", 5);
    measures.score("RS(10)", 10);
    measures.score("RS(N)", strict.size());
    int unanswerable = (int) strict.stream().filter(outcome -> !outcome.answerable()).count();
    return new Headline(name, strict.size(), unanswerable, measures.rows());
  }

  /** The measure of that name. */
  public Measure measure(String measure) {
    return measures.stream()
        .filter(one -> one.name().equals(measure))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no measure '" + measure + "'"));
  }

  static List<Outcome> outcomes(List<QuestionResult> results, MatchForm form) {
    return results.stream().map(result -> result.outcome(form)).toList();
  }

  private record Measures(
      List<Outcome> strict, List<Outcome> benchmark, Bootstrap bootstrap, List<Measure> rows) {

    /** By Wilson's interval, since of a few answers, all of them right, a bootstrap is silent. */
    void share(String name, Function<List<Outcome>, OptionalDouble> share) {
      rows.add(
          new Measure(
              name, percent(strict, share), percent(benchmark, share), OptionalDouble.empty()));
    }

    void score(String name, double penalty) {
      Function<List<Outcome>, OptionalDouble> score =
          outcomes -> OptionalDouble.of(ReliabilityScore.of(outcomes, penalty));
      rows.add(
          new Measure(
              name,
              bootstrap.interval(strict, score),
              bootstrap.interval(benchmark, score),
              OptionalDouble.of(ReliabilityScore.ofAbstainingAlways(strict))));
    }

    /** A share is the mean of what each outcome is alone, 0 or 1, where it counts at all. */
    private static Optional<Interval> percent(
        List<Outcome> outcomes, Function<List<Outcome>, OptionalDouble> share) {
      Count count = new Count();
      outcomes.forEach(
          outcome -> share.apply(List.of(outcome)).ifPresent(one -> count.add(one == 1)));
      return count.interval().map(interval -> interval.times(100));
    }
  }
}
