package io.github.askjdbc.inspection.constraints;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.Optional;

/** A column as a constraint names it, compared without regard to case. */
public record ColumnPath(String table, String column) {

  /**
   * @param written {@code table.column}, or {@code schema.table.column}
   * @return empty where there is no dot with a name on either side
   */
  static Optional<ColumnPath> parse(String written) {
    int dot = written.lastIndexOf('.');
    return dot > 0 && dot < written.length() - 1
        ? Optional.of(new ColumnPath(written.substring(0, dot), written.substring(dot + 1)))
        : Optional.empty();
  }

  public boolean in(TableName name) {
    return names(table, name);
  }

  public boolean matches(ColumnName name) {
    return in(name.table()) && column.equalsIgnoreCase(name.column());
  }

  /** Whether a written name, with a schema or without, is that of a table. */
  public static boolean names(String written, TableName table) {
    return written.equalsIgnoreCase(table.name()) || written.equalsIgnoreCase(table.toString());
  }

  @Override
  public String toString() {
    return table + "." + column;
  }
}
