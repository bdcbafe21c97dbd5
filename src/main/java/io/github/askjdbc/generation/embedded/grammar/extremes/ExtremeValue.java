package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.stream.IntStream;

/**
 * "What is the largest payment we ever took" asks for its amount where payments have no names: a
 * row that is told by a key alone is known by what it measures.
 */
final class ExtremeValue {

  private ExtremeValue() {}

  /**
   * @param at token of the superlative
   * @param column by which it is told
   */
  static boolean isAsked(Draft draft, int at, ColumnName column) {
    boolean what =
        draft.size() > 0
            && WordClass.ASKING_NAMELESS.contains(draft.tokens.get(0).text())
            && draft.previous(at) < 1
            && draft.fillerBefore(at, WordClass.BEING);
    return what
        && draft.columns.isQuantity(column)
        && isNameless(draft, column)
        && isAll(draft, at);
  }

  private static boolean isNameless(Draft draft, ColumnName column) {
    return draft
        .knowledge
        .catalog()
        .table(column.table())
        .filter(table -> isNameless(draft, table))
        .isPresent();
  }

  /** Whether rows are called by no part of their key, but by all of it. */
  private static boolean isNameless(Draft draft, Table table) {
    List<ColumnName> names = draft.names.of(table);
    return !names.isEmpty()
        && names.size() >= table.primaryKey().size()
        && names.stream().allMatch(draft.columns::isKey);
  }

  /** Whether nothing else is asked of the row. */
  private static boolean isAll(Draft draft, int at) {
    return draft.selected.isEmpty()
        && IntStream.range(at + 1, draft.size())
            .mapToObj(draft.tokens::get)
            .noneMatch(one -> WordClass.AND.contains(one.text()))
        && IntStream.range(0, draft.size()).noneMatch(one -> draft.number(one).isPresent());
  }

  static void select(
      Draft draft, int at, ColumnName column, boolean largest, List<Integer> places) {
    IntStream.range(at + 1, draft.size())
        .filter(verb -> isOurs(draft, verb))
        .limit(1)
        .forEach(places::add);
    Function end = largest ? Function.MAX : Function.MIN;
    draft.named.add(column.table());
    draft.select(at, Aggregate.of(end, column), draft.take(places));
  }

  /** What we did with any such row: "we ever took". */
  private static boolean isOurs(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return draft.isUnknown(at)
        && draft.tokens.get(at).content()
        && draft.fillerBefore(at, WordClass.SOMEBODY)
        && (WordClass.DEALING.contains(word)
            || WordClass.LIFE_BEGUN.contains(word)
            || RelationVerbs.dates(word));
  }
}
