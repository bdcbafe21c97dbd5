package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.ProbeOutcome;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The columns of a table whose texts are not all read yet, and what was read of them. */
final class OpenColumns {
  private final ValueLimits limits;
  private final ReadTexts texts;
  private final Map<Column, SeenTexts> open = new LinkedHashMap<>();
  private long rows;

  /**
   * @param texts is given what is read, and what that covers
   */
  OpenColumns(Table table, ValueLimits limits, ReadTexts texts) {
    this.limits = limits;
    this.texts = texts;
    for (Column column : table.columns()) {
      if (column.kind() == ColumnKind.TEXT) {
        open.put(column, new SeenTexts());
      }
    }
  }

  boolean isEmpty() {
    return open.isEmpty();
  }

  List<Column> columns() {
    return List.copyOf(open.keySet());
  }

  /** Of the table, as far as they were read. */
  long rows() {
    return rows;
  }

  /**
   * @param more whether they come after those before, and are not among them
   */
  void read(int brought, boolean more) {
    rows = more ? rows + brought : Math.max(rows, brought);
  }

  /** Those with at least so many rows for each value. */
  List<Column> repeating(int times) {
    return open.entrySet().stream()
        .filter(entry -> rows >= (long) times * entry.getValue().size())
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * Keeps the texts not seen before.
   *
   * @param index of the column among the cells of a row
   * @return false if there is no more room for some
   */
  boolean keep(Column column, ProbeOutcome.Rows read, int index) throws IOException {
    SeenTexts seen = open.get(column);
    List<String> fresh = new ArrayList<>();
    boolean room = true;
    for (String cell : cells(read, index)) {
      if (cell.length() > limits.valueLength()) {
        continue;
      }
      room =
          room
              && seen.size() < limits.column().values()
              && seen.characters() < limits.column().characters();
      if (room && seen.isNew(cell)) {
        fresh.add(cell);
      }
    }
    return texts.add(column.name(), fresh) && room;
  }

  /** Binary cells in a text column, as SQLite allows, equal no text. */
  private static List<String> cells(ProbeOutcome.Rows read, int index) {
    List<String> cells = new ArrayList<>();
    for (List<Object> row : read.rows()) {
      Object cell = row.get(index);
      if (cell != null && !(cell instanceof byte[])) {
        cells.add(cell.toString());
      }
    }
    return cells;
  }

  /** What is read of a column is a sample so far. */
  void sampled(Column column) {
    texts.covered(column.name(), new IndexCoverage.Sampled(rows, open.get(column).size()));
  }

  void close(Column column) {
    open.remove(column);
  }

  void closeFull(Column column) {
    texts.covered(column.name(), new IndexCoverage.Full(open.get(column).size()));
    close(column);
  }

  void closeUnread(Column column, String reason) {
    texts.covered(column.name(), new IndexCoverage.Unread(reason));
    close(column);
  }

  /** What was read stays a sample. */
  void stop() {
    if (rows == 0) {
      columns().forEach(column -> closeUnread(column, "reading its first rows takes too long"));
    }
    open.clear();
  }
}
