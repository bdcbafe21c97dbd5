package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.QuestionBudget;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PostgresqlKnowledgeIT {
  private static EmbeddedPostgres server;

  @BeforeAll
  static void start() throws IOException {
    server = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @BeforeEach
  void emptySchema() throws SQLException {
    try (Target target = connect()) {
      target.run(
          "DROP SCHEMA public CASCADE",
          "CREATE SCHEMA public",
          "CREATE TABLE t (a text)",
          "INSERT INTO t VALUES ('x')");
    }
  }

  private static Target connect() throws SQLException {
    return new Target(server.getJdbcUrl("postgres", "postgres"));
  }

  private static ProbeOutcome probe(ReadOnlyDatabase database, String sql) {
    return database.query(ProbeQuery.of(sql, 10), Target.budget());
  }

  private static DatabaseKnowledge knowledge(Target target) throws SQLException {
    return new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
        .of(target.database(), Target.budget());
  }

  @Test
  void query_insideATransaction_neverLeavesItAborted() throws SQLException {
    try (Target target = connect()) {
      target.caller().setAutoCommit(false);
      target.run("INSERT INTO t VALUES ('y')");
      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isFalse();
      assertThat(probe(database, "SELECT nope FROM t")).isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(probe(database, "INSERT INTO t VALUES ('w') RETURNING a"))
          .isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(probe(database, "SELECT a FROM t"))
          .isEqualTo(
              new ProbeOutcome.Rows(List.of("a"), List.of(List.of("x"), List.of("y")), false));
      target.run("INSERT INTO t VALUES ('z')");
      target.caller().commit();
      target.caller().setAutoCommit(true);
      target.run("DO $$ BEGIN ASSERT (SELECT count(*) FROM t) = 3; END $$");
    }
  }

  @Test
  void query_afterBeginByStatement_neverLeavesItAborted() throws SQLException {
    try (Target target = connect()) {
      target.run("BEGIN", "INSERT INTO t VALUES ('y')");
      ReadOnlyDatabase database = target.database();

      assertThat(probe(database, "SELECT nope FROM t")).isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(probe(database, "SELECT a FROM t WHERE a = 'y'"))
          .isInstanceOf(ProbeOutcome.Rows.class);
      target.run("INSERT INTO t VALUES ('z')", "COMMIT");
      target.run("DO $$ BEGIN ASSERT (SELECT count(*) FROM t) = 3; END $$");
    }
  }

  @Test
  void forQuestion_autocommitOffAndNothingOpen_opensNoTransaction() throws SQLException {
    try (Target target = connect()) {
      target.caller().setAutoCommit(false);

      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isTrue();
      assertThat(probe(database, "SELECT a FROM t")).isInstanceOf(ProbeOutcome.Rows.class);
      // refused by the driver in the middle of a transaction
      target.caller().setReadOnly(true);
      assertThat(target.caller().isReadOnly()).isTrue();
    }
  }

  @Test
  void query_onThePool_cannotWrite() throws SQLException {
    try (Target target = connect()) {
      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isTrue();
      assertThat(probe(database, "INSERT INTO t VALUES ('w') RETURNING a"))
          .isInstanceOf(ProbeOutcome.Failed.class);
    }
  }

  @Test
  void query_neverEnding_isStoppedOnTheServer() throws SQLException {
    try (Target target = connect()) {
      QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMillis(300), 5);
      assertThat(target.database().query(ProbeQuery.of("SELECT pg_sleep(600)", 1), budget))
          .isInstanceOf(ProbeOutcome.OutOfBudget.class);
    }
  }

  @Test
  void of_severalSchemasOnThePath_takesWhatAnUnqualifiedNameMeans() throws SQLException {
    try (Target target = connect()) {
      target.run(
          "CREATE TABLE parent (id int PRIMARY KEY)",
          "CREATE TABLE child (id int PRIMARY KEY, up int REFERENCES parent (id))",
          "COMMENT ON TABLE child IS 'young'",
          "CREATE SCHEMA IF NOT EXISTS other",
          "DROP TABLE IF EXISTS other.t, other.more",
          "CREATE TABLE other.t (shadowed int)",
          "CREATE TABLE other.more (b int)",
          "SET search_path = public, other",
          "CREATE TEMP TABLE mine (c int)");

      CatalogSnapshot catalog = knowledge(target).catalog();

      assertThat(catalog.tables())
          .extracting(table -> table.name().toString())
          .containsExactlyInAnyOrder("t", "parent", "child", "more", "mine");
      assertThat(catalog.column(new ColumnName(TableName.of("t"), "a"))).isPresent();
      assertThat(catalog.table(TableName.of("child")).flatMap(Table::comment)).contains("young");
      assertThat(catalog.foreignKeys())
          .containsExactly(
              new ForeignKey(
                  TableName.of("child"),
                  List.of("up"),
                  TableName.of("parent"),
                  List.of("id"),
                  ForeignKey.Origin.DECLARED));
    }
  }

  @Test
  void values_enumsAndForbiddenColumns_areReadAsFarAsAllowed() throws SQLException {
    try (Target target = connect()) {
      target.run(
          "CREATE TYPE mood AS ENUM ('glad', 'sad')",
          "CREATE TABLE person (name text, state mood, diary text)",
          "INSERT INTO person VALUES ('Ada', 'glad', 'dear')",
          "DO $$ BEGIN CREATE ROLE reader; EXCEPTION WHEN duplicate_object THEN NULL; END $$",
          "GRANT USAGE ON SCHEMA public TO reader",
          "GRANT SELECT (name, state) ON person TO reader",
          "SET ROLE reader");

      ValueIndex values = knowledge(target).values();

      TableName person = TableName.of("person");
      assertThat(values.lookup("ADA")).hasSize(1);
      assertThat(values.contains(new ColumnName(person, "state"), "sad")).contains(false);
      assertThat(values.contains(new ColumnName(person, "state"), "glad")).contains(true);
      assertThat(values.contains(new ColumnName(person, "diary"), "dear")).isEmpty();
      assertThat(values.contains(new ColumnName(TableName.of("t"), "a"), "x")).isEmpty();
    }
  }

  @Test
  void of_everyType_hasItsKind() throws SQLException {
    try (Target target = connect()) {
      target.run(
          "CREATE TABLE kinds (text_1 varchar(3), text_2 text, text_3 char(4), number_1 int8,"
              + " number_2 numeric, number_3 money, number_4 float4, date_1 date,"
              + " date_2 timestamptz, boolean_1 bool, other_1 bytea, other_2 jsonb,"
              + " other_3 text[], other_4 uuid, other_5 interval, other_6 bit(8), other_7 point)");

      assertThat(knowledge(target).catalog().table(TableName.of("kinds")).orElseThrow().columns())
          .hasSize(17)
          .allSatisfy(
              column ->
                  assertThat(column.name().column().toUpperCase(Locale.ROOT))
                      .startsWith(column.kind().name()));
    }
  }
}
