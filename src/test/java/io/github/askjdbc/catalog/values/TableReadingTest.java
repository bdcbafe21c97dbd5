package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Target;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableReadingTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");

  @TempDir private Path folder;

  /** Keeps what is read. */
  private static final class Texts implements ReadTexts {
    private final List<String> kept = new ArrayList<>();
    private final Map<ColumnName, IndexCoverage> coverage = new HashMap<>();

    @Override
    public boolean add(ColumnName column, List<String> texts) {
      return kept.addAll(texts) || texts.isEmpty();
    }

    @Override
    public void read(int rows) {}

    @Override
    public boolean hasRoomForRows() {
      return true;
    }

    @Override
    public void covered(ColumnName column, IndexCoverage now) {
      coverage.put(column, now);
    }
  }

  private final Texts texts = new Texts();

  private Target filled() throws Exception {
    return new Target("jdbc:sqlite:" + folder.resolve("t.db"))
        .run(
            "CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT)",
            "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n"
                + " WHERE i < 99) SELECT i, 'marked' || i FROM n");
  }

  /** Ten cells a step. */
  private static ValueLimits limits(long characters) {
    return new ValueLimits(
        50,
        10,
        5,
        new ValueLimits.OfColumn(1_000, 1_000, characters),
        100_000,
        1_000_000,
        1_000_000);
  }

  private TableReading begun(Target target, long characters) throws Exception {
    Table table =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
            .of(target.database(), Target.budget())
            .catalog()
            .table(TableName.of("t"))
            .orElseThrow();
    TableReading reading = new TableReading(table, Dialect.SQLITE, limits(characters), texts);
    reading.proceed(target.database(), Target.budget());
    return reading;
  }

  @Test
  void proceed_tableGoneWhileItIsRead_keepsASampleAndLogsNoValue() throws Exception {
    try (Target target = filled();
        Warnings warnings = Warnings.ofAll()) {
      TableReading reading = begun(target, 1_000);
      target.run("DROP TABLE t");

      while (!reading.finished()) {
        reading.proceed(target.database(), Target.budget());
      }

      assertThat(texts.coverage.get(A)).isEqualTo(new IndexCoverage.Sampled(10, 10));
      assertThat(texts.kept).hasSize(10);
      assertThat(String.join("\n", warnings.texts())).doesNotContain("marked");
    }
  }

  @Test
  void proceed_columnOfMoreCharactersThanItsLimit_isASample() throws Exception {
    try (Target target = filled()) {
      TableReading reading = begun(target, 100);

      while (!reading.finished()) {
        reading.proceed(target.database(), Target.budget());
      }

      assertThat(texts.coverage.get(A)).isEqualTo(new IndexCoverage.Sampled(20, 13));
    }
  }
}
