package io.github.askjdbc.wording;

import io.github.askjdbc.sql.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Expressions that hold or do not, as clauses of a sentence. */
final class ConditionWording {

  private static final Map<String, String> COMPARATORS =
      Map.ofEntries(
          Map.entry("=", "is"),
          Map.entry("==", "is"),
          Map.entry("<>", "is not"),
          Map.entry("!=", "is not"),
          Map.entry(">", "is more than"),
          Map.entry("<", "is less than"),
          Map.entry(">=", "is at least"),
          Map.entry("<=", "is at most"));

  private final ExpressionWording expressions;

  ConditionWording(ExpressionWording expressions) {
    this.expressions = expressions;
  }

  String of(Expr condition) {
    if (condition instanceof Expr.Chain chain && !chain.operators().isEmpty()) {
      return chain(chain);
    }
    if (condition instanceof Expr.Comparison comparison) {
      return comparison(comparison);
    }
    if (condition instanceof Expr.Between between) {
      return expressions.of(between.operand())
          + (between.negated() ? " is not between " : " is between ")
          + expressions.of(between.low())
          + " and "
          + expressions.of(between.high());
    }
    if (condition instanceof Expr.In in) {
      return in(in);
    }
    if (condition instanceof Expr.Is is) {
      return is(is);
    }
    if (condition instanceof Expr.Subquery subquery && subquery.word().equals("EXISTS")) {
      return "there is " + expressions.of(new Expr.Subquery(subquery.span(), "", subquery.query()));
    }
    if (condition instanceof Expr.Prefixed not && not.operator().equals("NOT")) {
      return "it is not so that " + of(not.operand());
    }
    if (condition instanceof Expr.Group group && group.items().size() == 1) {
      return of(group.items().get(0));
    }
    return expressions.of(condition) + " holds";
  }

  private String chain(Expr.Chain chain) {
    String word = chain.operators().get(0).toLowerCase(Locale.ROOT);
    if (!word.equals("and") && !word.equals("or")) {
      return expressions.of(chain);
    }
    List<String> parts = new ArrayList<>();
    for (Expr operand : chain.operands()) {
      parts.add(of(operand));
    }
    return (word.equals("or") ? "either " : "") + String.join(" " + word + " ", parts);
  }

  private String comparison(Expr.Comparison comparison) {
    String left = expressions.of(comparison.left());
    String operator = comparison.operator().toUpperCase(Locale.ROOT);
    if (operator.endsWith("LIKE") && comparison.right() instanceof Expr.Text pattern) {
      return left + (operator.startsWith("NOT") ? " does not " : " does ") + like(pattern.value());
    }
    String word = COMPARATORS.get(operator);
    String right = expressions.of(comparison.right());
    if (operator.equals("=") && right.equals(left)) {
      return left + " is the same"; // of a row here and of one around it
    }
    return left + " " + (word == null ? operator.toLowerCase(Locale.ROOT) : word) + " " + right;
  }

  /** Only the patterns that people write by hand have words of their own. */
  private String like(String pattern) {
    boolean open = pattern.startsWith("%");
    boolean ended = pattern.endsWith("%") && pattern.length() > 1;
    String text = pattern.substring(open ? 1 : 0, pattern.length() - (ended ? 1 : 0));
    if (text.contains("%") || text.contains("_") || (!open && !ended)) {
      return "match '" + expressions.said(pattern) + "'";
    }
    if (open && ended) {
      return "contain '" + expressions.said(text) + "'";
    }
    return (ended ? "begin with '" : "end with '") + expressions.said(text) + "'";
  }

  private String in(Expr.In in) {
    String left = expressions.of(in.operand());
    if (in.set() instanceof Expr.Subquery subquery) {
      return left
          + (in.negated() ? " is not any " : " is some ")
          + expressions.queries().of(subquery.query());
    }
    return left + (in.negated() ? " is none of " : " is one of ") + expressions.of(in.set());
  }

  private String is(Expr.Is is) {
    String operand = expressions.of(is.operand());
    return switch (is.test().toUpperCase(Locale.ROOT)) {
      case "IS NULL", "NULL" -> operand + " is missing";
      case "IS NOT NULL", "NOT NULL" -> operand + " is known";
      default -> operand + " " + is.test().toLowerCase(Locale.ROOT);
    };
  }
}
