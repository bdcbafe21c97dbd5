package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A value that is made one of what is asked for, where another column of the same rows holds it
 * too: "how many friends does Dan have" counts no rows in which Dan is the friend.
 */
final class BoundToAsked {

  private BoundToAsked() {}

  static boolean isIn(Draft draft, JoinTree tree, List<Action> actions) {
    return actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast)
        .anyMatch(
            where ->
                UsedColumns.of(where).stream()
                    .anyMatch(
                        column ->
                            where.from().stream()
                                .anyMatch(value -> isBound(draft, tree, value, column))));
  }

  private static boolean isBound(Draft draft, JoinTree tree, WordSpan value, ColumnName column) {
    List<ColumnName> holders =
        draft.question.links().stream()
            .filter(link -> link instanceof Link.ToValue && link.span().equals(value))
            .map(link -> ((Link.ToValue) link).column())
            .toList();
    boolean bound =
        isAsked(draft, value, column, holders)
            && holders.stream().anyMatch(other -> isOfSameRows(draft, column, other));
    return holders.contains(column)
        && (bound
            || roles(draft, tree, column).anyMatch(role -> isAsked(draft, value, role, holders)));
  }

  /** Keys by which the query comes to a column, of rows that have another key to it. */
  private static Stream<ColumnName> roles(Draft draft, JoinTree tree, ColumnName column) {
    return tree.steps().stream()
        .map(JoinTree.Step::key)
        .filter(key -> key.to().equals(column.table()) && key.fromColumns().size() == 1)
        .filter(
            key ->
                draft.knowledge.catalog().keysOf(key.from()).stream()
                    .filter(other -> other.from().equals(key.from()))
                    .filter(other -> other.to().equals(key.to()))
                    .anyMatch(other -> !other.equals(key)))
        .map(key -> new ColumnName(key.from(), key.fromColumns().get(0)));
  }

  /** Whether the question asks for a column, and does not say the value right behind its name. */
  private static boolean isAsked(
      Draft draft, WordSpan value, ColumnName column, List<ColumnName> holders) {
    return draft.question.links().stream()
        .filter(link -> link.naming() == NameExtent.WHOLE)
        .filter(link -> link.namedColumn().equals(Optional.of(column)))
        .map(Link::span)
        .filter(name -> holders.stream().noneMatch(other -> names(draft, name, other, column)))
        .anyMatch(name -> !name.overlaps(value) && name.last() + 1 != value.first());
  }

  /** Another column of the rows, or one that another key of them leads to. */
  private static boolean isOfSameRows(Draft draft, ColumnName column, ColumnName other) {
    return other.table().equals(column.table())
        ? !other.equals(column)
        : draft.knowledge.catalog().keysOf(column.table()).stream()
            .filter(key -> key.from().equals(column.table()))
            .filter(key -> key.to().equals(other.table()))
            .anyMatch(key -> !key.fromColumns().contains(column.column()));
  }

  private static boolean names(Draft draft, WordSpan name, ColumnName other, ColumnName column) {
    return !other.equals(column)
        && draft.question.links().stream()
            .filter(link -> link.span().equals(name))
            .anyMatch(link -> link.namedColumn().equals(Optional.of(other)));
  }
}
