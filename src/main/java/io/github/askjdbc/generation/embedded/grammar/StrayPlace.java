package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A value that is said right behind some rows, and of which the query makes one of others: "trainers
 * of the members from the north branch" are not those of that branch, where members have one too.
 */
final class StrayPlace {

  private StrayPlace() {}

  static boolean isIn(Draft draft, JoinTree tree) {
    return IntStream.range(0, draft.size())
        .filter(at -> !draft.free(at) && draft.value(at).isPresent())
        .anyMatch(at -> isOfOthers(draft, tree, at));
  }

  private static boolean isOfOthers(Draft draft, JoinTree tree, int at) {
    Link.ToValue value = draft.value(at).orElseThrow();
    TableName held = value.column().table();
    Optional<TableName> noun =
        draft
            .table(draft.previous(at))
            .filter(rows -> !rows.equals(held) && draft.named.contains(rows));
    return noun.filter(rows -> holds(draft, at, rows, value) || refers(draft, tree, rows, held))
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

  /** Whether the rows refer to what holds the value, and others are joined with it instead. */
  private static boolean refers(Draft draft, JoinTree tree, TableName rows, TableName held) {
    return !draft.graph.references(rows, held).isEmpty()
        && tree.steps().stream()
            .map(JoinTree.Step::key)
            .filter(key -> key.to().equals(held) || key.from().equals(held))
            .noneMatch(key -> key.from().equals(rows) || key.to().equals(rows));
  }
}
