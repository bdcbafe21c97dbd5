package io.github.askjdbc.report;

import static io.github.askjdbc.report.ReportRow.ABSTAINED;
import static io.github.askjdbc.report.ReportRow.CLEAN;
import static io.github.askjdbc.report.ReportRow.FLAGGED;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.pipeline.InspectedSql;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.RepairReport;
import io.github.askjdbc.pipeline.SqlReport;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.pipeline.Written;
import io.github.askjdbc.sql.QueryFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A report as rows: what came of it first, then the stages in order, the decision last. */
public final class ReportRows {

  private static final int HINTS_SHOWN = 5;
  private static final String CATALOG_ANSWERS =
      "answered from the catalog, which holds what questions may read; no row was looked at";

  private final List<ReportRow> rows = new ArrayList<>();

  private ReportRows() {}

  public static List<ReportRow> of(QuestionReport report) {
    List<ReportRow> stages = ofStages(report);
    List<ReportRow> all = new ArrayList<>(SummaryRows.of(report, stages));
    all.addAll(stages);
    return List.copyOf(all);
  }

  /** Without the summary. */
  public static List<ReportRow> ofStages(QuestionReport report) {
    ReportRows rows = new ReportRows();
    rows.add(Stage.RECOGNISE, "question", CLEAN, Optional.empty(), "taken for a question");
    report.linked().ifPresent(rows::linked);
    rows.written(report.sql().written());
    rows.inspected(report.sql());
    report
        .linked()
        .flatMap(linked -> facts(report).map(facts -> Account.of(linked, facts)))
        .map(AccountRows::of)
        .ifPresent(rows.rows::addAll);
    rows.repaired(report.sql().repair());
    rows.rows.addAll(DecisionRows.of(report));
    return rows.rows;
  }

  private static Optional<QueryFacts> facts(QuestionReport report) {
    return report.sql().repair().mended().or(report.sql()::inspected).flatMap(InspectedSql::facts);
  }

  private void linked(LinkedQuestion linked) {
    linked
        .restated()
        .ifPresent(
            text -> add(Stage.LINK, "definition", CLEAN, Optional.empty(), "read as: " + text));
    for (Link link : linked.links()) {
      add(Stage.LINK, "link", CLEAN, Optional.of(linked.text(link.span())), LinkText.of(link));
    }
    for (int index : linked.unexplained()) {
      add(
          Stage.LINK,
          "link",
          FLAGGED,
          Optional.of(linked.words().get(index).text()),
          "nothing in the database explains this word");
    }
    linked.hints().stream()
        .filter(hint -> hint.span().words().anyMatch(linked.unexplained()::contains))
        .sorted(Comparator.comparingDouble(Link::score).reversed())
        .limit(HINTS_SHOWN)
        .forEach(
            hint ->
                add(
                    Stage.LINK,
                    "hint",
                    ABSTAINED,
                    Optional.of(linked.text(hint.span())),
                    LinkText.of(hint)));
  }

  private void written(Written written) {
    written
        .bySql()
        .forEach(
            (sql, candidates) ->
                add(
                    Stage.GENERATE,
                    joined(candidates, one -> one.writer().id()),
                    CLEAN,
                    Optional.of(sql),
                    written.ofTheCatalog() ? CATALOG_ANSWERS : "score " + scores(candidates)));
    written.model().ifPresent(report -> rows.addAll(ModelRows.of(report)));
    written
        .unavailable()
        .map(ModelUnavailableException::getMessage)
        .ifPresent(why -> add(Stage.GENERATE, "model", ABSTAINED, Optional.empty(), why));
  }

  private static String scores(List<Candidate> candidates) {
    return joined(candidates, one -> String.format(Locale.ROOT, "%.3f", one.score()));
  }

  static String joined(List<Candidate> candidates, Function<Candidate, String> part) {
    return candidates.stream().map(part).collect(Collectors.joining(", "));
  }

  /** The signals of the best candidate only: those of the others say little to a person. */
  private void inspected(SqlReport sql) {
    sql.refusals().forEach(why -> add(Stage.INSPECT, "guard", FLAGGED, Optional.empty(), why));
    sql.inspected()
        .ifPresent(one -> one.inspections().forEach(inspection -> inspected(inspection, one)));
  }

  private void inspected(Inspection inspection, InspectedSql sql) {
    if (inspection.flagged()) {
      inspection.findings().forEach(finding -> flagged(Stage.INSPECT, finding, sql));
    } else if (inspection.verdict() instanceof Verdict.Abstained abstained) {
      add(Stage.INSPECT, inspection.id(), ABSTAINED, Optional.empty(), abstained.reason());
    } else {
      add(Stage.INSPECT, inspection.id(), CLEAN, Optional.empty(), "nothing wrong was found");
    }
  }

  private void repaired(RepairReport repair) {
    repair
        .attempts()
        .forEach(
            attempt ->
                add(
                    Stage.REPAIR,
                    attempt.repair(),
                    attempt.improved() ? CLEAN : FLAGGED,
                    Optional.of(attempt.after()),
                    RepairText.of(attempt, repair.suggested())));
    repair
        .mended()
        .ifPresent(sql -> sql.findings().forEach(found -> flagged(Stage.REPAIR, found, sql)));
  }

  private void flagged(Stage stage, Finding finding, InspectedSql sql) {
    rows.add(
        new ReportRow(
            stage,
            finding.signal(),
            FLAGGED,
            Optional.of(finding.clause()),
            Optional.of(finding.span().of(sql.text())),
            finding.message(),
            Optional.empty()));
  }

  private void add(
      Stage stage, String signal, String verdict, Optional<String> fragment, String message) {
    rows.add(ReportRow.of(stage, signal, verdict, fragment, message));
  }
}
