package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogStageTest extends PipelineFixture {

  private static final String OF_THE_DATA = "-";

  static Stream<Arguments> cases() throws IOException {
    List<Arguments> cases = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                CatalogStageTest.class.getResourceAsStream("catalog-questions.txt"),
                StandardCharsets.UTF_8))) {
      String asked = "";
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("[")) {
          asked = line.substring(1, line.length() - 1);
        } else if (!line.isBlank() && !line.startsWith("#")) {
          cases.add(Arguments.of(line, asked));
        }
      }
    }
    return cases.stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void ask_wording_listsWhatIsAsked(String question, String asked) throws SQLException {
    assertThat(asked(generating().ask(Question.of(question), clinic.database(), budget())))
        .isEqualTo(asked);
  }

  /** What the catalog was asked for, in the words of the cases. */
  private static String asked(QuestionReport report) {
    if (ReportRows.of(report).stream()
        .noneMatch(step -> step.signal().equals(Writer.CATALOG.id()))) {
      return OF_THE_DATA;
    }
    assertThat(report.decision()).isInstanceOf(Decision.Answer.class);
    String wording = ReportRows.of(report).get(0).message();
    return wording.startsWith("examples")
        ? "examples"
        : wording
            .replace("the number of tables", "table count")
            .replace("the number", "number")
            .replaceFirst("^the ", "")
            .replace(" that questions may read", "");
  }

  @Test
  void ask_tables_oneRowForEachWithItsKindAndPublicColumns() throws SQLException {
    clinic.run("CREATE VIEW old_patient AS SELECT id, name FROM patient");

    assertThat(rows("what tables are there?"))
        .containsExactly(
            List.of("department", "table", "2", ""),
            List.of("doctor", "table", "4", ""),
            List.of("old_patient", "view", "2", ""),
            List.of("patient", "table", "4", ""));
  }

  @Test
  void ask_columns_keysAreToldAndPrivateOnesLeftOut() throws SQLException {
    assertThat(rows("describe doctors"))
        .containsExactly(
            List.of("doctor", "id", "INTEGER", "primary key", ""),
            List.of("doctor", "name", "TEXT", "", ""),
            List.of("doctor", "salary", "INTEGER", "", ""),
            List.of("doctor", "department_id", "INTEGER", "refers to department.id", ""));
    assertThat(rows("describe patients").toString()).doesNotContainIgnoringCase("password");
    assertThat(rows("list all columns").toString()).doesNotContainIgnoringCase("password");
    assertThat(rows("what can I ask?").toString()).doesNotContainIgnoringCase("password");
  }

  @Test
  void ask_namesWithQuotes_standInTheRowsAsTheyAre() throws SQLException {
    clinic.run("CREATE TABLE \"o'clock' UNION SELECT 1 --\" (\"it's\" TEXT)");

    assertThat(rows("what tables are there?"))
        .contains(List.of("o'clock' UNION SELECT 1 --", "table", "1", ""));
    assertThat(rows("list all columns"))
        .contains(List.of("o'clock' UNION SELECT 1 --", "it's", "TEXT", "", ""));
  }

  @Test
  void ask_commentsInTheDatabase_areTheDescriptions() throws SQLException {
    try (Target h2 = new Target("jdbc:h2:mem:described")) {
      h2.run(
          "CREATE TABLE bed (id INTEGER PRIMARY KEY, floor INTEGER)",
          "COMMENT ON TABLE bed IS 'Where patients ''lie''.'",
          "COMMENT ON COLUMN bed.floor IS '" + "very ".repeat(60) + "long'");

      QuestionReport tables =
          generating().ask(Question.of("what tables are there?"), h2.database(), budget());
      assertThat(text(tables)).contains("'Where patients ''lie''.'");
      QuestionReport columns =
          generating().ask(Question.of("describe bed"), h2.database(), budget());
      assertThat(text(columns)).contains("very ...'").doesNotContain("long");
    }
  }

  @Test
  void ask_manyTables_rowsAreBoundedAndTheRestIsTold() throws SQLException {
    clinic.run(
        IntStream.range(0, 400)
            .mapToObj(i -> "CREATE TABLE machine_" + i + " (id INTEGER, name TEXT)")
            .toArray(String[]::new));

    Decision.Answer answer = answer("what tables are there?");
    assertThat(rows(answer)).hasSize(300);
    assertThat(answer.notes())
        .extracting(Note::message)
        .containsExactly("103 of 403 tables are not shown; name one to describe it");
    assertThat(rows(answer("list all columns"))).hasSize(300);
    assertThat(answer("list all columns").notes())
        .extracting(Note::message)
        .containsExactly("510 of 810 columns are not shown; name a table to see its own");
    assertThat(answer("what can I ask?").notes()).hasSize(1);
    assertThat(rows("how many tables are there?")).containsExactly(List.of("403"));
  }

  @Test
  void ask_someTablesAllowed_othersAreNotTold() throws SQLException {
    QuestionPipeline pipeline =
        new QuestionPipeline(
            knowledge(), new PipelineOptions(options(10).policy(), Set.of(), Set.of("Doctor"), 8));

    assertThat(rows(answer(pipeline, "what tables are there?")))
        .containsExactly(List.of("doctor", "table", "4", ""));
    assertThat(rows(answer(pipeline, "describe doctor")).toString()).doesNotContain("refers to");
    assertThat(asked(pipeline.ask(Question.of("describe patients"), clinic.database(), budget())))
        .isEqualTo(OF_THE_DATA);
    assertThat(rows(answer(pipeline, "what can I ask?")))
        .allSatisfy(row -> assertThat(row.get(1)).isEqualTo("doctor"));
  }

  @Test
  void ask_tableWithNothingPublic_isNotTold() throws SQLException {
    QuestionPipeline pipeline =
        new QuestionPipeline(
            knowledge().guarding(PrivateColumns.DEFAULT.and(List.of("patient.*"))), options(10));

    assertThat(rows(answer(pipeline, "what tables are there?")))
        .extracting(row -> row.get(0))
        .containsExactly("department", "doctor");
    assertThat(rows(answer(pipeline, "what can I ask?")).toString()).doesNotContain("patient");
    assertThat(rows(answer(pipeline, "how many tables are there?"))).containsExactly(List.of("2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE TABLE tables (id INTEGER, seats INTEGER)",
        "CREATE TABLE dining_table (id INTEGER, seats INTEGER)",
        "CREATE TABLE booking (id INTEGER, \"table\" INTEGER)"
      })
  void ask_somethingIsCalledTable_questionIsAboutThat(String definition) throws SQLException {
    clinic.run(definition);

    for (String question : List.of("what tables are there?", "how many tables are there?")) {
      assertThat(asked(generating().ask(Question.of(question), clinic.database(), budget())))
          .as(question)
          .isEqualTo(OF_THE_DATA);
    }
  }

  @Test
  void ask_mostTablesEndInTable_wordNamesNone() throws SQLException {
    clinic.run(
        Stream.of("nurse", "bed", "drug", "room")
            .map(name -> "CREATE TABLE " + name + "_table (id INTEGER)")
            .toArray(String[]::new));

    assertThat(rows("what tables are there?")).hasSize(7);
  }

  @Test
  void ask_tableCalledTables_questionsAboutItAreAnsweredFromItsRows() throws SQLException {
    clinic.run(
        "CREATE TABLE tables (id INTEGER PRIMARY KEY, seats INTEGER)",
        "INSERT INTO tables VALUES (1, 4), (2, 2)");

    QuestionReport report =
        pipeline(0).ask(Question.of("how many tables are there?"), clinic.database(), budget());
    assertThat(text(report)).isEqualTo("SELECT COUNT(*) FROM \"tables\"");
    assertThat(rows("describe tables")).hasSize(2);
  }

  @Test
  void ask_storedValueCalledTables_questionIsAboutThat() throws SQLException {
    clinic.run(
        "CREATE TABLE product (id INTEGER, name TEXT, category TEXT)",
        "INSERT INTO product VALUES (1, 'Oslo', 'Tables'), (2, 'Bergen', 'Chairs')");

    assertThat(
            asked(
                generating()
                    .ask(Question.of("what tables are there?"), clinic.database(), budget())))
        .isEqualTo(OF_THE_DATA);
  }

  @Test
  void ask_ofTheCatalog_reportSaysSoAndIsCertain() throws SQLException {
    QuestionReport report =
        generating().ask(Question.of("what tables are there?"), clinic.database(), budget());

    ReportRow last = ReportRows.of(report).get(ReportRows.of(report).size() - 1);
    assertThat(last.signal()).isEqualTo("catalog");
    assertThat(last.confidence()).hasValue(1.0);
    assertThat(ReportRows.of(report))
        .extracting(ReportRow::message)
        .contains(
            "the catalog says so; nothing is guessed",
            "answered from the catalog, which holds what questions may read; no row was looked at");
    assertThat(ReportRows.of(report)).extracting(ReportRow::stage).isSorted();
  }

  @Test
  void ask_withEvidence_questionIsAboutTheData() throws SQLException {
    Question question =
        new Question("what tables are there?", Optional.of("tables refers to seats > 2"));

    assertThat(asked(generating().ask(question, clinic.database(), budget())))
        .isEqualTo(OF_THE_DATA);
  }

  /** The plain forms of the examples are those that the shipped models answer. */
  @Test
  void ask_examples_eachIsAnswered() throws SQLException {
    QuestionPipeline pipeline = new QuestionPipeline(knowledge(), options(10));

    List<List<String>> examples = rows(answer(pipeline, "what can I ask?"));
    assertThat(examples)
        .extracting(row -> row.get(0))
        .contains("What is the name of each doctor?", "What is the average salary of all doctors?");
    for (List<String> example : examples) {
      assertThat(outcome(pipeline.ask(Question.of(example.get(0)), clinic.database(), budget())))
          .as(example.get(0))
          .isEqualTo("answer");
    }
  }

  private List<List<String>> rows(String question) throws SQLException {
    return rows(answer(question));
  }

  private Decision.Answer answer(String question) throws SQLException {
    return answer(generating(), question);
  }

  private Decision.Answer answer(QuestionPipeline pipeline, String question) throws SQLException {
    QuestionReport report = pipeline.ask(Question.of(question), clinic.database(), budget());
    assertThat(report.decision()).as(text(report)).isInstanceOf(Decision.Answer.class);
    return (Decision.Answer) report.decision();
  }

  private List<List<String>> rows(Decision.Answer answer) throws SQLException {
    ProbeOutcome outcome = clinic.database().query(ProbeQuery.of(answer.sql(), 1_000), budget());
    assertThat(outcome).isInstanceOf(ProbeOutcome.Rows.class);
    return ((ProbeOutcome.Rows) outcome)
        .rows().stream().map(row -> row.stream().map(String::valueOf).toList()).toList();
  }
}
