package io.github.askjdbc.laboratory.report;

import io.github.askjdbc.evaluation.measures.SignalMeasure;
import io.github.askjdbc.laboratory.measures.SignalSummary;
import io.github.askjdbc.laboratory.run.SignalRun;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.hipparchus.stat.descriptive.rank.Percentile;

/** What error signals are worth, as tables of text and as rows for files. */
public final class SignalTables {

  /** One signal on one system's SQL. */
  public record Row(String system, String signal, int fired, int wrongFired, int wrong) {}

  /** One SQL that was flagged. */
  public record Flagged(
      String id,
      String question,
      String sql,
      boolean correct,
      int systems,
      List<String> findings) {}

  private SignalTables() {}

  public static List<Row> rows(Map<String, Map<String, SignalMeasure>> systems) {
    List<Row> rows = new ArrayList<>();
    systems.forEach(
        (system, measures) ->
            measures
                .values()
                .forEach(
                    measure ->
                        rows.add(
                            new Row(
                                system,
                                measure.signal(),
                                measure.fired(),
                                measure.wrongFired(),
                                measure.wrong()))));
    return rows;
  }

  /** Every SQL with a finding, once, with how many systems wrote it. */
  public static List<Flagged> flagged(List<SignalRun.Judged> judged) {
    Map<String, Flagged> byText = new LinkedHashMap<>();
    for (SignalRun.Judged one : judged) {
      if (!one.votes().findings().isEmpty()) {
        byText.merge(
            one.question().id() + "\n" + one.sql(),
            new Flagged(
                one.question().id(),
                one.question().question(),
                one.sql(),
                one.correct(),
                1,
                one.votes().findings()),
            (a, b) ->
                new Flagged(
                    a.id(), a.question(), a.sql(), a.correct(), a.systems() + 1, a.findings()));
      }
    }
    return List.copyOf(byText.values());
  }

  /** Means over systems. */
  public static String systems(Map<String, Map<String, SignalMeasure>> systems) {
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT,
            "%-38s %8s %10s %8s%n",
            "mean over " + systems.size() + " systems",
            "fired",
            "precision",
            "recall"));
    Collection<String> signals =
        systems.values().stream().findFirst().map(Map::keySet).map(List::copyOf).orElse(List.of());
    for (String signal : signals) {
      SignalSummary summary =
          SignalSummary.of(
              signal, systems.values().stream().map(measures -> measures.get(signal)).toList());
      table.append(
          String.format(
              Locale.ROOT,
              "%-38s %8.1f %10s %8s%n",
              signal,
              summary.fired(),
              percent(summary.precision()),
              percent(summary.recall())));
    }
    return table.toString();
  }

  /** How much of SQL known to be right each signal flags. */
  public static String falseAlarms(List<SignalRun.Judged> judged) {
    StringBuilder table = new StringBuilder();
    table.append(
        String.format(
            Locale.ROOT, "%-38s %8s %10s%n", judged.size() + " gold SQL", "flagged", "share"));
    SignalRun.measures(SignalRun.signals(judged), judged)
        .forEach(
            (signal, measure) ->
                table.append(
                    String.format(
                        Locale.ROOT,
                        "%-38s %8d %10s%n",
                        signal,
                        measure.fired(),
                        percent(
                            OptionalDouble.of(
                                (double) measure.fired() / Math.max(1, judged.size()))))));
    return table.toString();
  }

  /** Time and probes of the inspections that were made, equal SQL counted as often as it came. */
  public static String costs(List<SignalRun.Judged> judged) {
    double[] millis = judged.stream().mapToDouble(one -> one.votes().millis()).toArray();
    double[] probes = judged.stream().mapToDouble(one -> one.votes().probes()).toArray();
    return String.format(
        Locale.ROOT,
        "inspection of a query: median %.1f ms, p95 %.1f ms; probes: median %.0f, p95 %.0f%n",
        quantile(millis, 50),
        quantile(millis, 95),
        quantile(probes, 50),
        quantile(probes, 95));
  }

  private static double quantile(double[] values, double percent) {
    return values.length == 0 ? 0 : new Percentile(percent).evaluate(values);
  }

  private static String percent(OptionalDouble share) {
    return share.isPresent() ? String.format(Locale.ROOT, "%.1f", 100 * share.getAsDouble()) : "–";
  }
}
