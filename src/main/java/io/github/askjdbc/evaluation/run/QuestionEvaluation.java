package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Asks one question and judges what comes back. Safe for several threads. */
public final class QuestionEvaluation {

  /** The whole question in {@link QuestionResult#millis}, on a connection that is open. */
  public static final String TOTAL = "total";

  private final Approach approach;
  private final DatabaseAccess databases;
  private final GoldComparison judge;
  private final Supplier<QuestionBudget> budgets;
  private final LongSupplier nanoTime;

  /**
   * @param budgets a fresh budget for each question
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public QuestionEvaluation(
      Approach approach,
      DatabaseAccess databases,
      GoldComparison judge,
      Supplier<QuestionBudget> budgets,
      LongSupplier nanoTime) {
    this.approach = approach;
    this.databases = databases;
    this.judge = judge;
    this.budgets = budgets;
    this.nanoTime = nanoTime;
  }

  /** Never throws for what one question's input holds: that becomes its result. */
  public QuestionResult evaluate(EvaluationQuestion question) {
    try {
      String db = databases.databases().without(question.db(), question.hidden());
      try (Connection connection = databases.databases().connect(db)) {
        if (question.gold().isPresent()
            && judge.run(connection, question.gold().get()) instanceof QueryResult.Failed failed) {
          return QuestionResult.unusable(question, "the gold does not run: " + failed.reason());
        }
        return decided(question, db, connection);
      }
    } catch (EvaluatedDatabases.MissingDatabaseException | Approach.UnusableQuestionException e) {
      return QuestionResult.unusable(question, e.getMessage());
    } catch (SQLException e) {
      return QuestionResult.unusable(question, "the database cannot be used: " + e.getMessage());
    }
  }

  private QuestionResult decided(EvaluationQuestion question, String db, Connection connection) {
    Approach.Decided decided;
    Duration total;
    try (AskedDatabases.Use use =
        databases.asked().open(databases.databases().url(db), connection)) {
      use.database(budgets.get()); // what a new connection costs is no question's time
      QuestionBudget budget = budgets.get();
      long start = nanoTime.getAsLong();
      decided = approach.decide(question, connection, use.database(budget), budget);
      total = Duration.ofNanos(nanoTime.getAsLong() - start);
    } catch (Approach.UnusableQuestionException e) {
      throw e;
    } catch (SQLException | RuntimeException e) {
      // one broken question must not end a run of thousands; it is counted and listed
      return QuestionResult.failed(question, e.toString());
    }
    return judged(question, connection, decided, total);
  }

  private QuestionResult judged(
      EvaluationQuestion question,
      Connection connection,
      Approach.Decided decided,
      Duration total) {
    Optional<GoldComparison.Finding> finding =
        decided.sql().isPresent() && question.gold().isPresent()
            ? Optional.of(judge.judge(connection, decided.sql().get(), question))
            : Optional.empty();
    Optional<RowsPreview> sqlRows =
        finding
            .map(found -> RowsPreview.of(found.sql()))
            .or(() -> decided.sql().map(sql -> RowsPreview.of(judge.run(connection, sql))));
    Optional<Judgement> judgement = finding.flatMap(GoldComparison.Finding::judgement);
    QuestionReport report = decided.report();
    Optional<Confidence> confidence = confidence(report.decision());
    Optional<Decision.Abstention> abstention = abstention(report.decision());
    return new QuestionResult(
        question,
        abstention.isEmpty(),
        abstention.map(abstained -> abstained.reason().sqlState()),
        abstention.map(Decision.Abstention::message),
        decided.sql(),
        confidence.map(one -> OptionalDouble.of(one.value())).orElse(OptionalDouble.empty()),
        confidence.map(Confidence::calibrated).orElse(false),
        judgement,
        verdicts(report),
        findings(report),
        millis(report, total),
        sqlRows,
        finding.map(found -> RowsPreview.of(found.gold())),
        decided.agreement(),
        Optional.empty(),
        Optional.empty());
  }

  private static Optional<Decision.Abstention> abstention(Decision decision) {
    return decision instanceof Decision.Abstention abstained
        ? Optional.of(abstained)
        : Optional.empty();
  }

  private static Optional<Confidence> confidence(Decision decision) {
    return decision instanceof Decision.Answer answer
        ? Optional.of(answer.confidence())
        : ((Decision.Abstention) decision).confidence();
  }

  private static Map<String, String> verdicts(QuestionReport report) {
    Map<String, String> verdicts = new HashMap<>();
    for (ReportRow step : ReportRows.ofStages(report)) {
      if (step.stage() == Stage.INSPECT && !step.ofAccount()) {
        // a signal may have a row for each finding; one flag is enough
        verdicts.merge(
            step.signal(),
            step.verdict(),
            (first, second) -> first.equals("flagged") ? first : second);
      }
    }
    return verdicts;
  }

  private static List<String> findings(QuestionReport report) {
    List<String> lines = new ArrayList<>();
    for (ReportRow step : ReportRows.ofStages(report)) {
      if (step.flagged()) {
        String place = step.clause().map(clause -> " [" + clause.keyword() + "]").orElse("");
        lines.add(step.signal() + place + ": " + step.message());
      }
    }
    return lines;
  }

  private static Map<String, Double> millis(QuestionReport report, Duration total) {
    Map<String, Double> millis = new HashMap<>();
    report.times().forEach((stage, time) -> millis.put(stage.label(), inMillis(time)));
    millis.put(TOTAL, inMillis(total));
    return millis;
  }

  private static double inMillis(Duration duration) {
    return duration.toNanos() / 1e6;
  }
}
