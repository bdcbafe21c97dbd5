package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.SqlNode;
import java.util.IdentityHashMap;
import java.util.Optional;

/**
 * A part of a query, and what stands in its place.
 *
 * @param written of the part's own kind: an expression, a SELECT or a query
 */
record SlippedPart(SqlNode part, SqlNode written) {

  /** The whole query with this change. */
  String in(ResolvedQuery query) {
    IdentityHashMap<SqlNode, SqlNode> exchanged = new IdentityHashMap<>();
    exchanged.put(part, written);
    return query.with(exchanged);
  }

  static SlippedPart unlimited(Query query) {
    return new SlippedPart(
        query,
        new Query(query.span(), query.with(), query.body(), query.orderBy(), Optional.empty()));
  }

  static SlippedPart ungrouped(QueryBody.Select select) {
    return new SlippedPart(
        select,
        new QueryBody.Select(
            select.span(),
            select.distinct(),
            select.items(),
            select.from(),
            select.where(),
            select.groupBy().subList(0, select.groupBy().size() - 1),
            select.groupBy().size() > 1 ? select.having() : Optional.empty()));
  }
}
