package io.github.askjdbc.memory;

import io.github.askjdbc.database.DatabaseIdentity;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;

/** How writers did in exams, kept by database and {@link ExamKey}. Thread-safe. */
public interface ExamRecords {

  /**
   * One exam that is being sat.
   *
   * @param paper fingerprint of its questions
   * @param size how many there are, at least 1
   */
  record Paper(String paper, int size) {}

  /**
   * What was answered of a paper so far, by the number of the question.
   *
   * @throws SQLException if the memory cannot be read
   */
  Map<Integer, ExamAnswer> answered(DatabaseIdentity database, ExamKey key, Paper paper)
      throws SQLException;

  /**
   * Keeps an answer at once. With the last one of a paper, earlier papers of the same key are
   * forgotten.
   *
   * @throws SQLException if the memory cannot be written
   */
  void keep(DatabaseIdentity database, ExamKey key, Paper paper, ExamAnswer answer)
      throws SQLException;

  /**
   * The last exam that was sat to its end.
   *
   * @throws SQLException if the memory cannot be read
   */
  Optional<ExamRecord> latest(DatabaseIdentity database, ExamKey key) throws SQLException;
}
