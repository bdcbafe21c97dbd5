package io.github.askjdbc.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.pipeline.PipelineOptions;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AmbiguousCandidatesTest {

  private final QuestionPipeline pipeline =
      new QuestionPipeline(
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime),
          new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8));
  private Target stage;

  @BeforeAll
  void open() throws SQLException {
    stage =
        new Target("jdbc:sqlite::memory:")
            .run(
                "CREATE TABLE singer (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, country TEXT)",
                "CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT,"
                    + " singer_id INTEGER REFERENCES singer (id))",
                "INSERT INTO singer VALUES (1, 'Ada Brandt', 41, 'Belgium'),"
                    + " (2, 'Ivo Marin', 29, 'France'), (3, 'Mia Castel', 41, 'France'),"
                    + " (4, 'Omar Dahl', 52, 'Belgium')",
                "INSERT INTO song VALUES (1, 'Rain', 1), (2, 'Snow', 1), (3, 'Hail', 2),"
                    + " (4, 'Fog', 2), (5, 'Ice', 3)");
  }

  @AfterAll
  void close() throws SQLException {
    stage.close();
  }

  /** One candidate of each writer. */
  private InspectedQuestion inspected(String question, Candidate... written) throws SQLException {
    CandidateGenerator generator =
        new CandidateGenerator() {
          @Override
          public String id() {
            return "both";
          }

          @Override
          public List<Candidate> generate(GenerationRequest request) {
            return List.of(written);
          }
        };
    return pipeline
        .writingBy(List.of(generator))
        .inspect(
            Question.of(question),
            Optional.empty(),
            stage.database(),
            new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 200));
  }

  private static Candidate by(String writer, String sql) {
    return by(Writer.of(writer), sql);
  }

  private static Candidate by(Writer writer, String sql) {
    return new Candidate(sql, 1, writer, Optional.empty());
  }

  private static Decision decision(InspectedQuestion question) {
    return new Decider(new AcceptancePolicy(10))
        .decide(
            question.question(),
            question.catalog(),
            List.of(
                new Assessment(question.candidates().get(0), new Confidence(0.98, true)),
                new Assessment(question.candidates().get(1), new Confidence(0.2, true))),
            List.of(),
            0.01);
  }

  @ParameterizedTest(name = "{1} {2} {3}")
  @CsvFileSource(resources = "differences.csv", delimiter = ';')
  void from_anotherResult_isTheDifference(
      ComparedResult.Difference expected, String question, String one, String other)
      throws SQLException {
    InspectedQuestion inspected = inspected(question, by("first", one), by("second", other));
    ComparedResult mine = result(inspected, 0);
    ComparedResult others = result(inspected, 1);
    assertThat(mine.from(others)).isEqualTo(expected);
    assertThat(others.from(mine)).isEqualTo(expected);
  }

  private static ComparedResult result(InspectedQuestion question, int index) {
    return ComparedResult.of(question.question(), question.candidates().get(index));
  }

  @ParameterizedTest(name = "{1} {2} {3}")
  @CsvFileSource(resources = "contenders.csv", delimiter = ';')
  void decide_theSecondWriterIsUnlikely_onlyTheSameRowsOtherwiseStandInTheWay(
      String outcome, String question, String first, String second, String part)
      throws SQLException {
    Decision decision = decision(inspected(question, by("first", first), by("second", second)));
    if (decision instanceof Decision.Abstention abstention) {
      assertThat(abstention.reason().sqlState()).isEqualTo(outcome);
      assertThat(abstention.message()).contains(part);
    } else {
      assertThat("answer").isEqualTo(outcome);
      assertThat(((Decision.Answer) decision).sql()).contains(part);
    }
  }

  @Test
  void decide_laterReadingOfAWriterGivesTheRowsOtherwise_answers() throws SQLException {
    InspectedQuestion question =
        inspected(
            "What are the countries of singers?",
            by("first", "SELECT country FROM singer"),
            by("first", "SELECT DISTINCT country FROM singer"));
    assertThat(decision(question)).isInstanceOf(Decision.Answer.class);
  }

  @Test
  void decide_personVerifiedIt_noWriterStandsInTheWay() throws SQLException {
    InspectedQuestion question =
        inspected(
            "What are the countries of singers?",
            by(Writer.VERIFIED, "SELECT country FROM singer"),
            by("second", "SELECT DISTINCT country FROM singer"));
    assertThat(decision(question)).isInstanceOf(Decision.Answer.class);
  }
}
