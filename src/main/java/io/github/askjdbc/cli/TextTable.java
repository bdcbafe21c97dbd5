package io.github.askjdbc.cli;

import io.github.askjdbc.text.Characters;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;

/**
 * Rows as aligned text, cells cut at a width that keeps a row on a screen.
 *
 * @param maxRows how many rows are read
 */
record TextTable(int maxRows) {

  private static final int MAX_WIDTH = 60;
  private static final int INDENT = 2;

  String render(ResultSet rows) throws SQLException {
    List<String[]> lines = new ArrayList<>();
    lines.add(labels(rows.getMetaData()));
    while (lines.size() <= maxRows && rows.next()) {
      lines.add(cells(rows, lines.get(0).length));
    }
    Column[] columns = new Column[lines.get(0).length];
    for (int i = 0; i < columns.length; i++) {
      int column = i;
      int width = lines.stream().mapToInt(line -> line[column].length()).max().orElse(0);
      columns[i] = new Column(width + INDENT, INDENT, Overflow.TRUNCATE);
    }
    Help.TextTable table = Help.TextTable.forColumns(Help.defaultColorScheme(Ansi.OFF), columns);
    lines.forEach(table::addRowValues);
    return table.toString();
  }

  private static String[] labels(ResultSetMetaData metadata) throws SQLException {
    String[] labels = new String[metadata.getColumnCount()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = metadata.getColumnLabel(i + 1);
    }
    return labels;
  }

  private static String[] cells(ResultSet rows, int count) throws SQLException {
    String[] cells = new String[count];
    for (int i = 0; i < count; i++) {
      String cell = rows.getString(i + 1);
      String text = cell == null ? "" : Characters.onOneLine(cell);
      cells[i] = text.length() > MAX_WIDTH ? text.substring(0, MAX_WIDTH - 1) + "…" : text;
    }
    return cells;
  }
}
