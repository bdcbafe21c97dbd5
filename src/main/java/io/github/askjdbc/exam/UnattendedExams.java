package io.github.askjdbc.exam;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.memory.ExamKey;
import io.github.askjdbc.pipeline.ExamGround;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * Exams that a driver or data source lets models sit by themselves: between questions, a question
 * at a time, on the read-only pool alone, each model at most one on a database at once. What stops
 * one leaves what was answered; it is gone on with when it is begun again.
 */
public final class UnattendedExams {

  private static final Logger LOG = System.getLogger(UnattendedExams.class.getName());

  /** For making the questions, whose answers are tried. */
  private static final Duration MAKING = Duration.ofMinutes(10);

  private static final int PROBES = 20_000;
  private static final long SEED = 1;

  /** Questions are to have at least as many of a day's tokens as the exam. */
  private static final int SHARE_OF_A_DAY = 2;

  private record UnderWay(DatabaseIdentity database, ExamKey key) {}

  private final Set<UnderWay> underWay = ConcurrentHashMap.newKeySet();
  private final LongSupplier nanoTime;

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public UnattendedExams(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * Begins one, or goes on with it, unless it was sat before or is under way; returns at once.
   *
   * @return false if it cannot be begun now: only the caller's connection sees the database
   */
  public boolean begin(Examinee examinee, ReadOnlyDatabase database) {
    return database.later((same, time) -> begin(examinee, same, time));
  }

  private void begin(Examinee examinee, ReadOnlyDatabase database, QuestionBudget time) {
    QuestionBudget making = time.withTime(MAKING).withProbes(PROBES);
    try {
      ExamGround ground = examinee.pipeline().examGround(database, making);
      UnderWay begun = new UnderWay(database.identity(), ground.key());
      boolean sat = examinee.records().latest(begun.database(), begun.key()).isPresent();
      if (sat || !underWay.add(begun)) {
        return;
      }
      Optional<UnattendedExam> exam = Optional.empty();
      try {
        exam = made(examinee, ground, database, making);
      } finally {
        goOn(exam, begun, database);
      }
    } catch (SQLException failure) {
      stopped(failure);
    } catch (ModelUnavailableException away) {
      LOG.log(Level.DEBUG, "no exam is begun: {0}", away.getMessage());
    }
  }

  private Optional<UnattendedExam> made(
      Examinee examinee, ExamGround ground, ReadOnlyDatabase database, QuestionBudget making)
      throws SQLException {
    ExamPaper paper = ExamPaperMaker.make(ground, database, making, SEED, ExamPaperMaker.QUESTIONS);
    if (paper.size() == 0) {
      LOG.log(
          Level.INFO,
          "{0} sits no exam, since the tables, names and rows of the database give no questions",
          examinee.name());
      return Optional.empty();
    }
    Exam exam = new Exam(paper, database.identity(), ground.key(), examinee.records());
    ExamCost cost =
        new ExamCost(
            paper.size() - exam.answered(),
            ExamCost.promptCharacters(paper, examinee.pipeline(), database, making),
            examinee.model());
    OptionalLong day = examinee.model().limits().tokensPerDay();
    if (day.isPresent() && cost.tokens() * SHARE_OF_A_DAY > day.getAsLong()) {
      LOG.log(
          Level.INFO,
          "{0} sits no exam by itself, since about {1} tokens are more than half of"
              + " ask.model.tokens-per-day; raise it, or run ask exam",
          examinee.name(),
          cost.tokens());
      return Optional.empty();
    }
    LOG.log(
        Level.INFO,
        "{0} sits an exam of {1} questions on a database, between questions. {2}",
        examinee.name(),
        paper.size() - exam.answered(),
        cost.text());
    return Optional.of(new UnattendedExam(exam, examinee, nanoTime));
  }

  /** Queues the next question, behind other work; without one, the exam is over. */
  private void goOn(Optional<UnattendedExam> exam, UnderWay begun, ReadOnlyDatabase database) {
    boolean goesOn =
        exam.isPresent() && database.later((same, time) -> next(exam.get(), begun, same, time));
    if (!goesOn) {
      underWay.remove(begun);
    }
  }

  private void next(
      UnattendedExam exam, UnderWay begun, ReadOnlyDatabase database, QuestionBudget time) {
    boolean more = false;
    try {
      more = exam.askNext(database, time);
    } catch (SQLException failure) {
      stopped(failure);
    } catch (ModelUnavailableException away) {
      LOG.log(Level.INFO, "The exam stopped, what was answered is kept: {0}", away.getMessage());
    } finally {
      goOn(more ? Optional.of(exam) : Optional.empty(), begun, database);
    }
  }

  /** Its message may hold a value of the database. */
  private static void stopped(SQLException failure) {
    LOG.log(
        Level.INFO,
        "The exam stopped, what was answered is kept: {0}, SQLSTATE {1}",
        failure.getClass().getSimpleName(),
        String.valueOf(failure.getSQLState()));
  }
}
