package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.linking.Evidence;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** What {@link LinkingRecall} measures, as a table for the terminal. */
public final class LinkingReport {

  private static final List<Integer> RANKS = List.of(1, 3, 5);

  private LinkingReport() {}

  public static String of(List<QuestionLinks> questions, Bootstrap bootstrap) {
    StringBuilder text = new StringBuilder();
    LinkingRecall all = new LinkingRecall(questions, EnumSet.allOf(Evidence.class));
    line(text, "%d questions; recall in percent with 95 %% intervals", questions.size());
    line(text, "%-24s %6s %-20s %-20s %-20s", "by question", "gold", "at 1", "at 3", "at 5");
    rows(text, all, Found::rank, bootstrap);
    line(text, "%-24s %6s %-20s %-20s %-20s", "by phrase", "gold", "at 1", "at 3", "at 5");
    rows(text, all, Found::rankInPhrase, bootstrap);
    ablation(text, questions);
    line(
        text,
        "%.1f links and %.1f hints a question",
        questions.stream().mapToInt(q -> q.linked().links().size()).average().orElse(0),
        questions.stream().mapToInt(q -> q.linked().hints().size()).average().orElse(0));
    Times times = Times.of("link", questions.stream().map(QuestionLinks::millis).toList());
    line(text, "time, ms: median %.2f, p95 %.2f", times.median(), times.p95());
    return text.toString();
  }

  private static void rows(
      StringBuilder text, LinkingRecall recall, ToIntFunction<Found> rank, Bootstrap bootstrap) {
    for (Found.Item item : Found.Item.values()) {
      line(
          text,
          "  %-22s %6d %-20s %-20s %-20s",
          item.name().toLowerCase(Locale.ROOT),
          recall.count(item),
          interval(recall.at(RANKS.get(0), item, rank, bootstrap)),
          interval(recall.at(RANKS.get(1), item, rank, bootstrap)),
          interval(recall.at(RANKS.get(2), item, rank, bootstrap)));
    }
  }

  private static void ablation(StringBuilder text, List<QuestionLinks> questions) {
    line(
        text,
        "%-24s %-27s %-27s",
        "evidence, by question",
        "lost without it: t5 c5 v1",
        "found with it alone: t5 c5 v1");
    LinkingRecall all = new LinkingRecall(questions, EnumSet.allOf(Evidence.class));
    for (Evidence kind : Evidence.values()) {
      if (kind == Evidence.WORDING) {
        continue;
      }
      LinkingRecall without = LinkingRecall.without(questions, Set.of(kind));
      LinkingRecall alone = new LinkingRecall(questions, EnumSet.of(kind));
      line(
          text,
          "  %-22s %8.1f %8.1f %8.1f  %8.1f %8.1f %8.1f",
          kind.name().toLowerCase(Locale.ROOT),
          tables(all) - tables(without),
          columns(all) - columns(without),
          values(all) - values(without),
          tables(alone),
          columns(alone),
          values(alone));
    }
  }

  private static double tables(LinkingRecall recall) {
    return 100 * recall.at(5, Found.Item.TABLE, Found::rank);
  }

  private static double columns(LinkingRecall recall) {
    return 100 * recall.at(5, Found.Item.COLUMN, Found::rank);
  }

  private static double values(LinkingRecall recall) {
    return 100 * recall.at(1, Found.Item.VALUE, Found::rank);
  }

  private static String interval(Optional<Interval> share) {
    return share
        .map(found -> found.times(100))
        .map(found -> String.format(Locale.ROOT, "%.1f %s", found.estimate(), found.bounds(1)))
        .orElse("-");
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append(System.lineSeparator());
  }
}
