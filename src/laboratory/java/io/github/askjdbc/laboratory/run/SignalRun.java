package io.github.askjdbc.laboratory.run;

import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.SignalMeasure;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Prediction;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Counts what every signal says of labelled SQL. */
public final class SignalRun {

  /** SQLens' nine database signals (appendix A.1), which together make a plain vote. */
  public static final Set<String> SQLENS_DATABASE_SIGNALS =
      Set.of(
          "abnormal-result",
          "empty-predicate",
          "incorrect-filter-in-subquery",
          "incorrect-group-by",
          "incorrect-join-predicate",
          "suboptimal-join-tree",
          "table-similarity",
          "unnecessary-subquery",
          "value-ambiguity");

  /** One SQL with its label and what the signals say. */
  public record Judged(
      EvaluationQuestion question, String sql, boolean correct, SignalVotes.Votes votes) {}

  private SignalRun() {}

  /**
   * Inspects every labelled prediction; those without a label or a question are left out.
   *
   * @throws SQLException if a database cannot be used
   */
  public static List<Judged> judged(
      Map<String, EvaluationQuestion> questions, List<Prediction> predictions, SignalVotes votes)
      throws SQLException {
    List<Judged> judged = new ArrayList<>();
    for (Prediction prediction : predictions) {
      EvaluationQuestion question = questions.get(prediction.id());
      if (question != null && prediction.correct().isPresent()) {
        String sql = prediction.sql().get(0);
        judged.add(new Judged(question, sql, prediction.correct().get(), votes.of(question, sql)));
      }
    }
    return judged;
  }

  /** Every signal that looked at any of them, the guard included. */
  public static Set<String> signals(List<Judged> judged) {
    Set<String> signals = new TreeSet<>();
    for (Judged one : judged) {
      one.votes()
          .verdicts()
          .forEach(
              (signal, verdict) -> {
                if (!verdict.equals("abstained")) {
                  signals.add(signal);
                }
              });
    }
    return signals;
  }

  /** One measure a signal, and rows for votes of several. */
  public static Map<String, SignalMeasure> measures(Set<String> signals, List<Judged> judged) {
    Map<String, SignalMeasure> measures = new LinkedHashMap<>();
    for (String signal : signals) {
      measures.put(signal, measure(signal, judged, votes -> votes.flagged(signal)));
    }
    String plain = "vote: any database signal of SQLens";
    measures.put(
        plain,
        measure(plain, judged, votes -> SQLENS_DATABASE_SIGNALS.stream().anyMatch(votes::flagged)));
    String any = "vote: any signal";
    measures.put(any, measure(any, judged, votes -> votes.verdicts().containsValue("flagged")));
    String two = "vote: two signals or more";
    measures.put(
        two,
        measure(
            two,
            judged,
            votes ->
                votes.refused()
                    || votes.verdicts().values().stream().filter("flagged"::equals).count() > 1));
    return measures;
  }

  private static SignalMeasure measure(
      String name, List<Judged> judged, Predicate<SignalVotes.Votes> flags) {
    return SignalMeasure.of(
        name,
        judged.stream()
            .map(
                one ->
                    new SignalMeasure.Vote(
                        flags.test(one.votes()),
                        new Outcome(true, true, true, one.correct(), OptionalDouble.empty())))
            .toList(),
        0);
  }
}
