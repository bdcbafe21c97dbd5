package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.stream.Stream;

/** States that rows hold, or what they refer to: "settled claims" where claims have states. */
public final class HeldState {

  private HeldState() {}

  /** Whether a word is one of such a text, so that it may say more than that a time is known. */
  public static boolean isHeld(Draft draft, TableName rows, String word) {
    CatalogSnapshot catalog = draft.knowledge.catalog();
    return Stream.concat(Stream.of(rows), catalog.keysOf(rows).stream().map(ForeignKey::to))
        .flatMap(table -> catalog.table(table).stream())
        .flatMap(table -> table.columns().stream())
        .filter(column -> column.kind() == ColumnKind.TEXT)
        .flatMap(column -> draft.knowledge.statistics().samples(column.name()).stream())
        .anyMatch(held -> NameParts.written(held).contains(word));
  }
}
