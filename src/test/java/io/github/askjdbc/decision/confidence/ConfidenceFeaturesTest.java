package io.github.askjdbc.decision.confidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.RowsKey;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.pipeline.PipelineOptions;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConfidenceFeaturesTest {

  private final QuestionPipeline pipeline =
      new QuestionPipeline(
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime),
          new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8));
  private Target clinic;

  @BeforeAll
  void open() throws SQLException {
    clinic = clinic();
  }

  static Target clinic() throws SQLException {
    return new Target("jdbc:sqlite::memory:")
        .run(
            "CREATE TABLE department (id INTEGER PRIMARY KEY, name TEXT)",
            "CREATE TABLE doctor (id INTEGER PRIMARY KEY, name TEXT, salary INTEGER,"
                + " department_id INTEGER REFERENCES department (id))",
            "CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT, city TEXT)",
            "INSERT INTO department VALUES (1, 'Cardiology'), (2, 'Surgery')",
            "INSERT INTO doctor VALUES (1, 'Ada Brandt', 9100, 1), (2, 'Ivo Marin', 9900, 2)",
            "INSERT INTO patient VALUES (1, 'Paul Arden', 'Ghent'), (2, 'Mia Castel', 'Bruges')");
  }

  @AfterAll
  void close() throws SQLException {
    clinic.close();
  }

  private Map<String, Float> features(String question, String sql) throws SQLException {
    InspectedQuestion inspected =
        pipeline.inspect(
            Question.of(question),
            Optional.of(Candidate.given(sql, Sureness.UNKNOWN)),
            clinic.database(),
            new QuestionBudget(System::nanoTime, Duration.ofSeconds(20), 100));
    return new ConfidenceFeatures().of(inspected).get(0).values();
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvFileSource(resources = "features.txt", delimiter = ';', quoteCharacter = '~')
  void of_givenSql_tells(String question, String sql, String expected) throws SQLException {
    Map<String, Float> features = features(question, sql);
    for (String one : expected.strip().split(" ")) {
      String[] parts = one.split("=");
      assertThat(features).as(one).containsEntry(parts[0], Float.parseFloat(parts[1]));
    }
  }

  @Test
  void of_givenSql_meetsTheGeneratorsRows() throws SQLException {
    Map<String, Float> same =
        features("How many doctors are there?", "SELECT COUNT(*) FROM doctor");
    Map<String, Float> other = features("How many doctors are there?", "SELECT 7 FROM patient");
    assertThat(same).containsEntry("grammar:top-same", 1f).containsEntry("grammar:first-same", 0f);
    assertThat(other).containsEntry("grammar:top-same", 0f).containsEntry("grammar:same-score", 0f);
    assertThat(other.get("grammar:nearest-query")).isLessThan(same.get("grammar:nearest-query"));
  }

  @Test
  void of_verbThatTheGrammarReads_isUnderstoodAndNotLeft() throws SQLException {
    InspectedQuestion inspected =
        pipeline.inspect(
            Question.of("How many patients live in Ghent?"),
            Optional.empty(),
            clinic.database(),
            new QuestionBudget(System::nanoTime, Duration.ofSeconds(20), 100));
    Map<String, Float> own = new ConfidenceFeatures().of(inspected).get(0).values();
    assertThat(inspected.candidates().get(0).candidate().writer().id()).isEqualTo("grammar");
    assertThat(own)
        .containsEntry("words:understood", 1f)
        .containsEntry("words:left", 0f)
        .containsEntry("words:unknown", 0f);
    assertThat(features("How many patients live in Ghent?", "SELECT COUNT(*) FROM patient"))
        .containsEntry("words:understood", 0f)
        .containsEntry("words:unknown", 1f);
  }

  @Test
  void of_ownSqlOfBothReaders_tellsWhoElseComesToItsRows() throws SQLException {
    InspectedQuestion inspected =
        pipeline.inspect(
            Question.of("How many doctors are there?"),
            Optional.empty(),
            clinic.database(),
            new QuestionBudget(System::nanoTime, Duration.ofSeconds(20), 100));
    Map<String, Float> features = new ConfidenceFeatures().of(inspected).get(0).values();
    assertThat(features)
        .containsEntry("writer:grammar", 1f)
        .containsEntry("readers:tops-same", 1f)
        .containsEntry("readers:left", 0f);
    assertThat(features.get("readers:least-score")).isGreaterThan(0.5f);
    assertThat(inspected.candidates().stream().map(one -> one.candidate().writer().id()))
        .contains("grammar", "trained");
  }

  /** Writes the same for each question. */
  private record Fixed(Writer writer, String sql) implements CandidateGenerator {
    @Override
    public String id() {
      return writer.id();
    }

    @Override
    public List<Writer> writers() {
      return List.of(writer);
    }

    @Override
    public List<Candidate> generate(GenerationRequest request) {
      return List.of(new Candidate(sql, 0.5, writer, Optional.empty()));
    }
  }

  @Test
  void of_writersThatArePluggedIn_tellsWhereTheyAgree() throws SQLException {
    Writer model = new Writer("some-model", Writer.Kind.LANGUAGE_MODEL, false, false);
    InspectedQuestion inspected =
        pipeline
            .writingBy(
                List.of(
                    new Fixed(Writer.of("rules"), "SELECT name FROM doctor"),
                    new Fixed(model, "SELECT DISTINCT d.name FROM doctor d")))
            .inspect(
                Question.of("names of doctors"),
                Optional.empty(),
                clinic.database(),
                new QuestionBudget(System::nanoTime, Duration.ofSeconds(20), 100));
    assertThat(inspected.writers()).contains(model, Writer.of("rules"));
    assertThat(inspected.candidates())
        .extracting(one -> one.candidate().writer().kind())
        .containsExactly(Writer.Kind.OTHER, Writer.Kind.LANGUAGE_MODEL);
    assertThat(new ConfidenceFeatures().of(inspected).get(0).values())
        .containsEntry("writer:rules", 1f)
        .containsEntry("some-model:candidates", 1f)
        .containsEntry("some-model:top-same", 1f)
        .containsEntry("some-model:same-score", 0.5f)
        .containsEntry("grammar:candidates", 0f)
        .containsEntry("readers:tops-same", 1f)
        .doesNotContainKey("writer:some-model");
  }

  @Test
  void rowsKey_orderOfRowsAndColumnsAndRepeats_areToldApart() {
    RowsKey key = key(List.of(1, "a"), List.of(2, "b"));
    assertThat(key.sameRows(key(List.of("b", 2.0), List.of("a", 1L), List.of("a", 1L)))).isTrue();
    assertThat(key.sameRepeats(key(List.of("b", 2.0), List.of("a", 1L), List.of("a", 1L))))
        .isFalse();
    assertThat(key.sameRepeats(key(List.of("b", 2), List.of("a", 1)))).isTrue();
    assertThat(key.sameSequence(key(List.of("b", 2), List.of("a", 1)))).isFalse();
    assertThat(key.sameSequence(key(List.of("a", 1), List.of("b", 2)))).isTrue();
    assertThat(key.sameRows(key(List.of(1, "b"), List.of(2, "a")))).isFalse();
  }

  @SafeVarargs
  private static RowsKey key(List<Object>... rows) {
    return RowsKey.of(rows(rows)).orElseThrow();
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  private static ProbeOutcome rows(List<Object>... rows) {
    return new ProbeOutcome.Rows(List.of("x", "y"), Arrays.asList(rows), false);
  }
}
