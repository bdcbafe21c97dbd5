package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * "How many orders came from each county", "what percentage went to shops": where rows come from or
 * go to is told by what they are grouped or narrowed by, if nothing else of theirs could tell it.
 */
final class MovedRows {

  private MovedRows() {}

  /**
   * @param at token of the verb, of which nothing is known
   * @param behind what follows, which is read
   */
  static boolean isSaid(Draft draft, int at, int behind) {
    boolean from = draft.fillerBefore(behind, WordClass.FROM);
    boolean to = draft.fillerBefore(behind, WordClass.TO);
    if (from == to || !WordClass.MOVING.contains(draft.tokens.get(at).text())) {
      return false;
    }
    WordClass opposite = from ? WordClass.DESTINATION : WordClass.ORIGIN;
    boolean each = draft.cue(behind).equals(Optional.of(Cue.EACH));
    Optional<ColumnName> told =
        each ? grouped(draft, behind) : draft.value(behind).map(Link.ToValue::column);
    return told.filter(
            column -> NameParts.of(column.column()).stream().noneMatch(opposite::contains))
        .filter(column -> isOnly(draft, each ? draft.next(behind) : behind, column))
        .isPresent();
  }

  private static Optional<ColumnName> grouped(Draft draft, int each) {
    return draft.actions.stream()
        .filter(Action.AddGroupBy.class::isInstance)
        .filter(group -> group.from().contains(draft.tokens.get(each).span()))
        .flatMap(group -> UsedColumns.of(group).stream())
        .findFirst();
  }

  /** Whether no other column could be meant, and rows lead to the one that is by a single way. */
  private static boolean isOnly(Draft draft, int at, ColumnName column) {
    boolean other =
        draft.tokens.get(at).alternatives().stream()
            .filter(link -> link.score() >= Link.LEAST_WHOLE)
            .map(MovedRows::columnOf)
            .flatMap(Optional::stream)
            .anyMatch(one -> !one.equals(column));
    return !other
        && draft
            .subject
            .filter(rows -> rows.equals(column.table()) || leads(draft, rows, column.table()))
            .isPresent();
  }

  private static Optional<ColumnName> columnOf(Link link) {
    return link instanceof Link.ToValue value ? Optional.of(value.column()) : link.namedColumn();
  }

  private static boolean leads(Draft draft, TableName rows, TableName to) {
    Set<TableName> referred = new LinkedHashSet<>(Set.of(rows));
    List<TableName> open = new ArrayList<>(referred);
    long keys = 0;
    while (!open.isEmpty()) {
      TableName from = open.remove(0);
      for (ForeignKey key : draft.knowledge.catalog().keysOf(from)) {
        if (key.from().equals(from) && !key.to().equals(from)) {
          keys += key.to().equals(to) ? 1 : 0;
          if (referred.add(key.to())) {
            open.add(key.to());
          }
        }
      }
    }
    return keys == 1;
  }
}
