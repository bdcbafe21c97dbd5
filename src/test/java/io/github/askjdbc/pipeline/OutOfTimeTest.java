package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.ImpatientDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.confidence.TrainedConfidence;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.report.ReportRows;
import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Time may end a question at any of its queries; it never makes for another decision. */
class OutOfTimeTest {

  /** So many queries of each question, one after the other, are the one at which time ends. */
  private static final int CUTS = 25;

  @TempDir private static Path folder;

  private final Plugins plugins = Plugins.installed(OutOfTimeTest.class.getClassLoader());
  private final ConfidenceEstimator estimator = new TrainedConfidence(TrainedModels.shipped());

  private QuestionPipeline fresh() {
    return new QuestionPipeline(
        PipelineFixture.knowledge(), plugins, estimator, PipelineFixture.options(10));
  }

  private static Target clinic(String url) throws SQLException {
    return new Target(url)
        .run(
            "CREATE TABLE department (id INTEGER PRIMARY KEY, name TEXT)",
            "CREATE TABLE doctor (id INTEGER PRIMARY KEY, name TEXT, salary INTEGER,"
                + " department_id INTEGER)",
            "CREATE TABLE patient (id INTEGER, name TEXT, city TEXT)",
            "CREATE TABLE visit (id INTEGER, patient_id INTEGER, doctor_id INTEGER)",
            "INSERT INTO department VALUES (1, 'Cardiology'), (2, 'Surgery')",
            "INSERT INTO doctor VALUES (1, 'Ada Brandt', 9100, 1), (2, 'Ivo Marin', 9900, 2)",
            "INSERT INTO patient VALUES (1, 'Paul Arden', 'Ghent'), (2, 'Mia Castel', 'Bruges')",
            "INSERT INTO visit VALUES (1, 1, 1), (2, 2, 1)");
  }

  @ParameterizedTest
  @CsvSource({
    "Which patients live in Ghent?, jdbc:sqlite:",
    "What is the average salary of the doctors in Surgery?, jdbc:sqlite:$/a.db",
    "Which patients live in Gent or Brugge?, jdbc:sqlite:$/b.db"
  })
  void ask_outOfTimeAtAnyQuery_isOutOfBudgetAndNextTimeTheSameAsEver(String text, String url)
      throws SQLException {
    Question question = Question.of(text);
    try (Target target = clinic(url.replace("$", folder.toString()))) {
      ImpatientDatabase whole = ImpatientDatabase.at(target.database(), 0);
      QuestionReport expected = fresh().ask(question, whole, PipelineFixture.budget());
      assertThat(PipelineFixture.outcome(expected)).isNotEqualTo("NL006");
      int step = 1 + whole.queries() / CUTS;
      for (int query = 1; query <= whole.queries(); query += step) {
        QuestionPipeline pipeline = fresh();
        QuestionReport cut =
            pipeline.ask(
                question, ImpatientDatabase.at(target.database(), query), PipelineFixture.budget());
        QuestionReport again = pipeline.ask(question, target.database(), PipelineFixture.budget());

        assertThat(PipelineFixture.outcome(cut)).as("query %d", query).isEqualTo("NL006");
        assertThat(again.decision()).as("after query %d", query).isEqualTo(expected.decision());
        assertThat(ReportRows.of(again))
            .as("after query %d", query)
            .isEqualTo(ReportRows.of(expected));
      }
    }
  }

  @Test
  void ask_afterOtherQuestions_isDecidedAsTheFirst() throws SQLException {
    String[] questions = {
      "Which patients live in Ghent?",
      "How many doctors are there?",
      "What is the highest salary?",
      "Which patients live in Ghent?"
    };
    try (Target target = clinic("jdbc:sqlite:" + folder.resolve("order.db"))) {
      QuestionPipeline pipeline = fresh();
      for (String text : questions) {
        QuestionReport later =
            pipeline.ask(Question.of(text), target.database(), PipelineFixture.budget());
        QuestionReport first =
            fresh().ask(Question.of(text), target.database(), PipelineFixture.budget());

        assertThat(later.decision()).isEqualTo(first.decision());
        assertThat(ReportRows.of(later)).isEqualTo(ReportRows.of(first));
      }
    }
  }
}
