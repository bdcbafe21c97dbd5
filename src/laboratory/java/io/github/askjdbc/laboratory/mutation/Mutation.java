package io.github.askjdbc.laboratory.mutation;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.SqlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A way to break SQL, as people and models do, with the signal that should notice. */
public enum Mutation {

  /** The first ON is left out. */
  DROPPED_JOIN_CONDITION("missing-join") {
    @Override
    Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog) {
      return select(query, Mutation::withoutCondition);
    }
  },

  /** The first GROUP BY is left out, with its HAVING. */
  DROPPED_GROUPING("missing-group-by") {
    @Override
    Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog) {
      return select(
          query,
          select ->
              select.groupBy().isEmpty()
                  ? Optional.empty()
                  : Optional.of(select.withGroupBy(List.of()).withoutHaving()));
    }
  },

  /** The first mean is written as a sum over a count. */
  MEAN_AS_DIVISION("integer-division") {
    @Override
    Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog) {
      return expr(query, Expr.Call.class, Mutation::asDivision);
    }
  },

  /** The list of the first NOT IN gets a NULL. */
  NULL_IN_LIST("null-in-not-in") {
    @Override
    Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog) {
      return expr(query, Expr.In.class, Mutation::withNull);
    }
  },

  /** The first IN with a subquery becomes an equality. */
  MEMBERSHIP_AS_EQUALITY("incorrect-filter-in-subquery") {
    @Override
    Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog) {
      return expr(
          query,
          Expr.In.class,
          in ->
              !in.negated() && in.set() instanceof Expr.Subquery
                  ? Optional.of(
                      new Expr.Comparison(in.span(), in.operand(), "=", in.set(), Optional.empty()))
                  : Optional.empty());
    }
  },

  /** A sum or mean over one table is taken after a join with one that refers to it. */
  JOINED_MANY_SIDE("fan-out") {
    @Override
    Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog) {
      return ManySide.joined(query, catalog);
    }
  };

  /** A rewriting of one part, where it applies. */
  interface Rewriting<T> {
    Optional<? extends SqlNode> of(T part);
  }

  private final String signal;

  Mutation(String signal) {
    this.signal = signal;
  }

  /** The signal that should notice. */
  public String signal() {
    return signal;
  }

  /** For tables: words apart by blanks. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The broken SQL; empty where there is nothing to break in this way. */
  abstract Optional<String> of(ResolvedQuery query, CatalogSnapshot catalog);

  private static Optional<String> select(
      ResolvedQuery query, Rewriting<QueryBody.Select> rewriting) {
    return first(query, query.query().selects(), rewriting);
  }

  private static <T extends Expr> Optional<String> expr(
      ResolvedQuery query, Class<T> kind, Rewriting<T> rewriting) {
    return first(query, query.query().all(kind), rewriting);
  }

  private static <T extends SqlNode> Optional<String> first(
      ResolvedQuery query, List<Placed<T>> parts, Rewriting<T> rewriting) {
    for (Placed<T> part : parts) {
      Optional<? extends SqlNode> changed = rewriting.of(part.node());
      if (changed.isPresent()) {
        return Optional.of(query.with(part.node(), changed.get()));
      }
    }
    return Optional.empty();
  }

  private static Optional<QueryBody.Select> withoutCondition(QueryBody.Select select) {
    List<Relation> from = new ArrayList<>(select.from());
    for (int i = 0; i < from.size(); i++) {
      if (from.get(i) instanceof Relation.Join join && join.on().isPresent()) {
        from.set(
            i,
            new Relation.Join(
                join.span(), "CROSS JOIN", join.right(), Optional.empty(), List.of()));
        return Optional.of(select.withFrom(from));
      }
    }
    return Optional.empty();
  }

  private static Optional<Expr> asDivision(Expr.Call call) {
    return call.name().equals("AVG") && call.aggregate() && !call.distinct()
        ? Optional.of(
            new Expr.Chain(
                call.span(), List.of(named(call, "SUM"), named(call, "COUNT")), List.of("/")))
        : Optional.empty();
  }

  private static Expr named(Expr.Call call, String name) {
    return Expr.Call.of(call.span(), name, false, false, call.arguments());
  }

  private static Optional<Expr> withNull(Expr.In in) {
    if (!in.negated() || !(in.set() instanceof Expr.Subquery list)) {
      return Optional.empty();
    }
    QueryBody.Select none =
        new QueryBody.Select(
            in.span(),
            false,
            List.of(
                new SelectItem(in.span(), new Expr.Constant(in.span(), "NULL"), Optional.empty())),
            List.of(),
            Optional.empty(),
            List.of(),
            Optional.empty());
    Query both =
        new Query(
            in.span(),
            list.query().with(),
            new QueryBody.SetOperation(
                in.span(), List.of(list.query().body(), none), List.of("UNION")),
            List.of(),
            Optional.empty());
    return Optional.of(
        new Expr.In(
            in.span(), in.operand(), true, new Expr.Subquery(list.span(), list.word(), both)));
  }
}
