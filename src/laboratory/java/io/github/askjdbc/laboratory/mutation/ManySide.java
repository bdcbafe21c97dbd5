package io.github.askjdbc.laboratory.mutation;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Name;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Joins the one table of a sum or mean with a table that refers to it. */
final class ManySide {
  private static final Set<String> REPEATING = Set.of("SUM", "AVG");
  private static final Name ALIAS = new Name("many_side", "many_side");

  private ManySide() {}

  static Optional<String> joined(ResolvedQuery query, CatalogSnapshot catalog) {
    for (ResolvedSelect select : query.selects()) {
      boolean sums =
          select.aggregates().stream()
              .anyMatch(call -> REPEATING.contains(call.name()) && !call.distinct());
      if (sums && select.plain() && select.tables().size() == 1) {
        Optional<QueryBody.Select> joined = joined(query, select, catalog);
        if (joined.isPresent()) {
          return Optional.of(query.with(select.select(), joined.get()));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<QueryBody.Select> joined(
      ResolvedQuery query, ResolvedSelect resolved, CatalogSnapshot catalog) {
    TableUse use = resolved.tables().get(0);
    QueryBody.Select select = resolved.select();
    return catalog.foreignKeys().stream()
        .filter(key -> key.to().equals(use.table().name()) && !key.from().equals(key.to()))
        .filter(key -> key.fromColumns().size() == 1)
        .filter(key -> catalog.table(key.from()).filter(t -> apart(query, t)).isPresent())
        .findFirst()
        .map(
            key -> {
              List<Relation> from = new ArrayList<>(select.from());
              from.add(join(query, use, key, select.span()));
              return select.withFrom(from);
            });
  }

  /** Whether no unqualified column of the query becomes ambiguous. */
  private static boolean apart(ResolvedQuery query, Table table) {
    Set<String> added =
        table.columns().stream()
            .map(column -> column.name().column().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    return query.query().columns().stream()
        .filter(placed -> placed.node().qualifier().isEmpty())
        .noneMatch(placed -> added.contains(placed.node().name().value().toLowerCase(Locale.ROOT)));
  }

  private static Relation.Join join(ResolvedQuery query, TableUse use, ForeignKey key, Span span) {
    IdentifierQuoting quoting = IdentifierQuoting.of(query.query().dialect());
    Expr condition =
        new Expr.Comparison(
            span,
            new Expr.ColumnRef(span, List.of(ALIAS), name(quoting, key.fromColumns().get(0))),
            "=",
            new Expr.ColumnRef(
                span,
                use.ref().alias().map(List::of).orElse(use.ref().parts()),
                name(quoting, key.toColumns().get(0))),
            Optional.empty());
    Relation.TableRef added =
        new Relation.TableRef(span, List.of(name(quoting, key.from().name())), Optional.of(ALIAS));
    return new Relation.Join(span, "JOIN", added, Optional.of(condition), List.of());
  }

  private static Name name(IdentifierQuoting quoting, String stored) {
    return new Name(quoting.quote(stored), stored);
  }
}
