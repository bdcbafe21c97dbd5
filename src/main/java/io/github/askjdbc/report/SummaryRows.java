package io.github.askjdbc.report;

import static io.github.askjdbc.report.ReportRow.ABSTAINED;
import static io.github.askjdbc.report.ReportRow.CLEAN;
import static io.github.askjdbc.report.ReportRow.FLAGGED;

import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.text.ComparedNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a person wants to know of a decision before its details: what was understood, the SQL, what
 * speaks for it and against it, and the number that it needed.
 */
final class SummaryRows {

  private static final String NOTHING_WRONG = "every word is known and no signal is flagged";
  private static final String CERTAIN = "the catalog says so; nothing is guessed";

  private final List<ReportRow> rows = new ArrayList<>();

  private SummaryRows() {}

  /**
   * @param details the rows of the stages
   */
  static List<ReportRow> of(QuestionReport report, List<ReportRow> details) {
    SummaryRows summary = new SummaryRows();
    summary.understood(report);
    summary.weighed(report, details);
    return summary.rows;
  }

  private void understood(QuestionReport report) {
    report
        .decided()
        .wording()
        .ifPresentOrElse(
            words -> add("understood", CLEAN, Optional.empty(), words),
            () -> add("understood", ABSTAINED, Optional.empty(), "no query was found"));
    report
        .decision()
        .best()
        .map(BestSql::sql)
        .ifPresent(sql -> add("sql", CLEAN, Optional.of(sql), writers(report, sql)));
  }

  private static String writers(QuestionReport report, String sql) {
    List<Candidate> written = report.sql().written().bySql().getOrDefault(sql, List.of());
    return written.isEmpty()
        ? "as it would run"
        : "written by " + ReportRows.joined(written, one -> one.writer().id());
  }

  private void weighed(QuestionReport report, List<ReportRow> details) {
    List<ReportRow> against =
        details.stream()
            .filter(ReportRow::flagged)
            .filter(row -> row.stage() == Stage.LINK || isOfTheSql(row, report))
            .toList();
    if (against.isEmpty()) {
      boolean certain = report.sql().written().ofTheCatalog();
      add("for", CLEAN, Optional.empty(), certain ? CERTAIN : NOTHING_WRONG);
    }
    against.forEach(row -> add("against", FLAGGED, row.fragment(), row.message()));
    report
        .decision()
        .best()
        .filter(best -> report.decided().needed().isPresent())
        .ifPresent(
            best -> needed(best.confidence().value(), report.decided().needed().getAsDouble()));
  }

  /** What was mended speaks against the original alone. */
  private static boolean isOfTheSql(ReportRow row, QuestionReport report) {
    return row.stage() == Stage.INSPECT && report.sql().repair().mended().isEmpty();
  }

  private void needed(double sure, double needed) {
    rows.add(
        new ReportRow(
            Stage.SUMMARY,
            "needed",
            sure >= needed ? CLEAN : FLAGGED,
            Optional.empty(),
            Optional.empty(),
            "sure to "
                + ComparedNumber.of(sure, needed)
                + (sure >= needed ? ", " : " only, ")
                + ComparedNumber.of(needed, sure)
                + " is needed",
            Optional.of(needed)));
  }

  private void add(String signal, String verdict, Optional<String> fragment, String message) {
    rows.add(ReportRow.of(Stage.SUMMARY, signal, verdict, fragment, message));
  }
}
