package io.github.askjdbc.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.run.SingleDatabase;
import io.github.askjdbc.targets.PostgresqlServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SingleDatabaseIT {

  private static final QueryRunner RUNNER =
      new QueryRunner(System::nanoTime, Duration.ofSeconds(2), 1000);
  private static String url;

  private final GoldComparison judge = new GoldComparison(RUNNER, 1);

  @BeforeAll
  static void create() throws SQLException {
    PostgresqlServer.create("single");
    url = PostgresqlServer.url("postgres", "single");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE shop (id INT PRIMARY KEY, city TEXT)");
      statement.execute("INSERT INTO shop VALUES (1, 'Oslo'), (2, 'Oslo')");
    }
  }

  @AfterAll
  static void close() {
    RUNNER.close();
  }

  @Test
  void judge_sqlThatFails_leavesTheConnectionUsable() throws SQLException {
    try (Connection connection =
        new SingleDatabase(new org.postgresql.Driver(), url, new Properties()).connect("any")) {
      Judgement failed =
          judge
              .judge(connection, "SELECT DISTINCT town FROM shop", "SELECT DISTINCT city FROM shop")
              .judgement()
              .orElseThrow();
      Judgement right =
          judge
              .judge(connection, "SELECT city FROM shop", "SELECT DISTINCT city FROM shop")
              .judgement()
              .orElseThrow();

      assertThat(failed.benchmark()).isFalse();
      assertThat(failed.failure().orElseThrow()).contains("town");
      assertThat(right.benchmark()).isTrue();
      assertThat(right.strict()).isFalse();
    }
  }

  @Test
  void judge_sqlThatWritesOrSleeps_failsAndChangesNothing() throws SQLException {
    try (Connection connection =
        new SingleDatabase(new org.postgresql.Driver(), url, new Properties()).connect("any")) {
      for (String sql :
          new String[] {
            "DELETE FROM shop",
            "WITH gone AS (DELETE FROM shop RETURNING id) SELECT id FROM gone",
            "SELECT pg_sleep(60)"
          }) {
        assertThat(judge.judge(connection, sql, "SELECT 1").judgement().orElseThrow().failure())
            .as(sql)
            .isPresent();
      }
    }
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT COUNT(*) FROM shop")) {
      rows.next();
      assertThat(rows.getInt(1)).isEqualTo(2);
    }
  }
}
