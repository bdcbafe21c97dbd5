package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Set;

/**
 * What one query does, found once when its names are resolved; whoever asks for such a fact reads
 * it here and walks no tree. Where facts resemble one another, such as {@code NOT IN} and {@code IS
 * NULL}, they are told apart: what counts as a negation is for the reader to say.
 *
 * @param literals in the order of the text, the limit of the whole query last
 * @param order every key of every ORDER BY, those inside of functions too, in the order of the text
 * @param aggregatesOfEach whether a subquery aggregates the rows that are like one around it
 */
public record QueryFacts(
    NamesRead names,
    List<Literal> literals,
    List<OrderKey> order,
    Operations operations,
    Shape shape,
    boolean aggregatesOfEach) {

  private static final Set<String> CLOCK = AllowList.words("clock-functions.txt");
  private static final String SQLITE_NOW = "now";

  public QueryFacts {
    literals = List.copyOf(literals);
    order = List.copyOf(order);
  }

  static QueryFacts of(
      ParsedQuery query, NamesRead names, ColumnLookup columns, List<ResolvedSelect> selects) {
    return new QueryFacts(
        names,
        literals(query, columns),
        order(query, columns),
        query.operations(),
        query.shape(),
        selects.stream().anyMatch(ResolvedSelect::aggregatesOfEach));
  }

  /** Of a query that does nothing. */
  public static QueryFacts nothing() {
    return new QueryFacts(
        new NamesRead(Set.of(), List.of(), Set.of(), Set.of(), Set.of()),
        List.of(),
        List.of(),
        new Operations(List.of(), List.of(), 0, 0, 0, 0, List.of()),
        new Shape(new EnumMap<>(Shape.Part.class)),
        false);
  }

  /** Whether it asks for the day or moment at which it runs. */
  public boolean readsClock() {
    return operations.calls().stream().anyMatch(call -> CLOCK.contains(call.node().name()))
        || literals.stream().anyMatch(text -> text.isText() && text.value().equals(SQLITE_NOW));
  }

  /** The keys by which the rows of the result are sorted. */
  public List<OrderKey> outermostOrder() {
    return order.stream().filter(OrderKey::outermost).toList();
  }

  private static List<Literal> literals(ParsedQuery query, ColumnLookup columns) {
    List<Literal> literals = new ArrayList<>();
    for (Placed<Expr> placed : query.all(Expr.class)) {
      Literal.of(placed, columns.textual()).ifPresent(literals::add);
    }
    query
        .query()
        .limit()
        .flatMap(Query.Limit::count)
        .ifPresent(
            count ->
                literals.add(
                    new Literal(Literal.Kind.LIMIT, count.written(), Clause.LIMIT, count.span())));
    return literals;
  }

  private static List<OrderKey> order(ParsedQuery query, ColumnLookup columns) {
    List<OrderItem> outermost = query.query().orderBy();
    List<OrderKey> order = new ArrayList<>();
    for (Placed<OrderItem> placed : query.all(OrderItem.class)) {
      OrderItem item = placed.node();
      order.add(
          new OrderKey(
              columns.stored(item.key()),
              item.descending(),
              outermost.contains(item),
              item.key().span()));
    }
    return order;
  }
}
