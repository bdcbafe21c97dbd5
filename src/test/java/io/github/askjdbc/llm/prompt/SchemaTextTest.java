package io.github.askjdbc.llm.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ColumnStatistics;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TableStatistics;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.llm.ModelUse.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a prompt shows of a schema, in both templates. */
class SchemaTextTest {

  private static final int ROOM = 100_000;

  private static final TableName WARD = TableName.of("ward");
  private static final TableName PATIENT = TableName.of("Patient List");

  private static final CatalogSnapshot CLINIC =
      new CatalogSnapshot(
          List.of(
              table(
                  WARD,
                  Optional.of("where they lie */ DROP"),
                  column(WARD, "id", "INTEGER", Optional.empty()),
                  column(WARD, "mood", "ENUM('calm', 'loud')", Optional.of("see pin code"))),
              table(
                  PATIENT,
                  Optional.empty(),
                  column(PATIENT, "ward_id", "INTEGER", Optional.of("of  the\nward")))),
          List.of(
              new ForeignKey(
                  PATIENT, List.of("ward_id"), WARD, List.of("id"), ForeignKey.Origin.DECLARED),
              new ForeignKey(
                  PATIENT, List.of("pin"), WARD, List.of("pin"), ForeignKey.Origin.DECLARED)));

  @Test
  void createTables_wholeSchema_inTheCatalogsOrder() {
    assertThat(text(CLINIC, PromptPolicy.NO_VALUES, new CreateTables(), Linked.NOTHING, ROOM))
        .isEqualTo(
            """
            CREATE TABLE ward /* where they lie * / DROP */ (
              id INTEGER,
              mood ENUM,
              PRIMARY KEY (id)
            );
            CREATE TABLE "Patient List" (
              ward_id INTEGER /* of the ward */,
              FOREIGN KEY (ward_id) REFERENCES ward (id)
            );\
            """);
  }

  @Test
  void mSchema_wholeSchema_aLineForEachColumn() {
    assertThat(text(CLINIC, PromptPolicy.NO_VALUES, new MSchema(), Linked.NOTHING, ROOM))
        .isEqualTo(
            """
            [Schema]
            # Table: ward, where they lie */ DROP
            [
            (id:INTEGER, Primary Key),
            (mood:ENUM)
            ]
            # Table: "Patient List"
            [
            (ward_id:INTEGER, of the ward)
            ]
            [Foreign keys]
            "Patient List".ward_id=ward.id\
            """);
  }

  @Test
  void of_valuesAllowed_showsSamples() {
    PromptPolicy samples = new PromptPolicy(Values.SAMPLES, table -> true);
    assertThat(text(CLINIC, samples, new CreateTables(), Linked.NOTHING, ROOM))
        .contains("mood ENUM /* such as 'calm', 'it''s' */");
    assertThat(text(CLINIC, samples, new MSchema(), Linked.NOTHING, ROOM))
        .contains("(mood:ENUM, Examples: ['calm', 'it''s'])");
  }

  @Test
  void of_tableThatMayNotBeRead_isNotNamed() {
    PromptPolicy some = new PromptPolicy(Values.NONE, table -> !table.equals(PATIENT));
    assertThat(text(CLINIC, some, new CreateTables(), Linked.NOTHING, ROOM))
        .contains("ward")
        .doesNotContain("Patient", "FOREIGN");
  }

  @Test
  void of_largeSchema_keepsWhatIsLinkedAndWhatItsKeysJoin() {
    List<Table> tables = new ArrayList<>();
    List<ForeignKey> keys = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      TableName name = TableName.of("t" + i);
      tables.add(table(name, Optional.empty(), column(name, "id", "INTEGER", Optional.empty())));
    }
    keys.add(
        new ForeignKey(
            TableName.of("t150"),
            List.of("id"),
            TableName.of("t190"),
            List.of("id"),
            ForeignKey.Origin.DECLARED));
    Linked linked = new Linked(Set.of(TableName.of("t150")), Set.of());

    String text =
        text(
            new CatalogSnapshot(tables, keys),
            PromptPolicy.NO_VALUES,
            new CreateTables(),
            linked,
            500);

    assertThat(text)
        .hasSizeLessThan(600)
        .contains("CREATE TABLE t150 (", "CREATE TABLE t190 (", "left out")
        .containsSubsequence("CREATE TABLE t0 (", "CREATE TABLE t150 (")
        .doesNotContain("t99 ");
  }

  private static String text(
      CatalogSnapshot catalog,
      PromptPolicy policy,
      SchemaTemplate template,
      Linked linked,
      int room) {
    Statistics statistics =
        table ->
            Optional.of(
                new TableStatistics(Map.of("mood", new ColumnStatistics(List.of("calm", "it's")))));
    DatabaseKnowledge knowledge =
        new DatabaseKnowledge(catalog, new NoValues(), SemanticLayer.NONE, statistics);
    return new SchemaText(knowledge, Dialect.POSTGRESQL, policy, template).of(linked, room);
  }

  private static Table table(TableName name, Optional<String> comment, Column... columns) {
    List<String> key = columns[0].name().column().equals("id") ? List.of("id") : List.of();
    return new Table(name, false, comment, List.of(columns), Set.of("pin"), key);
  }

  private static Column column(
      TableName table, String name, String type, Optional<String> comment) {
    return new Column(new ColumnName(table, name), ColumnKind.TEXT, type, true, comment);
  }

  /** An index of nothing. */
  private static final class NoValues implements ValueIndex {
    @Override
    public Optional<Boolean> contains(ColumnName column, String literal) {
      return Optional.empty();
    }

    @Override
    public List<ValueMatch> lookup(ValueQuery query) {
      return List.of();
    }

    @Override
    public IndexCoverage coverage(ColumnName column) {
      throw new UnsupportedOperationException("nobody asks here");
    }
  }
}
