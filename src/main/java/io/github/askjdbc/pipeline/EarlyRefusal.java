package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.question.Intent;
import io.github.askjdbc.question.IntentClassifier;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import java.util.Optional;

/** Turns down what asks for no rows, before anything is spent on it. */
final class EarlyRefusal {

  private final IntentClassifier intents = new IntentClassifier();
  private final PipelineMemory memory;

  EarlyRefusal(PipelineMemory memory) {
    this.memory = memory;
  }

  /** Whether the words of a question ask for rows. */
  boolean asksToRead(Question question) {
    return intents.classify(question) == Intent.READ;
  }

  /** Who verified SQL for a question knows better what it asks for, if it can be read. */
  private Intent intent(Question question, ReadOnlyDatabase database) throws SQLException {
    Intent intent = intents.classify(question);
    boolean doubtful = intent != Intent.READ && intent != Intent.UNREADABLE;
    return doubtful && memory.recall(question, database).verified().isPresent()
        ? Intent.READ
        : intent;
  }

  /**
   * @return empty where there is something to look for
   * @throws SQLException if the memory cannot be read
   */
  Optional<Decision.Abstention> refusal(Question question, ReadOnlyDatabase database)
      throws SQLException {
    return switch (intent(question, database)) {
      case READ -> Optional.empty();
      case WRITE ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.REFUSED,
                  "A question may only read, and this one asks for a change; write SQL for that."));
      case SEVERAL ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.REFUSED,
                  "These are several questions in one, and an answer is the rows of one query; ask"
                      + " one at a time."));
      case UNREADABLE ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.NOT_A_QUERY,
                  "The question holds broken or invisible characters; type it again."));
      case NOT_A_QUERY ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.NOT_A_QUERY,
                  "This asks for something that no query gives; ask for the rows that you need for"
                      + " it."));
    };
  }
}
