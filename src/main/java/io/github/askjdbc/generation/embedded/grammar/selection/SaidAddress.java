package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.stream.Stream;

/** Words that say "address" besides what is read. */
public final class SaidAddress {

  private SaidAddress() {}

  /** "E-mail address". */
  public static boolean stands(Draft draft, int at) {
    return WordClass.ADDRESS.contains(draft.tokens.get(at).text())
        && at > 0
        && !draft.free(at - 1)
        && columns(draft, at - 1)
            .anyMatch(
                column ->
                    NameParts.of(column.column()).stream().anyMatch(WordClass.ADDRESSED::contains));
  }

  private static Stream<ColumnName> columns(Draft draft, int at) {
    return Stream.concat(
        draft.column(at).stream(),
        draft.tokens.get(at).link().stream().flatMap(link -> link.namedColumns().stream()));
  }
}
