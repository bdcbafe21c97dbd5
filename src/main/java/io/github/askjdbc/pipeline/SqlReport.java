package io.github.askjdbc.pipeline;

import io.github.askjdbc.inspection.ErrorReport;
import java.util.List;
import java.util.Optional;

/**
 * What was made of a question in SQL.
 *
 * @param written by all writers, in their order
 * @param refusals the guard's reasons, one for each candidate that it refused
 * @param inspected the best candidate, as it was before repair
 * @param errors what each signal that was flagged says of the SQL that was decided upon
 */
public record SqlReport(
    Written written,
    List<String> refusals,
    Optional<InspectedSql> inspected,
    RepairReport repair,
    List<ErrorReport> errors) {

  /** Before there was any SQL. */
  public static final SqlReport NONE =
      new SqlReport(
          Written.of(List.of()), List.of(), Optional.empty(), RepairReport.NONE, List.of());

  public SqlReport {
    refusals = List.copyOf(refusals);
    errors = List.copyOf(errors);
  }

  /** The same where no model was asked, since the decision was known. */
  SqlReport again() {
    Written known =
        new Written(
            written.candidates(), written.unavailable(), written.model().map(ModelReport::again));
    return new SqlReport(known, refusals, inspected, repair, errors);
  }
}
