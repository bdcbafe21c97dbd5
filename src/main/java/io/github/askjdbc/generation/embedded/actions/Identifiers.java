package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.Runs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes names and literals for a dialect. A name is quoted unless it is plain, unreserved in every
 * dialect, and spelt as the dialect folds unquoted names.
 */
final class Identifiers {

  private static final IntPredicate LOWER = c -> c == '_' || (c >= 'a' && c <= 'z');
  private static final IntPredicate UPPER = c -> c == '_' || (c >= 'A' && c <= 'Z');
  private static final IntPredicate ANY_CASE = LOWER.or(UPPER);
  private static final Set<String> RESERVED = reserved();

  private final Dialect dialect;
  private final IntPredicate plain;
  private final IdentifierQuoting quoting;
  private final boolean backslashEscapes;
  private final boolean dayLiterals;

  Identifiers(Dialect dialect) {
    this.dialect = dialect;
    plain =
        switch (dialect) {
          case POSTGRESQL -> LOWER;
          case H2, HSQLDB, DERBY, ORACLE, STANDARD -> UPPER;
          case SQLITE, MYSQL, MARIADB, DUCKDB, TRINO, SQLSERVER -> ANY_CASE;
        };
    backslashEscapes = dialect == Dialect.MYSQL || dialect == Dialect.MARIADB;
    dayLiterals =
        dialect != Dialect.SQLITE && dialect != Dialect.SQLSERVER && dialect != Dialect.DERBY;
    quoting = IdentifierQuoting.of(dialect);
  }

  private boolean isPlain(String name) {
    return !name.isEmpty()
        && plain.test(name.charAt(0))
        && name.chars().allMatch(plain.or(Characters::isDigit));
  }

  String name(String name) {
    boolean bare = isPlain(name) && !RESERVED.contains(name.toUpperCase(Locale.ROOT));
    return bare ? name : quoting.quote(name);
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

  private static String sqliteFormat(Expression.TimeUnit unit) {
    return switch (unit) {
      case YEAR -> "%Y";
      case MONTH -> "%m";
      case DAY -> "%d";
    };
  }

  private static Set<String> reserved() {
    InputStream stream = Identifiers.class.getResourceAsStream("reserved.txt");
    if (stream == null) {
      throw new IllegalStateException("the list reserved.txt is missing from the jar");
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> Runs.words(line).stream())
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException("the list reserved.txt cannot be read", e);
    }
  }
}
