package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions for how many there are in each of several classes that the evidence tells. */
class SizeClassesTest {

  private static final List<String> HOSPITALS =
      List.of(
          "CREATE TABLE hospital (id INTEGER PRIMARY KEY, name TEXT, town TEXT, beds INTEGER,"
              + " roof_area DECIMAL(8, 2))",
          "CREATE TABLE ward (id INTEGER PRIMARY KEY, name TEXT, risk_group TEXT, floor_area DECIMAL(8, 2),"
              + " hospital_id INTEGER REFERENCES hospital (id))",
          "INSERT INTO hospital VALUES (1, 'Ash', 'Leeds', 40, 10.5), (2, 'Birch', 'Leeds', 99, 99.5),"
              + " (3, 'Cedar', 'York', 100, 100), (4, 'Elm', 'York', 600, 120), (5, 'Fir', 'York', NULL, NULL)",
          "INSERT INTO ward VALUES (1, 'A', 'low', 15, 1), (2, 'B', 'high', 30, 1), (3, 'C', 'low', 31, 2)");

  @TempDir private Path folder;
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("ask.penalty", "0");
    connection =
        new AskDriver().connect("jdbc:ask:sqlite:" + folder.resolve("hospitals.db"), settings);
    try (Statement statement = connection.createStatement()) {
      for (String one : HOSPITALS) {
        statement.execute(one);
      }
    }
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Number of hospitals per size class             | Hospitals under 100 beds are small, those from 100 to under 500 are midsize, and from 500 on they are large. | 1,large; 1,midsize; 2,small
          How many hospitals are there in each size band? | By beds a hospital is small (up to 99), middling (100 to 499) or big (more than 499). | 1,big; 1,middling; 2,small
          Number of wards per size class                 | Size classes by floor area: poky is below 20, roomy everything from 20. | 1,poky; 2,roomy
          How many hospitals in York per size class?     | Hospitals under 100 beds are small, those from 100 to under 500 are midsize, and from 500 on they are large. | 1,large; 1,midsize
          """)
  void executeQuery_classesThatEvidenceTells_areCounted(String question, String told, String rows)
      throws SQLException {
    assertThat(RoundedRows.of(connection, "ASK '" + question + "' USING '" + told + "'"))
        .containsExactlyInAnyOrder(rows.split("; ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Number of hospitals per size class | Hospitals under 100 beds are small, those from 100 to 500 are midsize, and from 500 on they are large.
          Number of hospitals per size class | By roof_area a hospital is small (up to 99), middling (100 to 499) or big (more than 499).
          Number of wards per size class     | Hospitals under 100 beds are small, and from 100 on they are large.
          Number of wards per risk group     | Size classes by floor area: poky is below 20, roomy everything from 20.
          Number of wards per blood group    | Size classes by floor area: poky is below 20, roomy everything from 20.
          Number of hospitals per size class | Hospitals under 100 chairs are small, and from 100 on they are large.
          """)
  void executeQuery_classesThatCannotBeTold_areNotWritten(String question, String told)
      throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("ASK SQL '" + question + "' USING '" + told + "'")) {
      row.next();
      assertThat("" + row.getString("sql")).doesNotContain("CASE");
    }
  }
}
