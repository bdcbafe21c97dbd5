package io.github.askjdbc.catalog;

import io.github.askjdbc.database.VisibleTables;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a name means on a target: a table or a view in one place, and its columns in their order,
 * private ones too. While it is the same, SQL that was judged by the catalog reads what it was
 * judged to read.
 *
 * @param schema where the name was found, empty where the target has none
 */
record TableShape(String schema, boolean view, List<Column> columns) {

  /** A column's name and type, as the target tells them. */
  record Column(String name, String type) {}

  TableShape {
    columns = List.copyOf(columns);
  }

  /** By the names of tables as they were read. */
  static Map<TableName, TableShape> of(
      Map<VisibleTables.Entry, List<ColumnReader.Described>> read) {
    Map<TableName, TableShape> shapes = new LinkedHashMap<>();
    read.forEach(
        (entry, columns) ->
            shapes.put(
                TableName.of(entry.name()),
                new TableShape(
                    entry.schema(),
                    entry.view(),
                    columns.stream().map(one -> new Column(one.name(), one.typeName())).toList())));
    return shapes;
  }
}
