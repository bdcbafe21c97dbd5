package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Coverage;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.database.Target;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LaterReadingTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final ColumnName B = new ColumnName(TableName.of("u"), "b");
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir private Path folder;

  /** Ten cells a step, and no distinct values while a question waits. */
  private static KnowledgeBase knowledge(int columnValues, long columnRows) {
    ValueLimits small =
        new ValueLimits(
            50,
            10,
            5,
            new ValueLimits.OfColumn(columnRows, columnValues, 1_000_000, Duration.ofSeconds(30)),
            100_000,
            1_000_000,
            Duration.ofSeconds(60));
    return new KnowledgeBase(
        PrivateColumns.DEFAULT,
        new KnowledgeLimits(100, 100, small, 4, Duration.ofMinutes(10)),
        System::nanoTime);
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

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:"})
  void lookup_tablesOfManySteps_areReadInFullAfterTheQuestion(String prefix) throws Exception {
    String url =
        prefix
            + folder.resolve("later.db")
            + (prefix.contains("h2") ? ";DATABASE_TO_UPPER=false" : "");
    try (Target target = filled(url)) {
      ValueIndex values = knowledge(5_000, 100_000).of(target.database(), Target.budget()).values();

      assertThat(values.lookup("VALUE 1")).isNotEmpty();
      await(() -> values.coverage(A) instanceof Coverage.Full);
      await(() -> values.coverage(B) instanceof Coverage.Full);

      assertThat(values.coverage(A)).isEqualTo(new Coverage.Full(1_000));
      assertThat(values.coverage(B)).isEqualTo(new Coverage.Full(1_000));
      await(() -> values.lookup("VALUE 777").size() == 2);
    }
  }

  @Test
  void lookup_limitsOfRowsAndValues_leaveASample() throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("limits.db"))) {
      ValueIndex values = knowledge(40, 100).of(target.database(), Target.budget()).values();

      values.lookup("anything");
      await(() -> values.coverage(A).equals(new Coverage.Sampled(50, 40)));
      await(() -> values.coverage(B).equals(new Coverage.Sampled(10, 40)));
      assertThat(values.contains(A, "value 999")).contains(true);
      assertThat(values.contains(A, "value 1001")).contains(false);
    }
  }

  @Test
  void lookup_columnOfFewValues_isReadInFullWhereTheOthersAreASample() throws Exception {
    try (Target target =
        filled("jdbc:sqlite:" + folder.resolve("few.db"))
            .run("ALTER TABLE t ADD COLUMN c VARCHAR(9)", "UPDATE t SET c = id > 990")) {
      ValueIndex values = knowledge(5_000, 200).of(target.database(), Target.budget()).values();

      values.lookup("anything");
      await(() -> values.coverage(A).equals(new Coverage.Sampled(200, 200)));

      assertThat(values.coverage(new ColumnName(TableName.of("t"), "c")))
          .isEqualTo(new Coverage.Full(2));
    }
  }

  @Test
  void lookup_databaseOnlyTheCallerSees_isNotReadLater() throws Exception {
    try (Target target = filled("jdbc:sqlite:")) {
      ValueIndex values = knowledge(5_000, 100_000).of(target.database(), Target.budget()).values();

      values.lookup("anything");

      assertThat(values.coverage(A)).isEqualTo(new Coverage.Sampled(10, 10));
      assertThat(readers()).isEmpty();
    }
  }

  @Test
  void close_whileReading_endsItAndItsThread() throws Exception {
    try (Target target = filled("jdbc:sqlite:" + folder.resolve("closed.db"))) {
      knowledge(5_000, 100_000).of(target.database(), Target.budget()).values().lookup("anything");
    }
    await(() -> readers().length == 0);
  }

  private static Thread[] readers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("ask-jdbc-background"))
        .toArray(Thread[]::new);
  }
}
