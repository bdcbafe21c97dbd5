package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.SqlNode;

/**
 * A part of a query, and what stands in its place.
 *
 * @param written of the part's own kind: an expression, a SELECT or a query
 */
record SlippedPart(SqlNode part, SqlNode written) {

  /** The whole query with this change. */
  String in(ResolvedQuery query) {
    return query.with(part, written);
  }
}
