package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.database.ImpatientDatabase;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WholeReadingTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final ColumnName B = new ColumnName(TableName.of("u"), "b");
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir private Path folder;

  private final AtomicLong now = new AtomicLong();

  /** Ten cells a step, and a table of more than five rows is long. */
  private KnowledgeBase knowledge(int columnValues, int columnRows) {
    ValueLimits small =
        new ValueLimits(
            50,
            10,
            5,
            new ValueLimits.OfColumn(columnRows, columnValues, 1_000_000),
            100_000,
            1_000_000,
            1_000_000);
    return new KnowledgeBase(
        PrivateColumns.DEFAULT,
        new KnowledgeLimits(100, 100, small, 4, Duration.ofMinutes(10)),
        now::get);
  }

  private static Target filled(String url) throws Exception {
    return new Target(url)
        .run(
            "CREATE TABLE t (id INTEGER PRIMARY KEY, a VARCHAR(20))",
            "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                + " WHERE i < 1000) SELECT i, CONCAT('value ', i) FROM n",
            "CREATE TABLE u (b VARCHAR(20))",
            "INSERT INTO u SELECT a FROM t");
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean() && System.nanoTime() < end) {
      Thread.sleep(10);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  private static boolean holds(KnowledgeBase knowledge, Target target, String text) {
    try {
      return !knowledge.of(target.database(), Target.budget()).values().lookup(text).isEmpty();
    } catch (SQLException failure) {
      throw new AssertionError(failure);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:"})
  void lookup_tablesOfManySteps_seesAllOfThem(String prefix) throws Exception {
    String url =
        prefix
            + folder.resolve("later.db")
            + (prefix.contains("h2") ? ";DATABASE_TO_UPPER=false" : "");
    try (Target target = filled(url)) {
      ValueIndex values = knowledge(5_000, 100_000).of(target.database(), Target.budget()).values();

      assertThat(values.lookup("VALUE 777")).hasSize(2);
      assertThat(values.coverage(A)).isEqualTo(new IndexCoverage.Full(1_000));
      assertThat(values.coverage(B)).isEqualTo(new IndexCoverage.Full(1_000));
    }
  }

  @Test
  void lookup_limitsOfRowsAndValues_leaveASample() throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("limits.db"))) {
      ValueIndex values = knowledge(40, 100).of(target.database(), Target.budget()).values();

      values.lookup("anything");

      assertThat(values.coverage(A)).isEqualTo(new IndexCoverage.Sampled(50, 40));
      assertThat(values.coverage(B)).isEqualTo(new IndexCoverage.Sampled(10, 40));
      assertThat(values.contains(A, "value 999")).contains(true);
      assertThat(values.contains(A, "value 1001")).contains(false);
    }
  }

  @Test
  void lookup_columnOfFewValues_isReadInFullWhereTheOthersAreASample() throws Exception {
    try (Target target =
        filled("jdbc:sqlite:" + folder.resolve("few.db"))
            .run("ALTER TABLE t ADD COLUMN c VARCHAR(9)", "UPDATE t SET c = id > 990")) {
      ValueIndex values = knowledge(5_000, 1_200).of(target.database(), Target.budget()).values();

      values.lookup("anything");

      assertThat(values.coverage(new ColumnName(TableName.of("t"), "c")))
          .isEqualTo(new IndexCoverage.Full(2));
    }
  }

  @Test
  void lookup_databaseOnlyTheCallerSees_readsTheFirstRows() throws Exception {
    try (Target target = filled("jdbc:sqlite:")) {
      ValueIndex values = knowledge(5_000, 100_000).of(target.database(), Target.budget()).values();

      values.lookup("anything");

      assertThat(values.coverage(A)).isEqualTo(new IndexCoverage.Sampled(10, 10));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 7})
  void lookup_outOfTimeAgainAndAgain_comesToTheSameValues(int every) throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("busy.db"))) {
      KnowledgeBase knowledge = knowledge(600, 100_000);
      knowledge.of(target.database(), Target.budget()); // the tables
      ImpatientDatabase impatient = new ImpatientDatabase(target.database(), every);
      List<ValueIndex> late = new ArrayList<>();
      int cuts =
          impatient.again(
              () -> {
                late.clear();
                late.add(values(knowledge, impatient));
                late.get(0).lookup("value");
              });
      ValueIndex atOnce = values(knowledge(600, 100_000), target.database());

      assertThat(cuts).isPositive();
      for (String text : List.of("value", "VALUE 7", "valeu 77", "777", "value 600")) {
        assertThat(late.get(0).lookup(text)).isEqualTo(atOnce.lookup(text));
      }
      assertThat(late.get(0).coverage(A)).isEqualTo(atOnce.coverage(A));
      assertThat(late.get(0).coverage(B)).isEqualTo(atOnce.coverage(B));
    }
  }

  private static ValueIndex values(KnowledgeBase knowledge, ReadOnlyDatabase database) {
    try {
      return knowledge.of(database, Target.budget()).values();
    } catch (SQLException failure) {
      throw new AssertionError(failure);
    }
  }

  @Test
  void lookup_moreThanItsTimeSufficesFor_isReadBetweenQuestions() throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("long.db"))) {
      KnowledgeBase knowledge = knowledge(5_000, 100_000);
      ValueIndex late = outOfTime(knowledge, target);

      assertThatThrownBy(() -> late.lookup("value 7"))
          .isInstanceOfSatisfying(
              BudgetExhaustedException.class, still -> assertThat(still.goesOn()).isTrue())
          .hasMessageContaining("values");

      await(() -> late.coverage(B) instanceof IndexCoverage.Full);
      assertThat(holds(knowledge, target, "value 777")).isTrue();
    }
  }

  @Test
  void lookup_longTablesReadAnew_standInUntilAllIsRead() throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("old.db"))) {
      KnowledgeBase knowledge = knowledge(5_000, 100_000);
      assertThat(holds(knowledge, target, "value 777")).isTrue();
      target.run("UPDATE t SET a = 'changed'", "DELETE FROM u");
      CountDownLatch answered = holdBackground(target);
      now.addAndGet(Duration.ofMinutes(11).toNanos());

      ValueIndex soon = knowledge.of(target.database(), Target.budget()).values();

      assertThat(soon.lookup("value 777")).hasSize(2);
      answered.countDown();
      await(() -> holds(knowledge, target, "changed"));
      assertThat(holds(knowledge, target, "value 777")).isFalse();
    }
  }

  @Test
  void close_whileReading_endsItAndItsThread() throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("closed.db"))) {
      ValueIndex late = outOfTime(knowledge(5_000, 100_000), target);
      assertThatThrownBy(() -> late.lookup("x")).isInstanceOf(BudgetExhaustedException.class);
    }
    await(() -> readers().length == 0);
  }

  /** Nothing is read between questions until the latch is counted down. */
  private static CountDownLatch holdBackground(Target target) throws SQLException {
    CountDownLatch latch = new CountDownLatch(1);
    boolean held = target.database().later((database, budget) -> awaitOpen(latch));
    assertThat(held).isTrue();
    return latch;
  }

  private static void awaitOpen(CountDownLatch latch) {
    try {
      assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private static ValueIndex outOfTime(KnowledgeBase knowledge, Target target) throws SQLException {
    AtomicLong clock = new AtomicLong();
    QuestionBudget budget = new QuestionBudget(clock::get, Duration.ofSeconds(9), 100);
    ValueIndex values = knowledge.of(target.database(), budget).values();
    clock.addAndGet(Duration.ofSeconds(10).toNanos());
    return values;
  }

  private static Thread[] readers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("ask-jdbc-background"))
        .toArray(Thread[]::new);
  }
}
