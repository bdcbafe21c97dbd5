package io.github.askjdbc.targets;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A target, and the same target through us, as the themes of {@link TargetContract} use them. */
interface TargetSession {

  String ANSWERABLE = "How many patients live in Ghent?";
  String UNANSWERABLE = "How many lawyers live in Ghent?";

  /** The target's own URL; its database is emptied before each test. */
  String url();

  default String user() {
    return "";
  }

  default String password() {
    return "";
  }

  /**
   * Whether a connection of the target refuses a statement while another thread's result is open.
   */
  default boolean takesOneThreadAtATime() {
    return false;
  }

  /** Whether the metadata tells of them in the current catalog and schema. */
  default boolean listsTemporaryTables() {
    return true;
  }

  /** Makes a table of the session with two nurses. */
  default List<String> temporaryNurses() {
    return List.of(
        "CREATE TEMPORARY TABLE nurse (id INTEGER, name VARCHAR(60))",
        "INSERT INTO nurse VALUES (1, 'Gus Hale'), (2, 'Ida Jansen')");
  }

  /** The target's own connection, new for each test. */
  Connection target();

  /** The connection through us, new for each test. */
  Connection asking();

  default String askUrl() {
    return url().replaceFirst("^jdbc:", "jdbc:ask:");
  }

  default void run(String sql) throws SQLException {
    try (Statement statement = asking().createStatement()) {
      statement.execute(sql);
    }
  }

  /** As another program would, past us. */
  default void runPastUs(String sql) throws SQLException {
    try (Statement statement = target().createStatement()) {
      statement.execute(sql);
    }
  }

  default void update(String sql) throws SQLException {
    try (Statement statement = asking().createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** The last row's verdict and message. */
  default String decision(String text) throws SQLException {
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery(text)) {
      String decision = "";
      while (result.next()) {
        decision = result.getString("verdict") + " " + result.getString("message");
      }
      return decision;
    }
  }

  /** What ASK SQL says of the SQL. */
  default String columns(String text) throws SQLException {
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery(text)) {
      result.next();
      return String.valueOf(result.getString("sql"));
    }
  }

  /** MariaDB's begin with the connection's number. */
  static String message(SQLException failure) {
    return failure.getMessage().replaceFirst("^\\(conn=\\d+\\) ", "");
  }

  static SQLException failure(Connection connection, String sql) {
    try {
      rows(connection, sql);
    } catch (SQLException e) {
      return e;
    }
    throw new AssertionError("no failure from " + sql);
  }

  static List<List<String>> rows(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      return read(result);
    }
  }

  static List<List<String>> read(ResultSet result) throws SQLException {
    List<List<String>> rows = new ArrayList<>();
    int columns = result.getMetaData().getColumnCount();
    while (result.next()) {
      List<String> row = new ArrayList<>();
      for (int i = 1; i <= columns; i++) {
        row.add(result.getString(i));
      }
      rows.add(row);
    }
    return rows;
  }
}
