package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import java.util.function.Predicate;

/** How much the query does: the more, the more can be wrong. */
final class ShapeFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    ParsedQuery query = candidate.query().query();
    QueryBody.Select outer = query.selects().get(0).node();
    row.put("shape:tables", candidate.query().tables().size());
    row.put("shape:joins", query.all(Relation.Join.class).size());
    row.put("shape:selects", query.selects().size());
    row.put("shape:items", outer.items().size());
    row.put("shape:star", !query.all(Expr.Star.class).isEmpty());
    row.put("shape:distinct", outer.distinct());
    row.put("shape:comparisons", query.all(Expr.Comparison.class).size());
    row.put("shape:memberships", query.all(Expr.In.class).size());
    row.put("shape:subqueries", query.all(Expr.Subquery.class).size());
    row.put("shape:set-operation", query.setOperation());
    row.put("shape:calls", query.calls().size());
    row.put("shape:groups", selects(query, select -> !select.groupBy().isEmpty()));
    row.put("shape:having", selects(query, select -> select.having().isPresent()));
    row.put("shape:orders", query.all(OrderItem.class).size());
    row.put("shape:limit", query.query().limit().isPresent());
    row.put("shape:texts", query.textLiterals().size() + candidate.query().textual().size());
    row.put("shape:numbers", query.numbers().size());
    row.put("shape:columns", candidate.query().columns().values().stream().distinct().count());
    row.put("shape:like", like(query));
  }

  private static boolean selects(ParsedQuery query, Predicate<QueryBody.Select> test) {
    return query.selects().stream().map(Placed::node).anyMatch(test);
  }

  private static boolean like(ParsedQuery query) {
    return query.all(Expr.Comparison.class).stream()
        .anyMatch(comparison -> comparison.node().operator().contains("LIKE"));
  }
}
