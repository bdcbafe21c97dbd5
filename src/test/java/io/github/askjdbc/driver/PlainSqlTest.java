package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.askjdbc.AskStatement;
import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.sql.Wrapper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PlainSqlTest {
  private final FixedComponents components = new FixedComponents().knowing("How many?", "SELECT 1");

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void errors_ofTheTarget_comeBackUntouched(String target) throws SQLException {
    try (Connection ours = components.connect("jdbc:ask:" + target);
        Connection direct = DriverManager.getConnection("jdbc:" + target);
        Statement asking = ours.createStatement();
        Statement plain = direct.createStatement()) {
      for (String sql : List.of("SELEC 1", "SELECT * FROM nowhere", "INSERT INTO x")) {
        SQLException expected =
            catchThrowableOfType(SQLException.class, () -> plain.executeQuery(sql));
        assertThatThrownBy(() -> asking.executeQuery(sql))
            .hasSameClassAs(expected)
            .hasMessage(expected.getMessage())
            .hasFieldOrPropertyWithValue("SQLState", expected.getSQLState())
            .hasFieldOrPropertyWithValue("errorCode", expected.getErrorCode());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void generatedKeysAndBatches_comeBackUntouched(String target) throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:" + target);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE t (id INTEGER PRIMARY KEY AUTO_INCREMENT, n INT)"
              .replace(" AUTO_INCREMENT", target.equals(Databases.H2) ? " AUTO_INCREMENT" : ""));
      assertThat(
              statement.executeUpdate(
                  "INSERT INTO t (n) VALUES (7)", Statement.RETURN_GENERATED_KEYS))
          .isEqualTo(1);
      try (ResultSet keys = statement.getGeneratedKeys()) {
        assertThat(keys.next()).isTrue();
        assertThat(keys.getInt(1)).isEqualTo(1);
      }
      statement.addBatch("INSERT INTO t (n) VALUES (8)");
      statement.addBatch("UPDATE t SET n = n + 1");
      assertThat(statement.executeBatch()).containsExactly(1, 2);
      try (PreparedStatement insert =
          connection.prepareStatement(
              "INSERT INTO t (n) VALUES (?)", Statement.RETURN_GENERATED_KEYS)) {
        insert.setInt(1, 1);
        insert.addBatch();
        insert.setObject(1, 2);
        insert.addBatch();
        assertThat(insert.executeBatch()).containsExactly(1, 1);
        insert.setInt(1, 3);
        assertThat(insert.executeUpdate()).isEqualTo(1);
        try (ResultSet keys = insert.getGeneratedKeys()) {
          assertThat(keys.next()).isTrue();
          assertThat(keys.getInt(1)).isEqualTo(5);
        }
      }
      assertThat(Databases.column(statement, "SELECT COUNT(*) FROM t")).containsExactly("5");
      assertThat(components.asked).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void wrappers_everyWayBack_leadsToThem(String target) throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:" + target);
        Statement statement = connection.createStatement();
        PreparedStatement prepared = connection.prepareStatement("SELECT 1")) {
      assertThat(statement.executeQuery("SELECT 1").getStatement()).isSameAs(statement);
      assertThat(statement.execute("SELECT 1")).isTrue();
      assertThat(statement.getResultSet().getStatement()).isSameAs(statement);
      assertThat(statement.getConnection()).isSameAs(connection);
      assertThat(prepared.executeQuery().getStatement()).isSameAs(prepared);
      assertThat(prepared.getConnection()).isSameAs(connection);
      assertThat(connection.getMetaData().getConnection()).isSameAs(connection);
      try (ResultSet types = connection.getMetaData().getTableTypes()) {
        Statement behind = types.getStatement();
        assertThat(behind == null || behind.getConnection() == connection).isTrue();
      }
    }
  }

  @Test
  void prepareCall_plainCall_reachesTheTarget() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        CallableStatement call = connection.prepareCall("{? = call ABS(?)}")) {
      call.registerOutParameter(1, java.sql.Types.INTEGER);
      call.setInt(2, -4);
      call.execute();
      assertThat(call.getInt(1)).isEqualTo(4);
      assertThat(call.getConnection()).isSameAs(connection);
    }
  }

  @Test
  void unwrap_oursAndTheTargets_servesOursFirst() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement()) {
      assertThat(connection.unwrap(Connection.class)).isSameAs(connection);
      assertThat(connection.unwrap(org.h2.jdbc.JdbcConnection.class))
          .isInstanceOf(org.h2.jdbc.JdbcConnection.class);
      assertThat(statement.unwrap(Statement.class)).isSameAs(statement);
      assertThat(statement.unwrap(AskStatement.class)).isSameAs(statement);
      assertThat(statement.unwrap(org.h2.jdbc.JdbcStatement.class)).isNotSameAs(statement);
      assertThat(statement.isWrapperFor(AskStatement.class)).isTrue();
      assertThat(statement.isWrapperFor(org.h2.jdbc.JdbcStatement.class)).isTrue();
      assertThat(statement.isWrapperFor(java.util.List.class)).isFalse();
      assertThatThrownBy(() -> statement.unwrap(java.util.List.class))
          .isInstanceOf(SQLException.class);
    }
  }

  @Test
  void metadata_isTheTargetsButForUrlAndConnection() throws SQLException {
    String url = "jdbc:ask:h2:mem:meta;ask.penalty=3";
    try (Connection connection = components.connect(url)) {
      DatabaseMetaData metadata = connection.getMetaData();
      assertThat(metadata.getDatabaseProductName()).isEqualTo("H2");
      assertThat(metadata.getURL()).isEqualTo(url);
    }
    Properties target = new Properties();
    target.setProperty("ask.metadata.url", "target");
    try (Connection connection = components.connect(url, target)) {
      assertThat(connection.getMetaData().getURL()).isEqualTo("jdbc:h2:mem:meta");
    }
  }

  @Test
  void createStatement_refusedCursor_throwsForPlainSqlAndIsLoweredForAQuestion()
      throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:sqlite::memory:");
        Statement statement =
            connection.createStatement(
                ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY)) {
      assertThatThrownBy(() -> statement.executeQuery("SELECT 1"))
          .hasMessageContaining("TYPE_FORWARD_ONLY");
      assertThat(Databases.column(statement, "How many?")).containsExactly("1");
      List<String> states = new ArrayList<>();
      for (SQLWarning w = statement.getWarnings(); w != null; w = w.getNextWarning()) {
        states.add(w.getSQLState());
      }
      assertThat(states).containsExactly("01N01", "01N02", "01N02");
      try (PreparedStatement prepared =
          connection.prepareStatement(
              "How many?", ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY)) {
        assertThat(prepared.executeQuery().getInt(1)).isEqualTo(1);
      }
      assertThatThrownBy(
              () ->
                  connection.prepareStatement(
                      "SELECT 1", ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY))
          .hasMessageContaining("TYPE_FORWARD_ONLY");
    }
  }

  @Test
  void createStatement_refusedCursorUnderLower_isLoweredForPlainSqlToo() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:sqlite::memory:?ask.cursors=lower");
        Statement statement =
            connection.createStatement(
                ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_UPDATABLE)) {
      assertThat(Databases.column(statement, "SELECT 1")).containsExactly("1");
      assertThat((Object) statement.getWarnings()).isNull();
    }
  }

  @Test
  void createStatement_noCursorOfJdbc_refusedAtOnce() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:")) {
      assertThatThrownBy(() -> connection.createStatement(-1, ResultSet.CONCUR_READ_ONLY).close())
          .isInstanceOf(SQLException.class);
      assertThatThrownBy(
              () ->
                  connection
                      .createStatement(ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY, -1)
                      .close())
          .isInstanceOf(SQLException.class);
      assertThatThrownBy(
              () ->
                  connection.prepareStatement("SELECT 1", ResultSet.TYPE_FORWARD_ONLY, -1).close())
          .isInstanceOf(SQLException.class);
    }
  }

  @Test
  void setObject_wrapperOfOurs_reachesTheTargetBare() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement();
        PreparedStatement prepared =
            connection.prepareStatement("SELECT * FROM TABLE(x INT = ?)")) {
      ResultSet results = statement.executeQuery("SELECT 1");
      SQLException refusal =
          catchThrowableOfType(SQLException.class, () -> prepared.setObject(1, results));
      assertThat(refusal == null || !refusal.getMessage().contains("askjdbc")).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "h2:mem:, INTEGER ARRAY",
    "hsqldb:mem:arrays;shutdown=true, INTEGER ARRAY",
    "duckdb:, INTEGER[]"
  })
  void setArray_arrayMadeOrReadThroughUs_reachesTheTargetBare(String target, String type)
      throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:" + target)) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE t (id INTEGER, a %s)".formatted(type));
      }
      insert(connection, connection.createArrayOf("INTEGER", new Object[] {1, 2}));
      Array read;
      try (Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery("SELECT a FROM t")) {
        assertThat(rows.next()).isTrue();
        read = rows.getArray(1);
        assertThat((Object[]) read.getArray()).containsExactly(1, 2);
        assertThat(((Wrapper) read).unwrap(Array.class)).isSameAs(read);
      }
      insert(connection, read);
      try (Statement statement = connection.createStatement()) {
        assertThat(
                new HashSet<>(Databases.column(statement, "SELECT CAST(a AS VARCHAR(99)) FROM t")))
            .hasSize(1);
      }
    }
  }

  private static void insert(Connection connection, Array array) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("INSERT INTO t VALUES (1, ?)")) {
      insert.setArray(1, array);
      assertThat(insert.executeUpdate()).isEqualTo(1);
      insert.setObject(1, array);
      assertThat(insert.executeUpdate()).isEqualTo(1);
    }
  }

  @Test
  void close_connection_isToldOnceAndGivesTheTargetsErrors() throws SQLException {
    Connection connection = components.connect("jdbc:ask:h2:mem:");
    assertThat(components.followed).hasValue(1);
    connection.close();
    connection.close();
    assertThat(components.followed).hasValue(0);
    assertThat(connection.isClosed()).isTrue();
    for (String text : List.of("SELECT 1", "How many?")) {
      assertThatThrownBy(() -> connection.prepareStatement(text))
          .hasFieldOrPropertyWithValue("SQLState", "90007");
    }
  }

  @Test
  void ran_eachNewText_isToldOnce() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement()) {
      statement.execute("SET @x = 1");
      Databases.column(statement, "SELECT 1");
      Databases.column(statement, "SELECT 1");
      connection.prepareStatement("SELECT 2").close();
      assertThat(components.ran).containsExactly("SET @x = 1", "SELECT 1", "SELECT 2");
    }
  }

  @Test
  void ran_textThatChangesTheSession_isToldEachTime() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement()) {
      statement.execute("SET SCHEMA PUBLIC");
      statement.execute("SET SCHEMA PUBLIC");
      assertThat(components.ran).containsExactly("SET SCHEMA PUBLIC", "SET SCHEMA PUBLIC");
    }
  }
}
