package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.recording.ModelCost;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.laboratory.llm.ModelWriter.Attempt;
import io.github.askjdbc.llm.WrittenSql;

/**
 * What a model wrote for a question, and what that is worth.
 *
 * @param right whether the SQL that is given is, by the strict match of rows; never for an
 *     unanswerable question
 */
public record WrittenReply(
    EvaluationQuestion question, Attempt attempt, boolean right, ModelCost cost) {

  boolean answerable() {
    return question.gold().isPresent();
  }

  /** Whether there is SQL that runs. */
  boolean runs() {
    return is(ModelWriting.Outcome.WROTE);
  }

  /** Whether the model said that the tables cannot answer. */
  boolean none() {
    return is(ModelWriting.Outcome.NOTHING);
  }

  /** Whether its first reply, if there is one, can be read. */
  boolean readable() {
    return attempt
        .first()
        .filter(reply -> WrittenSql.of(reply) instanceof WrittenSql.Unreadable)
        .isEmpty();
  }

  /** Whether a second call mended what the first wrote. */
  boolean mended() {
    return runs() && cost.calls() > 1;
  }

  private boolean is(ModelWriting.Outcome outcome) {
    return attempt.writing().filter(writing -> writing.outcome() == outcome).isPresent();
  }
}
