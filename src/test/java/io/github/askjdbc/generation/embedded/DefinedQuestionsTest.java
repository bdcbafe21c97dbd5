package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.Question;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the grammar writes first where a term of the question is defined ({@code defined.case}). */
class DefinedQuestionsTest {

  private static final String NOTHING = "nothing";

  @TempDir private static Path folder;
  private static Target target;
  private static DatabaseKnowledge knowledge;

  /**
   * @param sql that understands all of the question, or {@value #NOTHING}
   */
  record Case(String evidence, String question, String sql) {}

  @BeforeAll
  static void open() throws Exception {
    target = new Target("jdbc:sqlite:" + folder.resolve("workshop.db"));
    for (String statement : Clinic.resource("workshop.sql").strip().split(";\\s*\n", -1)) {
      target.run(statement);
    }
    knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
            .of(target.database(), Target.budget());
  }

  @AfterAll
  static void close() throws Exception {
    target.close();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void generate_termIsDefined_sqlComesFirst(Case asked) {
    LinkedQuestion linked =
        Clinic.link(new Question(asked.question(), Optional.of(asked.evidence())), knowledge);

    Optional<String> understood =
        Clinic.generate(linked, knowledge).stream()
            .limit(1)
            .filter(one -> linked.isReadBy(one.explained().orElseThrow()))
            .map(Candidate::sql)
            .findFirst();

    assertThat(understood.orElse(NOTHING)).isEqualTo(asked.sql());
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    String evidence = "";
    String question = "";
    for (String line : Clinic.resource("defined.case").split("\n", -1)) {
      if (line.startsWith("evidence ")) {
        evidence = line.substring("evidence ".length());
      } else if (line.startsWith("question ")) {
        question = line.substring("question ".length());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        cases.add(new Case(evidence, question, line));
      }
    }
    return cases;
  }
}
