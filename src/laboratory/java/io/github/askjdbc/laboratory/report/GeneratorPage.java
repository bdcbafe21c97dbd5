package io.github.askjdbc.laboratory.report;

import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.evaluation.report.Numbers;
import io.github.askjdbc.evaluation.report.Templates;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures;
import io.github.askjdbc.laboratory.generator.GeneratorMeasures.Answers;
import io.github.askjdbc.laboratory.generator.GeneratorReport;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What was measured of a generator, as one HTML page that needs nothing else. */
public final class GeneratorPage {

  private GeneratorPage() {}

  public static String of(GeneratorReport report) {
    Map<String, Object> page = new HashMap<>();
    page.put("title", "How often is the generator right, and what does a question cost?");
    page.put("sets", report.sets().stream().map(set -> set(set, report)).toList());
    page.put("heap", Numbers.places(report.heap().megabytes(), 1));
    page.put("byTables", Templates.image(CostCharts.byTables(report.databases())));
    page.put("byColumns", Templates.image(CostCharts.byColumns(report.databases())));
    page.put("anyProblems", !report.problems().isEmpty());
    page.put("problems", report.problems());
    return Templates.page(GeneratorPage.class, "generator", page);
  }

  private static Map<String, Object> set(GeneratorMeasures set, GeneratorReport report) {
    return Map.of(
        "name", set.name(),
        "accuracies", set.accuracies().stream().map(GeneratorPage::accuracy).toList(),
        "grammar", set.grammar().answered().toString(),
        "grammarRight", set.grammar().right().toString(),
        "answers", answers(set, report),
        "timed", !set.costs().isEmpty(),
        "times", set.times().stream().map(GeneratorPage::time).toList());
  }

  private static Map<String, Object> accuracy(GeneratorMeasures.Accuracy row) {
    return Map.of(
        "group", row.group(),
        "count", row.generator().of(),
        "generator", row.generator().withInterval(),
        "strict", row.strict().withInterval(),
        "whole", row.whole().of() == 0 ? Numbers.NONE : row.whole().withInterval());
  }

  /** One, or none where no threshold is known. */
  private static List<Map<String, Object>> answers(GeneratorMeasures set, GeneratorReport report) {
    return report.threshold().stream()
        .mapToObj(
            threshold -> {
              Answers answers = set.answers(threshold);
              return Map.<String, Object>of(
                  "threshold", Numbers.places(threshold, 3),
                  "answered", answers.answered().withInterval(),
                  "right", answers.right().withInterval(),
                  "precision", Numbers.places(100 * report.precision(), 0));
            })
        .toList();
  }

  private static Map<String, Object> time(Times time) {
    return Map.of(
        "stage", time.stage(),
        "count", time.count(),
        "median", Numbers.places(time.median(), 1),
        "p95", Numbers.places(time.p95(), 1));
  }
}
