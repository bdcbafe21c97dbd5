package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another connection changes tables after they were read, and the next question comes at once. */
interface StalenessContract extends TargetSession {

  String QUESTION = "What are the gadgets in full?";

  /** Renames a column of the table of gadgets. */
  default String renaming(String from, String to) {
    return "ALTER TABLE gadget RENAME COLUMN " + from + " TO " + to;
  }

  @Test
  default void column_privateOneAdded_isNotShown(@TempDir Path folder) throws SQLException {
    try (Connection asking = verified(folder, "SELECT * FROM gadget")) {
      assertThat(outcome(asking, QUESTION)).contains("lamp");
      runPastUs("ALTER TABLE gadget ADD COLUMN password VARCHAR(20) DEFAULT 'sesame'");

      assertThat(outcome(asking, QUESTION)).doesNotContain("sesame");
    }
  }

  @Test
  default void column_droppedWhoseNameThenMeansTheRow_rowIsNotShown(@TempDir Path folder)
      throws SQLException {
    try (Connection asking = verified(folder, "SELECT gadget FROM gadget")) {
      assertThat(outcome(asking, QUESTION)).contains("L1");
      runPastUs("ALTER TABLE gadget DROP COLUMN gadget");

      assertThat(outcome(asking, QUESTION)).startsWith("NL").doesNotContain("1234");
    }
  }

  @Test
  default void column_renamed_isAnsweredAnewOrNot(@TempDir Path folder) throws SQLException {
    try (Connection asking = verified(folder, "SELECT name FROM gadget")) {
      assertThat(outcome(asking, "What are the names of all gadgets?")).isEqualTo("[[lamp]]");
      runPastUs(renaming("name", "full_name"));

      assertThat(outcome(asking, "What are the names of all gadgets?"))
          .matches("\\[\\[lamp]]|NL00\\d");
      assertThat(outcome(asking, QUESTION)).startsWith("NL");
    }
  }

  @Test
  default void column_harmlessOneAdded_isStillAnswered(@TempDir Path folder) throws SQLException {
    try (Connection asking = verified(folder, "SELECT name, color FROM gadget")) {
      assertThat(outcome(asking, QUESTION)).isEqualTo("[[lamp, red]]");
      runPastUs("ALTER TABLE gadget ADD COLUMN weight INTEGER");

      assertThat(outcome(asking, QUESTION)).isEqualTo("[[lamp, red]]");
      assertThat(outcome(asking, "How many gadgets are there?")).isEqualTo("[[1]]");
    }
  }

  @Test
  default void table_replacedByAView_viewsPrivateColumnIsNotShown(@TempDir Path folder)
      throws SQLException {
    try (Connection asking = verified(folder, "SELECT * FROM gadget")) {
      assertThat(outcome(asking, QUESTION)).contains("lamp");
      runPastUs("DROP TABLE gadget");
      runPastUs("CREATE VIEW gadget AS SELECT p.id, p.name, p.password FROM patient p");

      assertThat(outcome(asking, QUESTION)).doesNotContain("x1");
    }
  }

  @Test
  default void table_createdWithTheNameOfAWith_isNotRead(@TempDir Path folder) throws SQLException {
    String sql = "WITH gift AS (SELECT name FROM gadget) SELECT name FROM gift";
    ClinicScript.drop(target(), "gift");
    if (!knowsWith()) {
      assertThatThrownBy(() -> verified(folder, sql).close())
          .isInstanceOf(AbstentionException.class);
      return;
    }
    for (String name : List.of("gift", "GIFT")) {
      try (Connection asking = verified(folder, sql)) {
        assertThat(outcome(asking, QUESTION)).isEqualTo("[[lamp]]");
        runPastUs("CREATE TABLE " + name + " (name VARCHAR(20))");
        runPastUs("INSERT INTO " + name + " (name) VALUES ('sesame')");

        assertThat(outcome(asking, QUESTION)).doesNotContain("sesame");
      }
      ClinicScript.drop(target(), "gift");
    }
  }

  /** Whether a query may begin with WITH. */
  default boolean knowsWith() {
    return true;
  }

  @Test
  default void prepared_columnAddedBeforeItRuns_isNotShown(@TempDir Path folder)
      throws SQLException {
    try (Connection asking = verified(folder, "SELECT * FROM gadget");
        PreparedStatement question = asking.prepareStatement(QUESTION)) {
      try (ResultSet result = question.executeQuery()) {
        assertThat(read(result).toString()).contains("lamp");
      }
      runPastUs("ALTER TABLE gadget ADD COLUMN password VARCHAR(20) DEFAULT 'sesame'");

      assertThat(outcome(question)).doesNotContain("sesame");
    }
  }

  /** A table of gadgets, and a connection that answers {@link #QUESTION} with the SQL. */
  default Connection verified(Path folder, String sql) throws SQLException {
    ClinicScript.drop(target(), "gadget");
    run(
        "CREATE TABLE gadget (id INTEGER NOT NULL PRIMARY KEY, name VARCHAR(20),"
            + " color VARCHAR(20), gadget VARCHAR(20), pin_code VARCHAR(20))");
    run("INSERT INTO gadget (id, name, color, gadget) VALUES (1, 'lamp', 'red', 'L1')");
    if (sql.contains(" gadget FROM")) {
      run("UPDATE gadget SET pin_code = '1234'");
    } else {
      run("ALTER TABLE gadget DROP COLUMN pin_code");
    }
    Properties properties = new Properties();
    properties.setProperty("user", user());
    properties.setProperty("password", password());
    properties.setProperty("ask.budget.time", "60s");
    properties.setProperty("ask.memory", folder.resolve("memory.db").toString());
    Connection asking = DriverManager.getConnection(askUrl(), properties);
    try (Statement statement = asking.createStatement()) {
      statement.executeQuery("ASK CORRECT '" + QUESTION + "' AS " + sql).close();
    }
    return asking;
  }

  /** The rows, or the SQLSTATE of the abstention; a target's error fails the test. */
  static String outcome(Connection asking, String question) throws SQLException {
    try (Statement statement = asking.createStatement();
        ResultSet result = statement.executeQuery(question)) {
      return read(result).toString();
    } catch (AbstentionException abstention) {
      return abstention.getSQLState();
    }
  }

  private static String outcome(PreparedStatement question) throws SQLException {
    try (ResultSet result = question.executeQuery()) {
      return read(result).toString();
    } catch (AbstentionException abstention) {
      return abstention.getSQLState();
    }
  }
}
