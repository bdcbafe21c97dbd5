package io.github.askjdbc.memory;

import io.github.askjdbc.decision.ScoredSql;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What became of one question of an exam. Holds neither the question nor any SQL.
 *
 * @param number of the question in its paper, from 0
 * @param kind of question, such as {@code join-count} or {@code column-surface}
 * @param answerable whether the database can answer it
 * @param outcome of the writing
 * @param refused whether the writer declined, or what it wrote would be withheld where that decides
 * @param confidence that the judge gave the SQL without any record, between 0 and 1; empty where
 *     there was no SQL
 * @param sureness of the writer, between 0 and 1; empty where it does not say
 * @param cost of the question
 */
public record ExamAnswer(
    int number,
    String kind,
    boolean answerable,
    Outcome outcome,
    boolean refused,
    OptionalDouble confidence,
    OptionalDouble sureness,
    Cost cost) {

  /** What was written. */
  public enum Outcome {
    /** SQL that gives the rows of the gold. */
    RIGHT,
    /** SQL that does not, or any SQL for a question that cannot be answered. */
    WRONG,
    /** The writer said that there is none. */
    NONE,
    /** Nothing that can be run. */
    USELESS,
    /** The question was refused before any writer saw it. */
    EARLY
  }

  /**
   * What one question cost.
   *
   * @param calls of a language model
   * @param in tokens sent, as far as the endpoint counts them
   * @param out tokens that came back, likewise
   * @param millis from asking to the decision
   */
  public record Cost(int calls, long in, long out, long millis) {

    /** Nothing yet. */
    public static final Cost NONE = new Cost(0, 0, 0, 0);

    /** Of both together. */
    public Cost plus(Cost other) {
      return new Cost(calls + other.calls, in + other.in, out + other.out, millis + other.millis);
    }
  }

  /** Whether the SQL is right. */
  public boolean right() {
    return outcome == Outcome.RIGHT;
  }

  /** What a judge may learn of it; empty where no SQL was written. */
  public Optional<ScoredSql> scored() {
    return confidence.isPresent()
        ? Optional.of(new ScoredSql(confidence.getAsDouble(), sureness, right()))
        : Optional.empty();
  }
}
