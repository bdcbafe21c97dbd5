package io.github.askjdbc.report;

import static io.github.askjdbc.report.ReportRow.ABSTAINED;
import static io.github.askjdbc.report.ReportRow.CLEAN;
import static io.github.askjdbc.report.ReportRow.FLAGGED;

import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.pipeline.ModelReport;
import io.github.askjdbc.pipeline.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a language model did for a question, and what it cost. */
final class ModelRows {
  private ModelRows() {}

  static List<ReportRow> of(ModelReport report) {
    List<ReportRow> rows = new ArrayList<>();
    ModelWriting writing = report.writing();
    rows.add(
        switch (writing.outcome()) {
          case WROTE -> row("model", CLEAN, report.model() + " wrote it; " + report.agreement());
          case NOTHING -> row("model", FLAGGED, report.model() + " says that there is no answer");
          case USELESS ->
              row("model", ABSTAINED, report.model() + ": " + writing.problem().orElse(""));
        });
    writing
        .reason()
        .ifPresent(text -> rows.add(row("model-reason", ABSTAINED, "the model says: " + text)));
    report
        .sample()
        .ifPresent(
            sample ->
                rows.add(row("model-sample", sample.agrees() ? CLEAN : FLAGGED, sample.text())));
    rows.add(row("model-cost", CLEAN, report.cost()));
    return rows;
  }

  private static ReportRow row(String signal, String verdict, String message) {
    return ReportRow.of(Stage.GENERATE, signal, verdict, Optional.empty(), message);
  }
}
