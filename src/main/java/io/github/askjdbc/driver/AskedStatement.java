package io.github.askjdbc.driver;

import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.TargetFailure;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.Recognition;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions of one statement: the one under way, and what the last one left behind. */
final class AskedStatement {

  /** Runs SQL on the target. */
  @FunctionalInterface
  interface SqlWork<R> {
    R run(String sql) throws SQLException;
  }

  /** Hands out rows of ours. */
  @FunctionalInterface
  interface RowsWork<R> {
    R run(ReportResultSet rows) throws SQLException;
  }

  private final Session session;
  private Optional<LoweredCursor> lowered;

  /** Null for none: left unset, a statement costs no volatile write, which plain SQL would pay. */
  private volatile QuestionBudget underWay;

  private Optional<QuestionReport> report = Optional.empty();

  /** Whether the statement's last result is the target's answer to a question. */
  private boolean answered;

  /** What {@link #warnings} tell, until they are cleared. */
  private List<Decision.Answer> answers = List.of();

  private Optional<ReportResultSet> rows = Optional.empty();

  /** Whether the statement's last result is of ours, and the target knows nothing of it. */
  private boolean ours;

  private long maxRows;

  AskedStatement(Session session, Optional<LoweredCursor> lowered) {
    this.session = session;
    this.lowered = lowered;
  }

  /** The statement runs something else. */
  void forget() {
    if (ours || answered) {
      rows.ifPresent(ReportResultSet::close);
      rows = Optional.empty();
      answers = List.of();
      answered = false;
      ours = false;
    }
  }

  /**
   * Runs a text that is not plain by itself.
   *
   * @param statement ours
   * @param target its delegate
   */
  <R> R ask(
      Statement statement, Statement target, String text, SqlWork<R> onTarget, RowsWork<R> onRows)
      throws SQLException {
    if (isClosed(target)) {
      return onTarget.run(text); // for the target's own error
    }
    QuestionRun run = session.begin(timeout(target));
    begin(run);
    try {
      Recognition recognition = run.call(() -> session.recognize(text, run));
      if (!(recognition instanceof Recognition.PlainSql)) {
        return run.call(
            () -> {
              Translation translation =
                  session.translator().translate(recognition, text, Bindings.NONE, run, this::saw);
              if (translation instanceof Translation.Shows shows) {
                return onRows.run(show(statement, shows.table()));
              }
              Translation.Runs runs = (Translation.Runs) translation;
              session.runs();
              return answer(runs, run, target, () -> onTarget.run(runs.sql()));
            });
      }
    } finally {
      underWay = null;
    }
    throwIfRefused();
    return onTarget.run(text);
  }

  /** Runs the SQL of answers; if it fails, the decisions behind it are not taken again. */
  <R> R answer(
      Translation.Runs runs, QuestionRun run, Statement target, ConnectionTurns.Work<R> onTarget)
      throws SQLException {
    try {
      R result = session.run(() -> run.execute(target, onTarget));
      answered(runs.answers());
      return result;
    } catch (SQLException failure) {
      if (!QuestionRun.isStopped(failure)) {
        session.translator().failed(runs.answers());
      }
      throw failure;
    }
  }

  private static boolean isClosed(Statement target) throws SQLException {
    try {
      return target.isClosed();
    } catch (RuntimeException e) {
      throw QuestionRun.failed(e);
    }
  }

  /** The statement's timeout in seconds, 0 also where the target has none. */
  static int timeout(Statement target) throws SQLException {
    try {
      return target.getQueryTimeout();
    } catch (SQLFeatureNotSupportedException e) {
      return 0;
    } catch (RuntimeException e) {
      throw QuestionRun.failed(e);
    }
  }

  /** Runs a text that is not plain by itself where a question may not stand. */
  <R> R refuse(String method, Statement target, String text, ConnectionTurns.Work<R> onTarget)
      throws SQLException {
    if (!isClosed(target)) {
      session.throwIfQuestion(method, text);
      throwIfRefused();
    }
    return onTarget.run();
  }

  /** Does the work of a question that {@link #stop} stops. */
  <R> R during(QuestionRun run, ConnectionTurns.Work<R> work) throws SQLException {
    begin(run);
    try {
      return run.call(work);
    } finally {
      underWay = null;
    }
  }

  /** Waits for a cancel of what ran before, which would end the question as if it had failed. */
  private synchronized void begin(QuestionRun run) {
    underWay = run.budget();
  }

  /** Stops the question under way, or else what the target runs. */
  void cancel(Statement target) throws SQLException {
    synchronized (this) {
      if (underWay == null) {
        target.cancel();
        return;
      }
    }
    stop();
  }

  /** Stops the question under way, if there is one. */
  void stop() {
    QuestionBudget budget = underWay;
    if (budget != null) {
      budget.cancel();
    }
  }

  /** Makes rows of ours the statement's result. */
  ReportResultSet show(Statement statement, ReportTable table) throws SQLException {
    ReportResultSet shown =
        new ReportResultSet(statement, table, maxRows(statement), forwardOnly(statement));
    rows = Optional.of(shown);
    ours = true;
    return shown;
  }

  /** A cursor type that the target refuses is no matter for rows in memory. */
  private boolean forwardOnly(Statement statement) throws SQLException {
    return lowered.isEmpty() && statement.getResultSetType() == ResultSet.TYPE_FORWARD_ONLY;
  }

  /** The target's result answers questions: {@link #warnings} will say so. */
  void answered(List<Decision.Answer> given) {
    answers = given;
    answered = true;
  }

  void setMaxRows(long max) {
    maxRows = max;
  }

  /** As the caller set it, also where the target takes no notice; 0 for no limit. */
  long maxRows(Statement target) throws SQLException {
    return Math.max(maxRows, target.getMaxRows());
  }

  boolean hasAnswered() {
    return answered;
  }

  void saw(QuestionReport seen) {
    report = Optional.of(seen);
  }

  Optional<QuestionReport> lastReport() {
    return report;
  }

  boolean isOurs() {
    return ours;
  }

  ReportResultSet rows() {
    return rows.orElse(null);
  }

  /** Rows of ours are the only result. */
  boolean noMoreResults(boolean close) {
    if (close) {
      rows.ifPresent(ReportResultSet::close);
    }
    rows = Optional.empty();
    return false;
  }

  void clearWarnings() {
    answers = List.of();
  }

  /** Ours, then the target's; of those on an answer no message, which may hold a cell. */
  SQLWarning warnings(SQLWarning targets) {
    SQLWarning told = answered ? TargetFailure.standIn(targets) : targets;
    if (answers.isEmpty() || !session.settings().warnings()) {
      return told;
    }
    List<SQLWarning> chain = new ArrayList<>();
    answers.forEach(answer -> chain.addAll(Messages.of(answer)));
    lowered.ifPresent(cursor -> chain.add(cursor.warning()));
    for (int i = 1; i < chain.size(); i++) {
      chain.get(0).setNextWarning(chain.get(i));
    }
    if (told != null) {
      chain.get(0).setNextWarning(told);
    }
    return chain.get(0);
  }

  void lowered(Optional<LoweredCursor> cursor) {
    lowered = cursor;
  }

  /** Plain SQL gets the cursor it asked for, or the target's exception. */
  void throwIfRefused() throws SQLException {
    if (lowered.isPresent() && !session.settings().lowersCursors()) {
      throw lowered.get().refusal();
    }
  }
}
