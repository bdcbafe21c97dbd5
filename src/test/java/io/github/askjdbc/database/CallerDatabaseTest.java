package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CallerDatabaseTest {
  @TempDir private Path folder;

  private Target open(String url) throws SQLException {
    return new Target(url.replace("$", folder.toString()))
        .run("CREATE TABLE t (a VARCHAR(20))", "INSERT INTO t VALUES ('x')");
  }

  private static List<List<Object>> rows(ReadOnlyDatabase database, String sql) {
    ProbeOutcome outcome = database.query(ProbeQuery.of(sql, 10), Target.budget());
    assertThat(outcome).isInstanceOf(ProbeOutcome.Rows.class);
    return ((ProbeOutcome.Rows) outcome).rows();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlite:",
        "jdbc:sqlite:$/a.db",
        "jdbc:h2:mem:",
        "jdbc:h2:$/a",
        "jdbc:duckdb:",
        "jdbc:duckdb:$/a.duckdb"
      })
  void query_failingInsideATransaction_leavesItUsable(String url) throws Exception {
    try (Target target = open(url)) {
      target.caller().setAutoCommit(false);
      target.watch().transactionEnded();
      target.run("INSERT INTO t VALUES ('y')");
      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isFalse();
      assertThat(database.query(ProbeQuery.of("SELECT nope FROM t", 1), Target.budget()))
          .isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(rows(database, "SELECT a FROM t WHERE a = 'x'")).hasSize(1);
      target.run("INSERT INTO t VALUES ('z')");
      target.caller().commit();

      assertThat(target.caller().getAutoCommit()).isFalse();
      assertThat(count(target)).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:$/a.db", "jdbc:h2:$/a"})
  void query_uncommittedRows_areSeen(String url) throws Exception {
    try (Target target = open(url)) {
      target.caller().setAutoCommit(false);
      target.run("INSERT INTO t VALUES ('y')");

      assertThat(rows(target.database(), "SELECT a FROM t")).hasSize(2);
      target.caller().rollback();
      assertThat(count(target)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:$/a.db", "jdbc:h2:$/a", "jdbc:duckdb:$/a.duckdb"})
  void forQuestion_autocommitOffAndNothingOpen_usesThePool(String url) throws Exception {
    try (Target target = open(url)) {
      target.caller().setAutoCommit(false);
      target.watch().transactionEnded();

      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isTrue();
      assertThat(rows(database, "SELECT a FROM t")).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:sqlite::memory:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void forQuestion_privateDatabase_staysWithTheCaller(String url) throws Exception {
    try (Target target = open(url)) {
      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isFalse();
      assertThat(rows(database, "SELECT a FROM t")).containsExactly(List.of("x"));
      assertThat(target.opened()).isEmpty();
    }
  }

  @Test
  void forQuestion_namedMemory_isSeenToBeShared() throws Exception {
    try (Target target = open("jdbc:h2:mem:callerDatabaseTest")) {
      assertThat(target.database().cacheable()).isTrue();
    }
  }

  @Test
  void forQuestion_temporaryTable_isRead() throws Exception {
    try (Target target = open("jdbc:sqlite:$/a.db")) {
      target.run("CREATE TEMP TABLE mine (b TEXT)", "INSERT INTO mine VALUES ('q')");

      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isFalse();
      assertThat(rows(database, "SELECT b FROM mine")).containsExactly(List.of("q"));
    }
  }

  @Test
  void query_afterUseUnderDuckDb_readsTheSchemaInUse() throws Exception {
    try (Target target =
        open("jdbc:duckdb:")
            .run(
                "CREATE SCHEMA s",
                "CREATE TABLE s.t (a VARCHAR)",
                "INSERT INTO s.t VALUES ('in s')",
                "USE s",
                "CREATE TEMP TABLE mine (b VARCHAR)")) {
      ReadOnlyDatabase outside = target.database();
      assertThat(outside.identity().schema()).isEqualTo("s");
      assertThat(rows(outside, "SELECT a FROM t")).containsExactly(List.of("in s"));
      assertThat(rows(outside, "SELECT b FROM mine")).isEmpty();

      target.run("BEGIN");
      ReadOnlyDatabase inside = target.database();
      assertThat(rows(inside, "SELECT a FROM t")).containsExactly(List.of("in s"));
      assertThat(inside.query(ProbeQuery.of("SELECT nope FROM t", 1), Target.budget()))
          .isInstanceOf(ProbeOutcome.Failed.class);
      target.run("INSERT INTO t VALUES ('more')", "COMMIT");
      assertThat(count(target)).isEqualTo(2);
    }
  }

  @Test
  void query_writingUnderDuckDb_isRefused() throws Exception {
    try (Target target = open("jdbc:duckdb:")) {
      ReadOnlyDatabase database = target.database();

      assertThat(
              database.query(
                  ProbeQuery.of("INSERT INTO t VALUES ('w') RETURNING a", 1), Target.budget()))
          .isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(count(target)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void query_anyOutcome_leavesTheFlagsAsTheyWere(String url) throws Exception {
    try (Target target = open(url)) {
      boolean readOnly = target.caller().isReadOnly();
      ReadOnlyDatabase database = target.database();

      database.query(ProbeQuery.of("SELECT nope FROM t", 1), Target.budget());
      database.metadata(metadata -> metadata.getDatabaseProductName(), Target.budget());

      assertThat(target.caller().getAutoCommit()).isTrue();
      assertThat(target.caller().isReadOnly()).isEqualTo(readOnly);
      assertThat((Throwable) target.caller().getWarnings()).isNull();
    }
  }

  private static int count(Target target) throws SQLException {
    try (Statement statement = target.caller().createStatement();
        ResultSet rows = statement.executeQuery("SELECT COUNT(*) FROM t")) {
      rows.next();
      return rows.getInt(1);
    }
  }
}
