package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UntoldRoleTest {

  @TempDir private Path folder;

  private static double score(String question, DatabaseKnowledge knowledge) {
    return Clinic.generate(Clinic.link(question, knowledge), knowledge).get(0).score();
  }

  @Test
  void generate_roleThatNoWordTells_isBelievedLess() throws Exception {
    try (Target target = new Target("jdbc:sqlite:" + folder.resolve("gallery.db"))) {
      for (String statement : Clinic.resource("gallery.sql").strip().split(";\\s*\n", -1)) {
        target.run(statement);
      }
      DatabaseKnowledge knowledge =
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
              .of(target.database(), Target.budget());

      assertThat(score("Which guide has the most tours?", knowledge))
          .isLessThan(0.5 * score("Which guide led the most tours?", knowledge));
    }
  }
}
