package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryBody;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Which of the things that a question's cues ask for a query does. */
final class MetDemands {
  private final ParsedQuery query;
  private final Set<String> calls;
  private final Set<String> operators;

  MetDemands(ParsedQuery query) {
    this.query = query;
    this.calls = query.calls().stream().map(call -> call.node().name()).collect(Collectors.toSet());
    this.operators =
        query.all(Expr.Comparison.class).stream()
            .map(comparison -> comparison.node().operator())
            .collect(Collectors.toSet());
  }

  /** Whether the query does what the cue asks for; a cue that any query follows is met. */
  boolean met(Cue cue) {
    return switch (cue) {
      case COUNT -> calls("COUNT", "SUM", "TOTAL", "AVG", "MAX", "MIN"); // of numbers, as well
      case AVERAGE -> calls("AVG");
      case SUM -> calls("SUM", "TOTAL", "COUNT");
      case MAXIMUM, TOP, FREQUENT -> calls("MAX") || ordered(true);
      case MINIMUM, BOTTOM -> calls("MIN") || ordered(false);
      case MORE_THAN, AT_LEAST, AFTER, SINCE -> compares(">", ">=");
      case LESS_THAN, AT_MOST, BEFORE -> compares("<", "<=");
      case BETWEEN -> between() || (compares(">", ">=") && compares("<", "<="));
      case NOT -> negates();
      case EACH -> selects(select -> !select.groupBy().isEmpty()) || calls.isEmpty();
      case DISTINCT -> distinct();
      case ASCENDING -> ordered(false);
      case DESCENDING -> ordered(true);
      case ORDER, ALPHABETICAL -> !query.all(OrderItem.class).isEmpty();
      case OR -> alternatives();
      case EXACTLY -> true;
    };
  }

  private boolean calls(String... names) {
    return List.of(names).stream().anyMatch(calls::contains);
  }

  private boolean compares(String... signs) {
    return between() || List.of(signs).stream().anyMatch(operators::contains);
  }

  private boolean between() {
    return !query.all(Expr.Between.class).isEmpty();
  }

  private boolean ordered(boolean descending) {
    return query.all(OrderItem.class).stream()
        .anyMatch(item -> item.node().descending() == descending);
  }

  private boolean negates() {
    return operators.stream()
            .anyMatch(sign -> sign.equals("<>") || sign.equals("!=") || sign.contains("NOT"))
        || query.all(Expr.In.class).stream().anyMatch(in -> in.node().negated())
        || query.all(Expr.Between.class).stream().anyMatch(between -> between.node().negated())
        || query.all(Expr.Prefixed.class).stream()
            .anyMatch(prefixed -> prefixed.node().operator().equals("NOT"))
        || !query.all(Expr.Is.class).isEmpty()
        || query.all(QueryBody.SetOperation.class).stream()
            .anyMatch(set -> set.node().operators().contains("EXCEPT"));
  }

  private boolean alternatives() {
    return !query.all(Expr.In.class).isEmpty()
        || query.setOperation()
        || query.all(Expr.Chain.class).stream()
            .anyMatch(chain -> chain.node().operators().contains("OR"));
  }

  private boolean distinct() {
    return selects(QueryBody.Select::distinct)
        || selects(select -> !select.groupBy().isEmpty())
        || query.calls().stream().anyMatch(call -> call.node().distinct())
        || query.setOperation();
  }

  private boolean selects(Predicate<QueryBody.Select> test) {
    return query.selects().stream().map(Placed::node).anyMatch(test);
  }
}
