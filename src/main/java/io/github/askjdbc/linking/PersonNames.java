package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The two columns that hold the first and the last names of people. */
public record PersonNames(ColumnName first, ColumnName last) {

  /** Empty where a table has not both; also by names that shorten one word of them, or both. */
  public static Optional<PersonNames> of(Table table) {
    return called(table, WordClass.FIRST_NAME)
        .flatMap(
            first -> called(table, WordClass.LAST_NAME).map(last -> new PersonNames(first, last)))
        .or(() -> PairedNames.of(table).flatMap(pair -> paired(table, pair)));
  }

  private static Optional<PersonNames> paired(Table table, PairedNames pair) {
    return text(table, pair.first())
        .flatMap(first -> text(table, pair.last()).map(last -> new PersonNames(first, last)));
  }

  /** The other half of the name that a column is a half of; empty for any other column. */
  public Optional<ColumnName> besides(ColumnName half) {
    if (half.equals(first)) {
      return Optional.of(last);
    }
    return half.equals(last) ? Optional.of(first) : Optional.empty();
  }

  private static Optional<ColumnName> called(Table table, WordClass names) {
    return table.columns().stream()
        .filter(column -> isText(column) && isCalled(column.name().column(), names))
        .map(Column::name)
        .findFirst();
  }

  private static Optional<ColumnName> text(Table table, String name) {
    return table.column(name).filter(PersonNames::isText).map(Column::name);
  }

  private static boolean isText(Column column) {
    return column.kind() == ColumnKind.TEXT;
  }

  private static boolean isCalled(String column, WordClass names) {
    return Stream.of(
            column.toLowerCase(Locale.ROOT).replace(' ', '_'), ShortNames.writtenOut(column))
        .anyMatch(
            name ->
                names.words().stream()
                    .anyMatch(word -> name.equals(word) || name.endsWith("_" + word)));
  }
}
