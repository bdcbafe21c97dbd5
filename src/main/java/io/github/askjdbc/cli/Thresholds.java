package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.evaluation.report.EvaluationReport;
import io.github.askjdbc.evaluation.report.Headline;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import picocli.CommandLine.Option;

/** What a run has to reach, so that a build can fail by it. */
final class Thresholds {

  @Option(
      names = "--min-precision",
      paramLabel = "PERCENT",
      description = "Exit code 1 if fewer of the answers are right, or nothing was answered.")
  private Optional<Double> precision = Optional.empty();

  @Option(
      names = "--min-coverage",
      paramLabel = "PERCENT",
      description = "Exit code 1 if fewer of the answerable questions are answered.")
  private Optional<Double> coverage = Optional.empty();

  @Option(
      names = "--max-wrong",
      paramLabel = "COUNT",
      description =
          "Exit code 1 if more answers are wrong, those to unanswerable questions counted too.")
  private Optional<Integer> wrong = Optional.empty();

  /** What was not reached, each in one sentence; by the strict match. */
  List<String> missed(EvaluationReport report) {
    Headline all = report.headlines().get(0);
    List<String> missed = new ArrayList<>();
    precision.ifPresent(least -> below("the precision of the answers", least, all, missed));
    coverage.ifPresent(least -> below("the coverage of answerable questions", least, all, missed));
    wrong
        .filter(most -> report.wrong().size() > most)
        .ifPresent(
            most ->
                missed.add(
                    "%d answers are wrong, allowed are %d".formatted(report.wrong().size(), most)));
    return missed;
  }

  private static void below(String measure, double least, Headline all, List<String> missed) {
    OptionalDouble value =
        all.measure(measure.substring("the ".length()))
            .strict()
            .map(Interval::estimate)
            .map(OptionalDouble::of)
            .orElse(OptionalDouble.empty());
    if (value.isEmpty() || value.getAsDouble() < least) {
      missed.add(
          String.format(
              Locale.ROOT,
              "%s is %s, needed are %.1f %%",
              measure,
              value.isEmpty()
                  ? "undefined"
                  : String.format(Locale.ROOT, "%.1f %%", value.getAsDouble()),
              least));
    }
  }
}
