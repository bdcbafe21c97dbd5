package io.github.askjdbc.sql;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * How many of what a query consists of, at any depth unless said otherwise.
 *
 * @param counts only of parts that it has
 */
public record Shape(Map<Part, Integer> counts) {

  /** What is counted. */
  public enum Part {
    /** Items of the first SELECT. */
    ITEM,
    SELECT,
    /** Places in FROM that name a table. */
    TABLE,
    JOIN,
    /** A {@code *} or {@code t.*} among the items. */
    STAR,
    /** SELECTs with DISTINCT. */
    DISTINCT,
    /** 1 where the first SELECT has DISTINCT. */
    OUTER_DISTINCT,
    /** SELECTs with GROUP BY. */
    GROUP_BY,
    HAVING,
    /** Queries where a value stands. */
    SUBQUERY,
    /** Queries in FROM. */
    DERIVED_TABLE,
    /** UNION, INTERSECT and EXCEPT; several of one rank in a row are one. */
    SET_OPERATION,
    /** Keys of ORDER BY, those inside of functions too. */
    ASCENDING,
    DESCENDING,
    /** 1 where the whole query has a limit. */
    LIMIT,
    /** Limits of queries inside. */
    INNER_LIMIT,
    CALL,
    TEXT,
    NUMBER
  }

  public Shape {
    counts = Collections.unmodifiableMap(new EnumMap<>(counts));
  }

  static Shape of(ParsedQuery query) {
    Map<Part, Integer> counts = new EnumMap<>(Part.class);
    query.all(SqlNode.class).forEach(placed -> count(placed.node(), counts));
    QueryBody.Select first = query.selects().get(0).node();
    counts.put(Part.ITEM, first.items().size());
    if (first.distinct()) {
      add(Part.OUTER_DISTINCT, counts);
    }
    if (query.query().limit().isPresent()) {
      add(Part.LIMIT, counts);
      counts.merge(Part.INNER_LIMIT, -1, Integer::sum);
    }
    return new Shape(counts);
  }

  /** 0 where there is none. */
  public int count(Part part) {
    return counts.getOrDefault(part, 0);
  }

  public boolean has(Part part) {
    return count(part) > 0;
  }

  /** Keys of ORDER BY. */
  public int orderKeys() {
    return count(Part.ASCENDING) + count(Part.DESCENDING);
  }

  private static void count(SqlNode node, Map<Part, Integer> counts) {
    if (node instanceof QueryBody body) {
      count(body, counts);
    } else if (node instanceof Relation relation) {
      add(part(relation), counts);
    } else if (node instanceof Expr expr) {
      count(expr, counts);
    } else if (node instanceof OrderItem item) {
      add(item.descending() ? Part.DESCENDING : Part.ASCENDING, counts);
    } else if (node instanceof Query query && query.limit().isPresent()) {
      add(Part.INNER_LIMIT, counts);
    }
  }

  private static void count(QueryBody body, Map<Part, Integer> counts) {
    if (body instanceof QueryBody.SetOperation) {
      add(Part.SET_OPERATION, counts);
    } else if (body instanceof QueryBody.Select select) {
      add(Part.SELECT, counts);
      if (select.distinct()) {
        add(Part.DISTINCT, counts);
      }
      if (!select.groupBy().isEmpty()) {
        add(Part.GROUP_BY, counts);
      }
      if (select.having().isPresent()) {
        add(Part.HAVING, counts);
      }
    }
  }

  private static Part part(Relation relation) {
    if (relation instanceof Relation.Join) {
      return Part.JOIN;
    }
    return relation instanceof Relation.Derived ? Part.DERIVED_TABLE : Part.TABLE;
  }

  private static void count(Expr expr, Map<Part, Integer> counts) {
    if (expr instanceof Expr.Star) {
      add(Part.STAR, counts);
    } else if (expr instanceof Expr.Subquery) {
      add(Part.SUBQUERY, counts);
    } else if (expr instanceof Expr.Call) {
      add(Part.CALL, counts);
    } else if (expr instanceof Expr.Text) {
      add(Part.TEXT, counts);
    } else if (expr instanceof Expr.Numeric) {
      add(Part.NUMBER, counts);
    }
  }

  private static void add(Part part, Map<Part, Integer> counts) {
    counts.merge(part, 1, Integer::sum);
  }
}
