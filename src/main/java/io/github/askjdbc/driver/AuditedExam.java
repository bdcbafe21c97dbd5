package io.github.askjdbc.driver;

import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/** The questions of an exam on their way to be recorded, as those of callers are. */
record AuditedExam(QuestionAnswering answering, Optional<QuestionAudit> audit)
    implements QuestionAnswering {

  private static final String FORM = "exam";

  @Override
  public QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    AuditedQuestions audited = new AuditedQuestions(audit, () -> Optional.of(database));
    try {
      return audited.ask(FORM, question, () -> answering.ask(question, database, budget));
    } catch (SQLException | RuntimeException | Error e) {
      audited.stopped(e);
      throw e;
    } finally {
      audited.record();
    }
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return answering.check(question, sql, database, budget);
  }

  @Override
  public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return answering.stillHolds(sql, database, budget);
  }
}
