package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.LinkedQuestion;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions on a clinic's database; the cases are in {@code clinic.case}. */
class ClinicQuestionsTest {

  private static Connection connection;
  private static DatabaseKnowledge knowledge;

  /**
   * @param line where it stands in the file
   */
  record Case(int line, String question, String expected) {
    @Override
    public String toString() {
      return "clinic.case:" + line + " " + question;
    }
  }

  @BeforeAll
  static void openDatabase() throws SQLException {
    connection = Clinic.open();
    knowledge = DatabaseFixture.know(connection);
  }

  @AfterAll
  static void closeDatabase() throws SQLException {
    connection.close();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generate_question_expectedOutcome(Case asked) throws SQLException {
    LinkedQuestion linked = Clinic.link(asked.question(), knowledge);

    List<Candidate> candidates = Clinic.generate(linked, knowledge);

    assertThat(outcome(asked.expected(), linked, candidates))
        .as("%s, candidates %s", asked, candidates)
        .isEqualTo(asked.expected());
    for (Candidate candidate : candidates) {
      connection.prepareStatement(candidate.sql()).close();
    }
  }

  /** In the form of the expectation. */
  private static String outcome(
      String expected, LinkedQuestion linked, List<Candidate> candidates) {
    if (candidates.isEmpty()) {
      return "none";
    }
    Set<Integer> explained = candidates.get(0).explained().orElseThrow();
    String open =
        IntStream.range(0, linked.words().size())
            .filter(index -> linked.words().get(index).content() && !explained.contains(index))
            .mapToObj(index -> linked.words().get(index).folded())
            .collect(Collectors.joining(" "));
    return expected.startsWith("sql") && open.isEmpty()
        ? "sql " + candidates.get(0).sql()
        : "unexplained " + open;
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    String question = "";
    int number = 0;
    for (String line : Clinic.resource("clinic.case").split("\n", -1)) {
      number++;
      if (line.startsWith("question ")) {
        question = line.substring("question ".length());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        cases.add(new Case(number, question, line));
      }
    }
    return cases;
  }
}
