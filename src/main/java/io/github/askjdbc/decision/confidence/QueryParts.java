package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.text.LetterCase;
import java.util.HashSet;
import java.util.Set;

/** A query as a set of the things that it does, so that two can be compared. */
final class QueryParts {

  private QueryParts() {}

  static Set<String> of(ResolvedQuery names) {
    ParsedQuery query = names.query();
    Set<String> parts = new HashSet<>();
    names.tables().forEach(table -> parts.add("from " + table.name()));
    for (Placed<Expr.ColumnRef> reference : query.columns()) {
      ColumnName column = names.columns().get(reference.node());
      if (column != null) {
        parts.add(reference.clause() + " " + column);
      }
    }
    for (Placed<Expr.Call> call : query.calls()) {
      parts.add(call.clause() + " " + call.node().name() + (call.node().star() ? "*" : ""));
    }
    query.textLiterals().forEach(text -> parts.add("= " + folded(text.node().value())));
    names.textual().forEach(text -> parts.add("= " + folded(text.name().value())));
    query.numbers().forEach(number -> parts.add("= " + number.node().written()));
    for (Placed<Expr.Comparison> comparison : query.all(Expr.Comparison.class)) {
      parts.add("operator " + comparison.node().operator());
    }
    for (Placed<OrderItem> item : query.all(OrderItem.class)) {
      parts.add(item.node().descending() ? "descending" : "ascending");
    }
    for (Placed<QueryBody.SetOperation> set : query.all(QueryBody.SetOperation.class)) {
      set.node().operators().forEach(operator -> parts.add("set " + operator));
    }
    query.query().limit().ifPresent(limit -> parts.add("limit"));
    parts.add("selects " + query.selects().size());
    return parts;
  }

  private static String folded(String text) {
    return LetterCase.withoutCase(text.strip());
  }
}
