package io.github.askjdbc.database;

import io.github.askjdbc.text.ResourceText;
import io.github.askjdbc.text.Runs;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes names so that the target reads them as identifiers whatever they hold.
 *
 * <p>A name is data: it may hold blanks, key words, and the quoting character itself, which is
 * doubled.
 */
public final class IdentifierQuoting {
  private static final Set<String> RESERVED = reserved();

  private final char open;
  private final char close;
  private final Predicate<String> folded;

  private IdentifierQuoting(char open, char close, Predicate<String> folded) {
    this.open = open;
    this.close = close;
    this.folded = folded;
  }

  public static IdentifierQuoting of(Dialect dialect) {
    return switch (dialect) {
      case MYSQL, MARIADB -> new IdentifierQuoting('`', '`', name -> true);
      case SQLSERVER -> new IdentifierQuoting('[', ']', name -> true);
      case SQLITE, DUCKDB, TRINO -> new IdentifierQuoting('"', '"', name -> true);
      case POSTGRESQL ->
          new IdentifierQuoting('"', '"', name -> name.equals(name.toLowerCase(Locale.ROOT)));
      case H2, HSQLDB, DERBY, ORACLE, STANDARD ->
          new IdentifierQuoting('"', '"', name -> name.equals(name.toUpperCase(Locale.ROOT)));
    };
  }

  /**
   * @throws IllegalArgumentException if the name is empty or holds a NUL, which no target reads
   *     back as the same name
   */
  public String quote(String name) {
    if (name.isEmpty() || name.indexOf('\0') >= 0) {
      throw new IllegalArgumentException(
          "an identifier of length " + name.length() + " is empty or holds a NUL character");
    }
    String end = String.valueOf(close);
    return open + name.replace(end, end + end) + close;
  }

  /** Quotes each part and joins them by dots, the outermost first. */
  public String quote(Stream<String> parts) {
    return parts.map(this::quote).collect(Collectors.joining("."));
  }

  /**
   * Quotes a name unless it is plain, unreserved in every dialect, and spelt as the dialect folds
   * unquoted names.
   *
   * @throws IllegalArgumentException as {@link #quote(String)}
   */
  public String quoteWhereNeeded(String name) {
    return plain(name) && folded.test(name) && !RESERVED.contains(name.toUpperCase(Locale.ROOT))
        ? name
        : quote(name);
  }

  private static boolean plain(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      boolean digit = c >= '0' && c <= '9';
      if (!letter && (i == 0 || !digit)) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  private static Set<String> reserved() {
    return ResourceText.lines(IdentifierQuoting.class, "reserved.txt").stream()
        .flatMap(line -> Runs.words(line).stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
