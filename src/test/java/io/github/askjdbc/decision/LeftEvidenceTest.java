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
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
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

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LeftEvidenceTest {

  private static final String COUNT = "SELECT COUNT(*) FROM loan";
  private static final String NONSENSE = "Dozing loans are what they seem to be now and then.";
  private static final String PLAIN = "A long loan has more than 20 days.";

  private final QuestionPipeline pipeline =
      new QuestionPipeline(
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime),
          new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8));
  private Target library;

  @BeforeAll
  void open() throws SQLException {
    library =
        new Target("jdbc:sqlite::memory:")
            .run(
                "CREATE TABLE loan (id INTEGER PRIMARY KEY, days INTEGER)",
                "INSERT INTO loan VALUES (1, 10), (2, 30)");
  }

  @AfterAll
  void close() throws SQLException {
    library.close();
  }

  private Decision decision(Writer writer, String question, String sql, String evidence)
      throws SQLException {
    Candidate written = new Candidate(sql, 1, writer, Optional.of(Set.of(3)));
    CandidateGenerator generator =
        new CandidateGenerator() {
          @Override
          public String id() {
            return "one";
          }

          @Override
          public List<Candidate> generate(GenerationRequest request) {
            return List.of(written);
          }
        };
    InspectedQuestion inspected =
        pipeline
            .writingBy(List.of(generator))
            .inspect(
                new Question(question, Optional.of(evidence)),
                Optional.empty(),
                library.database(),
                new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 200));
    return new Decider(new AcceptancePolicy(10))
        .decide(
            inspected.question(),
            inspected.catalog(),
            List.of(new Assessment(inspected.candidates().get(0), new Confidence(0.98, true))),
            List.of(),
            0.01);
  }

  @Test
  void decide_evidenceThatOurReadersDoNotUnderstand_isNoAnswer() throws SQLException {
    assertThat(
            decision(
                EmbeddedGenerator.GRAMMAR, "How many dozing loans are there?", COUNT, NONSENSE))
        .isInstanceOfSatisfying(
            Decision.Abstention.class,
            abstention -> assertThat(abstention.message()).contains("what they seem to be"));
  }

  @Test
  void decide_evidenceThatOurReadersUnderstand_isAnswered() throws SQLException {
    assertThat(
            decision(
                EmbeddedGenerator.GRAMMAR,
                "How many long loans are there?",
                COUNT + " WHERE days > 20",
                PLAIN))
        .isInstanceOf(Decision.Answer.class);
  }

  @Test
  void decide_evidenceThatALanguageModelWasTold_isItsOwnConcern() throws SQLException {
    Writer model = new Writer("model", Writer.Kind.LANGUAGE_MODEL, false, false);
    assertThat(decision(model, "How many dozing loans are there?", COUNT, NONSENSE))
        .isInstanceOf(Decision.Answer.class);
  }
}
