package io.github.askjdbc.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.askjdbc.AbstentionException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What somebody who means harm, or a broken program, may hand to the driver. Each ends in a clear
 * SQLException.
 */
@Timeout(60)
class HostileInputIT {

  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder;
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:ask:sqlite:" + folder.resolve("shop.db"));
    run("CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT, password TEXT)");
    run("INSERT INTO customer VALUES (1, 'Ann', 'Oslo', 'pw1'), (2, 'Bob', 'Lyon', 'pw2')");
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:ask:ask:sqlite:x.db",
        "jdbc:ask:ask:ask:demo",
        "jdbc:ask:",
        "jdbc:ask:nosuchdatabase:x",
        "jdbc:ask:sqlite:x.db?ask.functions=load_extension",
        "jdbc:ask:sqlite:x.db?ask.target.driver=java.lang.String",
        "jdbc:ask:sqlite:x.db?ask.nosuch=1",
        "jdbc:ask:sqlite:x.db?ask.penalty=many",
        "jdbc:ask:sqlite:x.db?ask.penalty=1%"
      })
  void connect_urlThatMayNotBe_saysWhatIsAllowed(String url) {
    SQLException refusal =
        catchThrowableOfType(SQLException.class, () -> DriverManager.getConnection(url).close());
    assertThat(refusal.getMessage()).hasSizeGreaterThan(20).doesNotContain("load_extension");
    assertThat(refusal.getSQLState()).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many customers live in Oslo?; DROP TABLE customer",
        "ASK how many customers; DELETE FROM customer",
        "ASK 'how many customers'; DELETE FROM customer",
        "SELECT * FROM ASK('how many customers'); DELETE FROM customer",
        "SELECT * FROM ASK('x') t; SELECT 1",
        "DELETE FROM customer WHERE id IN (SELECT * FROM ASK('ids of all customers') t)",
        "INSERT INTO customer SELECT * FROM ASK('all customers') t",
        "CREATE TABLE stolen AS SELECT * FROM ASK('all customers') t",
        "ASK CHECK 'how many customers' AS DELETE FROM customer",
        "ASK CHECK 'names' AS SELECT name FROM customer; DELETE FROM customer",
        "ASK names of customers'; DELETE FROM customer; --"
      })
  void question_withSecondOrWritingStatement_changesNothing(String text) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(text);
    } catch (SQLException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
    assertThat(count("SELECT COUNT(*) FROM customer")).isEqualTo(2);
    assertThat(count("SELECT COUNT(*) FROM sqlite_schema")).isEqualTo(1);
  }

  @Test
  void check_sqlThatShowsPrivateColumn_decidesToAbstain() throws SQLException {
    assertThat(
            lastVerdict("ASK CHECK 'what is the secret of Ann' AS SELECT password FROM customer"))
        .isEqualTo("abstain");
  }

  @Test
  void question_ofOneMegabyte_endsInSqlException() {
    for (String text :
        new String[] {
          "ASK " + "how many customers ".repeat(MEGABYTE / 19),
          "ASK '" + "a".repeat(MEGABYTE) + "'",
          "How many " + "x".repeat(MEGABYTE) + "?",
          "How many " + "very ".repeat(MEGABYTE / 5) + "old customers?",
          "SELECT * FROM ASK('" + "b ".repeat(MEGABYTE / 2) + "') t"
        }) {
      assertThatThrownBy(() -> run(text)).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void question_deeplyNested_endsInRefusal() throws SQLException {
    String deep = "(".repeat(20_000) + "SELECT * FROM ASK('how many')" + ")".repeat(20_000);
    assertThatThrownBy(() -> run(deep)).isInstanceOf(SQLException.class);
    assertThat(lastVerdict("ASK CHECK 'x' AS " + "SELECT (".repeat(5_000))).isEqualTo("abstain");
  }

  @Test
  void question_brokenUtf16_endsInSqlException() {
    for (String text :
        new String[] {
          "ASK how many \uD800 customers",
          "How many \uDC00\uD800 live in Oslo?",
          "ASK '\uD83D'",
          "\uFEFFHow many \u0000 customers live in \u202EolsO?"
        }) {
      assertThatThrownBy(() -> run(text)).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void question_onClosedConnection_endsInSqlException() throws SQLException {
    Statement statement = connection.createStatement();
    connection.close();
    assertThatThrownBy(() -> statement.executeQuery("How many customers live in Oslo?"))
        .isInstanceOf(SQLException.class);
    assertThatThrownBy(() -> connection.createStatement()).isInstanceOf(SQLException.class);
  }

  @Test
  void question_withNoTables_abstains() throws SQLException {
    try (Connection empty =
            DriverManager.getConnection("jdbc:ask:sqlite:" + folder.resolve("empty.db"));
        Statement statement = empty.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("How many customers live in Oslo?"))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void question_timeoutOfOneSecond_endsInTime() throws SQLException {
    run(
        "CREATE TABLE big AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
            + " LIMIT 300000) SELECT i AS id, 'word' || i AS label FROM n");
    long start = System.nanoTime();
    try (Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      statement.execute("ASK which big has the label word299999");
    } catch (SQLException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
  }

  @Test
  void message_ofAbstention_holdsNoCellValue() {
    assertThatThrownBy(() -> run("How many lawyers live in Oslo?"))
        .isInstanceOf(AbstentionException.class)
        .hasMessageNotContaining("pw1")
        .hasMessageNotContaining("SELECT");
  }

  private String lastVerdict(String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet report = statement.executeQuery(text)) {
      String verdict = "";
      while (report.next()) {
        verdict = report.getString("verdict");
      }
      return verdict;
    }
  }

  private void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private int count(String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getInt(1);
    }
  }
}
