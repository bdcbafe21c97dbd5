package io.github.askjdbc.laboratory.training.generator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoldPeriodsTest {

  private static CatalogSnapshot catalog;

  @BeforeAll
  static void know() throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      catalog = ClinicDatabase.know(connection).catalog();
    }
  }

  private static List<Action> read(String condition) {
    return GoldReader.read("SELECT id FROM invoice WHERE " + condition, Dialect.SQLITE, catalog)
        .orElseThrow();
  }

  private static long conditions(List<Action> query) {
    return query.stream().filter(Action.AddWhere.class::isInstance).count();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "paid_on >= '2024-01-01' AND paid_on < '2025-01-01'",
        "paid_on >= '2024-01-01' AND paid_on <= '2024-12-31'",
        "paid_on BETWEEN '2024-01-01' AND '2024-12-31'"
      })
  void read_stretchOfDays_isOnePlaceAndOneConstant(String condition) {
    List<Action> query = read(condition);

    assertThat(conditions(query)).isEqualTo(1);
    assertThat(SketchReader.read(query).orElseThrow().outer().where()).hasSize(1);
    assertThat(new SqlAssembler(Dialect.SQLITE).assemble(query))
        .contains("paid_on >= '2024-01-01'", "paid_on < '2025-01-01'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "paid_on >= '2024-01-01' AND invoice_date < '2025-01-01'; 2",
        "paid_on > '2024-01-01' AND paid_on < '2025-01-01'; 2",
        "paid_on >= 'soon' AND paid_on < 'later'; 2"
      })
  void read_otherConditions_stayApart(String condition, int conditions) {
    assertThat(conditions(read(condition))).isEqualTo(conditions);
  }

  @Test
  void read_missingCell_isAPlaceOfASketch() {
    assertThat(SketchReader.read(read("paid_on IS NULL")).orElseThrow().outer().where()).hasSize(1);
  }
}
