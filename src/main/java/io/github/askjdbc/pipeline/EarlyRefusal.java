package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Intent;
import io.github.askjdbc.question.IntentClassifier;
import io.github.askjdbc.question.Question;
import java.util.Optional;

/** Turns down what asks for no rows, before anything is spent on it. */
final class EarlyRefusal {

  private final IntentClassifier intents = new IntentClassifier();

  /** Whether there are rows to look for. */
  boolean asksToRead(Question question, Recalled recalled) {
    return recalled.verified().isPresent() || intents.classify(question) == Intent.READ;
  }

  /** Who verified SQL for a question knows better what it asks for, if it can be read. */
  private Intent intent(Question question, Recalled recalled) {
    Intent intent = intents.classify(question);
    boolean doubtful = intent != Intent.READ && intent != Intent.UNREADABLE;
    return doubtful && recalled.verified().isPresent() ? Intent.READ : intent;
  }

  /**
   * @return empty where there is something to look for
   */
  Optional<Decision.Abstention> refusal(Question question, Recalled recalled) {
    return switch (intent(question, recalled)) {
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

  /** The time or the probes of a question ran out. */
  static Decision.Abstention outOfBudget(BudgetExhaustedException e) {
    return Decision.Abstention.early(
        AbstentionReason.BUDGET_EXHAUSTED,
        "No decision was reached, since "
            + e.getMessage()
            + (e.goesOn()
                ? "; ask again in a moment."
                : "; raise ask.budget.time or the statement's timeout, or ask for less at once."));
  }
}
