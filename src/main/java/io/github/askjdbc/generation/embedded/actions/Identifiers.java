package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes names and literals for a dialect. A name is quoted only where it needs to be. */
final class Identifiers {

  private final Dialect dialect;
  private final IdentifierQuoting quoting;
  private final boolean backslashEscapes;
  private final boolean dayLiterals;

  Identifiers(Dialect dialect) {
    this.dialect = dialect;
    backslashEscapes = dialect == Dialect.MYSQL || dialect == Dialect.MARIADB;
    dayLiterals =
        dialect != Dialect.SQLITE && dialect != Dialect.SQLSERVER && dialect != Dialect.DERBY;
    quoting = IdentifierQuoting.of(dialect);
  }

  String name(String name) {
    return quoting.quoteWhereNeeded(name);
  }

  String table(TableName table) {
    return Stream.of(table.catalog().stream(), table.schema().stream(), Stream.of(table.name()))
        .flatMap(Function.identity())
        .map(this::name)
        .collect(Collectors.joining("."));
  }

  String literal(Condition.Literal literal) {
    if (literal instanceof Condition.Literal.Numeral number) {
      return number.value().toPlainString();
    }
    if (literal instanceof Condition.Literal.Day day) {
      return (dayLiterals ? "DATE '" : "'") + day.value() + "'";
    }
    String text = ((Condition.Literal.Text) literal).value();
    String escaped = backslashEscapes ? text.replace("\\", "\\\\") : text;
    return "'" + escaped.replace("'", "''") + "'";
  }

  /** A part of a time as a number. */
  String part(Expression.TimeUnit unit, String time) {
    return switch (dialect) {
      case SQLITE -> "CAST(strftime('" + sqliteFormat(unit) + "', " + time + ") AS INTEGER)";
      case SQLSERVER, DERBY -> unit + "(" + time + ")";
      default -> "EXTRACT(" + unit + " FROM " + time + ")";
    };
  }

  /**
   * The beginning of a time that is written as text, or of SQLite's own.
   *
   * @param time the column
   */
  String beginning(Expression.TimeUnit unit, String time, TimeForm form) {
    if (dialect == Dialect.SQLITE && form != TimeForm.DIGITS_TEXT && !form.numeric()) {
      return "strftime('" + longFormat(unit) + "', " + time + ")";
    }
    int letters =
        switch (unit) {
          case YEAR -> "2024".length();
          case MONTH -> (form == TimeForm.DIGITS_TEXT ? "202403" : "2024-03").length();
          case DAY -> (form == TimeForm.DIGITS_TEXT ? "20240331" : "2024-03-31").length();
        };
    String function = dialect == Dialect.SQLSERVER ? "SUBSTRING" : "SUBSTR";
    return function + "(" + time + ", 1, " + letters + ")";
  }

  private static String longFormat(Expression.TimeUnit unit) {
    return switch (unit) {
      case YEAR -> "%Y";
      case MONTH -> "%Y-%m";
      case DAY -> "%Y-%m-%d";
    };
  }

  private static String sqliteFormat(Expression.TimeUnit unit) {
    return switch (unit) {
      case YEAR -> "%Y";
      case MONTH -> "%m";
      case DAY -> "%d";
    };
  }
}
