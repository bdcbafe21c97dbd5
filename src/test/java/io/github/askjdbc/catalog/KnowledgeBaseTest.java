package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.semantics.SemanticFiles;
import io.github.askjdbc.database.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  @Test
  void of_privateDatabase_keepsNothing() throws Exception {
    try (Target target = new Target("jdbc:sqlite:").run("CREATE TABLE t (a TEXT)")) {
      CatalogSnapshot first = knowledge.of(target.database(), Target.budget()).catalog();

      assertThat(first.tablesNamed("t")).hasSize(1);
      assertThat(knowledge.of(target.database(), Target.budget()).catalog()).isNotSameAs(first);
    }
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
