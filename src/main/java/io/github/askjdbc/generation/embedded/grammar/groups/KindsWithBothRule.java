package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.KindColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.generation.embedded.grammar.phrases.Wheres;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Kinds that rows of one sort and of another have: "which towns have both members under 20 and
 * members over 60". No row is of both sorts, so that each is looked for by itself. The kind is the
 * one thing asked for, and nothing else is said of the rows.
 */
public final class KindsWithBothRule implements Rule {

  /**
   * Two conditions on one number, of which a row may meet one at most.
   *
   * @param left that which is said first
   */
  private record Pair(Action.AddWhere left, Action.AddWhere right) {}

  @Override
  public void apply(Draft draft) {
    int both = first(draft, WordClass.BOTH);
    int shared = first(draft, WordClass.SHARED);
    int noun = nounSaidTwice(draft);
    if (both > 0) {
      read(draft, both);
    } else if (shared > 0 && draft.fillerBefore(draft.next(shared), WordClass.BY)) {
      read(draft, shared); // "the towns shared by members under 20 and members over 60"
    } else if (noun > 0 && draft.previous(noun) >= 0 && pair(draft, noun).isPresent()) {
      if (draft.fillerBefore(noun, WordClass.POSSESSION)) {
        read(draft, noun); // "the towns that have members under 20 and members over 60"
      } else {
        draft.reject(); // "the towns of members under 20 and members over 60" are of either
      }
    }
  }

  private static int first(Draft draft, WordClass words) {
    return IntStream.range(1, draft.size())
        .filter(at -> draft.free(at) && words.contains(draft.tokens.get(at).text()))
        .findFirst()
        .orElse(-1);
  }

  private static int nounSaidTwice(Draft draft) {
    return IntStream.range(1, draft.size())
        .filter(at -> draft.free(at) && draft.table(at).isPresent())
        .filter(
            at ->
                IntStream.range(at + 1, draft.size())
                    .anyMatch(
                        next -> draft.free(next) && draft.table(next).equals(draft.table(at))))
        .findFirst()
        .orElse(-1);
  }

  private static void read(Draft draft, int both) {
    Optional<Pair> pair = pair(draft, both).or(() -> values(draft, both));
    Optional<TableName> rows = pair.map(one -> UsedColumns.of(one.left()).get(0).table());
    int kind = rows.map(table -> kind(draft, both, table)).orElse(-1);
    if (kind < 0) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(both, kind));
    pair.stream()
        .flatMap(one -> Stream.of(one.left(), one.right()))
        .flatMap(where -> where.from().stream())
        .map(span -> draft.at(span.first()))
        .forEach(places::add);
    IntStream.range(0, draft.size())
        .filter(
            at ->
                isRows(draft, at, rows.get(), both)
                    || (at > both && isOf(draft, at, pair.get().left())))
        .forEach(places::add);
    List<WordSpan> spans = draft.take(places);
    if (IntStream.range(both, draft.size()).anyMatch(at -> isOther(draft, at))) {
      draft.reject();
      return;
    }
    Cell cell = new Cell(draft.column(kind).orElseThrow());
    draft.named.add(rows.get());
    draft.select(kind, cell, spans);
    Action.AddWhere left = pair.get().left();
    Action.AddWhere kinds =
        new Action.AddWhere(among(cell, rows.get(), pair.get().right().condition()), spans);
    draft.actions.remove(left);
    draft.actions.remove(pair.get().right());
    draft.actions.addAll(List.of(left, kinds));
    draft.paired.add(rows.get());
    draft.pair.addAll(List.of(left, kinds));
    draft.actions.add(new Action.AddDistinct(spans));
  }

  /** The only two conditions, behind "both". */
  private static Optional<Pair> pair(Draft draft, int both) {
    List<Action.AddWhere> wheres =
        Wheres.of(draft)
            .filter(where -> !(where.condition() instanceof Condition.Present))
            .toList();
    boolean pair =
        wheres.size() == 2
            && wheres.stream().allMatch(where -> Wheres.first(draft, where) > both)
            && wheres.stream().allMatch(KindsWithBothRule::isOfNumber)
            && compared(wheres.get(0)).equals(compared(wheres.get(1)))
            && (excludes(comparison(wheres.get(0)), comparison(wheres.get(1)))
                || isNounBetween(draft, wheres));
    return pair
        ? Optional.of(
            Wheres.first(draft, wheres.get(0)) < Wheres.first(draft, wheres.get(1))
                ? new Pair(wheres.get(0), wheres.get(1))
                : new Pair(wheres.get(1), wheres.get(0)))
        : Optional.empty();
  }

  /** "Members over 20 and members under 60", unlike "members over 20 and under 60". */
  private static boolean isNounBetween(Draft draft, List<Action.AddWhere> wheres) {
    int one = Wheres.first(draft, wheres.get(0));
    int other = Wheres.first(draft, wheres.get(1));
    Optional<TableName> rows = Optional.of(compared(wheres.get(0)).table());
    return IntStream.range(Math.min(one, other), Math.max(one, other))
        .anyMatch(at -> draft.free(at) && draft.table(at).equals(rows));
  }

  /** "In both the day shift and the night shift": two values of one column. */
  private static Optional<Pair> values(Draft draft, int both) {
    List<Integer> values =
        IntStream.range(0, draft.size())
            .filter(at -> draft.free(at) && draft.value(at).isPresent())
            .boxed()
            .toList();
    boolean pair =
        values.size() == 2
            && values.get(0) > both
            && Wheres.of(draft).findAny().isEmpty()
            && IntStream.range(values.get(0), values.get(1))
                .anyMatch(at -> WordClass.AND.contains(draft.tokens.get(at).text()))
            && column(draft, values.get(0)).equals(column(draft, values.get(1)))
            && !draft
                .value(values.get(0))
                .map(Link.ToValue::stored)
                .equals(draft.value(values.get(1)).map(Link.ToValue::stored));
    return pair
        ? Optional.of(new Pair(equality(draft, values.get(0)), equality(draft, values.get(1))))
        : Optional.empty();
  }

  private static Optional<ColumnName> column(Draft draft, int value) {
    return draft.value(value).map(Link.ToValue::column);
  }

  private static Action.AddWhere equality(Draft draft, int value) {
    return new Action.AddWhere(
        ValueConditions.equality(draft, value), List.of(draft.tokens.get(value).span()));
  }

  /** The one column before "both" that is no number and tells no row from others, or -1. */
  private static int kind(Draft draft, int both, TableName rows) {
    List<Integer> columns =
        IntStream.range(0, both)
            .filter(at -> draft.free(at) && draft.column(at).isPresent())
            .boxed()
            .toList();
    boolean others =
        IntStream.range(0, both)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .anyMatch(table -> !table.equals(rows));
    return columns.stream()
        .filter(at -> columns.size() == 1 && !others && draft.selected.isEmpty())
        .filter(at -> isKind(draft, draft.column(at).get(), rows))
        .findFirst()
        .orElse(-1);
  }

  private static boolean isKind(Draft draft, ColumnName column, TableName rows) {
    return column.table().equals(rows) && KindColumns.contain(draft, column);
  }

  /** A noun for the rows: "members", or "authors", said twice, of rows that have one each. */
  private static boolean isRows(Draft draft, int at, TableName rows, int both) {
    Optional<ColumnName> column = draft.column(at);
    boolean twice =
        at > both
            && column.filter(one -> one.table().equals(rows)).isPresent()
            && IntStream.range(both, draft.size())
                .filter(other -> other != at && draft.column(other).equals(column))
                .anyMatch(draft::free);
    return draft.free(at) && (twice || draft.table(at).equals(Optional.of(rows)));
  }

  /** "Classes" in "in both the upper and the lower classes". */
  private static boolean isOf(Draft draft, int at, Action.AddWhere where) {
    return draft.free(at)
        && draft.column(at).filter(UsedColumns.of(where).get(0)::equals).isPresent();
  }

  /** Whether anything more is named that is not read. */
  private static boolean isOther(Draft draft, int at) {
    return draft.free(at) && (draft.column(at).isPresent() || draft.table(at).isPresent());
  }

  private static Condition among(Cell kind, TableName rows, Condition condition) {
    return new Condition.Among(
        kind,
        List.of(
            new Action.AddSelect(kind, List.of()),
            new Action.AddFrom(rows, Optional.empty(), List.of()),
            new Action.AddWhere(condition, List.of())),
        false);
  }

  private static boolean isOfNumber(Action.AddWhere where) {
    return where.condition() instanceof Condition.Comparison comparison
        && comparison.left() instanceof Cell
        && comparison.right() instanceof Condition.Literal.Numeral;
  }

  private static Condition.Comparison comparison(Action.AddWhere where) {
    return (Condition.Comparison) where.condition();
  }

  private static ColumnName compared(Action.AddWhere where) {
    return ((Cell) comparison(where).left()).column();
  }

  private static boolean excludes(Condition.Comparison one, Condition.Comparison other) {
    int order = number(one.right()).compareTo(number(other.right()));
    boolean equal =
        one.operator() == Condition.Operator.EQUAL && other.operator() == Condition.Operator.EQUAL;
    return (equal && order != 0)
        || (isAbove(one) && isBelow(other) && order >= 0)
        || (isBelow(one) && isAbove(other) && order <= 0);
  }

  private static boolean isAbove(Condition.Comparison one) {
    return Stream.of(Condition.Operator.MORE, Condition.Operator.AT_LEAST)
        .anyMatch(one.operator()::equals);
  }

  private static boolean isBelow(Condition.Comparison one) {
    return Stream.of(Condition.Operator.LESS, Condition.Operator.AT_MOST)
        .anyMatch(one.operator()::equals);
  }

  private static BigDecimal number(Expression literal) {
    return ((Condition.Literal.Numeral) literal).value();
  }
}
