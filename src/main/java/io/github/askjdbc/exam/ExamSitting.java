package io.github.askjdbc.exam;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.pipeline.ModelReport;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Asks one question of an exam in the ordinary way, and grades what was written for it: by the
 * language model where one is examined, else by our own readers.
 */
public final class ExamSitting {

  private final QuestionAnswering pipeline;
  private final boolean ofModel;
  private final QuestionDatabase database;
  private final Supplier<QuestionBudget> budgets;
  private final LongSupplier nanoTime;

  /**
   * @param pipeline as an exam asks it
   * @param ofModel whether its language model is examined
   * @param budgets a fresh one for each question and each grading
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public ExamSitting(
      QuestionAnswering pipeline,
      boolean ofModel,
      QuestionDatabase database,
      Supplier<QuestionBudget> budgets,
      LongSupplier nanoTime) {
    this.pipeline = pipeline;
    this.ofModel = ofModel;
    this.database = database;
    this.budgets = budgets;
    this.nanoTime = nanoTime;
  }

  /** What was written, and what the judge thinks of it. */
  private record Written(Outcome unlessGraded, boolean refused, Optional<BestSql> best) {}

  /**
   * @throws ModelUnavailableException if the model cannot be asked
   * @throws SQLException if the database does not answer
   */
  public ExamAnswer answer(int number, ExamQuestion question) throws SQLException {
    QuestionBudget budget = budgets.get();
    long start = nanoTime.getAsLong();
    QuestionReport report =
        pipeline.ask(Question.of(question.text()), database.forQuestion(budget), budget);
    long millis = (nanoTime.getAsLong() - start) / 1_000_000;
    if (ofModel) {
      throwIfAway(report);
    }
    Optional<ModelReport> model = report.sql().written().model();
    Written written = ofModel ? ofModel(model) : ofOurs(report.decision());
    return new ExamAnswer(
        number,
        question.kind().label(),
        question.gold().isPresent(),
        written.best().isPresent()
            ? graded(written.best().get(), question)
            : written.unlessGraded(),
        written.refused(),
        written
            .best()
            .map(best -> OptionalDouble.of(best.confidence().value()))
            .orElse(OptionalDouble.empty()),
        ofModel
            ? model.map(told -> told.writing().sure().overall()).orElse(OptionalDouble.empty())
            : OptionalDouble.empty(),
        cost(model.map(ModelReport::spent), millis));
  }

  /** What our own readers answer without it says nothing of the model. */
  private static void throwIfAway(QuestionReport report) {
    Optional<ModelUnavailableException> away = report.sql().written().unavailable();
    if (away.isPresent()) {
      throw away.get();
    }
  }

  private static Written ofModel(Optional<ModelReport> model) {
    if (model.isEmpty()) {
      return new Written(Outcome.EARLY, true, Optional.empty());
    }
    return switch (model.get().writing().outcome()) {
      case NOTHING -> new Written(Outcome.NONE, true, Optional.empty());
      case USELESS -> new Written(Outcome.USELESS, true, Optional.empty());
      case WROTE -> new Written(Outcome.USELESS, model.get().best().isEmpty(), model.get().best());
    };
  }

  /** What our own readers withhold is refused, since they are judged by what they are good for. */
  private static Written ofOurs(Decision decision) {
    return new Written(Outcome.NONE, decision instanceof Decision.Abstention, decision.best());
  }

  private Outcome graded(BestSql best, ExamQuestion question) throws SQLException {
    if (question.gold().isEmpty()) {
      return Outcome.WRONG;
    }
    QuestionBudget budget = budgets.get();
    ReadOnlyDatabase graded = database.forQuestion(budget);
    try {
      return GoldRows.same(best.sql(), question.gold().get(), graded, budget)
          ? Outcome.RIGHT
          : Outcome.WRONG;
    } catch (BudgetExhaustedException tooLong) {
      return Outcome.WRONG; // the gold was seen to run in time
    }
  }

  private static Cost cost(Optional<AskedModel.Spent> spent, long millis) {
    return spent
        .map(one -> new Cost(one.calls(), one.tokens().in(), one.tokens().out(), millis))
        .orElse(new Cost(0, 0, 0, millis));
  }
}
