package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A clinic: persons with a private column, their visits, and products without anything private. */
final class SampleCatalog {
  static final List<String> DDL =
      List.of(
          "CREATE TABLE person (id INTEGER, name VARCHAR(40), city VARCHAR(40), age INTEGER,"
              + " born DATE, ssn VARCHAR(20))",
          "CREATE TABLE visit (id INTEGER, person_id INTEGER, seen DATE, cost DECIMAL(8, 2),"
              + " note VARCHAR(80))",
          "CREATE TABLE product (id INTEGER, title VARCHAR(40), price DECIMAL(8, 2))",
          "CREATE TABLE \"odd.table\" (\"rate (%) 5-9 y.\" INTEGER, \"a \"\"b\"\" c\" INTEGER)");

  private SampleCatalog() {}

  static CatalogSnapshot create() {
    TableName information =
        new TableName(Optional.empty(), Optional.of("information_schema"), "columns");
    return new CatalogSnapshot(
        List.of(
            table(TableName.of("person"), Set.of("ssn"), "id", "name", "city", "age", "born"),
            table(TableName.of("visit"), Set.of(), "id", "person_id", "seen", "cost", "note"),
            table(TableName.of("product"), Set.of(), "id", "title", "price"),
            table(TableName.of("odd.table"), Set.of(), "rate (%) 5-9 y.", "a \"b\" c"),
            table(TableName.of("sqlite_master"), Set.of(), "name", "sql"),
            table(information, Set.of(), "column_name")),
        List.of());
  }

  private static Table table(TableName name, Set<String> hidden, String... columns) {
    List<Column> all =
        Arrays.stream(columns)
            .map(
                column ->
                    new Column(
                        new ColumnName(name, column),
                        ColumnKind.OTHER,
                        "VARCHAR",
                        true,
                        Optional.empty()))
            .toList();
    return new Table(name, false, Optional.empty(), all, hidden, List.of());
  }
}
