package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Clauses with something left out or turned. */
final class ClauseSlips {

  private ClauseSlips() {}

  /** One for each condition, or for the whole clause where there is one alone. */
  static Stream<SlippedPart> withoutCondition(QueryBody.Select select) {
    if (select.where().isEmpty()) {
      return Stream.empty();
    }
    if (!(select.where().get() instanceof Expr.Chain chain && chain.conjunction())) {
      return Stream.of(new SlippedPart(select, select.withoutWhere()));
    }
    return IntStream.range(0, chain.operands().size())
        .mapToObj(at -> new SlippedPart(select, select.withWhere(without(chain, at))));
  }

  private static Expr without(Expr.Chain chain, int at) {
    List<Expr> left = without(chain.operands(), at);
    return left.size() == 1
        ? left.get(0)
        : new Expr.Chain(
            chain.span(), left, chain.operators().subList(1, chain.operators().size()));
  }

  private static <T> List<T> without(List<T> all, int at) {
    List<T> left = new ArrayList<>(all);
    left.remove(at);
    return left;
  }

  static Stream<SlippedPart> withoutHaving(QueryBody.Select select) {
    return select.having().stream().map(having -> new SlippedPart(select, select.withoutHaving()));
  }

  /** Without the last of the groups, and without a condition on groups where there is none left. */
  static Stream<SlippedPart> withoutGroup(QueryBody.Select select) {
    int left = select.groupBy().size() - 1;
    if (left < 0) {
      return Stream.empty();
    }
    QueryBody.Select fewer = select.withGroupBy(select.groupBy().subList(0, left));
    return Stream.of(new SlippedPart(select, left > 0 ? fewer : fewer.withoutHaving()));
  }

  static Stream<SlippedPart> otherDistinct(QueryBody.Select select) {
    return Stream.of(new SlippedPart(select, select.withDistinct(!select.distinct())));
  }

  static Stream<SlippedPart> fewerColumns(QueryBody.Select select) {
    return select.items().size() < 2
        ? Stream.empty()
        : IntStream.range(0, select.items().size())
            .mapToObj(at -> new SlippedPart(select, select.withItems(without(select.items(), at))));
  }

  static Stream<SlippedPart> innerJoins(QueryBody.Select select) {
    List<Relation> from = select.from().stream().map(ClauseSlips::inner).toList();
    return from.equals(select.from())
        ? Stream.empty()
        : Stream.of(new SlippedPart(select, select.withFrom(from)));
  }

  private static Relation inner(Relation relation) {
    return relation instanceof Relation.Join join && join.kind().startsWith("LEFT")
        ? new Relation.Join(join.span(), "JOIN", join.right(), join.on(), join.using())
        : relation;
  }

  static Stream<SlippedPart> withoutLimit(Query query) {
    return query.limit().stream()
        .map(
            limit ->
                new SlippedPart(
                    query,
                    new Query(
                        query.span(),
                        query.with(),
                        query.body(),
                        query.orderBy(),
                        Optional.empty())));
  }

  static Stream<SlippedPart> turnedOrder(Query query) {
    List<OrderItem> turned =
        query.orderBy().stream()
            .map(item -> new OrderItem(item.span(), item.key(), !item.descending(), item.nulls()))
            .toList();
    return turned.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new SlippedPart(
                query, new Query(query.span(), query.with(), query.body(), turned, query.limit())));
  }
}
