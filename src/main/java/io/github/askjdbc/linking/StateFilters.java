package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.sql.Definition;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Conditions for states as links; each is parsed once for a catalog. */
final class StateFilters {

  private final CatalogSnapshot catalog;
  private final Map<String, Optional<Definition>> defined = new ConcurrentHashMap<>();

  StateFilters(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /** Words for the rows in which a column holds nothing. */
  Optional<Link> isNull(AskedState asked, Column column, WordSpan span, double score) {
    return link(asked, column, cell(asked, column) + " IS NULL", span, score);
  }

  /** Words for the rows in which a column holds anything. */
  Optional<Link> isNotNull(AskedState asked, Column column, WordSpan span, double score) {
    return link(asked, column, cell(asked, column) + " IS NOT NULL", span, score);
  }

  /** Words for the rows in which a condition on a column holds; empty where it cannot be read. */
  Optional<Link> link(
      AskedState asked, Column column, String condition, WordSpan span, double score) {
    Optional<Definition> definition =
        defined.computeIfAbsent(
            column.name().table() + " " + condition,
            key ->
                Definition.condition(condition, column.name().table(), catalog, asked.dialect()));
    return definition.map(
        sql ->
            new Link.ToFilter(
                asked.withAdverbs(span), column.name().column(), sql, score, Evidence.STATE));
  }

  static String cell(AskedState asked, Column column) {
    return IdentifierQuoting.of(asked.dialect()).quote(column.name().column());
  }
}
