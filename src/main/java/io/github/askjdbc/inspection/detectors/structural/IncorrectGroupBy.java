package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags a GROUP BY that groups nothing: without an aggregate, by the very column that is summed, or
 * by a table's key, so that every group is one row.
 *
 * <p>The usual cause is a grouping that was meant for DISTINCT, or one column too many in it
 * (SQLens, incorrect GROUP BY; Tool-SQL, misused GROUP BY).
 *
 * <p>Not flagged: a key in the grouping of a join, where one row of the key's table may meet
 * several.
 */
@ErrorSignal(
    id = IncorrectGroupBy.ID,
    summary = "A GROUP BY has no aggregate, or makes groups of one row",
    condition =
        "The keys of each GROUP BY are compared with the aggregates and with the table's "
            + "key; it fires where there is no aggregate, or where a group can hold one row or "
            + "one value only.",
    correction =
        "Group by what the question says each or per of. Use DISTINCT where only repeated "
            + "rows are to go, and leave out GROUP BY where nothing is aggregated.",
    clauses = Clause.GROUP_BY)
public final class IncorrectGroupBy implements Detector {
  static final String ID = "incorrect-group-by";
  private static final Set<String> OF_AMOUNTS = Set.of("SUM", "AVG", "TOTAL", "MIN", "MAX");

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean groups = false;
    for (ResolvedSelect select : subject.names().selects()) {
      List<Expr> keys = select.select().groupBy();
      if (!keys.isEmpty()) {
        groups = true;
        Span span = keys.get(0).span().to(keys.get(keys.size() - 1).span());
        problem(subject, select)
            .ifPresent(message -> findings.add(new Finding(ID, Clause.GROUP_BY, span, message)));
      }
    }
    return groups ? Verdict.of(findings) : new Verdict.Abstained("nothing is grouped");
  }

  private static Optional<String> problem(Subject subject, ResolvedSelect select) {
    List<Expr.Call> aggregates = select.aggregates();
    if (aggregates.isEmpty()) {
      return Optional.of("no aggregate is taken of the groups");
    }
    List<Optional<ColumnName>> keys =
        select.select().groupBy().stream().map(subject.names()::column).toList();
    for (Expr.Call call : aggregates) {
      if (OF_AMOUNTS.contains(call.name()) && call.arguments().size() == 1) {
        Optional<ColumnName> column = subject.names().column(call.arguments().get(0));
        if (column.isPresent() && keys.contains(column)) {
          return Optional.of(
              call.name() + " is taken of " + column.get() + ", which is the same in all a group");
        }
      }
    }
    if (select.plain() && select.tables().size() == 1) {
      Table table = select.tables().get(0).table();
      Set<String> grouped =
          keys.stream()
              .flatMap(Optional::stream)
              .map(ColumnName::column)
              .collect(Collectors.toSet());
      if (!table.primaryKey().isEmpty() && grouped.containsAll(table.primaryKey())) {
        return Optional.of(
            "each group is one row, since "
                + String.join(", ", table.primaryKey())
                + " is the key of "
                + table.name());
      }
    }
    return Optional.empty();
  }
}
