package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PostgresqlIT extends TargetContract implements StoredFunctionContract {

  @BeforeAll
  static void create() throws SQLException {
    PostgresqlServer.create("clinic");
  }

  @Override
  public String url() {
    return PostgresqlServer.url("postgres", "clinic");
  }

  @Override
  public String user() {
    return "postgres";
  }

  @Test
  @Timeout(60)
  void cancel_fromAnotherThread_endsTheQuestionAndTheTransactionGoesOn() throws Exception {
    run("CREATE OR REPLACE VIEW nurse AS SELECT d.id, d.name FROM doctor d, pg_sleep(100)");
    asking().setAutoCommit(false);
    run("UPDATE doctor SET salary = 1 WHERE id = 1");
    try (Statement statement = asking().createStatement()) {
      CompletableFuture<SQLException> asked =
          CompletableFuture.supplyAsync(() -> failure(statement, "How many nurses are there?"));
      while (!asked.isDone()) {
        TimeUnit.MILLISECONDS.sleep(200);
        statement.cancel();
      }
      assertThat(asked.get().getSQLState()).isEqualTo("57014");
    }
    run("DROP VIEW nurse");
    asking().commit();
    asking().setAutoCommit(true);
    assertThat(rows(asking(), "SELECT salary FROM doctor WHERE id = 1"))
        .containsExactly(List.of("1"));
  }

  @Test
  void setRole_thatMayNotReadATable_isNotAnsweredFromIt() throws SQLException {
    run("CREATE ROLE porter");
    run("GRANT SELECT ON doctor TO porter");
    run("SET ROLE porter");
    assertThat(rows(asking(), "How many doctors are there?")).containsExactly(List.of("4"));
    assertThatThrownBy(() -> rows(asking(), "How many patients live in Ghent?"))
        .isInstanceOf(AbstentionException.class);
    run("RESET ROLE");
    run("DROP OWNED BY porter");
    run("DROP ROLE porter");
  }

  @Test
  void name_thatIsCutToThatOfATable_isNotTakenForIt() throws SQLException {
    String cut = "p".repeat(63);
    String sql =
        ("SELECT (SELECT MAX(%sx.password) FROM patient %sy)"
                + " FROM (SELECT name AS password FROM doctor) %sx")
            .formatted(cut, cut, cut);
    assertThat(rows(target(), sql).toString()).as("what PostgreSQL reads").contains("x5");

    assertThat(decision("ASK CHECK 'names of doctors' AS " + sql))
        .startsWith("abstain NL005")
        .contains("a name has 64 bytes");
  }

  private static SQLException failure(Statement statement, String text) {
    try {
      statement.executeQuery(text).close();
      return new SQLException("answered");
    } catch (SQLException e) {
      return e;
    }
  }

  @Override
  public void createStaff() throws SQLException {
    run("CREATE SEQUENCE IF NOT EXISTS hits");
    runPastUs(
        "CREATE OR REPLACE FUNCTION audit(id integer) RETURNS integer LANGUAGE plpgsql AS"
            + " 'BEGIN PERFORM nextval(''hits''); RETURN id; END'");
    run("CREATE VIEW staff AS SELECT id, name, audit(salary) AS wage FROM doctor");
  }

  @Override
  public long effects() throws SQLException {
    return Long.parseLong(
        rows(target(), "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM hits")
            .get(0)
            .get(0));
  }

  @Override
  public String harmlessName() {
    return "round";
  }

  @Override
  public boolean hasItItself() {
    return true;
  }

  @Override
  public void storeFunction() throws SQLException {
    runPastUs(
        "CREATE OR REPLACE FUNCTION round(integer) RETURNS integer LANGUAGE sql AS 'SELECT 4711'");
  }

  @Override
  public void dropFunction() throws SQLException {
    runPastUs("DROP FUNCTION IF EXISTS round(integer)");
  }
}
