package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.LinkedQuestion;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Holds for any question, however odd, on the clinic's database. */
class EmbeddedGeneratorProperties {

  private static Connection connection;
  private static DatabaseKnowledge knowledge;

  @BeforeContainer
  static void openDatabase() throws SQLException {
    connection = Clinic.open();
    knowledge = DatabaseFixture.know(connection);
  }

  @AfterContainer
  static void closeDatabase() throws SQLException {
    connection.close();
  }

  /** People stop in the middle of a question, and paste the end of another one behind it. */
  @Property(tries = 500)
  void generate_piecesOfQuestions_soundCandidates(@ForAll("pieces") String question)
      throws SQLException {
    assertSound(question);
  }

  @Property(tries = 500)
  void generate_anyWords_soundCandidates(@ForAll("questions") String question) throws SQLException {
    assertSound(question);
  }

  private static void assertSound(String question) throws SQLException {
    LinkedQuestion linked = Clinic.link(question, knowledge);

    List<Candidate> candidates = Clinic.generate(linked, knowledge);

    assertThat(candidates).hasSizeLessThanOrEqualTo(Clinic.MAX_CANDIDATES);
    for (Candidate candidate : candidates) {
      connection.prepareStatement(candidate.sql()).close();
      assertThat(candidate.score()).isBetween(0.0, 1.0);
      assertThat(candidate.explained().orElseThrow())
          .allMatch(index -> index >= 0 && index < linked.words().size());
    }
    assertThat(candidates)
        .isSortedAccordingTo((a, b) -> Double.compare(b.score(), a.score()))
        .isEqualTo(Clinic.generate(Clinic.link(question, knowledge), knowledge));
  }

  @Property(tries = 300)
  void link_anyText_wordsInOrderWithinQuestion(@ForAll("texts") String text) {
    LinkedQuestion linked = Clinic.link(text, knowledge);

    int end = 0;
    for (var word : linked.words()) {
      assertThat(word.start()).isGreaterThanOrEqualTo(end);
      assertThat(word.end()).isBetween(word.start() + 1, linked.read().length());
      end = word.end();
    }
    assertThat(linked.links())
        .allMatch(link -> link.span().last() < linked.words().size())
        .allMatch(link -> link.score() > 0 && link.score() <= 1);
  }

  @Provide
  Arbitrary<String> questions() {
    Arbitrary<String> words =
        Arbitraries.of(
            ("how many which show the a of patients patient's doctors doctor appointments medicines"
                    + " department name names age city price salary fee year status oldest cheapest"
                    + " highest lowest most fewest average total maximum in from with by for and or"
                    + " not without no each per different more than less at least between top 5 2 20"
                    + " 2022 Lyon Porto Cardiology Aspirin \"Emil Grant\" done sorted descending"
                    + " alphabetically older common unknown have where whose live, supplier phone"
                    + " surgeon ' 's ? %")
                .split(" "));
    return words.list().ofMinSize(1).ofMaxSize(12).map(list -> String.join(" ", list));
  }

  @Provide
  Arbitrary<String> pieces() {
    List<List<String>> asked =
        Clinic.resource("clinic.case")
            .lines()
            .filter(line -> line.startsWith("question "))
            .map(line -> List.of(line.substring("question ".length()).split(" ", -1)))
            .toList();
    Arbitrary<List<String>> heads =
        Arbitraries.of(asked)
            .flatMap(
                words ->
                    Arbitraries.integers()
                        .between(1, words.size())
                        .map(end -> words.subList(0, end)));
    Arbitrary<List<String>> tails =
        Arbitraries.of(asked)
            .flatMap(
                words ->
                    Arbitraries.integers()
                        .between(1, words.size())
                        .map(from -> words.subList(from, words.size())));
    return Combinators.combine(heads, tails)
        .as((head, tail) -> String.join(" ", head) + " " + String.join(" ", tail))
        .map(String::strip);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(60),
        Arbitraries.strings().withChars("'\"`\u201c\u201d ,.-%<>=1a\u202e\uD800s").ofMaxLength(40),
        questions().map(q -> q.toUpperCase(Locale.ROOT)));
  }
}
