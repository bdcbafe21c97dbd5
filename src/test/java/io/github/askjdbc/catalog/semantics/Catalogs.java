package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.KeyEvidence;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A catalog of two tables, one of them with a private column. */
final class Catalogs {
  private Catalogs() {}

  static final CatalogSnapshot CLINIC =
      new CatalogSnapshot(
          List.of(
              table(
                  "patient",
                  Set.of("pin"),
                  "id",
                  "gender",
                  "last_name",
                  "visits",
                  "weight",
                  "Full Name"),
              table("orders", Set.of(), "id", "amount", "cost", "status", "patient_id")),
          List.of(
              new ForeignKey(
                  TableName.of("orders"),
                  List.of("patient_id"),
                  TableName.of("patient"),
                  List.of("id"),
                  new ForeignKey.Origin.Inferred(new KeyEvidence(1, Optional.empty())))));

  private static Table table(String name, Set<String> hidden, String... columns) {
    TableName table = TableName.of(name);
    return new Table(
        table,
        false,
        Optional.of("Rows of " + name),
        Stream.of(columns)
            .map(
                column ->
                    new Column(
                        new ColumnName(table, column),
                        ColumnKind.TEXT,
                        "TEXT",
                        true,
                        column.equals("gender")
                            ? Optional.of("F = female, M = male")
                            : Optional.empty()))
            .toList(),
        hidden,
        List.of("id"));
  }
}
