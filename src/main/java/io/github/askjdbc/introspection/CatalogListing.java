package io.github.askjdbc.introspection;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Lists tables and columns of a catalog, as far as questions may read them. */
final class CatalogListing {

  private static final int LONGEST_DESCRIPTION = 160;
  private static final String CUT = "...";
  private static final String READABLE = "that questions may read";

  private final DatabaseKnowledge knowledge;
  private final Dialect dialect;
  private final Predicate<TableName> readable;
  private final List<Table> tables;

  CatalogListing(DatabaseKnowledge knowledge, Dialect dialect, Predicate<TableName> readable) {
    this.knowledge = knowledge;
    this.dialect = dialect;
    this.readable = readable;
    this.tables =
        knowledge.catalog().tables().stream()
            .filter(table -> readable.test(table.name()))
            .filter(table -> !table.columns().isEmpty()) // nothing of it is public
            .sorted(Comparator.comparing(table -> table.name().toString()))
            .toList();
  }

  /** Those that questions may read, by name. */
  List<Table> readable() {
    return tables;
  }

  Optional<CatalogAnswer> tables() {
    LiteralRows rows = rows("table_name", "kind", "columns_in_it", "description");
    for (Table table : tables) {
      rows.add(
          table.name().toString(),
          table.view() ? "view" : "table",
          table.columns().size(),
          description(table, rows));
    }
    return answer(
        rows,
        "the tables " + READABLE,
        rows.leftOut() + " of " + tables.size() + " tables are not shown; name one to describe it");
  }

  Optional<CatalogAnswer> tableCount() {
    LiteralRows rows = rows("tables_in_database");
    rows.add(tables.size());
    return answer(rows, "the number of tables " + READABLE, "");
  }

  /**
   * @param chosen tables that questions may read
   */
  Optional<CatalogAnswer> columns(List<Table> chosen) {
    LiteralRows rows = rows("table_name", "column_name", "data_type", "column_key", "description");
    for (Table table : chosen) {
      for (Column column : table.columns()) {
        rows.add(
            table.name().toString(),
            column.name().column(),
            rows.writable(column.typeName()) ? column.typeName() : "",
            key(table, column),
            description(column, rows));
      }
    }
    return answer(
        rows,
        "the columns " + ofTables(chosen) + READABLE,
        rows.leftOut()
            + " of "
            + chosen.stream().mapToInt(table -> table.columns().size()).sum()
            + " columns are not shown; name a table to see its own");
  }

  Optional<CatalogAnswer> columnCount(List<Table> chosen) {
    LiteralRows rows = rows("table_name", "columns_in_it");
    chosen.forEach(table -> rows.add(table.name().toString(), table.columns().size()));
    return answer(rows, "the number of columns " + ofTables(chosen) + READABLE, "");
  }

  LiteralRows rows(String... columns) {
    return new LiteralRows(dialect, List.of(columns));
  }

  private String ofTables(List<Table> chosen) {
    return chosen.size() == tables.size()
        ? "of all tables "
        : chosen.stream()
            .map(table -> table.name().toString())
            .collect(Collectors.joining(", ", "of ", " "));
  }

  /**
   * @return empty if there is no row to show
   */
  static Optional<CatalogAnswer> answer(LiteralRows rows, String wording, String shortened) {
    return rows.size() == 0
        ? Optional.empty()
        : Optional.of(
            new CatalogAnswer(
                rows.sql(),
                wording,
                rows.leftOut() == 0 ? Optional.empty() : Optional.of(shortened)));
  }

  String description(Table table, LiteralRows rows) {
    return text(
        knowledge
            .semantics()
            .table(table.name())
            .flatMap(meaning -> meaning.naming().description())
            .or(table::comment),
        rows);
  }

  private String description(Column column, LiteralRows rows) {
    return text(
        knowledge
            .semantics()
            .column(column.name())
            .flatMap(meaning -> meaning.naming().description())
            .or(column::comment),
        rows);
  }

  /** As much of it as a row has room for; nothing if it cannot be written for the target. */
  private static String text(Optional<String> description, LiteralRows rows) {
    String text = description.map(String::strip).filter(rows::writable).orElse("");
    return text.codePointCount(0, text.length()) <= LONGEST_DESCRIPTION
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST_DESCRIPTION)) + CUT;
  }

  /** What the column is for, as far as the catalog knows of keys. */
  private String key(Table table, Column column) {
    List<String> roles = new ArrayList<>();
    String name = column.name().column();
    if (table.primaryKey().contains(name)) {
      roles.add("primary key");
    }
    CatalogSnapshot catalog = knowledge.catalog();
    for (ForeignKey key : catalog.keysOf(table.name())) {
      int at = key.fromColumns().indexOf(name);
      if (at >= 0 && key.from().equals(table.name()) && readable.test(key.to())) {
        catalog
            .column(new ColumnName(key.to(), key.toColumns().get(at)))
            .map(target -> "refers to " + target.name() + (key.isInferred() ? " (inferred)" : ""))
            .ifPresent(roles::add);
      }
    }
    return String.join(", ", roles);
  }
}
