package io.github.askjdbc.generation.embedded.mentions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.linking.AskedOrder;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AskedOrderTest {

  @ParameterizedTest
  @CsvSource({
    "List the patients from the oldest to the youngest, true",
    "Show doctors from the highest salary to the lowest, true",
    "Show the oldest patients of the youngest doctor, false",
    "Which medicine has the highest price?, false",
    "Give the lowest fee to date, false"
  })
  void throughout_question_whetherItGoesFromEndToEnd(String question, boolean expected)
      throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);

      AskedOrder order = ClinicDatabase.link(question, knowledge).order();

      assertThat(order.throughout()).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          List the patients from the oldest to the youngest        | patient | age        | true
          List the patients from the youngest to the oldest        | patient | age        | false
          Who is the oldest doctor?                                | doctor  | birth_date | false
          List the doctors starting with the youngest              | doctor  | birth_date | true
          Show all medicines from the cheapest to the dearest      | medicine | price     | false
          Show medicines by price, from the highest to the lowest  | medicine | price     | true
          Show the oldest patients in ascending order of age       | patient | age        | false
          Which patients are at least 40?                          | patient | age        | none
          Show the names of patients                               | patient | name       | none
          """)
  void descending_question_theEndThatItNamesFirst(
      String question, String table, String column, String expected) throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      ColumnName key = new ColumnName(TableName.of(table), column);

      AskedOrder order = ClinicDatabase.link(question, knowledge).order();

      assertThat(order.descending(Optional.of(key)).map(String::valueOf).orElse("none"))
          .isEqualTo(expected);
    }
  }
}
