package io.github.askjdbc.laboratory.report;

import io.github.askjdbc.evaluation.report.Numbers;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures.Answers;
import io.github.askjdbc.laboratory.generator.GeneratorReport;
import java.util.Locale;

/** What was measured of a generator, as tables for the terminal. */
public final class GeneratorText {

  private static final int PROBLEMS_SHOWN = 10;

  private GeneratorText() {}

  public static String of(GeneratorReport report) {
    StringBuilder text = new StringBuilder();
    report.sets().forEach(set -> append(text, set, report));
    line(text, "%nheap after a collection: %.1f MB more than before", report.heap().megabytes());
    if (!report.problems().isEmpty()) {
      line(text, "%d problems", report.problems().size());
      report.problems().stream()
          .limit(PROBLEMS_SHOWN)
          .forEach(problem -> line(text, "  %s", problem));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, GeneratorMeasures set, GeneratorReport report) {
    line(text, "%n%s: right, were every question answered (95 %%)", set.name());
    line(
        text,
        "  %-22s %6s  %-24s %-24s %s",
        "shape of the gold",
        "count",
        "first SQL, benchmark",
        "first SQL, strict",
        "decided upon");
    for (GeneratorMeasures.Accuracy row : set.accuracies()) {
      line(
          text,
          "  %-22s %6d  %-24s %-24s %s",
          row.group(),
          row.generator().of(),
          row.generator().withInterval(),
          row.strict().withInterval(),
          row.whole().of() == 0 ? Numbers.NONE : row.whole().withInterval());
    }
    Answers grammar = set.grammar();
    line(text, "  the grammar reads %s, rightly %s", grammar.answered(), grammar.right());
    report
        .threshold()
        .ifPresent(
            threshold -> {
              Answers answers = set.answers(threshold);
              line(
                  text,
                  "  from a score of %.3f on (%.0f %% right out of fold): %s answered, right %s",
                  threshold,
                  100 * report.precision(),
                  answers.answered().withInterval(),
                  answers.right().withInterval());
            });
    if (!set.costs().isEmpty()) {
      line(text, "  %-22s %6s %10s %10s", "time, ms", "count", "median", "p95");
      set.times()
          .forEach(
              time ->
                  line(
                      text,
                      "  %-22s %6d %10.1f %10.1f",
                      time.stage(),
                      time.count(),
                      time.median(),
                      time.p95()));
    }
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
