package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * "The total balance of the customers in Leeds", "the average score of the pupils": a number over
 * rows that belong to those whose it is said to be, where these have nothing called so themselves,
 * and no others of theirs do. The average of amounts may be meant for each owner's sum, and is
 * none.
 */
public final class NumberOfOwners {

  private NumberOfOwners() {}

  /**
   * @param at token of the column
   */
  public static boolean isAsked(Draft draft, int at, TableName owner) {
    ColumnName column = draft.column(at).orElseThrow();
    int cue = draft.previous(at);
    boolean sum = draft.isFree(cue, Cue.SUM);
    boolean mean = draft.isFree(cue, Cue.AVERAGE) && !isAmount(column);
    return (sum || mean)
        && !isBodily(column)
        && draft.columns.isQuantity(column)
        && isWhole(draft, at)
        && belongs(draft, column.table(), owner)
        && isAlone(draft, column, owner);
  }

  /** "The average age of the owners" is not that of their pets, whatever the owners lack. */
  private static boolean isBodily(ColumnName column) {
    return NameParts.of(ShortNames.writtenOut(column.column())).stream()
        .anyMatch(WordClass.BODILY::contains);
  }

  private static boolean isAmount(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass.ADDITIVE::contains);
  }

  private static boolean isWhole(Draft draft, int at) {
    return draft
        .tokens
        .get(at)
        .link()
        .map(Link::naming)
        .filter(NameExtent.WHOLE::equals)
        .isPresent();
  }

  /** Whether each row of a table has one owner, by keys that leave no choice. */
  private static boolean belongs(Draft draft, TableName rows, TableName owner) {
    return draft
        .graph
        .connect(rows, Set.of(owner))
        .filter(tree -> !tree.ambiguous() && !tree.multipliesRoot())
        .isPresent();
  }

  /** Whether neither the owner nor other rows that belong to it have a number called so. */
  private static boolean isAlone(Draft draft, ColumnName column, TableName owner) {
    Set<String> said = new HashSet<>(NameStems.of(column.column()));
    return draft.knowledge.catalog().tables().stream()
        .filter(table -> !table.name().equals(column.table()))
        .filter(table -> table.name().equals(owner) || belongs(draft, table.name(), owner))
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .filter(draft.columns::isQuantity)
        .map(other -> List.copyOf(NameStems.of(other.column())))
        .allMatch(other -> Collections.disjoint(other, said));
  }
}
