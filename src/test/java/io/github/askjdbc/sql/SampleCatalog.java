package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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
    return new CatalogSnapshot(tables(), List.of());
  }

  /** As a target of that dialect stores names that were written without quotes. */
  static CatalogSnapshot create(Dialect dialect) {
    return new CatalogSnapshot(
        tables().stream().map(table -> stored(table, dialect)).toList(), List.of());
  }

  /** Pets with a nickname, spelt as nobody spells it without quotes; that of owners is private. */
  static CatalogSnapshot withNicknames(Dialect dialect) {
    String nick = stored("nick", dialect);
    String other = nick.equals("nick") ? "NICK" : "nick";
    return new CatalogSnapshot(
        List.of(
            table(TableName.of(stored("pet", dialect)), Set.of(), stored("id", dialect), other),
            table(
                TableName.of(stored("owner", dialect)),
                Set.of(nick),
                stored("id", dialect),
                stored("name", dialect))),
        List.of());
  }

  /** A name as a target of that dialect stores it, where it was written without quotes. */
  static String stored(String name, Dialect dialect) {
    boolean plain = name.chars().allMatch(c -> c == '_' || Character.isLetter(c));
    return switch (dialect) {
      case H2, HSQLDB, DERBY, ORACLE, STANDARD -> plain ? name.toUpperCase(Locale.ROOT) : name;
      default -> name;
    };
  }

  private static Table stored(Table table, Dialect dialect) {
    return table(
        new TableName(
            table.name().catalog(),
            table.name().schema().map(schema -> stored(schema, dialect)),
            stored(table.name().name(), dialect)),
        table.privateColumns().stream()
            .map(column -> stored(column, dialect))
            .collect(Collectors.toSet()),
        table.columns().stream()
            .map(column -> stored(column.name().column(), dialect))
            .toArray(String[]::new));
  }

  private static List<Table> tables() {
    TableName information =
        new TableName(Optional.empty(), Optional.of("information_schema"), "columns");
    return List.of(
        table(TableName.of("person"), Set.of("ssn"), "id", "name", "city", "age", "born"),
        table(TableName.of("visit"), Set.of(), "id", "person_id", "seen", "cost", "note"),
        table(TableName.of("product"), Set.of(), "id", "title", "price"),
        table(TableName.of("odd.table"), Set.of(), "rate (%) 5-9 y.", "a \"b\" c"),
        table(TableName.of("sqlite_master"), Set.of(), "name", "sql"),
        table(information, Set.of(), "column_name"));
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
