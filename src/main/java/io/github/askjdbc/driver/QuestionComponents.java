package io.github.askjdbc.driver;

import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.memory.WriterRecords;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionVerifier;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.Recognition;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * What the driver needs of the components beneath it. One instance belongs to one driver or data
 * source, and owns what its connections share; safe for use by several threads.
 */
public interface QuestionComponents extends AutoCloseable {

  /** Tells questions from SQL by their text alone. */
  Function<String, Recognition> recognizer(QuestionMode mode);

  /**
   * Reads the files that the settings name, so that a broken one is known when connecting.
   *
   * @throws SQLException if one cannot be used; the message names file, line and key
   */
  default void check(Settings settings) throws SQLException {}

  /**
   * How writers did on databases, as far as it is known now.
   *
   * @throws SQLException if where it is kept cannot be read
   */
  default WriterRecords records(Settings settings) throws SQLException {
    return WriterRecords.NONE;
  }

  /** Begins to load what questions with these settings need, in the background; returns at once. */
  default void prepare(Settings settings) {}

  /**
   * Waits until what questions need is loaded; begins it if nobody has. The question is not charged
   * for the time.
   */
  default void ready(Settings settings, QuestionBudget budget) {}

  QuestionAnswering answering(Terms terms) throws SQLException;

  /**
   * Lets the language model that the settings name sit an exam on a database, where they say so;
   * returns at once.
   *
   * @param database as a question saw it
   * @return false if it cannot be begun now, and is to be tried again
   * @throws SQLException if a file that the settings name cannot be used
   */
  default boolean examine(Terms terms, ReadOnlyDatabase database) throws SQLException {
    return true;
  }

  /**
   * Takes people's word on answers.
   *
   * @return empty where the settings name no memory
   */
  default Optional<QuestionVerifier> verifying(Terms terms) throws SQLException {
    return Optional.empty();
  }

  /**
   * Records what is asked.
   *
   * @return empty where the settings do not say where
   */
  default Optional<QuestionAudit> audit(Settings settings) {
    return Optional.empty();
  }

  /**
   * Begins to follow a connection; opens nothing.
   *
   * @param transactionOpen whether something ran since the last commit, rollback or change of
   *     autocommit
   */
  TargetView follow(Target target, BooleanSupplier transactionOpen);

  /** Lets go of everything shared. */
  @Override
  void close();
}
