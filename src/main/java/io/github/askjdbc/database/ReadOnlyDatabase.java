package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.util.Optional;

/**
 * The target as the stages before execution may see it: metadata, and queries bounded in rows and
 * time.
 *
 * <p>Whether a query runs on a pooled read-only connection or on the caller's own is this room's
 * concern. Only text that passed the guard, or that this project wrote itself, may be handed to
 * {@link #query}.
 */
public interface ReadOnlyDatabase {

  /** Reads something from the target's metadata. */
  @FunctionalInterface
  interface MetadataReader<T> {
    T read(DatabaseMetaData metadata) throws SQLException;
  }

  DatabaseIdentity identity();

  Dialect dialect();

  /**
   * Whether what is read here, rows too, holds for every connection with the same identity, and so
   * may be cached. False where the caller's session sees tables or rows of its own, and from the
   * moment on that its connection had to be used.
   */
  boolean cacheable();

  /**
   * Whether the target keeps every query that is run here from writing, whatever functions it
   * calls. Where it does not, nothing may be read that calls functions which nobody vouches for.
   */
  default boolean keepsFromWriting() {
    return false;
  }

  /**
   * What the tables are seen through: what was read of them may be kept for later questions with
   * the same view. Empty where it is the view of every connection with the same identity.
   */
  default Optional<SessionView> ownView() {
    return Optional.empty();
  }

  /**
   * Runs one query; failures of the target are an outcome, not an exception.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if time ended it, the question's or
   *     the query's own: what was not seen for want of time is no evidence
   */
  ProbeOutcome query(ProbeQuery query, QuestionBudget budget);

  <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException;

  /** The same database as the caller's own connection sees it, where an answer runs. */
  default ReadOnlyDatabase asCaller() {
    return this;
  }

  /** Work on a database between questions. */
  @FunctionalInterface
  interface LaterWork {
    /**
     * @param database the same one, never through the caller's connection
     * @param budget without a limit of its own that a day would not meet; cancelled when the
     *     database is closed
     */
    void run(ReadOnlyDatabase database, QuestionBudget budget);
  }

  /**
   * Runs something between questions, one work at a time and at the lowest priority.
   *
   * @return false if it will not be run: only the caller's session sees the database, or it is
   *     closed
   */
  default boolean later(LaterWork work) {
    return false;
  }
}
