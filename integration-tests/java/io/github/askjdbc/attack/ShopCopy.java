package io.github.askjdbc.attack;

import io.github.askjdbc.attack.Outcome.Failed;
import io.github.askjdbc.attack.Outcome.Rows;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One of two databases that are equal but for private cells and the places of rows. */
final class ShopCopy implements AutoCloseable {
  static final List<String> TABLES =
      List.of("branch", "employee", "customer", "product", "orders", "order_line", "audit");

  /** What databases and users are called; a message may say it, a row may not. */
  static final String DATABASE = "qzxshop_";

  static final String USER = "qzxadmin";

  private static final Pattern ALTERNATIVES = Pattern.compile("\\{([^|{}]*)\\|([^|{}]*)}");
  private static final Pattern NAMES =
      Pattern.compile(
          "(" + DATABASE + "\\w|" + USER + "|\\(conn=\\d+\\) )", Pattern.CASE_INSENSITIVE);

  private static final int QUERY_SECONDS = 5;

  private final Connecting connecting;
  private Connection connection;

  /** Which of the two. */
  enum Side {
    ONE,
    OTHER
  }

  /** Opens a connection of the target to this copy. */
  interface Connecting {
    Connection connect() throws SQLException;
  }

  ShopCopy(Connecting connecting) throws SQLException {
    this.connecting = connecting;
    this.connection = connecting.connect();
  }

  /**
   * @param cells whose private cells it holds
   * @param places in whose places its rows stand
   * @param more statements that this target needs besides
   */
  void fill(Side cells, Side places, List<String> more) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      String script = TargetLines.text("shop.sql").replaceAll("(?m)^--.*\n", "");
      for (String command : script.split(";\n")) {
        boolean place = command.startsWith("{|");
        execute(statement, command, (place ? places : cells) == Side.OTHER);
      }
      for (String command : more) {
        execute(statement, command, cells == Side.OTHER);
      }
    }
  }

  private static void execute(Statement statement, String command, boolean other)
      throws SQLException {
    String chosen = ALTERNATIVES.matcher(command).replaceAll(other ? "$2" : "$1");
    if (!chosen.isBlank()) {
      statement.execute(chosen);
    }
  }

  Connection connection() {
    return connection;
  }

  /**
   * Runs one query; names of the copy itself are left out of what failures say. Some failures of
   * some targets end the session, and the next query begins another.
   */
  Outcome run(String sql) throws SQLException {
    return run(sql, QUERY_SECONDS);
  }

  Outcome run(String sql, int seconds) throws SQLException {
    if (connection.isClosed()) {
      connection = connecting.connect();
    }
    try (Statement statement = connection.createStatement()) {
      return withoutNames(Outcome.of(statement, sql, seconds));
    } catch (SQLException e) {
      return withoutNames(new Failed(Outcome.said(e)));
    }
  }

  private static Outcome withoutNames(Outcome outcome) {
    if (outcome instanceof Failed failed) {
      return new Failed(failed.said().stream().map(ShopCopy::withoutNames).toList());
    }
    if (outcome instanceof Rows rows) {
      return new Rows(
          rows.labels(),
          rows.rows(),
          rows.warnings().stream().map(ShopCopy::withoutNames).toList());
    }
    return outcome;
  }

  /** Rows of a report, which may quote messages, without names of the copy. */
  Outcome report(String question, int seconds) throws SQLException {
    Outcome outcome = run(question, seconds);
    return outcome instanceof Rows rows
        ? new Rows(
            rows.labels(),
            rows.rows().stream()
                .map(row -> row.stream().map(cell -> withoutNames(String.valueOf(cell))).toList())
                .toList(),
            rows.warnings())
        : outcome;
  }

  private static String withoutNames(String message) {
    Matcher matcher = NAMES.matcher(message);
    return matcher.replaceAll("");
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
