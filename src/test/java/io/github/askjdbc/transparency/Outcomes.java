package io.github.askjdbc.transparency;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.sql.BatchUpdateException;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Puts what a call gives into words that are alike if and only if a client cannot tell two calls
 * apart. Objects of JDBC are named by the order in which they came, so that the same one twice is
 * told from two.
 */
final class Outcomes {
  private static final int DEEPEST = 4;

  private static final Pattern BY_CHANCE =
      Pattern.compile(
          "@[0-9a-f]+|(?<=NullPointerException)[^\\[]*|\\(conn=\\d+\\)|\\$\\$Lambda.*"
              + "|pg_toast_\\d+|SYS_(?:CT|PK|IDX)_\\w+");

  private final List<Held> objects;

  Outcomes(List<Held> objects) {
    this.objects = objects;
  }

  /**
   * @param declared what the call is said to give
   */
  String of(Object value, Class<?> declared) {
    if (value instanceof Throwable throwable) {
      return thrown(throwable);
    }
    if (value instanceof InputStream stream) {
      return read(stream);
    }
    if (value instanceof Reader reader) {
      return read(reader);
    }
    if (value instanceof Object[] elements) {
      return Arrays.stream(elements).map(element -> of(element, Object.class)).toList().toString();
    }
    if (value != null && value.getClass().isArray()) {
      String list = Arrays.deepToString(new Object[] {value});
      return list.substring(1, list.length() - 1);
    }
    return Calls.of(value, declared)
        .map(kind -> name(new Held(kind, value)))
        .orElseGet(() -> plain(value));
  }

  String all(Object[] arguments) {
    return Arrays.stream(arguments)
        .map(
            argument ->
                argument instanceof InputStream
                        || argument instanceof Reader
                        || argument instanceof Calendar
                    ? argument.getClass().getSimpleName()
                    : of(argument, Object.class))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  /**
   * Without what differs from run to run: an object's address, the class of a lambda, the number of
   * a table's storage or of a constraint or index without a name.
   */
  private static String plain(Object value) {
    return BY_CHANCE.matcher(String.valueOf(value)).replaceAll("");
  }

  String name(Held held) {
    int index = 0;
    while (index < objects.size() && !objects.get(index).is(held.kind(), held.object())) {
      index++;
    }
    if (index == objects.size()) {
      objects.add(held);
    }
    return held.kind() + "#" + index;
  }

  String thrown(Throwable thrown) {
    return thrown(thrown, 0);
  }

  private String thrown(Throwable thrown, int depth) {
    StringBuilder text = new StringBuilder(thrown.getClass().getName());
    if (!(thrown instanceof NullPointerException)) { // whose message compiled code leaves out
      text.append(": ").append(plain(thrown.getMessage()));
    }
    if (thrown instanceof SQLException sql) {
      text.append(" [").append(sql.getSQLState()).append(' ').append(sql.getErrorCode());
      text.append(']');
      if (sql instanceof BatchUpdateException batch) {
        text.append(Arrays.toString(batch.getUpdateCounts()));
      }
      if (sql.getNextException() != null && depth < DEEPEST) {
        text.append(" next ").append(thrown(sql.getNextException(), depth + 1));
      }
    }
    if (thrown.getCause() != null && depth < DEEPEST) {
      text.append(" cause ").append(thrown(thrown.getCause(), depth + 1));
    }
    return text.toString();
  }

  /** Whole: labels, types and cells, or what is thrown instead. */
  String rows(ResultSet results) {
    List<String> lines = new ArrayList<>();
    try {
      ResultSetMetaData metadata = results.getMetaData();
      int columns = metadata.getColumnCount();
      for (int i = 1; i <= columns; i++) {
        lines.add(metadata.getColumnLabel(i) + " " + metadata.getColumnTypeName(i));
      }
      while (results.next()) {
        List<String> cells = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
          cells.add(plain(results.getString(i)) + (results.wasNull() ? " null" : ""));
        }
        lines.add(cells.toString());
      }
    } catch (SQLException e) {
      lines.add(thrown(e));
    }
    return lines.toString();
  }

  private String read(InputStream stream) {
    try (stream) {
      return "stream " + new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "stream of " + thrown(e);
    }
  }

  private String read(Reader reader) {
    StringBuilder text = new StringBuilder("reader ");
    try (reader) {
      for (int c = reader.read(); c >= 0; c = reader.read()) {
        text.append((char) c);
      }
    } catch (IOException e) {
      text.append("of ").append(thrown(e));
    }
    return text.toString();
  }
}
