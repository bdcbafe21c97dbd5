package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.Recognition.PlainSql;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Mistyped SQL is SQL: the target's own error is what helps.
 *
 * <p>{@code -Dmistyped.statements=20000 -Dmistyped.seed=7} tries more of them, or others.
 */
class MistypedStatementsTest {

  private static final int TRIED = Integer.getInteger("mistyped.statements", 2000);
  private static final long SEED = Long.getLong("mistyped.seed", 16);

  @Test
  void recognize_statementWithOneSlip_isStillPlainSql() {
    System.out.println(TRIED + " mistyped statements, seed " + SEED);
    QuestionRecognizer recognizer = new QuestionRecognizer(QuestionMode.AUTO);
    MistypedStatements mistyped = new MistypedStatements(RecognitionCorpus.scripts(), SEED);
    List<String> misrouted = new ArrayList<>();
    for (int i = 0; i < TRIED; i++) {
      String statement = mistyped.next();
      if (!(recognizer.recognize(statement) instanceof PlainSql)) {
        misrouted.add(statement);
      }
    }
    assertThat(misrouted).as("seed " + SEED).isEmpty();
  }
}
