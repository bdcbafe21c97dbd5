package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescribedCatalogTest {
  @TempDir private Path folder;

  private DescribedCatalog described(String yaml) throws Exception {
    Path file = Files.writeString(folder.resolve("model.yaml"), yaml);
    return DescribedCatalog.of(
        Catalogs.CLINIC, new SemanticFiles().load(List.of(file.toString())).layer());
  }

  @Test
  void of_noFiles_holdsWhatCommentsSay() {
    DescribedCatalog described = DescribedCatalog.of(Catalogs.CLINIC, SemanticLayer.NONE);

    assertThat(LayerText.of(described.semantics()))
        .containsExactly(
            "table patient []", "table orders []", "column patient.gender {F=female; M=male} []");
    assertThat(described.catalog()).isSameAs(Catalogs.CLINIC);
  }

  @Test
  void of_namesInAnotherCase_areSpeltAsInTheCatalog() throws Exception {
    DescribedCatalog described =
        described(
            "tables: [{name: p, base_table: {table: PATIENT},"
                + " dimensions: [{name: sex, expr: GENDER}]}]");

    assertThat(LayerText.of(described.semantics()))
        .contains("table patient [p]", "column patient.gender DIMENSION {F=female; M=male} [sex]");
    assertThat(described.unknown()).isEmpty();
  }

  @Test
  void of_fileAndComment_fileWins() throws Exception {
    DescribedCatalog described =
        described(
            "tables: [{name: p, base_table: {table: patient}, dimensions: [{name: gender,"
                + " description: 'F: woman; X: other'}]}]");

    assertThat(LayerText.of(described.semantics()))
        .contains("column patient.gender DIMENSION {F=woman; M=male; X=other} [gender]");
  }

  @Test
  void of_unknownNames_areReportedAndLeftOut() throws Exception {
    DescribedCatalog described =
        described(
            """
            tables:
              - {name: p, base_table: {table: patient}, dimensions: [{name: height}]}
              - {name: q, base_table: {table: nurse}, filters: [{name: f, expr: a = 1}]}
            """);

    assertThat(described.unknown()).containsExactly("nurse", "patient.height");
    assertThat(LayerText.of(described.semantics()))
        .noneMatch(line -> line.contains("height") || line.contains("nurse"));
  }

  @Test
  void of_relationship_takesThePlaceOfAnInferredKey() throws Exception {
    DescribedCatalog described =
        described(
            """
            semantic_model:
              datasets: [{name: o, source: orders}, {name: p, source: patient}]
              relationships: [{from: o, to: p, from_columns: [status], to_columns: [last_name]}]
            """);

    assertThat(described.catalog().foreignKeys())
        .containsExactly(
            new ForeignKey(
                TableName.of("orders"),
                List.of("status"),
                TableName.of("patient"),
                List.of("last_name"),
                ForeignKey.Origin.DESCRIBED));
  }

  @Test
  void of_whatSpeaksOfPrivateColumns_isLeftOut() throws Exception {
    DescribedCatalog described =
        described(
            """
            tables:
              - name: p
                base_table: {table: patient}
                description: People, each with a PIN
                synonyms: [pin owners, people]
                dimensions:
                  - {name: code, expr: pin, sample_values: ['1234']}
                  - {name: weight, description: not their pin, synonyms: [mass]}
                filters:
                  - {name: easy, expr: pin < 10}
                metrics:
                  - {name: pins, expr: COUNT(DISTINCT p.pin)}
            relationships:
              - {left_table: p, right_table: p, relationship_columns: [{left_column: pin, right_column: id}]}
            verified_queries:
              - {question: Which codes are there?, sql: SELECT pin FROM patient}
              - {question: Which pin has Ada?, sql: SELECT 1}
            """);

    assertThat(LayerText.of(described.semantics()))
        .containsExactly(
            "table patient [p, people]",
            "table orders []",
            "column patient.weight DIMENSION [weight, mass]",
            "column patient.gender {F=female; M=male} []");
    assertThat(described.semantics().toString()).doesNotContainIgnoringCase("pin");
    assertThat(described.unknown()).isEmpty();
  }

  @Test
  void of_metricWithoutTable_goesToTheTableOfItsColumns() throws Exception {
    DescribedCatalog described =
        described(
            """
            semantic_model:
              datasets: [{name: o, source: orders}]
              metrics:
                - {name: profit, expression: SUM(o.amount - o.cost)}
                - {name: mixed, expression: SUM(amount) / COUNT(visits)}
            """);

    assertThat(LayerText.of(described.semantics()))
        .contains("metric of orders [profit]: SUM(orders.amount - orders.cost)")
        .noneMatch(line -> line.contains("mixed"));
  }
}
