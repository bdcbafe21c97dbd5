package io.github.askjdbc.laboratory.slips;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.List;
import org.junit.jupiter.api.Test;

class NearestGoldTest {

  private static final NearestGold WRITER =
      new NearestGold(
          List.of(
              EvaluationQuestion.answerable(
                  "c1", "clinic", "What is the phone of each doctor?", "SELECT phone FROM doctor"),
              EvaluationQuestion.answerable(
                  "c2", "clinic", "How many patients are there?", "SELECT COUNT(*) FROM patient")));

  private static EvaluationQuestion asked(String db, String question) {
    return EvaluationQuestion.unanswerable("u", db, question, "column-surface");
  }

  @Test
  void write_questionLikeAnother_givesItsGold() {
    EvaluationQuestion fax = asked("clinic", "What is the fax of each doctor?");

    assertThat(WRITER.write(List.of(fax))).containsEntry(fax, "SELECT phone FROM doctor");
  }

  @Test
  void write_hiddenColumnOfTheNearest_givesAnother() {
    EvaluationQuestion phone =
        asked("clinic", "What is the phone of each doctor?").withHidden(List.of("doctor.phone"));

    assertThat(WRITER.write(List.of(phone)).values()).doesNotContain("SELECT phone FROM doctor");
  }

  @Test
  void write_unknownDatabase_writesNothing() {
    assertThat(WRITER.write(List.of(asked("farm", "How many patients are there?")))).isEmpty();
  }
}
