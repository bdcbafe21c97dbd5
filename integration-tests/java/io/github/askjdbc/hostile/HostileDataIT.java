package io.github.askjdbc.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.targets.PostgresqlServer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Cells that were made, or happen, to do harm: no question fails for them, no log repeats them. */
@Timeout(120)
class HostileDataIT {

  /** Stands in every hostile cell, and in no question that is logged. */
  private static final String MARK = "Zanzamark";

  private static final int MEGABYTE = 1 << 20;

  private static final List<String> CELLS =
      List.of(
          MARK + "'); DROP TABLE note; --",
          MARK + " \"of\" `the` [O'Brien] \\'",
          MARK + "\u0000\u0007\u001b[2J\n\r\t\u0085",
          "\u202e" + MARK + " \u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627\u202c",
          "\ud83d\ude00 " + MARK + " \ud800",
          MARK + " ${jndi:ldap://localhost/x} {0} %s %n",
          "=" + MARK + "+cmd|' /C calc'!A0",
          "SELECT * FROM ASK('" + MARK + "')",
          MARK.repeat(MEGABYTE / MARK.length()));

  @TempDir private Path folder;
  private final Logged logged = new Logged();
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:ask:sqlite:" + folder.resolve("notes.db"));
    run("CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT, body TEXT, picture BLOB)");
    run("CREATE TABLE customer (id INTEGER PRIMARY KEY, city TEXT)");
    run("INSERT INTO customer VALUES (1, 'Oslo'), (2, 'Lyon')");
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO note VALUES (?, ?, ?, ?)")) {
      for (int i = 0; i < CELLS.size(); i++) {
        insert.setInt(1, i);
        insert.setString(2, CELLS.get(i));
        insert.setBytes(3, CELLS.get(i).getBytes(java.nio.charset.StandardCharsets.UTF_16));
        insert.setBytes(4, new byte[MEGABYTE]);
        insert.executeUpdate();
      }
    }
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    logged.close();
  }

  @Test
  void question_amongHostileCells_isAnsweredAndLogsNone() throws SQLException {
    assertThat(number(connection, "How many notes are there?")).contains(CELLS.size());
    assertThat(number(connection, "How many customers live in Oslo?")).contains(1);
    assertThat(logged.text()).doesNotContain(MARK);
  }

  @Test
  void question_withAHostileCell_findsItOrAbstainsAndChangesNothing() throws SQLException {
    for (String cell : CELLS) {
      String quoted = cell.replace("'", "''");
      assertThat(number(connection, "ASK 'How many notes have the title \"" + quoted + "\"?'"))
          .isIn(Optional.empty(), Optional.of(1));
    }
    assertThat(number(connection, "SELECT COUNT(*) FROM note")).contains(CELLS.size());
    assertThat(logged.text()).doesNotContain(MARK);
  }

  @Test
  void question_amongTenThousandNearlyIdenticalValues_meansTheOneItNames() throws SQLException {
    run("CREATE TABLE item (id INTEGER PRIMARY KEY, description TEXT)");
    run(
        "INSERT INTO item WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n"
            + " WHERE i < 9999) SELECT i, 'Crate of the northern warehouse ' || char(65 + i % 26)"
            + " || i FROM n");

    assertThat(
            number(
                connection,
                "How many items have the description 'Crate of the northern warehouse B4187'?"))
        .contains(1);
    assertThat(
            number(
                connection,
                "How many items have the description 'Crate of the southern warehouse B4187'?"))
        .isIn(Optional.empty(), Optional.of(0));
  }

  @Test
  void question_tableDroppedByAnotherSession_abstainsAndGoesOn() throws SQLException {
    assertThat(number(connection, "How many customers live in Oslo?")).contains(1);
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("notes.db"));
        Statement statement = other.createStatement()) {
      statement.execute("DROP TABLE customer");
    }

    assertThatThrownBy(() -> ask(connection, "How many customers live in Oslo?"))
        .isInstanceOf(SQLException.class);
    assertThat(number(connection, "How many notes are there?")).contains(CELLS.size());
  }

  @Test
  void question_viewOverATableThatIsGone_leavesTheOthersReadable() throws SQLException {
    run("CREATE TABLE gone (id INTEGER PRIMARY KEY, word TEXT)");
    run("CREATE VIEW stale AS SELECT word FROM gone");
    run("DROP TABLE gone");

    assertThat(number(connection, "How many customers live in Oslo?")).contains(1);
    assertThat(logged.text()).doesNotContain(MARK, "Oslo");
  }

  @Test
  void question_oneTableNotPermitted_answersTheOthers() throws Exception {
    PostgresqlServer.create("diary");
    String url = PostgresqlServer.url("postgres", "diary");
    try (Connection owner = DriverManager.getConnection(url);
        Statement statement = owner.createStatement()) {
      statement.execute("CREATE TABLE customer (id INT PRIMARY KEY, city TEXT)");
      statement.execute("INSERT INTO customer VALUES (1, 'Oslo'), (2, 'Lyon')");
      statement.execute("CREATE TABLE diary (id INT PRIMARY KEY, entry TEXT)");
      statement.execute("INSERT INTO diary VALUES (1, '" + MARK + "')");
      statement.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'");
      statement.execute("GRANT SELECT ON customer TO guest");
    }
    String guest = PostgresqlServer.url("guest", "diary").replace("jdbc:", "jdbc:ask:");
    try (Connection asking = DriverManager.getConnection(guest, "guest", "guest")) {
      assertThat(number(asking, "How many customers live in Oslo?")).contains(1);
      assertThatThrownBy(() -> ask(asking, "How many diaries have the entry " + MARK + "?"))
          .isInstanceOf(SQLException.class);
      assertThat(number(asking, "How many customers live in Lyon?")).contains(1);
    }
    assertThat(logged.text()).doesNotContain(MARK, "Oslo", "Lyon");
  }

  /** The number of the first row, empty for an abstention. */
  private static Optional<Integer> number(Connection connection, String text) throws SQLException {
    try {
      return Optional.of(ask(connection, text));
    } catch (AbstentionException abstention) {
      return Optional.empty();
    }
  }

  private static int ask(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(text)) {
      assertThat(result.next()).isTrue();
      return result.getInt(1);
    }
  }

  private void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
