package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PostgresqlDetectorsInTroubleIT extends DetectorsInTroubleContract {

  private static EmbeddedPostgres server;

  /** Tables belong to a user with no rights of a superuser, so that they can be taken away. */
  @BeforeAll
  static void start() throws IOException, SQLException {
    server = EmbeddedPostgres.start();
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE ROLE clerk LOGIN; GRANT CREATE ON SCHEMA public TO clerk");
    }
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @Override
  String url() {
    return server.getJdbcUrl("clerk", "postgres");
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
