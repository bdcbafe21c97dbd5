package io.github.askjdbc.exam;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/**
 * An exam that nobody waits for. It gives way: a question of its own that keeps a caller's from the
 * model is given up, and asked once more later. For one thread at a time.
 */
final class UnattendedExam {

  /** What a question of an exam never needs: it is bounded by its own budgets. */
  private static final Duration LONGEST = Duration.ofHours(1);

  /** Each may have cost the tokens of a call. */
  private static final int MOST_GIVEN_UP = 10;

  private final Exam exam;
  private final Examinee examinee;
  private final LongSupplier nanoTime;
  private int givenUp;

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  UnattendedExam(Exam exam, Examinee examinee, LongSupplier nanoTime) {
    this.exam = exam;
    this.examinee = examinee;
    this.nanoTime = nanoTime;
  }

  /**
   * Asks one question.
   *
   * @param time cancelled when the database is closed
   * @return whether there is more to ask
   * @throws QuestionCancelledException if the database is closed
   * @throws io.github.askjdbc.llm.ModelUnavailableException if the model cannot be asked
   * @throws SQLException if the database does not answer, or the records cannot be used
   */
  @SuppressWarnings("try") // the registration only ends when closed
  boolean askNext(ReadOnlyDatabase database, QuestionBudget time) throws SQLException {
    time.check();
    OptionalInt next = exam.next();
    if (next.isEmpty()) {
      return false;
    }
    QuestionBudget asking = QuestionBudget.givingWay(nanoTime, LONGEST);
    try (QuestionBudget.Registration registration = time.interruptible(asking::cancel)) {
      exam.answer(next.getAsInt(), sitting(database, asking));
      return exam.next().isPresent();
    } catch (QuestionCancelledException givesWay) {
      time.check();
      givenUp++;
      return givenUp < MOST_GIVEN_UP;
    }
  }

  private ExamSitting sitting(ReadOnlyDatabase database, QuestionBudget asking) {
    return new ExamSitting(
        examinee.asked(),
        true,
        budget -> database,
        () -> examinee.limits().apply(asking),
        nanoTime);
  }
}
