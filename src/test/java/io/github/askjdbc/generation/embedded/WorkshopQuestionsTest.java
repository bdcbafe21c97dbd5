package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.LinkedQuestion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the grammar writes first on databases as businesses have them ({@code workshop.case}, {@code
 * gameshop.case}).
 */
class WorkshopQuestionsTest {

  private static final String NOTHING = "nothing";

  @TempDir private static Path folder;
  private static final List<String> DATABASES =
      List.of(
          "workshop",
          "gameshop",
          "carpark",
          "campus",
          "forwarder",
          "recordings",
          "arena",
          "harbour",
          "yard",
          "lender",
          "haulage",
          "gallery",
          "slipway",
          "brickyard",
          "ropeworks",
          "bazaar",
          "academy");
  private static final List<Target> TARGETS = new ArrayList<>();
  private static final Map<String, DatabaseKnowledge> KNOWLEDGE = new HashMap<>();

  /**
   * A question of a database and the SQL that is to come first, or {@value #NOTHING} for none at
   * all.
   *
   * @param unread its words of which the SQL says nothing
   */
  record Case(String database, String question, List<String> unread, String sql) {}

  @BeforeAll
  static void open() throws Exception {
    for (String name : DATABASES) {
      Target target = new Target("jdbc:sqlite:" + folder.resolve(name + ".db"));
      TARGETS.add(target);
      for (String statement : Clinic.resource(name + ".sql").strip().split(";\\s*\n", -1)) {
        target.run(statement);
      }
      KNOWLEDGE.put(
          name,
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
              .of(target.database(), Target.budget()));
    }
  }

  @AfterAll
  static void close() throws Exception {
    for (Target target : TARGETS) {
      target.close();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generate_question_sqlComesFirst(Case asked) {
    DatabaseKnowledge knowledge = KNOWLEDGE.get(asked.database());
    LinkedQuestion linked = Clinic.link(asked.question(), knowledge);
    List<Candidate> candidates = Clinic.generate(linked, knowledge);

    if (asked.sql().equals(NOTHING)) {
      assertThat(candidates).isEmpty();
      return;
    }
    assertThat(candidates).as("nothing was written").isNotEmpty();
    assertThat(candidates.get(0).sql()).isEqualTo(asked.sql());
    assertThat(unread(linked, candidates.get(0))).isEqualTo(asked.unread());
  }

  /** People put words in any order, and the end of one question may stand before another. */
  @ParameterizedTest
  @MethodSource("cases")
  void generate_wordsInAnotherOrder_explainsNoneButThose(Case asked) {
    DatabaseKnowledge knowledge = KNOWLEDGE.get(asked.database());
    List<String> words = new ArrayList<>(List.of(asked.question().split(" ", -1)));
    Random random = new Random(asked.question().hashCode());
    Collections.rotate(words, random.nextInt(words.size()));
    Collections.swap(words, random.nextInt(words.size()), random.nextInt(words.size()));
    LinkedQuestion linked = Clinic.link(String.join(" ", words), knowledge);

    assertThat(Clinic.generate(linked, knowledge))
        .allSatisfy(
            candidate ->
                assertThat(candidate.explained().orElseThrow())
                    .allMatch(word -> word < linked.words().size()));
  }

  private static List<String> unread(LinkedQuestion linked, Candidate candidate) {
    Set<Integer> read = candidate.explained().orElseThrow();
    return IntStream.range(0, linked.words().size())
        .filter(at -> linked.words().get(at).content() && !read.contains(at))
        .mapToObj(at -> linked.words().get(at).folded())
        .toList();
  }

  static List<Case> cases() {
    return DATABASES.stream().flatMap(name -> cases(name).stream()).toList();
  }

  private static List<Case> cases(String name) {
    List<Case> cases = new ArrayList<>();
    String question = "";
    List<String> unread = List.of();
    for (String line : Clinic.resource(name + ".case").split("\n", -1)) {
      if (line.startsWith("question ")) {
        question = line.substring("question ".length());
        unread = List.of();
      } else if (line.startsWith("unread ")) {
        unread = List.of(line.substring("unread ".length()).split(" "));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        cases.add(new Case(name, question, unread, line));
      }
    }
    return cases;
  }
}
