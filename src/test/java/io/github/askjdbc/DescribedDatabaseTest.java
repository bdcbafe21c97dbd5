package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Questions in words that only comments, semantic files or evidence explain, through the driver.
 */
class DescribedDatabaseTest {

  private static final List<String> CLINIC =
      List.of(
          "CREATE TABLE patient (id INTEGER PRIMARY KEY, nm VARCHAR(20), gender CHAR(1),"
              + " visits INTEGER, salary INTEGER)",
          "CREATE TABLE appt (id INTEGER PRIMARY KEY, patient_ref INTEGER, status INTEGER)",
          "INSERT INTO patient VALUES (1, 'Ada', 'F', 12, 5), (2, 'Ben', 'M', 3, 6),"
              + " (3, 'Cleo', 'F', 1, 7)",
          "INSERT INTO appt VALUES (1, 1, 1), (2, 1, 2), (3, 3, 2), (4, 2, 2)");

  private static final String CORTEX =
      """
      name: clinic
      tables:
        - name: patients
          base_table: {database: main, schema: public, table: patient}
          synonyms: [sick people]
          dimensions:
            - name: full_name
              synonyms: [patient name]
              expr: nm
            - name: sex
              expr: gender
              description: "F = female, M = male"
          filters:
            - name: vip
              synonyms: [frequent visitors]
              expr: patients.visits > 10
        - name: appointments
          base_table: {database: main, schema: public, table: appt}
          synonyms: [bookings]
          dimensions:
            - name: state
              expr: status
              description: "1: open; 2: closed"
      relationships:
        - name: of_patient
          left_table: appointments
          right_table: patients
          relationship_columns: [{left_column: patient_ref, right_column: id}]
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          How many female patients are there?        | 2
          How many sick people are there?            | 3
          How many closed appointments are there?    | 3
          How many open bookings are there?          | 1
          How many VIP patients are there?           | 1
          How many closed bookings of female patients are there? | 2
          What is the patient name of the male patients? | Ben
          """)
  void executeQuery_wordsOfAFile_areUnderstood(String question, String answer) throws Exception {
    try (Connection connection = clinic(file("clinic.yaml", CORTEX))) {
      assertThat(ask(connection, question)).containsExactly(answer);
    }
  }

  @Test
  void executeQuery_wordsOfAComment_areUnderstood() throws Exception {
    try (Connection connection =
        new AskDriver().connect("jdbc:ask:h2:mem:;ask.penalty=0", new Properties())) {
      run(connection, CLINIC);
      run(
          connection,
          List.of(
              "COMMENT ON COLUMN patient.gender IS 'F = female, M = male'",
              "COMMENT ON TABLE appt IS 'What was agreed. Synonyms: booking, appointment'",
              "COMMENT ON COLUMN appt.status IS '1: open; 2: closed'"));

      assertThat(ask(connection, "How many female patients are there?")).containsExactly("2");
      assertThat(ask(connection, "How many closed bookings are there?")).containsExactly("3");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          How many female patients are there? | female refers to gender = 'F'            | 2
          How many VIP patients are there?    | VIP refers to visits > 10                | 1
          How many patients are ladies?       | ladies refers to patient.gender = 'F'    | 2
          """)
  void executeQuery_wordsOfTheEvidence_areUnderstood(
      String question, String evidence, String answer) throws Exception {
    try (Connection connection = clinic("")) {
      String text = "ASK '" + question + "' USING '" + evidence.strip().replace("'", "''") + "'";
      assertThat(ask(connection, text)).containsExactly(answer);
    }
  }

  @Test
  void executeQuery_wordsThatNothingExplains_areNotAnswered() throws Exception {
    try (Connection connection = clinic("", "10")) {
      assertThatThrownBy(() -> ask(connection, "How many VIP patients are there?"))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void executeQuery_hiddenColumn_isLikeAPrivateOne() throws Exception {
    String hiding =
        """
        models:
          - name: patient
            description: People; see salary for what they earn.
            columns:
              - name: salary
                description: "synonyms: income"
                meta: {hidden: true}
        """;
    assertThat(
            generated(
                settings(file("open.yml", hiding.replace("hidden: true", "hidden: false")), "0"),
                "What is the income of Ada?"))
        .allSatisfy(sql -> assertThat(sql).containsIgnoringCase("salary"));
    assertThat(
            generated(
                settings(file("schema.yml", hiding), "0"),
                "What is the income of Ada?",
                "What is the highest salary of the patients?"))
        .hasSize(2)
        .allSatisfy(sql -> assertThat(sql).doesNotContainIgnoringCase("salary"));
  }

  @Test
  void executeQuery_describedPrivateColumn_staysPrivate() throws Exception {
    String revealing =
        """
        tables:
          - name: patients
            base_table: {table: patient}
            facts:
              - {name: income, expr: salary, sample_values: ["5"]}
            filters:
              - {name: rich, expr: salary > 5}
            metrics:
              - {name: payroll, expr: SUM(salary)}
        """;
    Properties settings = settings(file("clinic.yaml", revealing), "0");
    settings.setProperty("ask.private", "patient.salary");
    assertThat(
            generated(settings, "What is the income of Ada?", "How many rich patients are there?"))
        .hasSize(2)
        .allSatisfy(sql -> assertThat(sql).doesNotContainIgnoringCase("salary"));
  }

  @Test
  void connect_brokenFile_saysFileLineAndKey() throws Exception {
    String file = file("broken.yaml", "tables:\n  - name: patients\n    base_tabel: {table: p}\n");

    assertThatThrownBy(() -> clinic(file))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("broken.yaml:2 (tables[0]): 'base_table' is missing")
        .hasMessageContaining("there is name, base_tabel");
  }

  @Test
  void connect_fileNamedInTheUrl_isRefused() {
    assertThatThrownBy(
            () -> new AskDriver().connect("jdbc:ask:sqlite::memory:?ask.semantics=x.yaml", null))
        .hasMessageContaining("ask.semantics may not stand in the URL");
  }

  @Test
  void executeQuery_fileThatChanged_isReadAgain() throws Exception {
    String file = file("clinic.yaml", CORTEX);
    try (Connection connection = clinic(file)) {
      assertThat(ask(connection, "How many sick people are there?")).containsExactly("3");
      Files.writeString(Path.of(file), CORTEX.replace("sick people", "clients of ours"));
      assertThat(ask(connection, "How many clients of ours are there?")).containsExactly("3");
    }
  }

  private String file(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static Properties settings(String semantics, String penalty) {
    Properties properties = new Properties();
    properties.setProperty("ask.semantics", semantics);
    properties.setProperty("ask.penalty", penalty);
    return properties;
  }

  private Connection clinic(String semantics) throws SQLException {
    return clinic(settings(semantics, "0"));
  }

  private Connection clinic(String semantics, String penalty) throws SQLException {
    return clinic(settings(semantics, penalty));
  }

  private Path database() {
    try {
      return Files.createTempFile(folder, "clinic", ".db");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Connection clinic(Properties settings) throws SQLException {
    Connection connection = new AskDriver().connect("jdbc:ask:sqlite:" + database(), settings);
    run(connection, CLINIC);
    return connection;
  }

  /** The SQL, or what the driver says for lack of one. */
  private List<String> generated(Properties settings, String... questions) throws SQLException {
    List<String> generated = new ArrayList<>();
    try (Connection connection = clinic(settings);
        Statement statement = connection.createStatement()) {
      for (String question : questions) {
        try (ResultSet row = statement.executeQuery("ASK SQL '" + question + "'")) {
          row.next();
          generated.add(row.getString("sql") + row.getString("reason"));
        }
      }
    }
    return generated;
  }

  private static void run(Connection connection, List<String> sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String one : sql) {
        statement.execute(one);
      }
    }
  }

  private static List<String> ask(Connection connection, String question) throws SQLException {
    List<String> answers = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      while (rows.next()) {
        answers.add(rows.getString(1));
      }
    }
    return answers;
  }
}
