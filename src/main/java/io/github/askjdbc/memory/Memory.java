package io.github.askjdbc.memory;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.question.Question;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/**
 * What people said of answers, kept in a file, each database's apart. Thread-safe, and safe for
 * several programs with the same file.
 *
 * <p>Full means refused: what is verified is never dropped by itself, since a wrong answer that a
 * person corrected would come back.
 */
public final class Memory {

  /** Characters of a question, with its evidence as long again. */
  private static final int LONGEST_QUESTION = 2_000;

  private static final int LONGEST_SQL = 32_000;
  private static final int MOST_QUESTIONS = 10_000;

  private final MemoryFile file;
  private final LongSupplier epochMillis;
  private final int mostQuestions;
  private WriterRecords records = WriterRecords.NONE;

  /** The state of the file that the records were read from, if it tells one. */
  private Optional<Object> recordsAsOf = Optional.empty();

  /**
   * @param file absolute path; made by {@link #check} if it is missing
   * @param epochMillis the wall clock, {@code System::currentTimeMillis} outside tests
   */
  public Memory(Path file, LongSupplier epochMillis) {
    this(file, epochMillis, MOST_QUESTIONS);
  }

  /**
   * @param mostQuestions of one database
   */
  Memory(Path file, LongSupplier epochMillis, int mostQuestions) {
    this.file = new MemoryFile(file);
    this.epochMillis = epochMillis;
    this.mostQuestions = mostQuestions;
  }

  /**
   * Makes the file if it is missing, and looks whether it can be used.
   *
   * @throws SQLException if not; the message names the file and says what to do
   */
  public void check() throws SQLException {
    file.check();
  }

  /**
   * What is equal as long as nobody, in this program or another, has said anything of an answer.
   * Cheap beside {@link #find}.
   *
   * @return empty where that cannot be told without reading all
   * @throws SQLException if the file cannot be used
   */
  public Optional<Object> state() throws SQLException {
    return file.state().map(Object.class::cast);
  }

  /** How writers did in exams, in the same file. */
  public ExamRecords exams() {
    return new FileExams(file);
  }

  /**
   * What is remembered of a question that was asked of a database.
   *
   * @throws SQLException if the file cannot be read
   */
  public Optional<VerifiedQuestion> find(DatabaseIdentity database, Question question)
      throws SQLException {
    QuestionKey key = QuestionKey.of(question);
    return file.read(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "SELECT sql, verdict, own_sql, own_confidence, own_sureness, own_scale, own_signals,"
                      + " own_right FROM verified WHERE target = ? AND question = ? AND evidence = ?")) {
            identify(statement, DatabaseKey.of(database), key);
            try (ResultSet row = statement.executeQuery()) {
              return row.next() ? Optional.of(verified(row)) : Optional.empty();
            }
          }
        });
  }

  /**
   * What is remembered of questions to a database that were asked without evidence: what rests on
   * evidence shows nothing without it. The latest first.
   *
   * @param most how many
   * @throws SQLException if the file cannot be read
   */
  public List<RightAnswer> latest(DatabaseIdentity database, int most) throws SQLException {
    String target = DatabaseKey.of(database);
    return file.read(connection -> RightAnswer.latest(connection, target, most));
  }

  private static VerifiedQuestion verified(ResultSet row) throws SQLException {
    Optional<Feedback> own = Optional.empty();
    if (row.getString("own_sql") != null) {
      own =
          Optional.of(
              new Feedback(
                  row.getString("own_sql"),
                  row.getDouble("own_confidence"),
                  NullableColumn.number(row, "own_sureness"),
                  row.getString("own_scale"),
                  row.getString("own_signals").lines().toList(),
                  row.getBoolean("own_right")));
    }
    String verdict = row.getString("verdict");
    try {
      return new VerifiedQuestion(
          row.getString("sql"), VerifiedQuestion.Verdict.valueOf(verdict), own);
    } catch (IllegalArgumentException e) {
      throw new SQLException("it holds a verdict that is none; name another file", "HY000", e);
    }
  }

  /**
   * Remembers, in the place of what was remembered of the question before.
   *
   * @throws SQLException if the file cannot be written or is full, or question or SQL are too long
   */
  public void keep(DatabaseIdentity database, Question question, VerifiedQuestion verified)
      throws SQLException {
    QuestionKey key = QuestionKey.of(question);
    bounded("the question", key.question(), LONGEST_QUESTION);
    bounded("the evidence", key.evidence(), LONGEST_QUESTION);
    bounded("the SQL", verified.sql(), LONGEST_SQL);
    String target = DatabaseKey.of(database);
    file.write(
        connection -> {
          long changed = changed(connection, target) + 1;
          insert(connection, target, key, verified, changed);
          if (questions(connection, target) > mostQuestions) {
            throw new SQLException(
                "it holds %d questions of this database, which is the most; name another file"
                    .formatted(mostQuestions));
          }
          return changed;
        });
  }

  /**
   * Forgets what is remembered of a question.
   *
   * @return whether anything was
   * @throws SQLException if the file cannot be written
   */
  public boolean forget(DatabaseIdentity database, Question question) throws SQLException {
    String target = DatabaseKey.of(database);
    return file.write(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "DELETE FROM verified WHERE target = ? AND question = ? AND evidence = ?")) {
            identify(statement, target, QuestionKey.of(question));
            return statement.executeUpdate() > 0;
          }
        });
  }

  private static void bounded(String what, String text, int most) throws SQLException {
    if (text.length() > most) {
      throw new SQLException(
          "%s has %d characters, remembered are at most %d; say it in fewer"
              .formatted(what, text.length(), most),
          "22001");
    }
  }

  private void insert(
      Connection connection,
      String target,
      QuestionKey key,
      VerifiedQuestion verified,
      long changed)
      throws SQLException {
    Optional<Feedback> own = verified.own();
    try (PreparedStatement statement =
        connection.prepareStatement(
            "INSERT OR REPLACE INTO verified (target, question, evidence, sql, verdict, at,"
                + " changed, own_sql, own_confidence, own_scale, own_signals, own_right, own_sureness)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      identify(statement, target, key);
      statement.setString(4, verified.sql());
      statement.setString(5, verified.verdict().name());
      statement.setLong(6, epochMillis.getAsLong());
      statement.setLong(7, changed);
      statement.setObject(8, own.map(Feedback::sql).orElse(null));
      statement.setObject(9, own.map(Feedback::confidence).orElse(null));
      statement.setObject(10, own.map(Feedback::scale).orElse(null));
      statement.setObject(11, own.map(one -> String.join("\n", one.signals())).orElse(null));
      statement.setObject(12, own.map(Feedback::right).orElse(null));
      statement.setObject(
          13, NullableColumn.parameter(own.map(Feedback::sureness).orElse(OptionalDouble.empty())));
      statement.executeUpdate();
    }
  }

  private static void identify(PreparedStatement statement, String target, QuestionKey key)
      throws SQLException {
    statement.setString(1, target);
    statement.setString(2, key.question());
    statement.setString(3, key.evidence());
  }

  /**
   * How writers did on all databases that the file tells of. Cheap where it has not changed since
   * this was asked last.
   *
   * @throws SQLException if the file cannot be read
   */
  public synchronized WriterRecords records() throws SQLException {
    Optional<Object> state = state();
    if (state.isEmpty() || !state.equals(recordsAsOf)) {
      records = file.read(RecordsReader::all).orSame(records);
      recordsAsOf = state;
    }
    return records;
  }

  /** Of the latest verdict on the database; 0 where there is none. */
  private static long changed(Connection connection, String target) throws SQLException {
    return number(connection, "SELECT MAX(changed) FROM verified WHERE target = ?", target);
  }

  private static long questions(Connection connection, String target) throws SQLException {
    return number(connection, "SELECT COUNT(*) FROM verified WHERE target = ?", target);
  }

  private static long number(Connection connection, String sql, String target) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, target);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? row.getLong(1) : 0;
      }
    }
  }
}
