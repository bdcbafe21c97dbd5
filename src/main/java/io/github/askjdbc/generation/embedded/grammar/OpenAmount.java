package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An amount of which rows have several by what was done, where no word says which: "the amount of
 * the claims" may be what was claimed or what was approved.
 */
final class OpenAmount {

  private OpenAmount() {}

  static boolean isIn(Draft draft) {
    return IntStream.range(0, draft.size()).anyMatch(at -> !draft.free(at) && isOpen(draft, at));
  }

  private static boolean isOpen(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    Optional<ColumnName> column =
        draft
            .column(at)
            .filter(one -> draft.tokens.get(at).span().length() == 1)
            .filter(one -> WordClass.ADDITIVE.contains(word))
            .filter(one -> isPart(draft, one, word))
            .filter(one -> !isSaid(draft, one, at));
    List<ColumnName> several =
        column.flatMap(one -> draft.knowledge.catalog().table(one.table())).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(one -> isPart(draft, one, word))
            .toList();
    return several.size() > 1 && several.stream().anyMatch(one -> isOfDeed(one, word));
  }

  private static boolean isPart(Draft draft, ColumnName column, String word) {
    List<String> parts = NameParts.of(column.column());
    return draft.columns.isQuantity(column) && parts.size() > 1 && parts.contains(word);
  }

  /** Whether a name is the word and a deed: {@code amount_claimed}. */
  private static boolean isOfDeed(ColumnName column, String word) {
    List<String> parts = NameParts.of(column.column());
    return parts.size() == 2
        && parts.stream().filter(part -> !part.equals(word)).allMatch(WordClass::isParticiple);
  }

  /** Whether a verb elsewhere says the deed; the noun for the rows does not. */
  private static boolean isSaid(Draft draft, ColumnName column, int amount) {
    List<String> stems = NameParts.of(column.column()).stream().map(Stemming::stem).toList();
    return IntStream.range(0, draft.size())
        .filter(at -> at != amount && (draft.table(at).isEmpty() || isVerb(draft, at)))
        .mapToObj(at -> Stemming.stem(draft.tokens.get(at).text()))
        .anyMatch(stems::contains);
  }

  private static boolean isVerb(Draft draft, int at) {
    return WordClass.isParticiple(draft.tokens.get(at).text());
  }
}
