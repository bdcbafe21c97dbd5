package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.semantics.SemanticFiles;
import io.github.askjdbc.database.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnowledgeBaseTest {
  private static final ColumnName CITY = new ColumnName(TableName.of("school"), "city");

  @TempDir private Path folder;

  private final AtomicLong now = new AtomicLong();
  private final KnowledgeBase knowledge =
      new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, now::get);

  private Target schools() throws Exception {
    return new Target("jdbc:sqlite:" + folder.resolve("schools.db"))
        .run(
            "CREATE TABLE school (id INTEGER PRIMARY KEY, city TEXT)",
            "INSERT INTO school VALUES (1, 'Fremont'), (2, 'Orléans')");
  }

  @Test
  void of_sharedFile_keepsWhatWasReadUntilItIsOld() throws Exception {
    try (Target target = schools()) {
      CatalogSnapshot first = knowledge.of(target.database(), Target.budget()).catalog();

      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isSameAs(first);
      now.addAndGet(Duration.ofMinutes(10).plusSeconds(1).toNanos());
      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isNotSameAs(first);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void of_databaseOfOneSession_keepsTablesUntilTheyChangeAndNoRows(String url) throws Exception {
    try (Target target =
        new Target(url).run("CREATE TABLE t (a VARCHAR(9))", "INSERT INTO t VALUES ('x')")) {
      DatabaseKnowledge first = knowledge.of(target.database(), Target.budget());
      TableName table = first.catalog().tables().get(0).name();
      assertThat(first.values().lookup("x")).hasSize(1);
      assertThat(first.statistics().of(table).orElseThrow().columns())
          .containsValue(new ColumnStatistics(List.of("x")));

      target.run("INSERT INTO t VALUES ('y')");
      DatabaseKnowledge second = knowledge.of(target.database(), Target.budget());
      target.run("CREATE TABLE u (a VARCHAR(9))");
      DatabaseKnowledge third = knowledge.of(target.database(), Target.budget());

      assertThat(second.catalog()).isSameAs(first.catalog());
      assertThat(second.values().lookup("y")).hasSize(1);
      assertThat(second.statistics().of(table).orElseThrow().columns())
          .containsValue(new ColumnStatistics(List.of("x", "y")));
      assertThat(third.catalog().tables()).hasSize(2);
    }
  }

  @Test
  void of_sessionWithATemporaryTable_keepsItsOwnTables() throws Exception {
    try (Target target = schools();
        Target other = new Target("jdbc:sqlite:" + folder.resolve("schools.db"))) {
      target.run("CREATE TEMP TABLE mine (a TEXT)");

      CatalogSnapshot own = knowledge.of(target.database(), Target.budget()).catalog();

      assertThat(own.tables()).hasSize(2);
      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isSameAs(own);
      assertThat(knowledge.of(other.database(), Target.budget()).catalog().tables()).hasSize(1);
      target.run("DROP TABLE mine");
      assertThat(knowledge.of(target.database(), Target.budget()).catalog().tables()).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlite:$/shared.db",
        "jdbc:h2:$/shared",
        "jdbc:duckdb:$/shared",
        "jdbc:hsqldb:mem:shared",
        "jdbc:derby:memory:shared;create=true"
      })
  void of_schemaChangedByAnother_isReadAgainSoonAfter(String pattern) throws Exception {
    String url = pattern.replace("$", folder.toString());
    try (Target target = new Target(url + (url.contains(":h2:") ? ";AUTO_SERVER=TRUE" : ""))) {
      target.run("CREATE TABLE school (id INTEGER NOT NULL PRIMARY KEY, city VARCHAR(9))");
      CatalogSnapshot first = knowledge.of(target.database(), Target.budget()).catalog();
      now.addAndGet(Duration.ofSeconds(3).toNanos());
      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isSameAs(first);
      // unseen by the watch
      try (Statement another = target.caller().createStatement()) {
        another.execute("ALTER TABLE school ADD COLUMN county VARCHAR(9)");
      }

      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isSameAs(first);
      now.addAndGet(Duration.ofSeconds(3).toNanos());
      CatalogSnapshot second = knowledge.of(target.database(), Target.budget()).catalog();

      assertThat(second.tables().get(0).columns()).hasSize(3);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ALTER TABLE school ADD COLUMN county VARCHAR(9)
          ALTER TABLE school DROP COLUMN city
          DROP TABLE school
          DROP TABLE school; CREATE TABLE school (id INTEGER, password VARCHAR(9), city INTEGER)
          DROP TABLE school; CREATE TABLE school (id INTEGER, city VARCHAR(9), password VARCHAR(9))
          DROP TABLE school; CREATE VIEW school AS SELECT id, password, city FROM teacher
          """)
  void stillHolds_tableChangedByAnother_onlyUntilThen(String changes) throws Exception {
    for (String pattern :
        List.of(
            "jdbc:sqlite:$/held.db",
            "jdbc:h2:mem:#",
            "jdbc:duckdb:$/held",
            "jdbc:hsqldb:mem:#",
            "jdbc:derby:memory:#;create=true")) {
      String url =
          pattern
              .replace("$", folder.toString())
              .replace("#", "held" + Integer.toHexString(changes.hashCode()));
      try (Target target = new Target(url)) {
        target.run(
            "CREATE TABLE teacher (id INTEGER, password VARCHAR(9), city VARCHAR(9))",
            "CREATE TABLE school (id INTEGER, password VARCHAR(9), city VARCHAR(9))");

        assertThat(stillHolds(target, "school")).as(pattern).isTrue();
        assertThat(stillHolds(target, "school")).as(pattern).isTrue();
        CatalogSnapshot first = knowledge.of(target.database(), Target.budget()).catalog();
        for (String change : changes.split("; ")) {
          try (Statement another = target.caller().createStatement()) {
            another.execute(change); // unseen by the watch
          }
        }
        assertThat(stillHolds(target, "teacher")).as(pattern).isTrue();
        assertThat(stillHolds(target, "school")).as(pattern + changes).isFalse();
        assertThat(knowledge.of(target.database(), Target.budget()).catalog())
            .as(pattern)
            .isNotSameAs(first);
      }
    }
  }

  private boolean stillHolds(Target target, String table) throws Exception {
    return knowledge.stillHolds(
        catalog ->
            Optional.of(catalog.tablesNamed(table).stream().map(Table::name).toList())
                .filter(names -> !names.isEmpty())
                .map(names -> new ReadNames(names, Set.of())),
        target.database(),
        Target.budget());
  }

  @Test
  void forget_knownTarget_isReadAgain() throws Exception {
    try (Target target = schools()) {
      CatalogSnapshot first = knowledge.of(target.database(), Target.budget()).catalog();
      target.run("ALTER TABLE school ADD COLUMN county TEXT", "SELECT 1");
      knowledge.forget(target.database().identity().url());

      CatalogSnapshot second = knowledge.of(target.database(), Target.budget()).catalog();

      assertThat(first.tables().get(0).columns()).hasSize(2);
      assertThat(second.tables().get(0).columns()).hasSize(3);
    }
  }

  @Test
  void values_ofReadColumn_areFoundWithoutCaseAndAccents() throws Exception {
    try (Target target = schools()) {
      ValueIndex values = knowledge.of(target.database(), Target.budget()).values();

      assertThat(values.lookup(" orleans "))
          .extracting(ValueMatch::column, ValueMatch::stored)
          .containsExactly(org.assertj.core.api.Assertions.tuple(CITY, "Orléans"));
      assertThat(values.contains(CITY, "Fremont")).contains(true);
      assertThat(values.contains(CITY, "fremont")).contains(false);
      assertThat(values.contains(new ColumnName(TableName.of("school"), "id"), "1")).isEmpty();
    }
  }

  @Test
  void describedBy_files_describeAndHide() throws Exception {
    Path file = folder.resolve("model.yaml");
    Files.writeString(
        file,
        """
        models:
          - name: School
            meta: {synonyms: [college]}
            columns:
              - {name: City, meta: {hidden: true}}
              - {name: nowhere}
        """);
    KnowledgeBase described =
        knowledge.describedBy(new SemanticFiles().load(List.of(file.toString())).layer());
    try (Target target = schools()) {
      DatabaseKnowledge first = described.of(target.database(), Target.budget());
      DatabaseKnowledge second = described.of(target.database(), Target.budget());

      assertThat(first.semantics().table(CITY.table()).orElseThrow().naming().names())
          .containsExactly("School", "college");
      assertThat(first.semantics().columns()).isEmpty();
      assertThat(first.catalog().tables().get(0).privateColumns()).containsExactly("city");
      assertThat(second.semantics()).isSameAs(first.semantics());
      assertThat(knowledge.of(target.database(), Target.budget()).catalog().column(CITY))
          .isPresent();
    }
  }
}
