package io.github.askjdbc.driver;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.ErrorReport;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.ShownPrompt;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import io.github.askjdbc.sql.Clause;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What {@code ASK SQL}, {@code ASK EXPLAIN}, {@code ASK CHECK}, {@code ASK CONFIRM}, {@code ASK
 * CORRECT} and {@code ASK FORGET} show.
 *
 * @param columns names, in order; {@code confidence} is a DOUBLE, the rest VARCHAR
 * @param rows cells, in the columns' order; null for SQL NULL
 */
record ReportTable(List<String> columns, List<List<Object>> rows) {
  static final String CONFIDENCE = "confidence";
  private static final List<String> SQL_COLUMNS = List.of("decision", "sql", CONFIDENCE, "reason");
  private static final List<String> FEEDBACK_COLUMNS =
      List.of("status", "decision", "sql", CONFIDENCE, "reason");
  private static final List<String> PROMPT_COLUMNS = List.of("step", "sent", "prompt");
  private static final List<String> STEP_COLUMNS =
      List.of("stage", "signal", "verdict", "clause", "fragment", "message", CONFIDENCE);

  /** One row: the decision, the SQL and how sure it is, and why there is no answer. */
  static ReportTable ofSql(QuestionReport report) {
    List<Object> row;
    if (report.decision() instanceof Decision.Answer answer) {
      row = row("answer", answer.sql(), answer.confidence().value(), null);
    } else {
      Decision.Abstention abstention = (Decision.Abstention) report.decision();
      row =
          row(
              "abstain",
              abstention.candidate().orElse(null),
              abstention.confidence().map(Confidence::value).orElse(null),
              abstention.reason().sqlState() + ": " + abstention.message());
    }
    return new ReportTable(SQL_COLUMNS, List.of(row));
  }

  /** A row for each text that a language model would be sent. */
  static ReportTable ofPrompts(List<ShownPrompt> prompts) {
    return new ReportTable(
        PROMPT_COLUMNS,
        prompts.stream().map(one -> row(one.step(), one.sent(), one.text())).toList());
  }

  /** The same for a question that a person gave feedback on, which comes first. */
  static ReportTable ofFeedback(String status, QuestionReport report) {
    List<Object> row = new ArrayList<>(List.of(status));
    row.addAll(ofSql(report).rows().get(0));
    return new ReportTable(FEEDBACK_COLUMNS, List.of(row(row.toArray())));
  }

  /** The same without signals that flag nothing. */
  static ReportTable ofSpeakingSteps(QuestionReport report) {
    return ofRows(report, row -> row.stage() != Stage.INSPECT || row.flagged() || row.ofAccount());
  }

  /**
   * A row for each step; the last is the decision. What a signal flags comes with the instruction
   * to correct it.
   */
  static ReportTable ofSteps(QuestionReport report) {
    return ofRows(report, row -> true);
  }

  private static ReportTable ofRows(QuestionReport report, Predicate<ReportRow> shown) {
    Map<String, String> corrections =
        report.errors().stream()
            .collect(Collectors.toMap(ErrorReport::signal, ErrorReport::correction));
    return new ReportTable(
        STEP_COLUMNS,
        ReportRows.of(report).stream()
            .filter(shown)
            .map(step -> row(step, Optional.ofNullable(corrections.get(step.signal()))))
            .toList());
  }

  /**
   * @param correction of the step's signal, shown where the step is flagged
   */
  private static List<Object> row(ReportRow step, Optional<String> correction) {
    String mend =
        correction
            .filter(instruction -> step.flagged())
            .map(instruction -> ". To correct it: " + instruction)
            .orElse("");
    return row(
        step.stage().label(),
        step.signal(),
        step.verdict(),
        step.clause().map(Clause::keyword).orElse(null),
        step.fragment().orElse(null),
        step.message() + mend,
        step.confidence().orElse(null));
  }

  private static List<Object> row(Object... cells) {
    return Collections.unmodifiableList(Arrays.asList(cells));
  }
}
