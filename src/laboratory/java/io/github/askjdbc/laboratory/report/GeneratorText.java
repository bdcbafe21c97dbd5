package io.github.askjdbc.laboratory.report;

import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.evaluation.report.Numbers;
import io.github.askjdbc.laboratory.generator.DatabaseCost;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures.Answers;
import io.github.askjdbc.laboratory.generator.GeneratorReport;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What was measured of a generator, as tables for the terminal. */
public final class GeneratorText {

  private static final int PROBLEMS_SHOWN = 10;

  private GeneratorText() {}

  public static String of(GeneratorReport report) {
    StringBuilder text = new StringBuilder();
    report.sets().forEach(set -> append(text, set, report));
    appendSizes(text, report.databases());
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
    appendAccuracies(text, set.accuracies());
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
    appendTimes(text, set.times());
  }

  private static void appendAccuracies(
      StringBuilder text, List<GeneratorMeasures.Accuracy> accuracies) {
    String row = "  %-22s %6s  %-24s %-24s %s";
    line(
        text,
        row,
        "shape of the gold",
        "count",
        "first SQL, benchmark",
        "first SQL, strict",
        "decided upon");
    for (GeneratorMeasures.Accuracy one : accuracies) {
      line(
          text,
          row,
          one.group(),
          one.generator().of(),
          one.generator().withInterval(),
          one.strict().withInterval(),
          one.whole().of() == 0 ? Numbers.NONE : one.whole().withInterval());
    }
  }

  private static void appendTimes(StringBuilder text, List<Times> times) {
    if (!times.isEmpty()) {
      line(text, "  %-22s %6s %10s %10s", "time, ms", "count", "median", "p95");
      times.forEach(
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

  /** How the time of a question grows with its database, the smallest first. */
  private static void appendSizes(StringBuilder text, List<DatabaseCost> databases) {
    line(text, "%n  %-30s %6s %8s %12s", "database", "tables", "columns", "median, ms");
    databases.stream()
        .sorted(Comparator.comparingInt(DatabaseCost::columns))
        .forEach(
            one ->
                line(
                    text,
                    "  %-30s %6d %8d %12.1f",
                    one.db(),
                    one.tables(),
                    one.columns(),
                    one.total().median()));
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
