package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.WordClass;
import java.util.Locale;
import java.util.Optional;

/** The two columns that hold the first and the last names of people. */
public record PersonNames(ColumnName first, ColumnName last) {

  /** Empty where a table has not both; also by names that shorten both words. */
  public static Optional<PersonNames> of(Table table) {
    return text(table, WordClass.FIRST_NAME)
        .flatMap(
            first -> text(table, WordClass.LAST_NAME).map(last -> new PersonNames(first, last)))
        .or(() -> PairedNames.of(table).map(pair -> named(table, pair)));
  }

  private static PersonNames named(Table table, PairedNames pair) {
    return new PersonNames(
        new ColumnName(table.name(), pair.first()), new ColumnName(table.name(), pair.last()));
  }

  /** The other half of the name that a column is a half of; empty for any other column. */
  public Optional<ColumnName> besides(ColumnName half) {
    if (half.equals(first)) {
      return Optional.of(last);
    }
    return half.equals(last) ? Optional.of(first) : Optional.empty();
  }

  private static Optional<ColumnName> text(Table table, WordClass names) {
    return table.columns().stream()
        .filter(column -> column.kind() == ColumnKind.TEXT && isCalled(column, names))
        .map(Column::name)
        .findFirst();
  }

  private static boolean isCalled(Column column, WordClass names) {
    String name = column.name().column().toLowerCase(Locale.ROOT).replace(' ', '_');
    return names.words().stream().anyMatch(word -> name.equals(word) || name.endsWith("_" + word));
  }
}
