package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.completion.PlainSense;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainSenseTest {

  @ParameterizedTest
  @CsvSource({
    "SUM, doctor, salary, true",
    "AVG, patient, weight, true",
    "SUM, patient, patient_id, false",
    "AVG, appointment, patient_id, false",
    "MAX, patient, patient_id, true",
  })
  void isIn_aggregate_isFalseForSumsOfKeys(
      Function function, String table, String column, boolean sense) throws SQLException {
    try (Connection connection = Clinic.open()) {
      Aggregate shown = Aggregate.of(function, new ColumnName(TableName.of(table), column));
      List<Action> query = List.of(new Action.AddSelect(shown, List.of()));

      assertThat(new PlainSense(DatabaseFixture.know(connection)).isIn(query)).isEqualTo(sense);
    }
  }
}
