package io.github.askjdbc.driver;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.TargetFailure;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * One question under way: what it may cost, the database as it sees it, and the SQLSTATE of
 * whatever stops it.
 */
final class QuestionRun {
  static final String STOPPED = "57014";
  static final String UNAVAILABLE = "NL101";

  private final TargetView view;
  private final QuestionBudget budget;
  private final int timeout;
  private final Set<QuestionBudget> running;
  private Optional<ReadOnlyDatabase> database = Optional.empty();

  /**
   * @param timeout the statement's, in seconds, 0 for none; covers all stages, the waiting for a
   *     model and the execution
   * @param running the questions under way on the connection
   */
  QuestionRun(TargetView view, QuestionBudget budget, int timeout, Set<QuestionBudget> running) {
    this.view = view;
    this.budget = budget;
    this.timeout = timeout;
    this.running = running;
  }

  QuestionBudget budget() {
    return budget;
  }

  /** Opened when first asked for, since it is not free. */
  ReadOnlyDatabase database() throws SQLException {
    if (database.isEmpty()) {
      database = Optional.of(view.database(budget));
    }
    return database.get();
  }

  /** The database, if anything asked for it. */
  Optional<ReadOnlyDatabase> opened() {
    return database;
  }

  /** Does our part of the work. */
  <R> R call(ConnectionTurns.Work<R> work) throws SQLException {
    running.add(budget);
    try {
      return work.run();
    } catch (QuestionCancelledException e) {
      throw cancelled();
    } catch (BudgetExhaustedException e) {
      throw exhausted(e);
    } catch (ModelUnavailableException e) {
      throw unavailable(e);
    } catch (RuntimeException | Error e) {
      throw failed(e);
    } finally {
      running.remove(budget);
    }
  }

  /** Does the target's part of the work, within the time that is left and as cancellable. */
  @SuppressWarnings("try") // the registration only ends when closed
  <R> R execute(Statement statement, ConnectionTurns.Work<R> work) throws SQLException {
    budget.check();
    if (timeout > 0) {
      statement.setQueryTimeout(secondsLeft());
    }
    TimeoutWatch watch =
        timeout > 0 ? TimeoutWatch.over(statement, secondsLeft()) : TimeoutWatch.NONE;
    try (watch;
        QuestionBudget.Registration registration = budget.interruptible(() -> cancel(statement))) {
      if (budget.isCancelled()) {
        throw new QuestionCancelledException();
      }
      return work.run();
    } catch (SQLException e) {
      if (budget.isCancelled()) {
        throw cancelled();
      }
      throw watch.stopped() ? outOfTime() : refused(e);
    } finally {
      if (timeout > 0 && !statement.isClosed()) {
        statement.setQueryTimeout(timeout);
      }
    }
  }

  private int secondsLeft() {
    Duration left = budget.awaited().orElse(Duration.ofSeconds(timeout));
    return (int) Math.max(1, left.plusMillis(999).toSeconds());
  }

  static void cancel(Statement statement) {
    try {
      statement.cancel();
    } catch (SQLException | RuntimeException e) {
      // the thread that waits for the target still sees that the question was cancelled
      System.getLogger(QuestionRun.class.getName())
          .log(
              System.Logger.Level.DEBUG,
              "the target could not be told to cancel: {0}",
              TargetFailure.of(e));
    }
  }

  /** Does something that only a question asks of the target, other than running the answer. */
  static <R> R onTarget(ConnectionTurns.Work<R> work) throws SQLException {
    try {
      return work.run();
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  /**
   * What a failure of ours, or of a target that does not throw as JDBC asks, becomes. Its message
   * may hold a cell or the question, so that its class and the place where it was thrown are told.
   */
  static SQLException failed(Throwable cause) {
    SQLException failure =
        new SQLException(
            "The question was not answered because of a "
                + cause.getClass().getName()
                + "; reword it, or write SQL",
            "HY000");
    failure.setStackTrace(cause.getStackTrace());
    return failure;
  }

  /** What the target's failure on the SQL of an answer becomes. */
  static SQLException refused(SQLException cause) {
    return TargetFailure.standIn(
        "The answer's SQL failed; ASK SQL shows it, and run by itself it gives the database's own"
            + " message",
        cause);
  }

  private static SQLException cancelled() {
    return new SQLException("The question was cancelled", STOPPED);
  }

  /** Whether somebody, or a timeout, stopped the work, which may go well another time. */
  static boolean isStopped(SQLException failure) {
    return STOPPED.equals(failure.getSQLState());
  }

  private static SQLException unavailable(ModelUnavailableException cause) {
    String type =
        cause.getCause() == null ? "" : " (" + cause.getCause().getClass().getName() + ")";
    return new SQLTransientException(cause.getMessage() + type, UNAVAILABLE, 101);
  }

  /** No abstention, since the target's transaction was touched. */
  private SQLException outOfTime() {
    return new SQLException(
        "The answer's SQL was stopped after the statement's timeout of " + timeout + " s", STOPPED);
  }

  private static SQLException exhausted(BudgetExhaustedException cause) {
    String message =
        "No answer, since "
            + cause.getMessage()
            + (cause.goesOn()
                ? "; ask again in a moment"
                : "; raise the statement's query timeout or " + Setting.BUDGET_TIME.key());
    return new AbstentionException(
        message, Decision.Abstention.early(AbstentionReason.BUDGET_EXHAUSTED, message));
  }
}
