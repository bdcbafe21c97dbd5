package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.decision.CumulativeScoreThreshold;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.ThresholdRule;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.ReliabilityScore;
import io.github.askjdbc.evaluation.measures.Shares;
import io.github.askjdbc.evaluation.report.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * How a system does: a line of a table.
 *
 * @param coverage answered among all questions, between 0 and 1
 * @param precision right among the answered, between 0 and 1; empty where nothing was answered
 * @param rs0 RS(0), in points, as the two others
 * @param rsCount RS(N), N being the questions
 * @param tokens a question, in and out, on average
 */
public record SystemRow(
    String name,
    int questions,
    OptionalDouble coverage,
    OptionalDouble precision,
    double rs0,
    double rs10,
    double rsCount,
    double tokens) {

  private static final double PENALTY = 10;
  private static final String FORM = "%-24s %9s %9s %9s %9s %9s %11s %9s%n";

  /** SQL as it was given, or would be. */
  private record Scored(String db, Outcome outcome) {
    static Scored of(WrittenReply reply) {
      SystemVerdict verdict = reply.attempt().verdict();
      return new Scored(
          reply.question().db(),
          new Outcome(
              reply.answerable(),
              verdict.sql().isPresent(),
              verdict.sql().isPresent(),
              reply.right(),
              verdict.sql().isPresent()
                  ? OptionalDouble.of(verdict.score())
                  : OptionalDouble.empty()));
    }

    double score() {
      return outcome.confidence().orElse(0);
    }
  }

  /**
   * @param scored whether it gives SQL from a score on, which is then learned by the heuristic of
   *     TrustSQL on the other databases, one left out at a time
   */
  public static SystemRow of(String name, boolean scored, List<WrittenReply> replies) {
    List<Scored> all = replies.stream().map(Scored::of).toList();
    List<Outcome> outcomes = scored ? crossFitted(all) : all.stream().map(Scored::outcome).toList();
    return new SystemRow(
        name,
        outcomes.size(),
        Shares.coverage(outcomes),
        Shares.precision(outcomes),
        ReliabilityScore.of(outcomes, 0),
        ReliabilityScore.of(outcomes, PENALTY),
        ReliabilityScore.ofCount(outcomes),
        replies.stream().mapToDouble(reply -> reply.cost().tokens().total()).average().orElse(0));
  }

  private static List<Outcome> crossFitted(List<Scored> all) {
    Map<String, List<Scored>> folds =
        all.stream()
            .collect(Collectors.groupingBy(Scored::db, LinkedHashMap::new, Collectors.toList()));
    ThresholdRule rule = new CumulativeScoreThreshold();
    List<Outcome> decided = new ArrayList<>();
    folds.forEach(
        (db, fold) -> {
          double threshold =
              rule.threshold(
                  all.stream()
                      .filter(one -> !one.db().equals(db) && one.outcome().candidate())
                      .map(one -> new ScoredSql(one.score(), one.outcome().right()))
                      .toList());
          fold.forEach(one -> decided.add(one.outcome().decided(one.score() >= threshold)));
        });
    return decided;
  }

  /** Of every table of systems. */
  public static String heading() {
    return String.format(
        Locale.ROOT,
        FORM,
        "system",
        "questions",
        "coverage",
        "precision",
        "RS(0)",
        "RS(10)",
        "RS(N)",
        "tokens");
  }

  /** For the terminal. */
  public String text() {
    return String.format(
        Locale.ROOT,
        FORM,
        name,
        questions,
        Numbers.percent(coverage),
        Numbers.percent(precision),
        Numbers.places(rs0, 1),
        Numbers.places(rs10, 1),
        Numbers.places(rsCount, 1),
        Numbers.places(tokens, 0));
  }
}
