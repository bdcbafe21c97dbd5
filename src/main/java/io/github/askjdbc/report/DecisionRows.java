package io.github.askjdbc.report;

import static io.github.askjdbc.report.ReportRow.ABSTAINED;
import static io.github.askjdbc.report.ReportRow.CLEAN;

import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.pipeline.Chosen;
import io.github.askjdbc.pipeline.DecisionReport;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The rows of a decision, the decision itself last. */
final class DecisionRows {
  private DecisionRows() {}

  static List<ReportRow> of(QuestionReport report) {
    List<ReportRow> rows = new ArrayList<>();
    DecisionReport decided = report.decided();
    decided.record().ifPresent(record -> rows.add(record(decided, record)));
    decided
        .wording()
        .ifPresent(
            words -> rows.add(row("wording", CLEAN, Optional.empty(), "in words: " + words)));
    if (decided.decision() instanceof Decision.Abstention abstention) {
      abstention
          .suggestions()
          .forEach(text -> rows.add(row("suggestion", ABSTAINED, Optional.empty(), text)));
    }
    rows.add(last(report));
    return rows;
  }

  private static ReportRow record(DecisionReport decided, WriterRecord record) {
    return row(
        "record",
        CLEAN,
        Optional.empty(),
        String.format(
            Locale.ROOT,
            "right in %d of %d that are known on this database (%s); without that, the confidence was"
                + " %.2f",
            record.right(),
            record.size(),
            sources(record),
            decided.chosen().orElseThrow().confidence().value()));
  }

  private static String sources(WriterRecord record) {
    int verdicts = record.size() - record.examined();
    List<String> sources = new ArrayList<>();
    if (verdicts > 0) {
      sources.add(verdicts + (verdicts == 1 ? " verdict" : " verdicts"));
    }
    if (record.examined() > 0) {
      sources.add(record.examined() + " of its exam");
    }
    return String.join(", ", sources);
  }

  private static ReportRow row(
      String signal, String verdict, Optional<String> fragment, String message) {
    return ReportRow.of(Stage.DECISION, signal, verdict, fragment, message);
  }

  private static ReportRow last(QuestionReport report) {
    Optional<BestSql> best = report.decision().best();
    return new ReportRow(
        Stage.DECISION,
        by(report),
        report.decision() instanceof Decision.Answer ? "answer" : "abstain",
        Optional.empty(),
        best.map(BestSql::sql),
        report.decision() instanceof Decision.Abstention abstention
            ? abstention.reason().sqlState() + ": " + abstention.message()
            : "answered",
        best.map(one -> one.confidence().value()));
  }

  /** What the decision was made by. */
  private static String by(QuestionReport report) {
    if (report.sql().written().ofTheCatalog()) {
      return Writer.CATALOG.id();
    }
    if (report.chosen().filter(Chosen::verified).isPresent()) {
      return Writer.VERIFIED.id();
    }
    return report
        .decision()
        .best()
        .map(BestSql::confidence)
        .map(Confidence::calibrated)
        .map(calibrated -> calibrated ? "calibrated" : "uncalibrated")
        .orElse("rule");
  }
}
