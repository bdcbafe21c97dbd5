package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.targets.PostgresqlServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PostgresqlDetectorsInTroubleIT extends DetectorsInTroubleContract {

  /** Tables belong to a user with no rights of a superuser, so that they can be taken away. */
  @BeforeAll
  static void create() throws SQLException {
    PostgresqlServer.create("trouble");
    try (Connection connection =
            DriverManager.getConnection(PostgresqlServer.url("postgres", "trouble"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE ROLE clerk LOGIN; GRANT CREATE ON SCHEMA public TO clerk");
    }
  }

  @Override
  String url() {
    return PostgresqlServer.url("clerk", "trouble");
  }

  @Override
  Dialect dialect() {
    return Dialect.POSTGRESQL;
  }

  @Override
  void prepare(Statement statement) throws SQLException {
    statement.execute(
        """
        DROP TABLE IF EXISTS bed, ward CASCADE;
        CREATE TABLE ward (id INTEGER PRIMARY KEY, n INTEGER, raw TEXT);
        CREATE VIEW coded AS SELECT n, CAST(raw AS JSON) ->> 'code' AS code FROM ward;
        CREATE TABLE bed (id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward (id));
        INSERT INTO ward SELECT i, i, 'no json' FROM generate_series(1, 1000) i;
        INSERT INTO bed SELECT id, id FROM ward;
        """);
  }

  @Override
  void lock(Statement statement) throws SQLException {
    statement.execute("BEGIN; LOCK TABLE ward IN ACCESS EXCLUSIVE MODE");
  }

  @Test
  void inspect_columnWithoutPrivilege_abstainsAndTheRestGoOn() throws SQLException {
    try (Connection owner = DriverManager.getConnection(url());
        Statement statement = owner.createStatement()) {
      Map<String, Verdict> verdicts =
          inspect(
              "SELECT n FROM ward WHERE raw > 5 AND n > 7000",
              () ->
                  statement.execute(
                      "REVOKE SELECT ON ward FROM clerk; GRANT SELECT (id, n) ON ward TO clerk"));

      assertThat(verdicts.get("column-type-mismatch"))
          .isEqualTo(new Verdict.Abstained("the values of ward.raw cannot be read"));
      assertThat(verdicts.get("empty-predicate")).isInstanceOf(Verdict.Flagged.class);
    }
  }
}
