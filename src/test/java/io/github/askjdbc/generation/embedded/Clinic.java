package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.generation.embedded.grammar.Grammar;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The clinic's database in memory, and the way of a question through linking and the grammar. */
final class Clinic {

  static final int MAX_CANDIDATES = 10;
  private static final SchemaLinker LINKER = new SchemaLinker();

  private Clinic() {}

  static Connection open() throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(resource("clinic.sql"));
    }
    return connection;
  }

  static LinkedQuestion link(String question, DatabaseKnowledge knowledge) {
    return link(Question.of(question), knowledge);
  }

  static LinkedQuestion link(Question question, DatabaseKnowledge knowledge) {
    return LINKER.link(question, knowledge, Dialect.SQLITE, budget());
  }

  static List<Candidate> generate(LinkedQuestion linked, DatabaseKnowledge knowledge) {
    return generate(linked, knowledge, budget());
  }

  static List<Candidate> generate(
      LinkedQuestion linked, DatabaseKnowledge knowledge, QuestionBudget budget) {
    return new Grammar(EmbeddedGenerator.GRAMMAR)
        .candidates(
            new GenerationRequest(
                linked,
                knowledge,
                Dialect.SQLITE,
                MAX_CANDIDATES,
                Trial.NONE,
                Optional.empty(),
                budget));
  }

  static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 0);
  }

  static String resource(String name) {
    try (InputStream stream = Clinic.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
