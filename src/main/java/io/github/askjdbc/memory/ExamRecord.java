package io.github.askjdbc.memory;

import io.github.askjdbc.decision.ScoredSql;
import java.util.List;
import java.util.Optional;

/**
 * A whole exam: how one writer did on one database.
 *
 * @param answers one for each question, in their order
 */
public record ExamRecord(List<ExamAnswer> answers) {

  public ExamRecord {
    answers = List.copyOf(answers);
  }

  /** The SQL that was written, each with the judge's confidence and whether it was right. */
  public List<ScoredSql> scored() {
    return answers.stream().map(ExamAnswer::scored).flatMap(Optional::stream).toList();
  }
}
