package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A value that is said right behind some rows, and of which the query makes one of others:
 * "trainers of the members from the north branch" are not those of that branch, where members have
 * one too.
 */
final class StrayPlace {

  private StrayPlace() {}

  static boolean isIn(Draft draft, JoinTree tree) {
    return IntStream.range(0, draft.size())
        .filter(at -> !draft.free(at))
        .anyMatch(
            at ->
                (draft.value(at).isPresent() && isOfOthers(draft, tree, at))
                    || isYearOfOthers(draft, tree, at));
  }

  /** "The fee of the college in year 1996", where fees have a year, is no fee of an old college. */
  private static boolean isYearOfOthers(Draft draft, JoinTree tree, int at) {
    Optional<ColumnName> year = draft.column(at).filter(YearColumns::isYear);
    return year.isPresent()
        && draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .anyMatch(where -> UsedColumns.of(where).contains(year.get()))
        && tree.steps().stream()
            .map(JoinTree.Step::key)
            .filter(key -> key.to().equals(year.get().table()))
            .flatMap(key -> draft.knowledge.catalog().table(key.from()).stream())
            .flatMap(table -> table.columns().stream())
            .anyMatch(other -> other.name().column().equalsIgnoreCase(year.get().column()));
  }

  private static boolean isOfOthers(Draft draft, JoinTree tree, int at) {
    Link.ToValue value = draft.value(at).orElseThrow();
    TableName held = value.column().table();
    if (!tree.root().equals(held)
        && tree.steps().stream().noneMatch(step -> step.table().equals(held))) {
      return false; // in a query of its own
    }
    boolean behind =
        draft
            .table(at + 1)
            .filter(rows -> !rows.equals(held) && !areJoined(tree, rows, held))
            .filter(rows -> holds(draft, at, rows, value))
            .isPresent();
    return behind
        || draft
            .table(draft.previous(at))
            .filter(rows -> !rows.equals(held) && draft.named.contains(rows))
            .filter(rows -> !areJoined(tree, rows, held))
            .filter(
                rows ->
                    holds(draft, at, rows, value) || !draft.graph.references(rows, held).isEmpty())
            .isPresent();
  }

  /** Whether the rows have a column of the same name, which holds the value too. */
  private static boolean holds(Draft draft, int at, TableName rows, Link.ToValue value) {
    return draft.tokens.get(at).alternatives().stream()
        .anyMatch(
            link ->
                link instanceof Link.ToValue own
                    && own.column().table().equals(rows)
                    && own.column().column().equalsIgnoreCase(value.column().column()));
  }

  private static boolean areJoined(JoinTree tree, TableName rows, TableName held) {
    return tree.steps().stream()
        .map(JoinTree.Step::key)
        .anyMatch(key -> key.from().equals(rows) && key.to().equals(held));
  }
}
