package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.measures.ErrorDetection;
import io.github.askjdbc.evaluation.measures.Times;
import java.util.List;
import java.util.Locale;

/** A report as a table for the terminal. */
public final class TextReport {

  private TextReport() {}

  public static String of(EvaluationReport report) {
    StringBuilder text = new StringBuilder();
    report.headlines().forEach(headline -> appendHeadline(text, headline));
    line(
        text,
        "%nexact match %s %%, valid efficiency score %s",
        Numbers.places(report.exactMatch(), 1),
        Numbers.places(report.validEfficiency(), 1));
    appendDetection(text, report);
    appendRules(text, report);
    appendSignals(text, report);
    appendBreakdown(text, "category", report.categories());
    appendBreakdown(text, "shape of the gold", report.shapes());
    appendTimes(text, report.times());
    if (!report.problems().isEmpty()) {
      line(text, "%n%d problems", report.problems().size());
      report.problems().stream().limit(20).forEach(problem -> line(text, "  %s", problem));
    }
    return text.toString();
  }

  private static void appendHeadline(StringBuilder text, Headline headline) {
    line(
        text,
        "%n%s: %d, of which unanswerable %d",
        headline.name(),
        headline.questions(),
        headline.unanswerable());
    String row = "  %-34s %-26s %-26s %s";
    line(text, row, "percent", "strict", "benchmark", "abstain from all");
    for (Headline.Measure measure : headline.measures()) {
      line(
          text,
          row,
          measure.name(),
          Numbers.interval(measure.strict()),
          Numbers.interval(measure.benchmark()),
          measure.abstainAll().isEmpty() ? "" : Numbers.places(measure.abstainAll(), 1));
    }
  }

  private static void appendRules(StringBuilder text, EvaluationReport report) {
    String penalty = "rule, at penalty " + Numbers.plain(report.penalty());
    String row = "%-34s %-16s %9s %10s %8s %8s";
    line(text, "%n" + row, penalty, "threshold", "coverage", "precision", "wrong", "RS");
    for (RuleComparison rule : report.rules()) {
      line(
          text,
          row,
          rule.rule(),
          rule.thresholds(),
          Numbers.percent(rule.coverage()),
          Numbers.percent(rule.precision()),
          Numbers.places(100 * rule.wrongRate(), 1),
          Numbers.places(rule.reliability(), 1));
    }
  }

  private static void appendTimes(StringBuilder text, List<Times> times) {
    line(text, "%n%-34s %8s %10s %10s", "time, ms", "count", "median", "p95");
    for (Times time : times) {
      line(text, "%-34s %8d %10.1f %10.1f", time.stage(), time.count(), time.median(), time.p95());
    }
  }

  private static void appendDetection(StringBuilder text, EvaluationReport report) {
    ErrorDetection detection = report.errorDetection();
    line(
        text,
        "error detection: accuracy %s, AUROC %s, precision %s, recall %s, F1 %s",
        Numbers.percent(detection.accuracy()),
        Numbers.percent(detection.auroc()),
        Numbers.percent(detection.precision()),
        Numbers.percent(detection.recall()),
        Numbers.percent(detection.f1()));
    Calibration calibration = report.calibration();
    line(
        text,
        "AURC %s; ECE %s (a perfect model of this size %s), Brier %s%s",
        Numbers.places(report.riskCoverage().aurc(), 3),
        Numbers.places(calibration.ece(), 3),
        Numbers.places(calibration.floor(), 3),
        Numbers.places(calibration.brier(), 3),
        report.calibrated() ? "" : "; confidences are not calibrated");
  }

  private static void appendSignals(StringBuilder text, EvaluationReport report) {
    line(text, "%n%-34s %8s %10s %8s %12s", "signal", "fired", "precision", "recall", "net effect");
    report
        .signals()
        .forEach(
            signal ->
                line(
                    text,
                    "%-34s %8d %10s %8s %12s",
                    signal.signal(),
                    signal.fired(),
                    Numbers.percent(signal.precision()),
                    Numbers.percent(signal.recall()),
                    Numbers.places(signal.netEffect(), 1)));
  }

  private static void appendBreakdown(StringBuilder text, String title, List<Breakdown> rows) {
    line(
        text,
        "%n%-34s %9s %7s %7s %9s %10s %8s",
        title,
        "questions",
        "right",
        "wrong",
        "coverage",
        "precision",
        "RS");
    rows.forEach(
        row ->
            line(
                text,
                "%-34s %9d %7d %7d %9s %10s %8s",
                row.group(),
                row.questions(),
                row.rightAnswers(),
                row.wrongAnswers(),
                Numbers.percent(row.coverage()),
                Numbers.percent(row.precision()),
                Numbers.places(row.reliability(), 1)));
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
