package io.github.askjdbc.wording;

import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.SelectItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A SELECT read back as one English sentence, clause by clause: "name and age of singer, where
 * country is 'France', sorted by age from high to low, the first 3 only".
 *
 * <p>The same query always gives the same words. They hold the literals of the query, so that they
 * may be shown only where values may be. Joins are not told, only the tables they bring together.
 */
public final class QueryWording {

  private final ExpressionWording expressions;
  private final Names names;

  private QueryWording(ResolvedQuery query, Predicate<String> shown) {
    this.names = new Names(query);
    this.expressions = new ExpressionWording(names, shown, this);
  }

  /** The sentence, without a full stop. */
  public static String of(ResolvedQuery query) {
    return of(query, literal -> true);
  }

  /**
   * The sentence with an ellipsis for some literals.
   *
   * @param shown whether a text or number may be said
   */
  public static String of(ResolvedQuery query, Predicate<String> shown) {
    return new QueryWording(query, shown).of(query.query().query());
  }

  String of(Query query) {
    StringBuilder words = new StringBuilder(body(query.body()));
    if (!query.orderBy().isEmpty()) {
      words.append(", sorted by ").append(expressions.order(query.orderBy()));
    }
    query
        .limit()
        .ifPresent(
            limit -> {
              limit
                  .offset()
                  .ifPresent(skip -> words.append(", after the first ").append(skip.written()));
              limit.count().ifPresent(count -> words.append(", ").append(first(count.written())));
            });
    return words.toString();
  }

  private static String first(String count) {
    return count.equals("1") ? "the first only" : "the first " + count + " only";
  }

  private String body(QueryBody body) {
    if (body instanceof QueryBody.Nested nested) {
      return "(" + of(nested.query()) + ")";
    }
    if (body instanceof QueryBody.SetOperation set) {
      return set(set);
    }
    return select((QueryBody.Select) body);
  }

  private String set(QueryBody.SetOperation set) {
    StringBuilder words = new StringBuilder(body(set.operands().get(0)));
    for (int i = 0; i < set.operators().size(); i++) {
      String operator = set.operators().get(i).toUpperCase(Locale.ROOT);
      words
          .append(
              operator.startsWith("EXCEPT") || operator.startsWith("MINUS")
                  ? "; but not "
                  : operator.startsWith("INTERSECT") ? "; and also " : "; together with ")
          .append(body(set.operands().get(i + 1)));
    }
    return words.toString();
  }

  private String select(QueryBody.Select select) {
    List<String> clauses = new ArrayList<>();
    clauses.add(items(select) + from(select));
    select.where().ifPresent(where -> clauses.add("where " + condition(where)));
    if (!select.groupBy().isEmpty()) {
      clauses.add(
          "for each "
              + select.groupBy().stream()
                  .map(expressions::of)
                  .collect(Collectors.joining(" and ")));
    }
    select.having().ifPresent(having -> clauses.add("with groups where " + condition(having)));
    return String.join(", ", clauses);
  }

  private String condition(Expr condition) {
    return expressions.conditions().of(condition);
  }

  private String items(QueryBody.Select select) {
    String items =
        select.items().stream()
            .map(SelectItem::value)
            .map(expressions::of)
            .collect(Collectors.joining(" and "));
    return select.distinct() ? "the different " + items : items;
  }

  /** A lone table that the count has named already is not said twice. */
  private String from(QueryBody.Select select) {
    boolean said =
        select.items().size() == 1
            && select.items().get(0).value() instanceof Expr.Call call
            && call.name().equals("COUNT")
            && names.onlyInPlural().isPresent()
            && (call.star() || call.arguments().stream().allMatch(Expr.Star.class::isInstance));
    if (said || select.from().isEmpty()) {
      return "";
    }
    List<String> relations = select.from().stream().map(this::relation).distinct().toList();
    if (relations.size() > 1) {
      return ", from " + listed(relations);
    }
    boolean owned = items(select).contains(" of the " + relations.get(0));
    return owned ? "" : " of " + relations.get(0);
  }

  /** "ward, bed and nurse". */
  private static String listed(List<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  private String relation(Relation relation) {
    if (relation instanceof Relation.TableRef table) {
      return names.of(table);
    }
    if (relation instanceof Relation.Derived derived) {
      return "(" + of(derived.query()) + ")";
    }
    Relation.Join join = (Relation.Join) relation;
    boolean outer = join.kind().contains("LEFT") || join.kind().contains("FULL");
    return (outer ? "any " : "") + relation(join.right());
  }
}
