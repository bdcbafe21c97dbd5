package io.github.askjdbc.database;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes names so that the target reads them as identifiers whatever they hold.
 *
 * <p>A name is data: it may hold blanks, key words, and the quoting character itself, which is
 * doubled.
 */
public final class IdentifierQuoting {
  private final char open;
  private final char close;

  private IdentifierQuoting(char open, char close) {
    this.open = open;
    this.close = close;
  }

  public static IdentifierQuoting of(Dialect dialect) {
    return switch (dialect) {
      case MYSQL, MARIADB -> new IdentifierQuoting('`', '`');
      case SQLSERVER -> new IdentifierQuoting('[', ']');
      default -> new IdentifierQuoting('"', '"');
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
}
