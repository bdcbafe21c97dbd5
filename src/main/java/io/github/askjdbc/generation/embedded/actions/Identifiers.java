package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.TableName;
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

  /** What stands at the end of a query of so many rows, if it does not stand at its beginning. */
  String limit(Action.AddLimit limit) {
    long rows = limit.rows();
    long skipped = limit.skipped();
    return switch (dialect) {
      case SQLSERVER -> skipped == 0 ? "" : fetch(rows, skipped);
      case ORACLE, DERBY, STANDARD ->
          skipped == 0 ? " FETCH FIRST " + rows + " ROWS ONLY" : fetch(rows, skipped);
      case TRINO -> skipped == 0 ? " LIMIT " + rows : fetch(rows, skipped);
      default -> " LIMIT " + rows + (skipped == 0 ? "" : " OFFSET " + skipped);
    };
  }

  private static String fetch(long rows, long skipped) {
    return " OFFSET " + skipped + " ROWS FETCH NEXT " + rows + " ROWS ONLY";
  }

  /** A part of a time as a number. */
  String part(Expression.TimeUnit unit, String time) {
    return switch (dialect) {
      case SQLITE -> {
        String part = "CAST(strftime('" + sqliteFormat(unit) + "', " + time + ") AS INTEGER)";
        yield unit == Expression.TimeUnit.QUARTER ? "(" + part + " + 2) / 3" : part;
      }
      case SQLSERVER, DERBY ->
          unit == Expression.TimeUnit.QUARTER
              ? "(MONTH(" + time + ") + 2) / 3"
              : unit + "(" + time + ")";
      default -> "EXTRACT(" + unit + " FROM " + time + ")";
    };
  }

  private static String sqliteFormat(Expression.TimeUnit unit) {
    return switch (unit) {
      case YEAR -> "%Y";
      case MONTH, QUARTER -> "%m";
      case DAY -> "%d";
    };
  }
}
