package io.github.askjdbc.driver;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Set;

/**
 * Where a reader stands in rows that are kept in memory, and what may be done from there, as JDBC
 * has it for a read-only result set of the type that was asked for. The rows beneath only convert
 * cells: their own cursor throws where JDBC wants a plain false.
 */
final class ReportCursor implements InvocationHandler {

  private static final String NO_ROW = "24000";

  private static final Set<String> OF_ROW_CHANGES =
      Set.of(
          "insertRow",
          "deleteRow",
          "cancelRowUpdates",
          "refreshRow",
          "moveToInsertRow",
          "moveToCurrentRow");

  private final ResultSet rows;
  private final int size;
  private final boolean forwardOnly;
  private int fetchSize;

  /** 0 before the first row, one more than there are rows after the last. */
  private int position;

  private ReportCursor(ResultSet rows, int size, boolean forwardOnly) {
    this.rows = rows;
    this.size = size;
    this.forwardOnly = forwardOnly;
  }

  /**
   * @param rows scrollable
   * @param size how many there are
   */
  static ResultSet over(ResultSet rows, int size, boolean forwardOnly) {
    return (ResultSet)
        Proxy.newProxyInstance(
            ReportCursor.class.getClassLoader(),
            new Class<?>[] {ResultSet.class},
            new ReportCursor(rows, size, forwardOnly));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    String name = method.getName();
    if (name.startsWith("update") || OF_ROW_CHANGES.contains(name)) {
      throw new SQLException("The rows of a report are read-only", "HY000");
    }
    return switch (name) {
      case "next" -> to(position + 1L);
      case "previous", "first", "last", "beforeFirst", "afterLast", "absolute", "relative" ->
          scrolled(name, arguments);
      case "isBeforeFirst" -> size > 0 && position == 0;
      case "isAfterLast" -> size > 0 && position > size;
      case "isFirst" -> size > 0 && position == 1;
      case "isLast" -> size > 0 && position == size;
      case "getRow" -> onRow() ? position : 0;
      case "getType" ->
          forwardOnly ? ResultSet.TYPE_FORWARD_ONLY : ResultSet.TYPE_SCROLL_INSENSITIVE;
      case "getConcurrency" -> ResultSet.CONCUR_READ_ONLY;
      case "getFetchDirection" -> ResultSet.FETCH_FORWARD;
      case "setFetchDirection" -> direct((int) arguments[0]);
      case "getFetchSize" -> fetchSize;
      case "setFetchSize" -> fetch((int) arguments[0]);
      case "getWarnings", "clearWarnings" -> null;
      case "rowUpdated", "rowInserted", "rowDeleted" -> false;
      case "getCursorName" ->
          throw new SQLFeatureNotSupportedException("A report has no cursor name", "0A000");
      case "getMetaData", "findColumn", "wasNull" -> call(method, arguments);
      default -> {
        if (name.startsWith("get") && !onRow()) {
          throw new SQLException(
              "There is no row here: the report's rows are read after next() says true", NO_ROW);
        }
        yield cell(method, arguments);
      }
    };
  }

  private boolean onRow() {
    return position >= 1 && position <= size;
  }

  private long fromEnd(int row) {
    return row < 0 ? size + 1L + row : row;
  }

  private boolean scrolled(String method, Object[] arguments) throws SQLException {
    if (forwardOnly) {
      throw new SQLException(
          "The result set only goes forward; create the statement with TYPE_SCROLL_INSENSITIVE",
          NO_ROW);
    }
    return to(
        switch (method) {
          case "previous" -> position - 1L;
          case "first" -> 1;
          case "last" -> size;
          case "beforeFirst" -> 0;
          case "afterLast" -> size + 1L;
          case "absolute" -> fromEnd((int) arguments[0]);
          default -> (long) position + (int) arguments[0];
        });
  }

  private boolean to(long row) throws SQLException {
    position = (int) Math.max(0, Math.min(row, size + 1L));
    return onRow() && rows.absolute(position);
  }

  private Object direct(int direction) throws SQLException {
    boolean known =
        direction == ResultSet.FETCH_FORWARD
            || (!forwardOnly
                && (direction == ResultSet.FETCH_REVERSE || direction == ResultSet.FETCH_UNKNOWN));
    if (!known) {
      throw new SQLException("A fetch direction of " + direction + " is not allowed here", "HY024");
    }
    return null;
  }

  private Object fetch(int wanted) throws SQLException {
    if (wanted < 0) {
      throw new SQLException(
          "A fetch size of " + wanted + " is not allowed; use 0 or more", "HY024");
    }
    fetchSize = wanted;
    return null;
  }

  /** Numbers are cut to the whole type asked for, as drivers do; national texts are texts. */
  private Object cell(Method method, Object[] arguments) throws Throwable {
    Object place = arguments[0];
    return switch (method.getName()) {
      case "getByte" -> number(place).byteValue();
      case "getShort" -> number(place).shortValue();
      case "getInt" -> number(place).intValue();
      case "getLong" -> number(place).longValue();
      case "getNString" ->
          place instanceof Integer column ? rows.getString(column) : rows.getString((String) place);
      default -> call(method, arguments);
    };
  }

  private Number number(Object place) throws SQLException {
    Object cell =
        place instanceof Integer column ? rows.getObject(column) : rows.getObject((String) place);
    if (cell == null) {
      return 0;
    }
    if (cell instanceof Number number) {
      return number;
    }
    throw new SQLException("A text of a report is no number", "22018");
  }

  private Object call(Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(rows, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof UnsupportedOperationException missing) {
        throw new SQLFeatureNotSupportedException(
            method.getName() + " is not for reports; use getString or getDouble", "0A000", missing);
      }
      throw e.getCause();
    }
  }
}
