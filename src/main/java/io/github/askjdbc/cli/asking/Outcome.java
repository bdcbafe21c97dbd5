package io.github.askjdbc.cli.asking;

import io.github.askjdbc.cli.answers.AnswerRows;
import java.util.List;

/** What became of a question or statement. */
public sealed interface Outcome {

  /**
   * @param notes warnings: the SQL of an answer and how sure it is, and what looked odd
   */
  record Rows(AnswerRows rows, List<String> notes) implements Outcome {
    public Rows {
      notes = List.copyOf(notes);
    }
  }

  /**
   * @param rows how many, below 0 where the target does not say
   */
  record Changed(long rows) implements Outcome {}

  /** An abstention. */
  record NoAnswer(String state, String message) implements Outcome {}

  /**
   * The database, or what stands before it, failed.
   *
   * @param state SQLSTATE, empty where there is none
   * @param messages the first of the failure, the others of what is chained to it
   */
  record Failed(String state, List<String> messages) implements Outcome {
    public Failed {
      messages = List.copyOf(messages);
    }
  }

  /** Stopped by the person who asked. */
  record Cancelled() implements Outcome {}

  /**
   * Not run, since it may write and nobody said that it may.
   *
   * @param reason with what to do about it
   */
  record Withheld(String reason) implements Outcome {}

  /** As the exit code of a program that did this alone. */
  default int exitCode() {
    if (this instanceof Rows || this instanceof Changed) {
      return 0;
    }
    return this instanceof NoAnswer ? 1 : 2;
  }
}
