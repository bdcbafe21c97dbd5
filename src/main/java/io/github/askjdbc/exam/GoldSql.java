package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.RowLimit;

/** Writes names, literals and limits of gold SQL for one dialect. */
final class GoldSql {

  private final Dialect dialect;
  private final IdentifierQuoting quoting;

  GoldSql(Dialect dialect) {
    this.dialect = dialect;
    this.quoting = IdentifierQuoting.of(dialect);
  }

  String table(ExamTable table) {
    return table(table.table().name());
  }

  String table(TableName name) {
    return name.written(quoting);
  }

  String column(ExamColumn column) {
    return name(column.name().column());
  }

  String name(String name) {
    return quoting.quoteWhereNeeded(name);
  }

  /** A name of a table that is known by a letter in the query. */
  String of(String letter, ExamColumn column) {
    return of(letter, column.name().column());
  }

  String of(String letter, String column) {
    return letter + "." + name(column);
  }

  /** The first rows of what follows the word SELECT. */
  String first(String select, int rows) {
    return RowLimit.select(dialect, select, rows);
  }

  static String text(String value) {
    return "'" + value.replace("'", "''") + "'";
  }
}
