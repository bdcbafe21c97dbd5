package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.targets.PostgresqlServer;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PostgresqlKnowledgeIT {
  @BeforeAll
  static void create() throws SQLException {
    PostgresqlServer.create("knowledge");
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
    return new Target(PostgresqlServer.url("postgres", "knowledge"));
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
      assertThatThrownBy(
              () -> target.database().query(ProbeQuery.of("SELECT pg_sleep(600)", 1), budget))
          .isInstanceOf(BudgetExhaustedException.class);
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

  @Test
  void of_keysOfEveryKind_areRead() throws SQLException {
    try (Target target = connect()) {
      target.run(
          "CREATE SCHEMA other",
          "CREATE TABLE other.ward (nr int UNIQUE)",
          "CREATE TABLE ward (hospital int, nr int, name text, mail text UNIQUE,"
              + " PRIMARY KEY (nr, hospital))",
          "CREATE UNIQUE INDEX part ON ward (name) WHERE nr > 3",
          "CREATE UNIQUE INDEX lower_name ON ward (lower(name))",
          "CREATE UNIQUE INDEX including ON ward (hospital, name) INCLUDE (nr)",
          "CREATE TABLE stay (id int PRIMARY KEY, w int, h int,"
              + " FOREIGN KEY (h, w) REFERENCES ward (hospital, nr))");
      try {
        CatalogSnapshot catalog = knowledge(target).catalog();

        Table ward = catalog.tablesNamed("ward").get(0);
        assertThat(ward.primaryKey()).containsExactly("nr", "hospital");
        assertThat(ward.uniqueKeys())
            .containsExactlyInAnyOrder(List.of("mail"), List.of("hospital", "name"));
        assertThat(catalog.foreignKeys())
            .containsExactly(
                new ForeignKey(
                    TableName.of("stay"),
                    List.of("h", "w"),
                    TableName.of("ward"),
                    List.of("hospital", "nr"),
                    ForeignKey.Origin.DECLARED));
      } finally {
        target.run("DROP SCHEMA other CASCADE");
      }
    }
  }

  @Test
  void statistics_ofForbiddenAndLargeTables_areReadAsFarAsAllowed() throws SQLException {
    try (Target owner = connect()) {
      owner.run(
          "CREATE TABLE secret (id int PRIMARY KEY)",
          "CREATE TABLE visit (id int PRIMARY KEY, secret_id int, kind text, remark json)",
          "INSERT INTO visit SELECT i, i, 'k' || i % 3, '{}' FROM generate_series(1, 20000) i",
          "DROP ROLE IF EXISTS visitor",
          "CREATE ROLE visitor LOGIN",
          "GRANT USAGE ON SCHEMA public TO visitor",
          "GRANT SELECT ON visit TO visitor");
    }
    try (Target target = new Target(PostgresqlServer.url("visitor", "knowledge"))) {
      DatabaseKnowledge knowledge = knowledge(target);
      TableStatistics visit = knowledge.statistics().of(TableName.of("visit")).orElseThrow();

      assertThat(visit.column("kind").orElseThrow().samples())
          .containsExactlyInAnyOrder("k0", "k1", "k2");
      assertThat(visit.column("id").orElseThrow().samples()).hasSize(5);
      assertThat(knowledge.statistics().of(TableName.of("secret"))).isEmpty();
    }
    try (Target owner = connect()) {
      owner.run("DROP OWNED BY visitor", "DROP ROLE visitor");
    }
  }

  @Test
  void of_schemaChangedByAnother_isReadAgainSoonAfter() throws SQLException {
    AtomicLong now = new AtomicLong();
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, now::get);
    try (Target target = connect();
        Target other = connect()) {
      target.run("SET application_name = 'reports'", "SET TIME ZONE 'UTC'");
      assertThat(target.database().cacheable()).isTrue();
      CatalogSnapshot first = knowledge.of(target.database(), Target.budget()).catalog();
      other.run("VACUUM ANALYZE t", "CREATE TEMP TABLE mine (a int)");
      now.addAndGet(Duration.ofSeconds(3).toNanos());
      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isSameAs(first);

      other.run("COMMENT ON COLUMN t.a IS 'in metres'");
      now.addAndGet(Duration.ofSeconds(3).toNanos());
      CatalogSnapshot second = knowledge.of(target.database(), Target.budget()).catalog();

      assertThat(second.tables().get(0).columns().get(0).comment()).contains("in metres");
      other.run("ALTER TABLE t RENAME COLUMN a TO b");
      now.addAndGet(Duration.ofSeconds(3).toNanos());
      assertThat(
              knowledge
                  .of(target.database(), Target.budget())
                  .catalog()
                  .column(new ColumnName(TableName.of("t"), "b")))
          .isPresent();
    }
  }

  @Test
  void of_sessionWithAPathOfItsOwn_keepsItsOwnTables() throws SQLException {
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    try (Target target = connect()) {
      target.run(
          "CREATE SCHEMA other", "CREATE TABLE other.u (a int)", "SET search_path = other, public");
      try {
        CatalogSnapshot own = knowledge.of(target.database(), Target.budget()).catalog();

        assertThat(own.tables()).hasSize(2);
        assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isSameAs(own);
        target.run("SET search_path = public");
        assertThat(knowledge.of(target.database(), Target.budget()).catalog().tables()).hasSize(1);
      } finally {
        target.run("DROP SCHEMA other CASCADE");
      }
    }
  }
}
