package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Values that say of what kind something else is than the rows that hold them. */
final class OtherKind {

  private OtherKind() {}

  static boolean isMeant(Draft draft, int at) {
    return isKindOfOther(draft, at) || isKindByOtherColumn(draft, at) || isPartOfRole(draft, at);
  }

  /** "Trainers with a yoga certificate" need not be those whose own specialty is yoga. */
  private static boolean isKindOfOther(Draft draft, int at) {
    Optional<TableName> noun = draft.table(at + 1);
    Optional<ColumnName> kind = draft.value(at).map(Link.ToValue::column);
    return noun.isPresent()
        && draft.adjacent(at, at + 1)
        && kind.filter(column -> !draft.isName(column)).isPresent()
        && kind.filter(column -> !noun.get().equals(column.table())).isPresent()
        && IntStream.range(0, at)
            .mapToObj(draft::table)
            .anyMatch(kind.map(ColumnName::table)::equals);
  }

  /** "Head nurse", where a key is called so, says more than that somebody is a nurse. */
  private static boolean isPartOfRole(Draft draft, int at) {
    int last = draft.tokens.get(at).span().first();
    if (last == 0 || draft.tokens.get(at).span().length() > 1) {
      return false;
    }
    List<Word> words = draft.question.words();
    List<String> said = List.of(words.get(last - 1).folded(), words.get(last).folded());
    return words.get(last - 1).content()
        && draft.knowledge.catalog().tables().stream()
            .flatMap(table -> draft.knowledge.catalog().keysOf(table.name()).stream())
            .flatMap(key -> key.fromColumns().stream())
            .map(NameParts::of)
            .anyMatch(parts -> Collections.indexOfSubList(parts, said) >= 0);
  }

  /** "The hotel industry" is none of a column of other things, where one is called industry. */
  private static boolean isKindByOtherColumn(Draft draft, int at) {
    Optional<ColumnName> kind = draft.column(at + 1);
    return kind.filter(draft.columns::isText).isPresent()
        && !draft.knowledge.values().few(kind.get()).isEmpty()
        && draft.adjacent(at, at + 1)
        && draft.fillerBefore(at, WordClass.DETERMINER)
        && kind.filter(column -> !draft.isName(column) && !draft.columns.isKey(column)).isPresent()
        && draft
            .value(at)
            .map(Link.ToValue::column)
            .filter(column -> !draft.isName(column))
            .isPresent()
        && !draft.value(at).map(Link.ToValue::column).equals(kind);
  }
}
