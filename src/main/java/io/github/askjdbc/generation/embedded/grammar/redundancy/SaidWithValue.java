package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Shortening;
import java.util.List;
import java.util.Optional;

/**
 * Words beside a value that say what its column says too: "allergic to nuts" of an {@code allergy},
 * "lighting specialists" of a {@code speciality}, "critical priority" of what priorities are
 * called; and "product" behind a value that the products are called by.
 */
public final class SaidWithValue {

  /** Words of one family begin alike with so many letters, and for so much of the longer one. */
  private static final int LEAST_ALIKE = 5;

  private static final double MOSTLY = 0.65;

  private SaidWithValue() {}

  /** "Allergic to nuts", where the value behind is read. */
  static boolean isSaidBefore(Draft draft, int at, int value) {
    return draft.onlyBetween(at, value, WordClass.TELLING_VALUE)
        && column(draft, value).filter(one -> isAlike(draft, at, one)).isPresent();
  }

  /** "Lighting specialists", "critical priority", "varnish products", behind a value. */
  static boolean isSaidBehind(Draft draft, int at) {
    int value = at - 1;
    Optional<ColumnName> column = column(draft, value);
    return value >= 0
        && column.isPresent()
        && !draft.isBehindComma(at)
        && !draft.beginsSentence(at)
        && (isAlike(draft, at, column.get())
            || isOfName(draft, at, column.get())
            || isRow(draft, at, column.get()));
  }

  /** Of a value that is read, and is no name of a row. */
  private static Optional<ColumnName> column(Draft draft, int at) {
    return at < 0 || draft.free(at)
        ? Optional.empty()
        : draft.value(at).map(Link.ToValue::column).filter(one -> !draft.columns.isKey(one));
  }

  /** Of the words for the column, where no other of its table says it. */
  public static boolean isAlike(Draft draft, int at, ColumnName column) {
    String word = draft.tokens.get(at).text();
    return isAlike(word, column)
        && draft.knowledge.catalog().table(column.table()).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(other -> !other.equals(column))
            .noneMatch(other -> isAlike(word, other));
  }

  private static boolean isAlike(String word, ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(part -> isAlike(word, part));
  }

  /** Also "priority" of {@code prio_cd}. */
  private static boolean isAlike(String one, String other) {
    int most = Math.min(one.length(), other.length());
    int alike = 0;
    while (alike < most && one.charAt(alike) == other.charAt(alike)) {
      alike++;
    }
    return (alike >= LEAST_ALIKE && alike >= MOSTLY * Math.max(one.length(), other.length()))
        || Shortening.isShort(other, one);
  }

  /** A word of the name of the value's column, or of the table that its rows are named in. */
  private static boolean isOfName(Draft draft, int at, ColumnName column) {
    String stem = Stemming.stem(draft.tokens.get(at).text());
    List<String> table = NameStems.of(column.table().name());
    return NameStems.of(column.column()).contains(stem)
        || (draft.isName(column) && table.get(0).equals(stem));
  }

  /** Where rows are called by the value: "tablet products". */
  private static boolean isRow(Draft draft, int at, ColumnName column) {
    return WordClass.ROW_NOUN.contains(draft.tokens.get(at).text())
        && !draft.countsSubject
        && NameParts.of(column.column()).stream()
            .anyMatch(
                part ->
                    WordClass.KIND_NOUN.contains(part) || WordClass.CALLING_COLUMN.contains(part));
  }
}
