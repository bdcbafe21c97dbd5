package io.github.askjdbc.wording;

import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Expressions that have a value, as noun phrases. */
final class ExpressionWording {

  private static final Map<String, String> AGGREGATES =
      Map.of(
          "AVG", "average", "SUM", "total", "MAX", "largest", "MIN", "smallest", "TOTAL", "total");

  private static final Map<String, String> OPERATORS =
      Map.of(
          "+", "plus", "-", "minus", "*", "times", "/", "divided by", "%", "modulo", "||", "then");

  private static final String UNSAID = "…";

  private final Names names;
  private final Predicate<String> shown;
  private final QueryWording queries;
  private final ConditionWording conditions;

  /**
   * @param shown whether a text or number may be said
   */
  ExpressionWording(Names names, Predicate<String> shown, QueryWording queries) {
    this.names = names;
    this.shown = shown;
    this.queries = queries;
    this.conditions = new ConditionWording(this);
  }

  ConditionWording conditions() {
    return conditions;
  }

  QueryWording queries() {
    return queries;
  }

  String of(Expr expr) {
    if (expr instanceof Expr.ColumnRef column) {
      return names.isText(column) ? "'" + said(column.name().value()) + "'" : names.of(column);
    }
    if (expr instanceof Expr.Star) {
      return "every column";
    }
    if (expr instanceof Expr.Text text) {
      return "'" + said(text.value()) + "'";
    }
    if (expr instanceof Expr.Numeric number) {
      return said(number.written());
    }
    if (expr instanceof Expr.Constant constant) {
      return constant.word().equals("NULL") ? "nothing" : constant.word().toLowerCase(Locale.ROOT);
    }
    if (expr instanceof Expr.Typed typed) {
      return said(typed.value());
    }
    if (expr instanceof Expr.Interval interval) {
      return of(interval.amount())
          + interval.unit().map(unit -> " " + unit.toLowerCase(Locale.ROOT)).orElse("");
    }
    return composed(expr);
  }

  private String composed(Expr expr) {
    if (expr instanceof Expr.Call call) {
      return call(call);
    }
    if (expr instanceof Expr.Cast cast) {
      return of(cast.operand());
    }
    if (expr instanceof Expr.Extract extract) {
      return "the " + extract.field().toLowerCase(Locale.ROOT) + " of " + of(extract.operand());
    }
    if (expr instanceof Expr.Group group) {
      return group.items().stream().map(this::of).collect(Collectors.joining(", "));
    }
    if (expr instanceof Expr.Subquery subquery) {
      return "(" + queries.of(subquery.query()) + ")";
    }
    if (expr instanceof Expr.Case choice) {
      return choice(choice);
    }
    if (expr instanceof Expr.Chain chain && OPERATORS.containsKey(chain.operators().get(0))) {
      return arithmetic(chain);
    }
    if (expr instanceof Expr.Prefixed sign && !sign.operator().equals("NOT")) {
      return sign.operator() + of(sign.operand());
    }
    return "whether " + conditions.of(expr);
  }

  String said(String literal) {
    return shown.test(literal) ? literal : UNSAID;
  }

  private String call(Expr.Call call) {
    String core = core(call);
    String filtered =
        call.filter().map(filter -> core + " where " + conditions.of(filter)).orElse(core);
    return call.over().map(window -> filtered + over(window)).orElse(filtered);
  }

  private String core(Expr.Call call) {
    if (call.name().equals("COUNT")) {
      return count(call);
    }
    if (call.arguments().isEmpty()) {
      return Names.words(call.name());
    }
    Optional<Map.Entry<String, Expr>> time = TimeWording.of(call);
    if (time.isPresent()) {
      return "the " + time.get().getKey() + " of " + of(time.get().getValue());
    }
    String arguments = call.arguments().stream().map(this::of).collect(Collectors.joining(" and "));
    String aggregate = AGGREGATES.get(call.name());
    if (aggregate != null) {
      return "the " + aggregate + " " + (call.distinct() ? "different " : "") + arguments;
    }
    return "the " + Names.words(call.name()) + " of " + arguments;
  }

  private String count(Expr.Call call) {
    boolean rows = call.star() || call.arguments().stream().allMatch(Expr.Star.class::isInstance);
    if (rows || call.arguments().get(0) instanceof Expr.Numeric) {
      return "the number of " + names.onlyInPlural().orElse("rows");
    }
    String counted =
        call.arguments().stream()
            .map(one -> one instanceof Expr.ColumnRef ref ? names.plural(ref) : of(one))
            .collect(Collectors.joining(" and "));
    return "the number of " + (call.distinct() ? "different " : "") + counted;
  }

  private String over(Expr.Window window) {
    String parts = window.partitionBy().stream().map(this::of).collect(Collectors.joining(" and "));
    String each = parts.isEmpty() ? "" : " within each " + parts;
    return window.orderBy().isEmpty() ? each : each + " by " + order(window.orderBy());
  }

  String order(List<OrderItem> items) {
    return items.stream()
        .map(
            item ->
                of(item.key()) + (item.descending() ? " from high to low" : " from low to high"))
        .collect(Collectors.joining(", then "));
  }

  private String arithmetic(Expr.Chain chain) {
    StringBuilder words = new StringBuilder(of(chain.operands().get(0)));
    for (int i = 0; i < chain.operators().size(); i++) {
      String operator = chain.operators().get(i);
      words
          .append(' ')
          .append(OPERATORS.getOrDefault(operator, operator))
          .append(' ')
          .append(of(chain.operands().get(i + 1)));
    }
    return words.toString();
  }

  private String choice(Expr.Case choice) {
    String subject = choice.subject().map(value -> of(value) + " is ").orElse("");
    String whens =
        choice.whens().stream()
            .map(
                when ->
                    of(when.result())
                        + " if "
                        + subject
                        + (choice.subject().isPresent()
                            ? of(when.condition())
                            : conditions.of(when.condition())))
            .collect(Collectors.joining(", "));
    return whens + choice.otherwise().map(other -> ", else " + of(other)).orElse("");
  }
}
