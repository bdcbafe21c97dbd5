package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.ReliabilityScore;
import io.github.askjdbc.evaluation.measures.Shares;
import io.github.askjdbc.evaluation.run.QuestionResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The same questions with and without a language model, by the strict form: all of them first, then
 * category by category.
 *
 * @param costs of what is recorded; empty where a model's cost is not known
 */
public record ModelGain(List<Row> rows, Optional<ModelCosts> costs) {

  private static final double PENALTY = 10;

  /** One group of questions. */
  public record Row(String group, Score with, Score without) {}

  /**
   * What came of a group.
   *
   * @param precision right among the answered, between 0 and 1; empty where nothing was answered
   * @param rs0 RS(0), in points, as the two others
   * @param rsCount RS(N), N being the questions of the group
   */
  public record Score(
      int questions,
      int answered,
      int right,
      OptionalDouble precision,
      double rs0,
      double rs10,
      double rsCount) {

    static Score of(List<QuestionResult> results) {
      List<Outcome> outcomes = Headline.outcomes(results, MatchForm.STRICT);
      return new Score(
          outcomes.size(),
          (int) outcomes.stream().filter(Outcome::answered).count(),
          (int) outcomes.stream().filter(one -> one.answered() && one.right()).count(),
          Shares.precision(outcomes),
          ReliabilityScore.of(outcomes, 0),
          ReliabilityScore.of(outcomes, PENALTY),
          ReliabilityScore.ofCount(outcomes));
    }
  }

  public ModelGain {
    rows = List.copyOf(rows);
  }

  /** Of the questions that both runs could use. */
  public static ModelGain of(
      List<QuestionResult> with, List<QuestionResult> without, Optional<ModelCosts> costs) {
    List<QuestionResult> first = common(with, without);
    List<QuestionResult> second = common(without, with);
    List<Row> rows = new ArrayList<>();
    rows.add(new Row("all questions", Score.of(first), Score.of(second)));
    Map<String, List<QuestionResult>> others = byCategory(second);
    byCategory(first)
        .forEach(
            (name, members) ->
                rows.add(new Row(name, Score.of(members), Score.of(others.get(name)))));
    return new ModelGain(rows, costs);
  }

  private static List<QuestionResult> common(
      List<QuestionResult> results, List<QuestionResult> others) {
    Set<String> usable =
        others.stream()
            .filter(QuestionResult::usable)
            .map(QuestionResult::id)
            .collect(Collectors.toSet());
    return results.stream()
        .filter(result -> result.usable() && usable.contains(result.id()))
        .toList();
  }

  private static Map<String, List<QuestionResult>> byCategory(List<QuestionResult> results) {
    return results.stream()
        .collect(
            Collectors.groupingBy(EvaluationReport::category, TreeMap::new, Collectors.toList()));
  }

  /** A table for the terminal; each cell has the run with the model first. */
  public String text() {
    String form = "%-26s %9s %13s %11s %15s %17s %17s %21s%n";
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            form,
            "with | without the model",
            "questions",
            "answered",
            "right",
            "precision",
            "RS(0)",
            "RS(10)",
            "RS(N)"));
    for (Row row : rows) {
      Score with = row.with();
      Score without = row.without();
      text.append(
          String.format(
              Locale.ROOT,
              form,
              row.group(),
              with.questions(),
              both("" + with.answered(), "" + without.answered()),
              both("" + with.right(), "" + without.right()),
              both(Numbers.percent(with.precision()), Numbers.percent(without.precision())),
              points(with.rs0(), without.rs0()),
              points(with.rs10(), without.rs10()),
              points(with.rsCount(), without.rsCount())));
    }
    costs.ifPresent(some -> text.append(some.text()).append(System.lineSeparator()));
    return text.toString();
  }

  private static String points(double with, double without) {
    return both(Numbers.places(with, 1), Numbers.places(without, 1));
  }

  private static String both(String with, String without) {
    return with + " | " + without;
  }
}
