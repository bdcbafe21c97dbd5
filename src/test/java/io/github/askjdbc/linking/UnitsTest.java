package io.github.askjdbc.linking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {
  private final Units units = new Units();

  @ParameterizedTest
  @CsvSource({
    "length_km, km",
    "budget_in_billions, billion",
    "Milliseconds, milliseconds",
    "hoursWorked, hours",
    "share_pct, percent",
    "km_id, -",
    "min_temp, -",
    "salary, -",
    "price_cents_per_kg, cents",
    "cost_per_hour, -",
    "hourly_wage, -",
    "fee_pence, cents",
    "checkin, -"
  })
  void of_columnWithoutComment_isReadFromItsName(String name, String unit) {
    assertThat(unit(column(name, ""))).isEqualTo(unit);
  }

  @ParameterizedTest
  @CsvSource({
    "turnover in millions, million",
    "length of the route (in km), km",
    "how much it weighs in the box, -",
    "counted in the year of sale, -"
  })
  void of_columnWithAComment_isReadFromIt(String comment, String unit) {
    assertThat(unit(column("amount", comment))).isEqualTo(unit);
  }

  @Test
  void meanings_wordOfSeveral_areAll() {
    assertThat(units.meanings("pounds"))
        .extracting(Units.Unit::family)
        .containsExactly("mass", "money");
  }

  @Test
  void of_wordInAnyNumber_isTheSameUnit() {
    assertThat(units.of("kilometres")).isEqualTo(units.of("kilometer")).isPresent();
    assertThat(units.of("inch")).isEqualTo(units.of("inches")).isPresent();
    assertThat(units.of("patient")).isEmpty();
  }

  private String unit(Column column) {
    return units.of(column, SemanticLayer.NONE).map(Units.Unit::word).orElse("-");
  }

  private static Column column(String name, String comment) {
    return new Column(
        new ColumnName(TableName.of("t"), name),
        ColumnKind.NUMBER,
        "REAL",
        true,
        comment.isEmpty() ? Optional.empty() : Optional.of(comment));
  }
}
