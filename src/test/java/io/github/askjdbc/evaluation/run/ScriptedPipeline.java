package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Signal;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.pipeline.DecisionReport;
import io.github.askjdbc.pipeline.InspectedSql;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.SqlReport;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Answers from a table of question to SQL, withholds SQL that holds the word {@code doubtful},
 * breaks on the question "Break!", and does not know the rest.
 */
public final class ScriptedPipeline implements QuestionAnswering {

  private final Map<String, String> sqlOfQuestion;
  private final AtomicInteger asked = new AtomicInteger();

  private static final Signal DOUBT =
      new Signal("doubtful-word", Effect.WEIGHS, false, MessageContent.MAY_HOLD_VALUES, "");

  public ScriptedPipeline(Map<String, String> sqlOfQuestion) {
    this.sqlOfQuestion = Map.copyOf(sqlOfQuestion);
  }

  /** How many questions have come. */
  public int asked() {
    return asked.get();
  }

  @Override
  public QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget) {
    asked.incrementAndGet();
    if (question.text().equals("Break!")) {
      throw new IllegalStateException("broken on purpose");
    }
    String sql = sqlOfQuestion.get(question.text());
    if (sql == null) {
      Decision decision =
          Decision.Abstention.early(AbstentionReason.NOT_IN_DATABASE, "not in this database");
      return QuestionReport.of(question, decision);
    }
    return check(question, sql, database, budget);
  }

  @Override
  public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget) {
    return true;
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget) {
    boolean doubtful = sql.contains("doubtful");
    BestSql best =
        new BestSql(sql, new Confidence(doubtful ? 0.3 : 0.95, false), List.of(), List.of());
    Decision decision =
        doubtful
            ? new Decision.Abstention(
                AbstentionReason.LOW_CONFIDENCE, "too doubtful", Optional.of(best), List.of())
            : new Decision.Answer(best);
    Verdict verdict =
        doubtful
            ? new Verdict.Flagged(
                List.of(new Finding(DOUBT.id(), Clause.WHERE, new Span(0, 0), "<b>doubtful</b>")))
            : new Verdict.Clean();
    SqlReport written =
        new SqlReport(
            SqlReport.NONE.written(),
            List.of(),
            Optional.of(
                new InspectedSql(sql, List.of(new Inspection(DOUBT, verdict)), Optional.empty())),
            SqlReport.NONE.repair(),
            List.of());
    return new QuestionReport(
        question,
        Optional.empty(),
        written,
        DecisionReport.of(decision),
        Map.of(Stage.INSPECT, Duration.ofMillis(2)));
  }
}
