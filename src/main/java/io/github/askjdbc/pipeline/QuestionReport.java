package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.repair.RepairAttempt;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a question was decided.
 *
 * @param linked what its words name; empty where it was decided before
 * @param times how long each stage took, where it was measured
 */
public record QuestionReport(
    Question question,
    Optional<LinkedQuestion> linked,
    SqlReport sql,
    DecisionReport decided,
    Map<Stage, Duration> times) {
  public QuestionReport {
    times = Map.copyOf(times);
  }

  /** Of a decision alone. */
  public static QuestionReport of(Question question, Decision decision) {
    return new QuestionReport(
        question, Optional.empty(), SqlReport.NONE, DecisionReport.of(decision), Map.of());
  }

  /** The same for whoever asks once more, and for whom no model was asked. */
  QuestionReport again() {
    return sql.written().model().isEmpty()
        ? this
        : new QuestionReport(question, linked, sql.again(), decided, times);
  }

  public Decision decision() {
    return decided.decision();
  }

  /** The candidate that was decided upon, if there was one. */
  public Optional<Chosen> chosen() {
    return decided.chosen();
  }

  /** What each signal that was flagged says of the SQL that was decided upon. */
  public List<ErrorReport> errors() {
    return sql.errors();
  }

  /** Mended SQL that was tried, in order. */
  public List<RepairAttempt> repairs() {
    return sql.repair().attempts();
  }

  /** Id of who wrote the SQL that was decided upon; empty where there was none. */
  public Optional<String> writer() {
    return chosen()
        .map(Chosen::writer)
        .or(() -> sql.written().ofTheCatalog() ? Optional.of(Writer.CATALOG) : Optional.empty())
        .map(Writer::id);
  }
}
