package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupedRows;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The day of the latest or first of what each has: "latest order date per customer", "when was the
 * last inspection of each bridge". Only where one key ties the rows with the day to each.
 */
public final class DateOfEachRule implements Rule {

  /**
   * @param day that is asked for
   * @param latest whether the last one is meant, and not the first
   * @param places tokens that ask for it
   */
  private record Asked(ColumnName day, boolean latest, List<Integer> places) {}

  @Override
  public void apply(Draft draft) {
    IntStream.range(0, draft.size())
        .filter(at -> draft.isFree(at, Cue.EACH) && Groups.groupable(draft, draft.next(at)))
        .forEach(each -> read(draft, each));
  }

  private static void read(Draft draft, int each) {
    int target = draft.next(each);
    Optional<TableName> group =
        draft
            .table(target)
            .or(() -> draft.column(target).flatMap(key -> GroupedRows.of(draft, target, key)));
    if (group.isEmpty() || !draft.selected.isEmpty()) {
      return;
    }
    IntStream.range(0, draft.size())
        .filter(draft::free)
        .boxed()
        .flatMap(at -> asked(draft, at, group.get()).stream())
        .filter(asked -> isTied(draft, asked.day().table(), group.get()))
        .findFirst()
        .ifPresent(
            asked -> {
              draft.subject = Optional.of(group.get());
              draft.named.add(asked.day().table());
              Function end = asked.latest() ? Function.MAX : Function.MIN;
              draft.select(
                  asked.places().get(0),
                  Aggregate.of(end, asked.day()),
                  draft.take(asked.places()));
              Groups.group(draft, target, draft.take(each, target));
            });
  }

  private static boolean isTied(Draft draft, TableName rows, TableName group) {
    return !rows.equals(group)
        && draft.graph.references(rows, group).size() == 1
        && draft.named.stream().allMatch(one -> one.equals(rows) || one.equals(group));
  }

  /**
   * @param at token of "latest", "first"
   */
  private static Optional<Asked> asked(Draft draft, int at, TableName group) {
    String word = draft.tokens.get(at).text();
    boolean latest =
        WordClass.LATEST.contains(word)
            || WordClass.LAST.contains(word)
            || WordClass.RECENT.contains(word.substring(word.lastIndexOf(' ') + 1));
    if (!latest && !WordClass.EARLIEST.contains(word)) {
      return Optional.empty();
    }
    boolean them =
        at + 1 < draft.size() && WordClass.MANY_THEM.contains(draft.tokens.get(at + 1).text());
    int noun = them ? at + 1 : draft.next(at);
    return dated(draft, at, noun, latest).or(() -> ofRows(draft, at, noun, latest, group));
  }

  /** "Latest order date". */
  private static Optional<Asked> dated(Draft draft, int at, int noun, boolean latest) {
    return draft.free(noun)
        ? draft
            .column(noun)
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .map(day -> new Asked(day, latest, List.of(noun, at)))
        : Optional.empty();
  }

  /** "The date of the latest order", "when was the latest order". */
  private static Optional<Asked> ofRows(
      Draft draft, int at, int noun, boolean latest, TableName group) {
    Optional<TableName> rows =
        draft.free(noun)
            ? draft.table(noun).or(() -> referred(draft, at, noun, group))
            : Optional.empty();
    List<ColumnName> days =
        draft.tokens.get(at).alternatives().stream()
            .filter(Link.ToMeasure.class::isInstance)
            .map(link -> ((Link.ToMeasure) link).column())
            .filter(column -> rows.equals(Optional.of(column.table())))
            .distinct()
            .toList();
    int behind = noun + 1;
    if (days.size() == 1
        && draft.free(behind)
        && WordClass.OWN_DATE.contains(draft.tokens.get(behind).text())) {
      return Optional.of(new Asked(days.get(0), latest, List.of(behind, at, noun))); // "order date"
    }
    int asking =
        IntStream.range(0, at)
            .filter(one -> draft.next(one) == at && isAsking(draft, one, at))
            .findFirst()
            .orElse(-1);
    if (days.size() != 1 || asking < 0) {
      return Optional.empty();
    }
    List<Integer> places = new ArrayList<>(List.of(asking, at, noun));
    return Optional.of(new Asked(days.get(0), latest, places));
  }

  /** "The latest of them", of the rows that have such a day and were named before. */
  private static Optional<TableName> referred(Draft draft, int at, int noun, TableName group) {
    List<TableName> named =
        draft.tokens.get(at).alternatives().stream()
            .filter(Link.ToMeasure.class::isInstance)
            .map(link -> ((Link.ToMeasure) link).column().table())
            .distinct()
            .filter(rows -> !rows.equals(group))
            .filter(
                rows ->
                    IntStream.range(0, at)
                        .anyMatch(before -> draft.table(before).equals(Optional.of(rows))))
            .toList();
    return WordClass.MANY_THEM.contains(draft.tokens.get(noun).text()) && named.size() == 1
        ? Optional.of(named.get(0))
        : Optional.empty();
  }

  private static boolean isAsking(Draft draft, int asking, int at) {
    return (draft.isUnknown(asking)
            && WordClass.ASKING_TIME.contains(draft.tokens.get(asking).text()))
        || isDate(draft, asking, at);
  }

  private static boolean isDate(Draft draft, int date, int at) {
    return draft.free(date)
        && WordClass.OWN_DATE.contains(draft.tokens.get(date).text())
        && draft.next(date) == at
        && draft.fillerBefore(at, WordClass.OF);
  }
}
