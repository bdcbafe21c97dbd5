package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatisticsTest {

  private static DatabaseKnowledge knowledge(Target target) throws Exception {
    return new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
        .of(target.database(), Target.budget());
  }

  private static TableStatistics of(Target target, String table) throws Exception {
    DatabaseKnowledge knowledge = knowledge(target);
    return knowledge
        .statistics()
        .of(knowledge.catalog().tablesNamed(table).get(0).name())
        .orElseThrow();
  }

  private static ColumnStatistics column(TableStatistics table, String name) {
    return table.columns().entrySet().stream()
        .filter(entry -> entry.getKey().equalsIgnoreCase(name))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void of_smallTable_isExact(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE stay (id INTEGER, ward VARCHAR(20), began DATE, scan BLOB)",
                "INSERT INTO stay (id, ward, began) VALUES (1, 'North', '2020-01-31'),"
                    + " (2, 'South', '2021-02-28'), (4, 'North', NULL), (7, NULL, NULL)")) {
      TableStatistics stay = of(target, "stay");

      assertThat(stay.rows()).isEqualTo(new RowCount(4, RowCount.Precision.EXACT));
      assertThat(column(stay, "id"))
          .usingRecursiveComparison()
          .ignoringCollectionOrder()
          .isEqualTo(
              new ColumnStatistics(
                  4, true, 4, 0, Optional.of("1"), Optional.of("7"), List.of("1", "2", "4", "7")));
      assertThat(column(stay, "id").isUnique()).isTrue();
      assertThat(column(stay, "ward"))
          .usingRecursiveComparison()
          .ignoringCollectionOrder()
          .isEqualTo(
              new ColumnStatistics(
                  4, true, 2, 0.25, Optional.empty(), Optional.empty(), List.of("North", "South")));
      assertThat(column(stay, "ward").isUnique()).isFalse();
      assertThat(column(stay, "began").greatest()).contains("2021-02-28");
      assertThat(column(stay, "scan").nullShare()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:sqlite:,AT_LEAST,10001",
    "jdbc:h2:mem:,ESTIMATE,16000",
    "jdbc:duckdb:,ESTIMATE,16000"
  })
  void of_largeTable_isReadInPartAndSaysSo(String url, RowCount.Precision precision, long rows)
      throws Exception {
    String values =
        IntStream.range(0, 1_000)
            .mapToObj(i -> "(" + i + ", 'v" + i + "')")
            .collect(Collectors.joining(", "));
    try (Target target =
        new Target(url)
            .run("CREATE TABLE t (a INTEGER, b VARCHAR(9))", "INSERT INTO t VALUES " + values)) {
      for (int i = 0; i < 4; i++) {
        target.run("INSERT INTO t SELECT a, b FROM t");
      }
      TableStatistics table = of(target, "t");

      assertThat(table.rows()).isEqualTo(new RowCount(rows, precision));
      assertThat(column(table, "a").whole()).isFalse();
      assertThat(column(table, "a").distinct()).isEqualTo(1_000);
      assertThat(column(table, "b").samples()).hasSize(5);
    }
  }

  @Test
  void of_emptyTable_dividesByNothing() throws Exception {
    try (Target target = new Target("jdbc:sqlite:").run("CREATE TABLE t (a INTEGER)")) {
      TableStatistics table = of(target, "t");

      assertThat(table.rows()).isEqualTo(new RowCount(0, RowCount.Precision.EXACT));
      assertThat(column(table, "a").nullShare()).isZero();
      assertThat(column(table, "a").least()).isEmpty();
    }
  }

  @Test
  void of_privateAndHugeValues_areLeftOut() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE person (name TEXT, password TEXT, photo BLOB)",
                "INSERT INTO person VALUES ('a'||char(10)||'b\"''', 's3cret', x'00ff'),"
                    + " (replace(hex(zeroblob(500000)), '0', 'x'), 's3cret', x'00'),"
                    + " (x'00ff', 's3cret', NULL)")) {
      TableStatistics person = of(target, "person");

      assertThat(person.columns()).containsOnlyKeys("name", "photo");
      assertThat(person.column("name").orElseThrow().samples()).containsExactly("a\nb\"'");
      assertThat(person.column("photo").orElseThrow().samples()).isEmpty();
    }
  }

  @Test
  void of_tableDroppedSinceItWasRead_isEmptyAndTheRestStands() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:").run("CREATE TABLE gone (a TEXT)", "CREATE TABLE t (a TEXT)")) {
      DatabaseKnowledge knowledge = knowledge(target);
      target.run("DROP TABLE gone");

      assertThat(knowledge.statistics().of(TableName.of("gone"))).isEmpty();
      assertThat(knowledge.statistics().of(TableName.of("t"))).isPresent();
      assertThat(knowledge.statistics().of(TableName.of("never"))).isEmpty();
    }
  }

  @Test
  void of_wideTable_hasEveryColumn() throws Exception {
    String columns =
        IntStream.range(0, 45).mapToObj(i -> "c" + i + " INTEGER").collect(Collectors.joining(","));
    try (Target target = new Target("jdbc:sqlite:").run("CREATE TABLE wide (" + columns + ")")) {
      assertThat(of(target, "wide").columns()).hasSize(45);
    }
  }
}
