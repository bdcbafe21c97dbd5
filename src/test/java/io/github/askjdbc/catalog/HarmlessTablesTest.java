package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardedViews;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HarmlessTablesTest {

  private static List<String> tables(ReadOnlyDatabase database, ViewReading views)
      throws SQLException {
    return catalog(database, views).tables().stream()
        .map(table -> table.name().name().toLowerCase(Locale.ROOT))
        .sorted()
        .toList();
  }

  private static CatalogSnapshot catalog(ReadOnlyDatabase database, ViewReading views)
      throws SQLException {
    return new CatalogReader(PrivateColumns.DEFAULT, views, KnowledgeLimits.DEFAULT)
        .read(database, Target.budget())
        .catalog();
  }

  private static GuardedViews vouchedFor(String... tables) {
    return new GuardedViews(Set.of(), Set.of(tables));
  }

  /** A target of which nothing is known, in front of another. */
  private record Unknown(ReadOnlyDatabase database) implements ReadOnlyDatabase {
    @Override
    public DatabaseIdentity identity() {
      return database.identity();
    }

    @Override
    public Dialect dialect() {
      return Dialect.STANDARD;
    }

    @Override
    public boolean cacheable() {
      return false;
    }

    @Override
    public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
      return database.query(query, budget);
    }

    @Override
    public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
      return database.metadata(reader, budget);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          jdbc:h2:mem:                       | NEXT VALUE FOR sq
          jdbc:hsqldb:mem:harmless           | NEXT VALUE FOR sq
          jdbc:sqlite:                       | changes()
          """)
  void read_viewThatDoesMoreThanRead_isLeftOutWithThoseOnIt(String url, String effect)
      throws Exception {
    try (Target target = new Target(url)) {
      if (!url.contains("sqlite")) {
        target.run("CREATE SEQUENCE sq");
      }
      target.run(
          "CREATE TABLE a (x INTEGER)",
          "CREATE VIEW b AS SELECT x FROM a",
          "CREATE VIEW c AS SELECT x, " + effect + " AS n FROM a",
          "CREATE VIEW d AS SELECT x FROM c",
          "CREATE VIEW e AS SELECT b.x FROM b");

      ReadOnlyDatabase database = target.database();

      assertThat(tables(database, vouchedFor())).containsExactly("a", "b", "e");
      assertThat(tables(database, vouchedFor("c"))).containsExactly("a", "b", "c", "d", "e");
      assertThat(tables(database, vouchedFor("D"))).containsExactly("a", "b", "d", "e");
      assertThat(tables(database, ViewReading.NONE)).containsExactly("a");
    }
  }

  @Test
  void read_definitionThatComesCut_isNotJudgedByItsBeginning() throws Exception {
    String beyond = " ".repeat(100);
    try (Target target = new Target("jdbc:sqlite:")) {
      target.run(
          "CREATE TABLE a (x INTEGER)",
          "CREATE VIEW b AS SELECT x FROM a" + beyond + "UNION ALL SELECT changes() FROM a",
          "CREATE VIEW c AS SELECT x FROM a" + " ".repeat(9_970) + "UNION ALL SELECT x FROM a");

      assertThat(tables(target.database(), vouchedFor())).containsExactly("a");
    }
  }

  @Test
  void read_generatedColumnOfAnUnknownTarget_isLeftOut() throws Exception {
    try (Target target =
        new Target("jdbc:h2:mem:")
            .run("CREATE TABLE a (x INTEGER, y INTEGER GENERATED ALWAYS AS (x + 1))")) {
      ReadOnlyDatabase unknown = new Unknown(target.database());

      assertThat(catalog(unknown, vouchedFor()).tables().get(0).columns()).hasSize(1);
      assertThat(catalog(unknown, vouchedFor("a")).tables().get(0).columns()).hasSize(2);
      assertThat(catalog(target.database(), vouchedFor()).tables().get(0).columns()).hasSize(2);
    }
  }
}
