package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the public columns that a piece of SQL names, without reading the SQL itself. */
final class ColumnReferences {
  private static final int MOST_COLUMNS = 8;
  private static final String NAME =
      "(?:[\\p{L}_][\\p{L}\\p{N}_$]*|\"[^\"\\n]+\"|`[^`\\n]+`|\\[[^\\]\\n]+\\])";
  private static final Pattern REFERENCE =
      Pattern.compile(
          "'[^']*+'"
              + "|(?:(?<table>"
              + NAME
              + ")\\s*\\.\\s*)?(?<column>"
              + NAME
              + ")(?!\\s*[.(])");

  private final CatalogSnapshot catalog;

  ColumnReferences(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /**
   * The columns that a text may mean which is a reference and nothing else; empty if it is none.
   */
  Optional<List<ColumnName>> only(String text) {
    Matcher matcher = REFERENCE.matcher(text.strip());
    if (!matcher.matches() || matcher.group("column") == null) {
      return Optional.empty();
    }
    List<ColumnName> found = columns(matcher);
    return found.isEmpty() || found.size() > MOST_COLUMNS ? Optional.empty() : Optional.of(found);
  }

  /** The one table that holds every column that a definition names; at least one must be. */
  Optional<TableName> table(String definition) {
    Optional<List<TableName>> tables = Optional.empty();
    Matcher reference = REFERENCE.matcher(definition);
    while (reference.find()) {
      List<TableName> holding =
          reference.group("column") == null
              ? List.of()
              : columns(reference).stream().map(ColumnName::table).toList();
      if (!holding.isEmpty()) {
        List<TableName> both = new ArrayList<>(tables.orElse(holding));
        both.retainAll(holding);
        tables = Optional.of(both);
      }
    }
    return tables.filter(found -> found.size() == 1).map(found -> found.get(0));
  }

  private List<ColumnName> columns(Matcher reference) {
    String column = PlainColumn.unquoted(reference.group("column"));
    String owner = reference.group("table");
    List<Table> tables =
        owner == null ? catalog.tables() : catalog.tablesNamed(PlainColumn.unquoted(owner));
    return tables.stream().flatMap(t -> t.column(column).stream()).map(Column::name).toList();
  }
}
