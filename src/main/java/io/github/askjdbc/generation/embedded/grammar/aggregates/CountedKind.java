package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.util.Optional;

/**
 * What is counted by the cells of a column that differ: "how many towns do our members live in".
 */
final class CountedKind {

  private CountedKind() {}

  /**
   * @param kind token of a column
   * @param distinct whether the question says that those that differ are meant
   */
  static boolean isMeant(Draft draft, int kind, boolean distinct) {
    return !isDoerOf(draft, kind)
        && (distinct
            || (!isNarrowed(draft, kind) && isKind(draft, draft.column(kind).orElseThrow())));
  }

  /** "How many broken items" counts things, and not the kinds of items that some are broken of. */
  private static boolean isNarrowed(Draft draft, int kind) {
    TableName rows = draft.column(kind).orElseThrow().table();
    Optional<ColumnName> told = draft.value(kind - 1).map(Link.ToValue::column);
    return told.filter(value -> value.table().equals(rows))
            .filter(value -> !draft.column(kind).equals(Optional.of(value)))
            .isPresent()
        || draft
            .filter(kind - 1)
            .filter(state -> state.condition().table().equals(rows))
            .isPresent();
  }

  /** What several rows share is told by texts; a day is none of so many days. */
  private static boolean isKind(Draft draft, ColumnName column) {
    return draft.columns.isKind(column, ColumnKind.TEXT)
        && draft.knowledge.times().form(column).isEmpty();
  }

  /** "How many requests" counts no requesters. */
  private static boolean isDoerOf(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return draft
        .column(at)
        .filter(draft.columns::isKey)
        .filter(
            key ->
                NameParts.of(key.column()).stream()
                    .noneMatch(part -> NounNumber.isSame(part, word) || word.contains(part)))
        .isPresent();
  }
}
