package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.github.askjdbc.database.Target;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

  private static List<String> samples(TableStatistics table, String column) {
    return table.columns().entrySet().stream()
        .filter(entry -> entry.getKey().equalsIgnoreCase(column))
        .map(entry -> entry.getValue().samples())
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void of_smallTable_hasItsDifferentValues(String url) throws Exception {
    try (Target target =
        new Target(url)
            .run(
                "CREATE TABLE stay (id INTEGER, ward VARCHAR(20), began DATE, scan BLOB)",
                "INSERT INTO stay (id, ward, began) VALUES (1, 'North', '2020-01-31'),"
                    + " (2, 'South', '2021-02-28'), (4, 'North', NULL), (7, NULL, NULL)")) {
      TableStatistics stay = of(target, "stay");

      assertThat(samples(stay, "id")).containsExactlyInAnyOrder("1", "2", "4", "7");
      assertThat(samples(stay, "ward")).containsExactlyInAnyOrder("North", "South");
      assertThat(samples(stay, "began")).containsExactlyInAnyOrder("2020-01-31", "2021-02-28");
      assertThat(samples(stay, "scan")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void of_largeTable_hasAFew(String url) throws Exception {
    String values =
        IntStream.range(0, 1_000)
            .mapToObj(i -> "(" + i + ", 'v" + i + "')")
            .collect(Collectors.joining(", "));
    try (Target target =
        new Target(url)
            .run("CREATE TABLE t (a INTEGER, b VARCHAR(9))", "INSERT INTO t VALUES " + values)) {
      assertThat(samples(of(target, "t"), "b")).hasSize(5).doesNotHaveDuplicates();
    }
  }

  @Test
  void of_emptyTable_hasItsColumnsWithoutSamples() throws Exception {
    try (Target target = new Target("jdbc:sqlite:").run("CREATE TABLE t (a INTEGER)")) {
      assertThat(of(target, "t").columns())
          .containsExactly(entry("a", new ColumnStatistics(List.of())));
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
