package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.generation.Candidate;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the grammar writes first on a database as businesses have them ({@code workshop.case}). */
class WorkshopQuestionsTest {

  @TempDir private static Path folder;
  private static Target target;
  private static DatabaseKnowledge knowledge;

  /** A question and the SQL that is to come first. */
  record Case(String question, String sql) {}

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
  void generate_question_sqlComesFirst(Case asked) {
    List<Candidate> candidates =
        Clinic.generate(Clinic.link(asked.question(), knowledge), knowledge);

    assertThat(candidates).as("nothing was written").isNotEmpty();
    assertThat(candidates.get(0).sql()).isEqualTo(asked.sql());
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    String question = "";
    for (String line : Clinic.resource("workshop.case").split("\n", -1)) {
      if (line.startsWith("question ")) {
        question = line.substring("question ".length());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        cases.add(new Case(question, line));
      }
    }
    return cases;
  }
}
