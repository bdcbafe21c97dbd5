package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped model on the clinic, which it was not trained on. */
class TrainedGeneratorTest {

  private static final EmbeddedGenerator GENERATOR = new EmbeddedGenerator();
  private static final SelectGuard GUARD = new SelectGuard(AllowList.of(Dialect.SQLITE));

  private static Connection connection;
  private static DatabaseKnowledge knowledge;

  @BeforeAll
  static void open() throws SQLException {
    connection = Clinic.open();
    knowledge = DatabaseFixture.know(connection);
  }

  @AfterAll
  static void close() throws SQLException {
    connection.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          How many patients are there? | SELECT COUNT(*) FROM patient
          What is the average salary of doctors? | SELECT AVG(salary) FROM doctor
          Show the name of patients from Lyon | SELECT name FROM patient WHERE city = 'Lyon'
          List the title of all medicines ordered by price | SELECT title FROM medicine ORDER BY price
          How many patients are there in each city? | SELECT COUNT(*), city FROM patient GROUP BY city
          """)
  void generate_plainQuestion_itsRowsFirstFromBothReaders(String question, String sql)
      throws SQLException {
    List<Candidate> candidates = generate(question);

    for (Writer reader : List.of(EmbeddedGenerator.GRAMMAR, EmbeddedGenerator.TRAINED)) {
      Candidate first =
          candidates.stream()
              .filter(candidate -> candidate.writer().equals(reader))
              .findFirst()
              .orElseThrow();
      assertThat(cells(first.sql())).as(first.sql()).isEqualTo(cells(sql));
    }
  }

  /** Readers may put columns in another order. */
  private static List<Set<Object>> cells(String sql) throws SQLException {
    return ClinicDatabase.rows(connection, sql).stream().map(Set::copyOf).toList();
  }

  /** Of a text that no row holds, every row would be another. */
  @ParameterizedTest
  @CsvSource({
    "How many patients live in Zzyzx?, false",
    "What is the price of the Holiday Home medicine?, false",
    "How many patients do not live in Zzyzx?, true"
  })
  void generate_nameThatIsNotHeld_isLeftOutOnlyWhereAskedFor(String question, boolean denied) {
    assertThat(generate(question).stream().map(Candidate::sql).toList().toString().contains("<>"))
        .isEqualTo(denied);
  }

  @Test
  void generate_moreThanWanted_takesTurns() {
    List<Candidate> candidates = generate("List the names of doctors.");

    assertThat(candidates).hasSizeLessThanOrEqualTo(Clinic.MAX_CANDIDATES);
    assertThat(candidates.stream().limit(2).map(Candidate::writer))
        .containsExactly(EmbeddedGenerator.GRAMMAR, EmbeddedGenerator.TRAINED);
    assertThat(candidates).allMatch(candidate -> candidate.writer().trained());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?",
        ", , ,",
        "Show patients named \"x'; DROP TABLE patient; --\"",
        "% _ ' '' \" \"\" ` ;",
        "How many 99999999999999999999 and -1e5 patients, 1,000,000.5?",
        "patient patient patient doctor doctor city city age age Lyon Lyon Porto 5 6 7 8"
      })
  void generate_oddQuestion_queriesThatRunAndWordsThatExist(String question) throws SQLException {
    LinkedQuestion linked = Clinic.link(question, knowledge);

    for (Candidate candidate : generate(question)) {
      connection.prepareStatement(candidate.sql()).close();
      assertThat(candidate.score()).isBetween(0.0, 1.0);
      assertThat(candidate.explained().orElseThrow())
          .allMatch(index -> index >= 0 && index < linked.words().size());
    }
  }

  @Test
  void generate_withoutTrials_stillProposes() {
    assertThat(generate("How many doctors are there?", Trial.NONE)).isNotEmpty();
  }

  @Test
  void generate_twice_theSame() {
    String question = "Which doctors earn more than 8200?";

    assertThat(generate(question)).isEqualTo(generate(question));
  }

  private static List<Candidate> generate(String question) {
    return generate(
        question,
        sql ->
            GUARD.check(sql, knowledge.catalog()) instanceof GuardOutcome.Allowed allowed
                ? Optional.of(new TriedQuery(allowed, outcome(sql)))
                : Optional.empty());
  }

  private static ProbeOutcome outcome(String sql) {
    try {
      return new ProbeOutcome.Rows(List.of(), ClinicDatabase.rows(connection, sql), false);
    } catch (SQLException e) {
      return ProbeOutcome.Failed.of(e);
    }
  }

  private static List<Candidate> generate(String question, Trial trial) {
    return GENERATOR.generate(
        new GenerationRequest(
            Clinic.link(question, knowledge),
            knowledge,
            Dialect.SQLITE,
            Clinic.MAX_CANDIDATES,
            trial,
            Optional.empty(),
            Clinic.budget()));
  }
}
