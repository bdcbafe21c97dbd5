package io.github.askjdbc.targets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.hostile.Logged;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the path of a question nobody is told what the target says of a cell. */
interface FailureContract extends TargetSession {

  /** Stands in a cell that the target repeats where it cannot be read as a number. */
  String MARK = "Zanzamark";

  String SQL = "SELECT name FROM patient WHERE CAST(city AS INTEGER) > 5";
  String QUESTION = "names of the ghosts";

  /** Whether an error or a warning of the target's holds such a cell. */
  default boolean tellsCellsThatAreNoNumbers() {
    return true;
  }

  private void mark() throws SQLException {
    update("UPDATE patient SET city = '7'");
    update("UPDATE patient SET city = '" + MARK + "' WHERE id = 5");
  }

  @Test
  default void plainSql_cellThatIsNoNumber_isToldByTheTarget() throws SQLException {
    mark();
    try (Statement statement = asking().createStatement()) {
      assertThat(ran(statement, () -> statement.executeQuery(SQL)).contains(MARK))
          .isEqualTo(tellsCellsThatAreNoNumbers());
    }
  }

  @Test
  default void check_cellThatIsNoNumber_isNotTold() throws SQLException {
    mark();
    try (Logged logged = new Logged();
        Statement statement = asking().createStatement()) {
      assertThat(ran(statement, () -> statement.executeQuery("ASK CHECK 'ghosts' AS " + SQL)))
          .doesNotContain(MARK);
      assertThat(logged.text()).doesNotContain(MARK);
    }
  }

  @Test
  default void correct_cellThatIsNoNumber_isNotTold(@TempDir Path folder) throws Exception {
    mark();
    try (Logged logged = new Logged();
        Connection asking = remembering(folder);
        Statement statement = asking.createStatement()) {
      String correct = "ASK CORRECT '" + QUESTION + "' AS " + SQL;
      assertThat(ran(statement, () -> statement.executeQuery(correct))).doesNotContain(MARK);
      assertThat(logged.text()).doesNotContain(MARK);
    }
  }

  /** Decided when prepared, so that only the execution meets the cell. */
  @Test
  default void answer_cellThatIsNoNumber_isNotTold(@TempDir Path folder) throws Exception {
    update("UPDATE patient SET city = '7'");
    try (Logged logged = new Logged();
        Connection asking = remembering(folder)) {
      try (Statement statement = asking.createStatement()) {
        statement.executeQuery("ASK CORRECT '" + QUESTION + "' AS " + SQL).close();
      }
      for (String text : List.of("ASK " + QUESTION, "SELECT * FROM ASK('" + QUESTION + "') t")) {
        update("UPDATE patient SET city = '7'");
        try (PreparedStatement prepared = asking.prepareStatement(text)) {
          mark();
          assertThat(ran(prepared, prepared::executeQuery))
              .doesNotContain(MARK)
              .containsAnyOf(
                  "The answer's SQL failed",
                  "The answer's rows could not be read on",
                  "The database warns",
                  "01N01");
        }
      }
      assertThat(logged.text()).doesNotContain(MARK);
    }
  }

  /** With a small fetch size some targets meet the cell when the rows are read on. */
  @Test
  default void answerInATransaction_cellThatIsNoNumber_isNotTold(@TempDir Path folder)
      throws Exception {
    update("UPDATE patient SET city = '7'");
    try (Logged logged = new Logged();
        Connection asking = remembering(folder)) {
      try (Statement statement = asking.createStatement()) {
        statement.executeQuery("ASK CORRECT '" + QUESTION + "' AS " + SQL).close();
      }
      try (PreparedStatement prepared = asking.prepareStatement("ASK " + QUESTION)) {
        mark();
        asking.setAutoCommit(false);
        prepared.setFetchSize(1);
        assertThat(ran(prepared, prepared::executeQuery)).doesNotContain(MARK);
        asking.rollback();
      }
      assertThat(logged.text()).doesNotContain(MARK);
    }
  }

  private Connection remembering(Path folder) throws SQLException, IOException {
    Properties properties = new Properties();
    properties.setProperty("user", user());
    properties.setProperty("password", password());
    properties.setProperty("ask.memory", Files.createTempDirectory(folder, "m") + "/memory.db");
    properties.setProperty("ask.budget.time", "60s");
    return DriverManager.getConnection(askUrl(), properties);
  }

  /** Runs something that gives rows. */
  @FunctionalInterface
  interface Rows {
    ResultSet of() throws SQLException;
  }

  /** All that a program gets to see of it but cells of the result's column {@code name}. */
  private static String ran(Statement statement, Rows rows) throws SQLException {
    StringBuilder seen = new StringBuilder();
    try (ResultSet result = rows.of()) {
      int columns = result.getMetaData().getColumnCount();
      while (result.next()) {
        for (int i = 1; i <= columns; i++) {
          seen.append(result.getString(i)).append('\n');
        }
      }
      told(result.getWarnings(), seen);
      for (SQLWarning one = statement.getWarnings(); one != null; one = one.getNextWarning()) {
        told(one, seen);
      }
    } catch (SQLException failure) {
      told(failure, seen);
    }
    return seen.toString();
  }

  /** With causes, what was suppressed, and frames; then what is next. */
  private static void told(SQLException failure, StringBuilder seen) {
    for (SQLException one = failure; one != null; one = one.getNextException()) {
      StringWriter trace = new StringWriter();
      one.printStackTrace(new PrintWriter(trace));
      seen.append(one.getSQLState()).append(' ').append(trace).append('\n');
    }
  }
}
