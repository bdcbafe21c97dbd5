package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.laboratory.training.MixedConfidence;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** Prints what the confidence in the driver's own SQL is worth. */
record OwnSqlReport(PrintWriter out, double penalty, long seed, int resamples) {

  private static final int SPLITS = 1000;
  private static final List<Double> RISKS = List.of(0.01, 0.02, 0.05);

  /** Coverage, precision and what becomes of unanswerable questions. */
  void headline(MixedConfidence mixed) {
    out.printf("  right by %s%n", mixed.form());
    line("coverage of answerable", interval(mixed, MixedConfidence.Tally::coverage), "");
    line("precision", interval(mixed, MixedConfidence.Tally::precision), "");
    line("unanswerable rejected", interval(mixed, MixedConfidence.Tally::rejected), "");
    line(
        "RS(" + penalty + ")",
        interval(mixed, MixedConfidence.Tally::reliability),
        "; abstaining from all: 50");
  }

  /** The columns of {@link #row}. */
  void rowHeader(String title) {
    out.printf(
        Locale.ROOT,
        "%n%s%n  %-28s %-24s %-24s %-24s %-24s %s%n",
        title,
        "",
        "coverage",
        "precision",
        "unanswerable rejected",
        "RS(" + penalty + ")",
        "ECE beyond floor");
  }

  /** The headline of one model in one line. */
  void row(String name, MixedConfidence mixed) {
    out.printf(
        Locale.ROOT,
        "  %-28s %-24s %-24s %-24s %-24s %.3f%n",
        name,
        text(interval(mixed, MixedConfidence.Tally::coverage)),
        text(interval(mixed, MixedConfidence.Tally::precision)),
        text(interval(mixed, MixedConfidence.Tally::rejected)),
        text(interval(mixed, MixedConfidence.Tally::reliability)),
        mixed.calibration(seed).excess().orElse(Double.NaN));
    out.flush();
  }

  static String text(Interval value) {
    return String.format(Locale.ROOT, "%.3f %s", value.estimate(), value.bounds(3));
  }

  void kinds(MixedConfidence mixed) {
    for (MixedConfidence.Kind kind : mixed.kinds()) {
      line(
          kind.name(),
          kind.rejected(),
          String.format(" rejected, %d of %d answered", kind.answered(), kind.asked()));
    }
  }

  void calibration(Calibration calibration) {
    out.printf(
        Locale.ROOT,
        "  %-28s %.3f; a perfect model shows %.3f, beyond that %.3f%n",
        "calibration error",
        calibration.ece().orElse(Double.NaN),
        calibration.floor().orElse(Double.NaN),
        calibration.excess().orElse(Double.NaN));
  }

  void bounds(MixedConfidence mixed) {
    for (double risk : RISKS) {
      out.printf(
          Locale.ROOT,
          "  bound of %.2f exceeded in %.1f %% of %d splits by question%n",
          risk,
          100 * MixedConfidence.exceeded(mixed.scored(), risk, SPLITS, seed),
          SPLITS);
    }
  }

  private Interval interval(
      MixedConfidence mixed, ToDoubleFunction<MixedConfidence.Tally> measure) {
    return new Bootstrap(seed, resamples)
        .interval(
            mixed.questions(),
            drawn -> OptionalDouble.of(measure.applyAsDouble(mixed.tally(drawn, penalty))))
        .orElse(new Interval(Double.NaN, Double.NaN, Double.NaN));
  }

  void line(String name, Interval value, String rest) {
    out.printf(Locale.ROOT, "  %-28s %s%s%n", name, text(value), rest);
  }
}
