package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.askjdbc.catalog.values.ValueLimits;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValueIndexTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");

  @TempDir private Path folder;

  private static KnowledgeBase knowledge(KnowledgeLimits limits) {
    return new KnowledgeBase(PrivateColumns.DEFAULT, limits, System::nanoTime);
  }

  private static ValueIndex values(Target target) throws Exception {
    return knowledge(KnowledgeLimits.DEFAULT).of(target.database(), Target.budget()).values();
  }

  private static KnowledgeLimits limits(int stepCells, int columnValues, int countedRows) {
    ValueLimits values = ValueLimits.DEFAULT;
    return new KnowledgeLimits(
        100,
        100,
        new ValueLimits(
            200,
            stepCells,
            countedRows,
            new ValueLimits.OfColumn(values.column().rows(), columnValues, 10_000),
            1_000,
            10_000,
            values.rows()),
        4,
        Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:;DATABASE_TO_UPPER=false", "jdbc:duckdb:"})
  void lookup_sameTextInOtherForm_isFoundBestFirst(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE t (a VARCHAR(30), n INTEGER)",
                "INSERT INTO t VALUES ('Zürich', 1), ('zurich', 2), (' Zurich ', 3), (NULL, 4)",
                "CREATE TABLE u (\"it's \"\"b\" VARCHAR(30))",
                "INSERT INTO u VALUES ('ZURICH')")) {
      ValueIndex values = values(target);

      assertThat(values.lookup("ZURICH"))
          .extracting(match -> match.column().toString(), ValueMatch::stored)
          .containsExactly(
              tuple("u.it's \"b", "ZURICH"),
              tuple("t.a", "zurich"),
              tuple("t.a", " Zurich "),
              tuple("t.a", "Zürich"));
      assertThat(values.lookup("Bern")).isEmpty();
      assertThat(values.contains(A, "Zürich")).contains(true);
      assertThat(values.contains(A, "Bern")).contains(false);
      assertThat(values.contains(A, "zurich ")).contains(false);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:;DATABASE_TO_UPPER=false", "jdbc:duckdb:"})
  void coverage_tablesOfAnySize_tellsWhatWasRead(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE t (a VARCHAR(9), n INTEGER)",
                "INSERT INTO t VALUES ('x', 1), ('x', 1), ('y', 1), ('z', 1)")) {
      assertThat(coverageOfT(target, limits(2, 2, 1))).isEqualTo(new IndexCoverage.Sampled(2, 1));
      assertThat(coverageOfT(target, limits(2, 9, 9))).isEqualTo(new IndexCoverage.Full(3));
      assertThat(coverageOfT(target, limits(9, 9, 9))).isEqualTo(new IndexCoverage.Full(3));
      assertThat(coverageOfT(target, limits(9, 2, 9))).isEqualTo(new IndexCoverage.Sampled(4, 2));
    }
  }

  private static IndexCoverage coverageOfT(Target target, KnowledgeLimits limits) throws Exception {
    ValueIndex values = knowledge(limits).of(target.database(), Target.budget()).values();
    assertThat(values.coverage(A)).isInstanceOf(IndexCoverage.Unread.class);
    values.lookup("anything");
    assertThat(values.coverage(new ColumnName(TableName.of("t"), "n")))
        .isInstanceOf(IndexCoverage.Unread.class);
    return values.coverage(A);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:;DATABASE_TO_UPPER=false", "jdbc:duckdb:"})
  void contains_columnReadInPart_isSettledByTheTarget(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run("CREATE TABLE t (a VARCHAR(9))", "INSERT INTO t VALUES ('x'), ('y'), ('it''s')")) {
      ValueIndex sampled =
          knowledge(limits(1, 1, 1)).of(target.database(), Target.budget()).values();

      assertThat(sampled.contains(A, "it's")).contains(true);
      assertThat(sampled.contains(A, "it''s")).contains(false);
      assertThat(sampled.contains(A, "w".repeat(2_000))).isEmpty();
    }
  }

  @Test
  void contains_hugeAndBinaryCells_areNotKept() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE t (a TEXT)",
                "INSERT INTO t VALUES (hex(zeroblob(500000))), (x'00ff'), ('short')")) {
      ValueIndex values = values(target);

      assertThat(values.contains(A, "short")).contains(true);
      assertThat(values.coverage(A)).isEqualTo(new IndexCoverage.Full(1));
      assertThat(values.contains(A, "0".repeat(1_000_000))).isEmpty();
      assertThat(values.lookup("0".repeat(1_000_000))).isEmpty();
      assertThat(values.contains(A, "other")).contains(false);
    }
  }

  @Test
  void contains_columnDroppedMeanwhile_isUnknown() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run("CREATE TABLE t (a TEXT, b TEXT)", "CREATE TABLE u (c TEXT)")) {
      ValueIndex values = values(target);
      target.run("ALTER TABLE t DROP COLUMN a", "DROP TABLE u");

      assertThat(values.lookup("a")).isEmpty();
      assertThat(values.contains(A, "a")).isEmpty();
      assertThat(values.contains(new ColumnName(TableName.of("u"), "c"), "a")).isEmpty();
      assertThat(values.contains(new ColumnName(TableName.of("t"), "b"), "a")).contains(false);
    }
  }

  @Test
  void lookup_privateColumn_isNeverRead() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE t (a TEXT, password TEXT)",
                "INSERT INTO t VALUES ('x', 'hunter2')")) {
      ValueIndex values = values(target);

      assertThat(values.lookup("hunter2")).isEmpty();
      assertThat(values.contains(new ColumnName(TableName.of("t"), "password"), "hunter2"))
          .isEmpty();
    }
  }

  @Test
  void lookup_timeUsedUp_isOutOfTimeAndReadByTheNextQuestion() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:" + folder.resolve("a.db"))
            .run("CREATE TABLE t (a TEXT)", "INSERT INTO t VALUES ('x')")) {
      KnowledgeBase knowledge = knowledge(KnowledgeLimits.DEFAULT);
      java.util.concurrent.atomic.AtomicLong now = new java.util.concurrent.atomic.AtomicLong();
      QuestionBudget budget = new QuestionBudget(now::get, Duration.ofSeconds(9), 100);
      ValueIndex late = knowledge.of(target.database(), budget).values();
      ValueIndex apart = knowledge(KnowledgeLimits.DEFAULT).of(target.database(), budget).values();
      now.addAndGet(Duration.ofSeconds(10).toNanos());

      assertThatThrownBy(() -> late.lookup("x")).isInstanceOf(BudgetExhaustedException.class);
      // of knowledge of its own, since the reading of the other goes on between questions
      assertThatThrownBy(() -> apart.contains(A, "y")).isInstanceOf(BudgetExhaustedException.class);

      ValueIndex next = knowledge.of(target.database(), Target.budget()).values();
      assertThat(next.lookup("X")).hasSize(1);
      assertThat(next.contains(A, "y")).contains(false);
      assertThat(late.contains(A, "y")).contains(false);
    }
  }

  @Test
  void lookup_cancelledQuestion_stops() throws Exception {
    try (Target target = new Target("jdbc:sqlite:").run("CREATE TABLE t (a TEXT)")) {
      QuestionBudget budget = Target.budget();
      ValueIndex values = knowledge(KnowledgeLimits.DEFAULT).of(target.database(), budget).values();
      budget.cancel();

      assertThatThrownBy(() -> values.lookup("x")).isInstanceOf(QuestionCancelledException.class);
    }
  }

  @Test
  void values_tableOutOfReach_leavesTheOthersReadable() throws Exception {
    String url = "jdbc:h2:" + folder.resolve("rights");
    try (Target owner = new Target(url + ";USER=sa;PASSWORD=")) {
      owner.run(
          "CREATE TABLE open_one (a VARCHAR(9))",
          "INSERT INTO open_one VALUES ('x')",
          "CREATE TABLE shut (a VARCHAR(9))",
          "INSERT INTO shut VALUES ('secret')",
          "CREATE USER guest PASSWORD 'g'",
          "GRANT SELECT ON open_one TO guest");
      try (Target guest = new Target(url + ";USER=guest;PASSWORD=g")) {
        DatabaseKnowledge known =
            knowledge(KnowledgeLimits.DEFAULT).of(guest.database(), Target.budget());

        assertThat(known.values().lookup("X")).hasSize(1);
        assertThat(known.values().lookup("secret")).isEmpty();
        assertThat(known.values().contains(new ColumnName(TableName.of("SHUT"), "A"), "b"))
            .isEmpty();
      }
    }
  }
}
