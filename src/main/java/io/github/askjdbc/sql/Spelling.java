package io.github.askjdbc.sql;

import java.util.List;
import java.util.Map;

/**
 * What is written in place of parts of a query, so that the target can read them in no other way
 * than they were understood.
 *
 * @param names a column with its table before it, or a text
 * @param stars the columns that a {@code *} stands for; those over queries alone have none
 * @param natural the columns by which a NATURAL JOIN joins; none where it joins all rows with all
 */
record Spelling(
    Map<Expr.ColumnRef, Expr> names,
    Map<Expr.Star, List<Expr>> stars,
    Map<Relation.Join, List<Name>> natural) {

  /** Nothing is changed. */
  static final Spelling AS_WRITTEN = new Spelling(Map.of(), Map.of(), Map.of());

  Spelling {
    names = Map.copyOf(names);
    stars = Map.copyOf(stars);
    natural = Map.copyOf(natural);
  }
}
