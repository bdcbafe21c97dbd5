package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.measures.SignalMeasure;
import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.evaluation.run.RowsPreview;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A report as one HTML page that needs nothing else: styles and charts are inside. Everything that
 * came from questions and databases is escaped by the template engine.
 */
public final class HtmlReport {

  private HtmlReport() {}

  public static String of(EvaluationReport report) {
    return Templates.page("report", page(report));
  }

  private static Map<String, Object> page(EvaluationReport report) {
    Map<String, Object> page = new HashMap<>();
    page.put("title", report.title());
    page.put("tiles", tiles(report.headlines().get(0), report));
    page.put("penalty", Numbers.plain(report.penalty()));
    page.put("breakEven", Numbers.places(100 * report.penalty() / (1 + report.penalty()), 1));
    page.put("headlines", report.headlines().stream().map(HtmlReport::headline).toList());
    putConfidence(page, report);
    page.put("detection", detection(report));
    page.put("rules", report.rules().stream().map(HtmlReport::rule).toList());
    page.put(
        "signals",
        report.signals().stream()
            .sorted(Comparator.comparingDouble(SignalMeasure::netEffect).reversed())
            .map(HtmlReport::signal)
            .toList());
    page.put(
        "breakdowns",
        List.of(
            breakdown("By category", report.categories()),
            breakdown("By shape of the right query", report.shapes()),
            breakdown("By database", report.databases())));
    page.put("times", report.times().stream().map(HtmlReport::time).toList());
    page.put("wrongCount", report.wrong().size());
    page.put("wrong", report.wrong().stream().map(HtmlReport::wrong).toList());
    page.put("anyProblems", !report.problems().isEmpty());
    page.put("problems", report.problems());
    page.put("description", report.description().entrySet());
    return page;
  }

  private static void putConfidence(Map<String, Object> page, EvaluationReport report) {
    double abstainAll = report.headlines().get(0).measure("RS(10)").abstainAll().orElse(0);
    page.put(
        "riskCoverage",
        Templates.image(Charts.riskCoverage(report.riskCoverage(), report.penalty())));
    page.put("reliability", Templates.image(Charts.reliability(report.riskCoverage(), abstainAll)));
    page.put("calibration", Templates.image(Charts.calibration(report.calibration())));
    page.put("notCalibrated", !report.calibrated());
    page.put("aurc", Numbers.places(report.riskCoverage().aurc(), 3));
    page.put("ece", Numbers.places(report.calibration().ece(), 3));
    page.put("floor", Numbers.places(report.calibration().floor(), 3));
    page.put("brier", Numbers.places(report.calibration().brier(), 3));
  }

  private static Map<String, Object> time(Times time) {
    return Map.of(
        "stage", time.stage(),
        "count", time.count(),
        "median", Numbers.places(time.median(), 1),
        "p95", Numbers.places(time.p95(), 1));
  }

  private static List<Map<String, Object>> tiles(Headline all, EvaluationReport report) {
    return List.of(
        tile("of " + all.questions() + " questions answered", all, "coverage of all questions"),
        tile("of the answers are right", all, "precision of the answers"),
        tile("of answerable questions answered rightly", all, "execution accuracy"),
        tile("of unanswerable questions rejected", all, "unanswerable questions rejected"),
        score(all, "RS(10)"),
        Map.of(
            "value",
            Integer.toString(report.wrong().size()),
            "label",
            "wrong answers to read below",
            "range",
            "",
            "tone",
            ""));
  }

  private static Map<String, Object> tile(String label, Headline all, String measure) {
    return all.measure(measure)
        .strict()
        .<Map<String, Object>>map(
            interval ->
                Map.of(
                    "value",
                    Numbers.places(interval.estimate(), 1) + " %",
                    "label",
                    label,
                    "range",
                    interval.bounds(1),
                    "tone",
                    ""))
        .orElse(
            Map.of("value", Numbers.NONE, "label", label, "range", "none in this set", "tone", ""));
  }

  private static Map<String, Object> score(Headline all, String name) {
    Headline.Measure measure = all.measure(name);
    double value = measure.strict().map(interval -> interval.estimate()).orElse(0.0);
    double abstaining = measure.abstainAll().orElse(0);
    return Map.of(
        "value",
        Numbers.places(value, 1),
        "label",
        "reliability score " + name,
        "range",
        "abstaining from all: " + Numbers.places(abstaining, 1),
        "tone",
        value > abstaining ? "good" : value < abstaining ? "bad" : "");
  }

  private static Map<String, Object> headline(Headline headline) {
    return Map.of(
        "name", headline.name(),
        "questions", headline.questions(),
        "unanswerable", headline.unanswerable(),
        "measures",
            headline.measures().stream()
                .map(
                    measure ->
                        Map.of(
                            "name", measure.name(),
                            "strict", Numbers.interval(measure.strict()),
                            "benchmark", Numbers.interval(measure.benchmark()),
                            "abstainAll",
                                measure.abstainAll().isEmpty()
                                    ? ""
                                    : Numbers.places(measure.abstainAll(), 1)))
                .toList());
  }

  private static Map<String, Object> detection(EvaluationReport report) {
    var detection = report.errorDetection();
    return Map.of(
        "accuracy", Numbers.percent(detection.accuracy()),
        "auroc", Numbers.percent(detection.auroc()),
        "precision", Numbers.percent(detection.precision()),
        "recall", Numbers.percent(detection.recall()),
        "f1", Numbers.percent(detection.f1()),
        "exact", Numbers.places(report.exactMatch(), 1),
        "efficiency", Numbers.places(report.validEfficiency(), 1));
  }

  private static Map<String, Object> rule(RuleComparison rule) {
    return Map.of(
        "rule", rule.rule(),
        "thresholds", rule.thresholds(),
        "coverage", Numbers.percent(rule.coverage()),
        "precision", Numbers.percent(rule.precision()),
        "wrongRate", Numbers.places(100 * rule.wrongRate(), 1),
        "reliability", Numbers.places(rule.reliability(), 1));
  }

  private static Map<String, Object> signal(SignalMeasure signal) {
    return Map.of(
        "signal", signal.signal(),
        "fired", signal.fired(),
        "wrongFired", signal.wrongFired(),
        "precision", Numbers.percent(signal.precision()),
        "recall", Numbers.percent(signal.recall()),
        "netEffect", Numbers.places(signal.netEffect(), 1));
  }

  private static Map<String, Object> breakdown(String title, List<Breakdown> rows) {
    return Map.of(
        "title", title,
        "any", !rows.isEmpty(),
        "rows",
            rows.stream()
                .map(
                    row ->
                        Map.of(
                            "group", row.group(),
                            "questions", row.questions(),
                            "right", row.rightAnswers(),
                            "wrong", row.wrongAnswers(),
                            "coverage", Numbers.percent(row.coverage()),
                            "precision", Numbers.percent(row.precision()),
                            "reliability", Numbers.places(row.reliability(), 1)))
                .toList());
  }

  private static Map<String, Object> wrong(QuestionResult result) {
    Map<String, Object> item = new HashMap<>();
    item.put("id", result.id());
    item.put("db", result.question().db());
    item.put("question", result.question().question());
    item.put("sql", result.sql().orElse(""));
    item.put("gold", result.question().gold().orElse("none: the database cannot answer this"));
    item.put("confidence", Numbers.places(result.confidence(), 3));
    item.put("findings", result.findings());
    item.put("noFindings", result.findings().isEmpty());
    item.put("sqlRows", rows(result.sqlRows()));
    item.put("goldRows", rows(result.goldRows()));
    return item;
  }

  private static Map<String, Object> rows(Optional<RowsPreview> preview) {
    if (preview.isEmpty()) {
      return Map.of("table", false, "note", "");
    }
    RowsPreview rows = preview.get();
    int more = rows.count() - rows.rows().size();
    return Map.of(
        "table", !rows.columns().isEmpty(),
        "columns", rows.columns(),
        "rows", rows.rows().stream().map(cells -> Map.of("cells", cells)).toList(),
        "note", rows.failure().orElse(more > 0 ? more + " more rows" : rows.count() + " rows"));
  }
}
