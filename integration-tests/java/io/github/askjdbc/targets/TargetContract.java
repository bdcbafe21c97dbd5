package io.github.askjdbc.targets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskStatement;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every target must show, run once for each. */
abstract class TargetContract {

  private static final String ANSWERABLE = "How many patients live in Ghent?";
  private static final String UNANSWERABLE = "How many lawyers live in Ghent?";

  private Connection target;
  private Connection asking;

  /** The target's own URL; its database is emptied before each test. */
  abstract String url();

  String user() {
    return "";
  }

  String password() {
    return "";
  }

  /**
   * Whether a connection of the target refuses a statement while another thread's result is open.
   */
  boolean takesOneThreadAtATime() {
    return false;
  }

  /** Whether the metadata tells of them in the current catalog and schema. */
  boolean listsTemporaryTables() {
    return true;
  }

  @BeforeEach
  void open() throws SQLException {
    target = DriverManager.getConnection(url(), user(), password());
    ClinicScript.recreate(target);
    asking = DriverManager.getConnection(askUrl(), user(), password());
  }

  @AfterEach
  void close() throws SQLException {
    asking.close();
    target.close();
  }

  /** The connection through us, new for each test. */
  final Connection asking() {
    return asking;
  }

  private String askUrl() {
    return url().replaceFirst("^jdbc:", "jdbc:ask:");
  }

  @Test
  void plainSql_queries_sameRowsAndLabels() throws SQLException {
    for (String sql :
        List.of(
            "SELECT * FROM patient ORDER BY id",
            "select name as \"how many\", 1+1 from doctor order by 1",
            "/* How many doctors? */ SELECT COUNT(*) FROM doctor -- and patients?",
            "SELECT d.name, COUNT(*) FROM doctor d JOIN visit v ON v.doctor_id = d.id GROUP BY d.name"
                + " ORDER BY 2, 1")) {
      String text = url().contains("mariadb") ? sql.replace('"', '`') : sql;
      assertThat(rows(asking, text)).as(text).isEqualTo(rows(target, text));
    }
  }

  @Test
  void plainSql_mistyped_sameErrorAsTarget() {
    for (String sql : List.of("SELEC name FROM patient", "SELECT nope FROM patient")) {
      SQLException expected = failure(target, sql);
      SQLException actual = failure(asking, sql);
      assertThat((Throwable) actual).as(sql).hasSameClassAs(expected);
      assertThat(actual.getSQLState()).as(sql).isEqualTo(expected.getSQLState());
      assertThat(actual.getErrorCode()).as(sql).isEqualTo(expected.getErrorCode());
      assertThat(message(actual)).as(sql).isEqualTo(message(expected));
    }
  }

  @Test
  void plainSql_update_sameCountAndNoWarning() throws SQLException {
    try (Statement statement = asking.createStatement()) {
      assertThat(statement.executeUpdate("UPDATE doctor SET salary = salary + 1 WHERE id < 3"))
          .isEqualTo(2);
      assertThat((Throwable) statement.getWarnings()).isNull();
    }
  }

  @Test
  void question_bare_answeredWithSqlInWarning() throws SQLException {
    try (Statement statement = asking.createStatement();
        ResultSet result = statement.executeQuery(ANSWERABLE)) {
      assertThat(read(result)).containsExactly(List.of("3"));
      SQLWarning warning = statement.getWarnings();
      assertThat(warning.getSQLState()).isEqualTo("01N01");
      assertThat(warning.getMessage()).contains("SELECT");
      assertThat(statement.unwrap(AskStatement.class).lastReport()).isPresent();
      assertThat(result.getStatement()).isSameAs(statement);
    }
  }

  @Test
  void question_overForeignKey_answered() throws SQLException {
    assertThat(rows(asking, "What are the names of the doctors in the Cardiology department?"))
        .containsExactlyInAnyOrder(List.of("Ada Brandt"), List.of("Noor Haddad"));
  }

  @Test
  void question_nounNotInDatabase_abstains() {
    assertThatThrownBy(() -> rows(asking, UNANSWERABLE))
        .isInstanceOfSatisfying(
            AbstentionException.class,
            abstention -> {
              assertThat(abstention.getSQLState()).isEqualTo("NL002");
              assertThat(abstention.getErrorCode()).isEqualTo(2);
              assertThat(abstention.getMessage()).contains("lawyers");
            });
  }

  @Test
  void question_privateColumn_neverShown() {
    assertThatThrownBy(() -> rows(asking, "What is the password of Mia Castel?"))
        .isInstanceOf(AbstentionException.class);
  }

  @Test
  void question_thatWouldWrite_refusedAndNothingChanged() throws SQLException {
    List<List<String>> before = rows(target, "SELECT * FROM visit ORDER BY id");
    assertThatThrownBy(() -> rows(asking, "Please delete all visits of Mia Castel"))
        .isInstanceOfSatisfying(
            AbstentionException.class, e -> assertThat(e.getSQLState()).isEqualTo("NL005"));
    assertThat(rows(target, "SELECT * FROM visit ORDER BY id")).isEqualTo(before);
  }

  @Test
  void ask_insideWrappedQuery_expandedInPlace() throws SQLException {
    assertThat(
            rows(
                asking,
                "SELECT COUNT(*) FROM ASK('What are the names of all doctors?') t WHERE 1 = 1"))
        .containsExactly(List.of("4"));
  }

  @Test
  void ask_bound_answeredForEachBinding() throws SQLException {
    try (PreparedStatement statement = asking.prepareStatement("SELECT * FROM ASK(?)")) {
      statement.setString(1, ANSWERABLE);
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("3"));
      }
      statement.setString(1, "How many doctors are there?");
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("4"));
      }
      statement.setString(1, UNANSWERABLE);
      assertThatThrownBy(statement::executeQuery).isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void prepare_bareQuestion_describedBeforeExecution() throws SQLException {
    try (PreparedStatement statement = asking.prepareStatement(ANSWERABLE)) {
      assertThat(statement.getMetaData().getColumnCount()).isEqualTo(1);
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("3"));
      }
    }
    assertThatThrownBy(() -> asking.prepareStatement(UNANSWERABLE))
        .isInstanceOf(AbstentionException.class);
  }

  @Test
  void explain_question_lastRowIsDecision() throws SQLException {
    try (Statement statement = asking.createStatement();
        ResultSet result = statement.executeQuery("ASK EXPLAIN " + ANSWERABLE)) {
      String stage = "";
      String verdict = "";
      while (result.next()) {
        stage = result.getString("stage");
        verdict = result.getString("verdict");
      }
      assertThat(stage).isEqualTo("decision");
      assertThat(verdict).isEqualTo("answer");
    }
  }

  @Test
  void pool_answerAndAbstention_keepConnectionInPool() throws SQLException {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(askUrl());
    config.setUsername(user());
    config.setPassword(password());
    config.setMaximumPoolSize(1);
    try (HikariDataSource pool = new HikariDataSource(config)) {
      Connection first;
      try (Connection connection = pool.getConnection()) {
        first = connection.unwrap(Connection.class);
        assertThat(rows(connection, ANSWERABLE)).containsExactly(List.of("3"));
        assertThatThrownBy(() -> rows(connection, UNANSWERABLE))
            .isInstanceOf(AbstentionException.class);
      }
      try (Connection connection = pool.getConnection()) {
        assertThat(connection.unwrap(Connection.class)).isSameAs(first);
        assertThat(rows(connection, "SELECT COUNT(*) FROM doctor")).containsExactly(List.of("4"));
      }
    }
  }

  @Test
  void transaction_questionInTheMiddle_seesItsRowsAndGoesOn() throws SQLException {
    asking.setAutoCommit(false);
    update("INSERT INTO patient VALUES (6, 'Tove Ghys', 'Ghent', 1999, NULL)");
    assertThat(rows(asking, ANSWERABLE)).containsExactly(List.of("4"));
    assertThatThrownBy(() -> rows(asking, UNANSWERABLE)).isInstanceOf(AbstentionException.class);
    update("INSERT INTO patient VALUES (7, 'Uma Hove', 'Ghent', 1993, NULL)");
    asking.commit();
    asking.setAutoCommit(true);
    assertThat(rows(target, "SELECT COUNT(*) FROM patient")).containsExactly(List.of("7"));
  }

  @Test
  void ask_severalInOneSelectWithRepeatedNames_namesGetSuffix() throws SQLException {
    String sql =
        "SELECT a.*, b.* FROM ASK('What are the names of all doctors?') a,"
            + " ASK('How many patients live in Ghent?') b";
    assertThat(rows(asking, sql)).hasSize(4);
    try (Statement statement = asking.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      assertThat(statement.getWarnings().getNextWarning().getSQLState()).isEqualTo("01N01");
      assertThat(result.getMetaData().getColumnCount()).isEqualTo(2);
    }
  }

  @Test
  void ask_boundBetweenOtherPlaceholders_bindsTheRestInOrder() throws SQLException {
    try (PreparedStatement statement =
        asking.prepareStatement(
            "SELECT t.name FROM ASK(?) t JOIN doctor d ON d.name = t.name"
                + " WHERE d.salary > ? AND d.department_id = ?")) {
      statement.setInt(2, 8800);
      statement.setInt(3, 1);
      statement.setString(1, "What are the names of all doctors?");
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).containsExactly(List.of("Ada Brandt"));
      }
    }
  }

  @Test
  void ask_probedByBiTool_givesColumnsWithoutRows() throws SQLException {
    String wrapped =
        "SELECT * FROM (SELECT * FROM ASK('What are the names of all doctors?') x) y WHERE 1 = 0";
    try (PreparedStatement statement = asking.prepareStatement(wrapped)) {
      assertThat(statement.getMetaData().getColumnCount()).isEqualTo(1);
      assertThat(statement.getMetaData().getColumnLabel(1)).isEqualToIgnoringCase("name");
    }
    assertThat(rows(asking, wrapped)).isEmpty();
  }

  @Test
  void check_sql_lastRowIsDecision() throws SQLException {
    assertThat(decision("ASK CHECK 'How many doctors are there?' AS SELECT COUNT(*) FROM doctor"))
        .startsWith("answer");
    assertThat(
            decision(
                "ASK CHECK 'How many patients live in Ghent?' AS"
                    + " SELECT COUNT(*) FROM patient WHERE city = 'Nowhere'"))
        .startsWith("abstain");
    assertThat(decision("ASK CHECK 'patients' AS DELETE FROM patient")).startsWith("abstain NL005");
  }

  @Test
  void privateColumn_byAnyWay_neverReachesTheDatabase() throws SQLException {
    run("DROP VIEW IF EXISTS patient_view");
    run("CREATE VIEW patient_view AS SELECT id, name, password FROM patient");
    try {
      for (String sql :
          List.of(
              "SELECT password FROM patient",
              "SELECT * FROM patient",
              "SELECT p.* FROM patient p",
              "SELECT name FROM patient WHERE password = 'x1'",
              "SELECT name FROM patient ORDER BY password",
              "SELECT name FROM patient GROUP BY name, password",
              "SELECT COUNT(DISTINCT password) FROM patient",
              "SELECT secret FROM (SELECT password AS secret FROM patient) t",
              "SELECT name FROM patient WHERE id IN (SELECT id FROM patient WHERE password > 'a')",
              "SELECT password FROM patient_view",
              "SELECT * FROM patient_view",
              "SELECT name FROM doctor UNION SELECT password FROM patient",
              "WITH s AS (SELECT password FROM patient) SELECT * FROM s")) {
        assertThat(decision("ASK CHECK 'names of patients' AS " + sql))
            .as(sql)
            .startsWith("abstain NL005");
      }
      assertThatThrownBy(() -> rows(asking, "Show all patients sorted by password"))
          .isInstanceOfSatisfying(
              AbstentionException.class,
              e -> {
                assertThat(e.candidate().orElse("")).doesNotContainIgnoringCase("password");
                assertThat(e.suggestions().toString()).doesNotContainIgnoringCase("password");
              });
      for (String question : List.of("Show all patients", "Show all patient view")) {
        assertThat(columns("ASK SQL " + question)).as(question).doesNotContain("password");
      }
    } finally {
      run("DROP VIEW patient_view");
    }
  }

  @Test
  void transaction_failingProbe_isNeverAborted() throws SQLException {
    asking.setAutoCommit(false);
    update("INSERT INTO patient VALUES (6, 'Tove Ghys', 'Ghent', 1999, NULL)");
    decision("ASK CHECK 'names of doctors' AS SELECT CAST(name AS INTEGER) FROM doctor");
    decision("ASK CHECK 'names of doctors' AS SELECT nope FROM doctor");
    decision("ASK CHECK 'salaries of doctors' AS SELECT salary / (salary - salary) FROM doctor");
    assertThat(rows(asking, "SELECT COUNT(*) FROM patient")).containsExactly(List.of("6"));
    update("INSERT INTO patient VALUES (7, 'Uma Hove', 'Ghent', 1993, NULL)");
    asking.commit();
    assertThat(rows(target, "SELECT COUNT(*) FROM patient")).containsExactly(List.of("7"));
  }

  @Test
  void transaction_savepoint_rolledBackToAfterAQuestion() throws SQLException {
    if (!target.getMetaData().supportsSavepoints()) {
      assertThatThrownBy(() -> asking.setSavepoint()).isInstanceOf(SQLException.class);
      return;
    }
    asking.setAutoCommit(false);
    update("INSERT INTO patient VALUES (6, 'Tove Ghys', 'Ghent', 1999, NULL)");
    Savepoint savepoint = asking.setSavepoint("before");
    update("INSERT INTO patient VALUES (7, 'Uma Hove', 'Ghent', 1993, NULL)");
    assertThat(rows(asking, ANSWERABLE)).containsExactly(List.of("5"));
    asking.rollback(savepoint);
    assertThat(rows(asking, ANSWERABLE)).containsExactly(List.of("4"));
    asking.commit();
    asking.setAutoCommit(true);
    assertThat(rows(asking, ANSWERABLE)).containsExactly(List.of("4"));
  }

  @Test
  void temporaryTable_ofTheSession_isAnsweredFrom() throws SQLException {
    run("CREATE TEMPORARY TABLE nurse (id INTEGER, name VARCHAR(60))");
    run("INSERT INTO nurse VALUES (1, 'Gus Hale'), (2, 'Ida Jansen')");
    if (listsTemporaryTables()) {
      assertThat(rows(asking, "How many nurses are there?")).containsExactly(List.of("2"));
    } else {
      assertThatThrownBy(() -> rows(asking, "How many nurses are there?"))
          .isInstanceOf(AbstentionException.class);
    }
    assertThat(rows(asking, ANSWERABLE)).containsExactly(List.of("3"));
  }

  @Test
  void connection_updatesByAnotherThreadMeanwhile_noneIsLost() throws Exception {
    CompletableFuture<Void> updates =
        CompletableFuture.runAsync(
            () -> {
              try {
                for (int i = 0; i < 20; i++) {
                  update("UPDATE doctor SET salary = salary + 1 WHERE id = 1");
                }
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              }
            });
    if (takesOneThreadAtATime()) {
      updates.get();
    }
    do {
      assertThat(rows(asking, ANSWERABLE)).containsExactly(List.of("3"));
    } while (!updates.isDone());
    updates.get();
    assertThat(rows(target, "SELECT salary FROM doctor WHERE id = 1"))
        .containsExactly(List.of("9120"));
  }

  @Test
  void maxRows_question_limitsTheAnswer() throws SQLException {
    try (Statement statement = asking.createStatement()) {
      statement.setMaxRows(2);
      try (ResultSet result = statement.executeQuery("What are the names of all doctors?")) {
        assertThat(read(result)).hasSize(2);
      }
    }
  }

  @Test
  void question_whereNoneCanStand_isRefused() throws SQLException {
    try (Statement statement = asking.createStatement()) {
      for (ThrowingCallable call :
          List.<ThrowingCallable>of(
              () -> statement.executeUpdate(ANSWERABLE),
              () -> statement.executeLargeUpdate(ANSWERABLE),
              () -> statement.addBatch(ANSWERABLE),
              () -> asking.prepareCall(ANSWERABLE))) {
        assertThatThrownBy(call)
            .isInstanceOf(SQLException.class)
            .hasFieldOrPropertyWithValue("SQLState", "NL007")
            .hasFieldOrPropertyWithValue("errorCode", 7);
      }
    }
  }

  final void run(String sql) throws SQLException {
    try (Statement statement = asking.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The last row's verdict and message. */
  private String decision(String text) throws SQLException {
    try (Statement statement = asking.createStatement();
        ResultSet result = statement.executeQuery(text)) {
      String decision = "";
      while (result.next()) {
        decision = result.getString("verdict") + " " + result.getString("message");
      }
      return decision;
    }
  }

  /** What ASK SQL says of the SQL. */
  private String columns(String text) throws SQLException {
    try (Statement statement = asking.createStatement();
        ResultSet result = statement.executeQuery(text)) {
      result.next();
      return String.valueOf(result.getString("sql"));
    }
  }

  private void update(String sql) throws SQLException {
    try (Statement statement = asking.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** MariaDB's begin with the connection's number. */
  private static String message(SQLException failure) {
    return failure.getMessage().replaceFirst("^\\(conn=\\d+\\) ", "");
  }

  private static SQLException failure(Connection connection, String sql) {
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

  private static List<List<String>> read(ResultSet result) throws SQLException {
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
