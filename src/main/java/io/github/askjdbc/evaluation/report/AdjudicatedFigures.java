package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.adjudication.Adjudications;
import io.github.askjdbc.evaluation.adjudication.AnswerKey;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.run.QuestionResult;
import java.util.List;
import java.util.Locale;

/**
 * The figures as the gold has them, and as they are where answers count as right that a person
 * found right. An answer to a question that has none by its gold makes it an answerable one.
 *
 * @param wrong how many answers count as wrong by the strict form
 * @param read how many of them a person read
 * @param excused how many of these are right
 */
public record AdjudicatedFigures(
    int wrong, int read, int excused, Headline raw, Headline adjudicated) {

  public static AdjudicatedFigures of(
      List<QuestionResult> all, Adjudications said, Bootstrap bootstrap) {
    List<QuestionResult> usable = all.stream().filter(QuestionResult::usable).toList();
    List<AnswerKey> wrong =
        usable.stream().filter(EvaluationReport::isWrong).map(AdjudicatedFigures::key).toList();
    return new AdjudicatedFigures(
        wrong.size(),
        (int) wrong.stream().filter(said.byAnswer()::containsKey).count(),
        (int) wrong.stream().filter(said::excuse).count(),
        Headline.of("as the gold says", usable, bootstrap),
        Headline.of(
            "adjudicated",
            outcomes(usable, said, MatchForm.STRICT),
            outcomes(usable, said, MatchForm.BENCHMARK),
            bootstrap));
  }

  private static List<Outcome> outcomes(
      List<QuestionResult> results, Adjudications said, MatchForm form) {
    return results.stream()
        .map(
            result ->
                EvaluationReport.isWrong(result) && said.excuse(key(result))
                    ? new Outcome(true, true, true, true, result.confidence())
                    : result.outcome(form))
        .toList();
  }

  private static AnswerKey key(QuestionResult answered) {
    return AnswerKey.of(answered.id(), answered.sql().orElseThrow());
  }

  /** A table for the terminal. */
  public String text() {
    StringBuilder text = new StringBuilder();
    line(
        text,
        "%nAdjudicated: of %d answers that count as wrong %d were read, %d are right",
        wrong,
        read,
        excused);
    String row = "  %-34s %-26s %-26s %-26s %s";
    line(text, row, "percent", "strict, raw", "adjudicated", "benchmark, raw", "adjudicated");
    for (Headline.Measure measure : raw.measures()) {
      Headline.Measure other = adjudicated.measure(measure.name());
      line(
          text,
          row,
          measure.name(),
          Numbers.interval(measure.strict()),
          Numbers.interval(other.strict()),
          Numbers.interval(measure.benchmark()),
          Numbers.interval(other.benchmark()));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
