package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A clinic, and pipelines over it whose parts no training changes. */
abstract class PipelineFixture {

  static final Question COUNT = Question.of("How many doctors are there?");

  Target clinic;

  @BeforeEach
  void open() throws SQLException {
    clinic =
        new Target("jdbc:sqlite::memory:")
            .run(
                "CREATE TABLE department (id INTEGER PRIMARY KEY, name TEXT)",
                "CREATE TABLE doctor (id INTEGER PRIMARY KEY, name TEXT, salary INTEGER,"
                    + " department_id INTEGER REFERENCES department (id))",
                "CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT, city TEXT,"
                    + " birthplace TEXT, password TEXT)",
                "INSERT INTO department VALUES (1, 'Cardiology'), (2, 'Surgery')",
                "INSERT INTO doctor VALUES (1, 'Ada Brandt', 9100, 1), (2, 'Ivo Marin', 9900, 2)",
                "INSERT INTO patient VALUES (1, 'Paul Arden', 'Ghent', 'Bruges', 'x1'),"
                    + " (2, 'Mia Castel', 'Bruges', 'Bruges', 'x2'),"
                    + " (3, 'Omar Dahl', 'Ghent', 'Ghent', 'x3')");
  }

  @AfterEach
  void close() throws SQLException {
    clinic.close();
  }

  static String outcome(QuestionReport report) {
    return report.decision() instanceof Decision.Abstention abstention
        ? abstention.reason().sqlState()
        : "answer";
  }

  static String text(QuestionReport report) {
    return report.decision() instanceof Decision.Answer answer
        ? answer.sql()
        : ((Decision.Abstention) report.decision()).message();
  }

  static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 100);
  }

  static PipelineOptions options(double penalty) {
    return new PipelineOptions(new AcceptancePolicy(penalty), Set.of(), Set.of(), 8);
  }

  static KnowledgeBase knowledge() {
    return new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
  }

  /** With confidences that no training changes. */
  static QuestionPipeline pipeline(double penalty) {
    // the grammar alone, whose candidates do not change with every training
    return pipeline(penalty, new EmbeddedGenerator(Optional.empty()));
  }

  static QuestionPipeline pipeline(double penalty, CandidateGenerator... generators) {
    return pipeline(penalty, new UncalibratedConfidence(), generators);
  }

  static QuestionPipeline pipeline(
      double penalty, ConfidenceEstimator estimator, CandidateGenerator... generators) {
    Inspector inspector =
        new Inspector(Detectors.installed(PipelineFixture.class.getClassLoader()));
    return new QuestionPipeline(
        knowledge(), new Plugins(List.of(generators), inspector), estimator, options(penalty));
  }

  static QuestionPipeline generating(String... sql) {
    return generating(10, sql);
  }

  static QuestionPipeline generating(double penalty, String... sql) {
    return pipeline(penalty, generator(sql));
  }

  static CandidateGenerator generator(String... sql) {
    return generator(
        request ->
            Written.of(
                Arrays.stream(sql)
                    .map(
                        text ->
                            new Candidate(
                                text, 1, Writer.of("fixed"), Optional.of(Set.of(0, 1, 2, 3))))
                    .toList()));
  }

  static CandidateGenerator generator(Function<GenerationRequest, Written> source) {
    return new CandidateGenerator() {
      @Override
      public String id() {
        return "fixed";
      }

      @Override
      public List<Candidate> generate(GenerationRequest request) {
        return source.apply(request).candidates();
      }
    };
  }
}
