package io.github.askjdbc.exam;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamKey;
import io.github.askjdbc.memory.ExamRecord;
import io.github.askjdbc.memory.ExamRecords;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * An exam that is sat, or gone on with: what was answered before is kept and not asked again.
 *
 * @param records where answers are kept as they come
 */
public record Exam(ExamPaper paper, DatabaseIdentity database, ExamKey key, ExamRecords records) {

  /**
   * How many of the questions were answered before.
   *
   * @throws SQLException if the records cannot be read
   */
  public int answered() throws SQLException {
    return records.answered(database, key, paper.mark()).size();
  }

  /**
   * Asks what was not asked yet.
   *
   * @param step called after each question, also for those answered before
   * @throws io.github.askjdbc.llm.ModelUnavailableException if the model cannot be asked; what was
   *     answered is kept
   * @throws SQLException if the database does not answer, or the records cannot be used
   */
  public ExamRecord sit(ExamSitting sitting, Runnable step) throws SQLException {
    ExamRecords.Paper mark = paper.mark();
    Map<Integer, ExamAnswer> answers = new TreeMap<>(records.answered(database, key, mark));
    for (int number = 0; number < paper.size(); number++) {
      if (!answers.containsKey(number)) {
        answers.put(number, answer(number, sitting));
      }
      step.run();
    }
    return new ExamRecord(List.copyOf(answers.values()));
  }

  /**
   * The first question that was not asked yet; empty where all were.
   *
   * @throws SQLException if the records cannot be read
   */
  OptionalInt next() throws SQLException {
    Map<Integer, ExamAnswer> answers = records.answered(database, key, paper.mark());
    return IntStream.range(0, paper.size()).filter(one -> !answers.containsKey(one)).findFirst();
  }

  /** Asks one question. Throws as {@link #sit} does. */
  ExamAnswer answer(int number, ExamSitting sitting) throws SQLException {
    ExamAnswer answer = sitting.answer(number, paper.questions().get(number));
    records.keep(database, key, paper.mark(), answer);
    return answer;
  }
}
