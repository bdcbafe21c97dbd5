package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.ResolvedSelect;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A query, or a subquery, that makes one row of all rows by an aggregate which needs at least one.
 *
 * @param first its first such aggregate
 */
record AggregatedRows(Placed<Query> query, Expr.Call first) {
  static final String UNREAD = "it is not known whether any row is aggregated";

  /** Those that give a number where there is no row. */
  private static final Set<String> OF_NOTHING = Set.of("COUNT", "TOTAL");

  /** In the order of the text, the whole query included. */
  static List<AggregatedRows> all(Subject subject) {
    return subject.query().all(Query.class).stream()
        .flatMap(query -> of(query).stream())
        .filter(one -> reads(one.query().node()))
        .toList();
  }

  /** The whole query, if it is one. */
  static List<AggregatedRows> outermost(Subject subject) {
    return all(subject).stream().filter(one -> one.query().depth() == 0).toList();
  }

  private static Optional<AggregatedRows> of(Placed<Query> query) {
    return query.node().body() instanceof QueryBody.Select select && select.groupBy().isEmpty()
        ? select.items().stream()
            .flatMap(ResolvedSelect::own)
            .filter(Expr.Call.class::isInstance)
            .map(Expr.Call.class::cast)
            .filter(call -> call.aggregate() && !OF_NOTHING.contains(call.name()))
            .findFirst()
            .map(call -> new AggregatedRows(query, call))
        : Optional.empty();
  }

  private static boolean reads(Query query) {
    return query.body() instanceof QueryBody.Select select && !select.from().isEmpty();
  }

  /** Whether it filters or joins, so that no row may be left. */
  boolean narrows() {
    return query.node().body() instanceof QueryBody.Select select
        && (select.where().isPresent() || select.from().size() > 1);
  }

  /**
   * Whether there is no row to aggregate.
   *
   * @return empty where that cannot be asked
   */
  Optional<Boolean> none(Subject subject) {
    return subject
        .names()
        .rowsRead(query.node())
        .map(sql -> subject.probe(sql, 1))
        .filter(ProbeOutcome.Rows.class::isInstance)
        .map(rows -> ((ProbeOutcome.Rows) rows).rows().isEmpty());
  }
}
