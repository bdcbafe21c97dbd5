package io.github.askjdbc.cli.asking;

import io.github.askjdbc.cli.answers.AnswerRows;
import java.util.List;

/** What became of a question or statement. */
public sealed interface StatementOutcome {

  /**
   * @param notes warnings: the SQL of an answer and how sure it is, and what looked odd
   */
  record Rows(AnswerRows rows, List<String> notes) implements StatementOutcome {
    public Rows {
      notes = List.copyOf(notes);
    }
  }

  /**
   * @param rows how many, below 0 where the target does not say
   */
  record Changed(long rows) implements StatementOutcome {}

  /** An abstention. */
  record NoAnswer(String state, String message) implements StatementOutcome {}

  /**
   * The database, or what stands before it, failed.
   *
   * @param state SQLSTATE, empty where there is none
   * @param messages the first of the failure, the others of what is chained to it
   */
  record Failed(String state, List<String> messages) implements StatementOutcome {
    public Failed {
      messages = List.copyOf(messages);
    }
  }

  /** Stopped by the person who asked. */
  record Cancelled() implements StatementOutcome {}

  /**
   * Not run, since it may write and nobody said that it may.
   *
   * @param reason with what to do about it
   */
  record Withheld(String reason) implements StatementOutcome {}

  /** As the exit code of a program that did this alone. */
  default int exitCode() {
    if (this instanceof Rows || this instanceof Changed) {
      return 0;
    }
    return this instanceof NoAnswer ? 1 : 2;
  }
}
