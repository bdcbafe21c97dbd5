package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.GroupedExtreme;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupedRows;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The extreme rows of each group: "most expensive product per category", "for each region, which
 * substation has the largest capacity". Groups are told by a column of those rows, or are the rows
 * that a key of theirs refers to. Several rows of each group, and extremes of counts and sums, are
 * not read, and never is one row given where one of each group is asked for.
 */
public final class ExtremeOfEachRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean limited = draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    for (int at = 0; limited && at < draft.size(); at++) {
      boolean each = draft.isFree(at, Cue.EACH) || isOneByOne(draft, at);
      int target = draft.next(at);
      if (each && Groups.groupable(draft, target) && !isOfExtremes(draft, target)) {
        read(draft, at, target);
      }
    }
  }

  /** "Region by region". */
  private static boolean isOneByOne(Draft draft, int at) {
    int next = draft.next(at);
    return Groups.groupable(draft, at)
        && Groups.groupable(draft, next)
        && draft.tokens.get(next).text().equals(draft.tokens.get(at).text())
        && draft.fillerBefore(next, WordClass.BY);
  }

  /** "The five actors with the most films, and how many films each actor made". */
  private static boolean isOfExtremes(Draft draft, int target) {
    List<Action> limits = draft.actions.stream().filter(Action.AddLimit.class::isInstance).toList();
    boolean several = limits.get(0) instanceof Action.AddLimit limit && !limit.isFirst();
    Optional<TableName> table = draft.table(target);
    boolean before =
        table.isPresent()
            && Stream.iterate(target - 1, one -> one >= 0, one -> one - 1)
                .anyMatch(one -> draft.table(one).equals(table));
    return several && before;
  }

  private static void read(Draft draft, int at, int target) {
    int last = OwnedColumn.isBehind(draft, target) ? draft.next(target) : target;
    Optional<Action.AddOrderBy> order = order(draft);
    Optional<GroupedExtreme> extreme =
        draft.extremeOfEach.isPresent() || isListed(draft, last)
            ? Optional.empty()
            : order.flatMap(one -> extreme(draft, last, one));
    if (extreme.isEmpty()) {
      draft.reject();
      return;
    }
    draft.extremeOfEach = extreme;
    extreme.get().rows().ifPresent(draft.named::add);
    draft.take(at, target, last);
  }

  /** "Per city and year" may be two groups, "per city and the amount" are not. */
  private static boolean isListed(Draft draft, int target) {
    int next = draft.next(target);
    return Groups.groupable(draft, next)
        && next == target + 2
        && draft.onlyBetween(target, next, WordClass.AND)
        && !draft.isBehindComma(next);
  }

  /** By what the one extreme of all rows is told; empty where another one is asked for. */
  private static Optional<Action.AddOrderBy> order(Draft draft) {
    List<Action> orders =
        draft.actions.stream()
            .filter(
                one ->
                    one instanceof Action.AddOrderBy
                        || (one instanceof Action.AddLimit limit && !limit.isFirst()))
            .toList();
    boolean computed =
        draft.counted.isPresent()
            || draft.ratio.isPresent()
            || draft.metric.isPresent()
            || draft.selected.stream()
                .anyMatch(one -> one.expression() instanceof Expression.Aggregate);
    return orders.size() == 1
            && !computed
            && orders.get(0) instanceof Action.AddOrderBy order
            && order.expression() instanceof Expression.Cell
        ? Optional.of(order)
        : Optional.empty();
  }

  private static Optional<GroupedExtreme> extreme(
      Draft draft, int target, Action.AddOrderBy order) {
    ColumnName measured = UsedColumns.of(order.expression()).orElseThrow();
    Optional<ColumnName> column = draft.column(target);
    Optional<TableName> rows =
        column.isPresent()
            ? column.flatMap(key -> GroupedRows.of(draft, target, key))
            : draft.table(target);
    if (rows.isPresent()) {
      return ofRows(draft, target, order, rows.get());
    }
    return column
        .filter(one -> one.table().equals(measured.table()) && !one.equals(measured))
        .filter(one -> !isWholeKey(draft, one))
        .map(List::of)
        .map(
            group ->
                new GroupedExtreme(order, group, group, Optional.empty(), spans(draft, target)));
  }

  private static Optional<GroupedExtreme> ofRows(
      Draft draft, int target, Action.AddOrderBy order, TableName rows) {
    TableName measured = UsedColumns.of(order.expression()).orElseThrow().table();
    Table known = draft.knowledge.catalog().table(rows).orElseThrow();
    return draft
        .graph
        .connect(measured, List.of(rows))
        .filter(tree -> tree.steps().size() == 1)
        .map(tree -> tree.steps().get(0))
        .filter(step -> !step.multiplies() && step.key().from().equals(measured))
        .map(JoinTree.Step::key)
        .map(
            key ->
                new GroupedExtreme(
                    order,
                    columns(key),
                    draft.names.of(known),
                    Optional.of(rows),
                    spans(draft, target)));
  }

  private static List<ColumnName> columns(ForeignKey key) {
    return key.fromColumns().stream().map(one -> new ColumnName(key.from(), one)).toList();
  }

  private static List<WordSpan> spans(Draft draft, int target) {
    return List.of(draft.tokens.get(target).span());
  }

  private static boolean isWholeKey(Draft draft, ColumnName column) {
    return draft
        .knowledge
        .catalog()
        .table(column.table())
        .filter(table -> table.isUnique(List.of(column.column())))
        .isPresent();
  }
}
