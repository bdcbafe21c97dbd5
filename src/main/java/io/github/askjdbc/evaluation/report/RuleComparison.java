package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.decision.ConformalThreshold;
import io.github.askjdbc.decision.CumulativeScoreThreshold;
import io.github.askjdbc.decision.ExpectedScoreThreshold;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.ThresholdRule;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.ReliabilityScore;
import io.github.askjdbc.evaluation.measures.Shares;
import io.github.askjdbc.evaluation.run.QuestionResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * What a way to decide would have scored, by the strict form. A rule that learns its threshold
 * learns it on the other databases, one left out at a time; where there is only one database, on
 * the other half of its questions.
 *
 * @param thresholds the lowest and the highest that were used, as text
 * @param wrongRate wrong answers among all questions, between 0 and 1
 */
public record RuleComparison(
    String rule,
    String thresholds,
    OptionalDouble coverage,
    OptionalDouble precision,
    double wrongRate,
    double reliability) {

  /** Every rule over one set of results. */
  public static List<RuleComparison> of(
      List<QuestionResult> results, double penalty, double maxRisk) {
    List<List<QuestionResult>> folds = folds(results);
    List<RuleComparison> rows = new ArrayList<>();
    List<Outcome> outcomes = Headline.outcomes(results, MatchForm.STRICT);
    rows.add(row("as decided", "", outcomes, penalty));
    rows.add(
        row(
            "abstain from all",
            "",
            outcomes.stream().map(outcome -> outcome.decided(false)).toList(),
            penalty));
    rules(penalty, maxRisk)
        .forEach((name, rule) -> rows.add(crossFitted(name, rule, folds, penalty)));
    return rows;
  }

  private static Map<String, ThresholdRule> rules(double penalty, double maxRisk) {
    Map<String, ThresholdRule> rules = new LinkedHashMap<>();
    rules.put("answer whatever has SQL", known -> 0);
    rules.put("TrustSQL appendix F", new CumulativeScoreThreshold());
    rules.put(
        "expected score at penalty " + Numbers.plain(penalty),
        new ExpectedScoreThreshold(penalty, 0));
    rules.put(
        "conformal, wrong at most " + Numbers.plain(100 * maxRisk) + " %",
        new ConformalThreshold(maxRisk));
    return rules;
  }

  private static RuleComparison crossFitted(
      String name, ThresholdRule rule, List<List<QuestionResult>> folds, double penalty) {
    List<Outcome> decided = new ArrayList<>();
    List<Double> thresholds = new ArrayList<>();
    for (List<QuestionResult> fold : folds) {
      List<ScoredSql> known =
          folds.stream()
              .filter(other -> other != fold)
              .flatMap(List::stream)
              .filter(result -> result.sql().isPresent() && result.confidence().isPresent())
              .map(
                  result ->
                      new ScoredSql(
                          result.confidence().getAsDouble(), result.right(MatchForm.STRICT)))
              .toList();
      double threshold = rule.threshold(known);
      thresholds.add(threshold);
      for (Outcome outcome : Headline.outcomes(fold, MatchForm.STRICT)) {
        decided.add(
            outcome.decided(
                outcome.confidence().isPresent()
                    && outcome.confidence().getAsDouble() >= threshold));
      }
    }
    return row(name, span(thresholds), decided, penalty);
  }

  private static List<List<QuestionResult>> folds(List<QuestionResult> results) {
    Map<String, List<QuestionResult>> byDatabase =
        results.stream()
            .collect(
                Collectors.groupingBy(
                    result -> result.question().db(), LinkedHashMap::new, Collectors.toList()));
    if (byDatabase.size() > 1) {
      return List.copyOf(byDatabase.values());
    }
    List<List<QuestionResult>> halves = List.of(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < results.size(); i++) {
      halves.get(i % 2).add(results.get(i));
    }
    return halves;
  }

  private static RuleComparison row(
      String name, String thresholds, List<Outcome> outcomes, double penalty) {
    long wrong = outcomes.stream().filter(one -> one.answered() && !one.right()).count();
    return new RuleComparison(
        name,
        thresholds,
        Shares.coverage(outcomes),
        Shares.precision(outcomes),
        outcomes.isEmpty() ? 0 : (double) wrong / outcomes.size(),
        ReliabilityScore.of(outcomes, penalty));
  }

  private static String span(List<Double> thresholds) {
    double low = thresholds.stream().mapToDouble(Double::doubleValue).min().orElse(0);
    double high = thresholds.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    String lowText = threshold(low);
    String highText = threshold(high);
    return lowText.equals(highText) ? lowText : lowText + " to " + highText;
  }

  private static String threshold(double value) {
    return value == ThresholdRule.NEVER ? "never" : Numbers.places(value, 3);
  }
}
