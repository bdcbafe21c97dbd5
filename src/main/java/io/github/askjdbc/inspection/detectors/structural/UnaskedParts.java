package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What a query returns that no word of the question asks for. */
final class UnaskedParts {
  private static final Cue[] COUNTED = {
    Cue.COUNT, Cue.SUM, Cue.TOP, Cue.BOTTOM, Cue.FREQUENT, Cue.AVERAGE, Cue.EACH
  };
  private static final Cue[] ADDED = {Cue.SUM, Cue.COUNT};

  /** By aggregate, what asks for it; extremes are asked for in more ways. */
  private static final Map<String, Cue[]> ASKING =
      Map.of("COUNT", COUNTED, "AVG", new Cue[] {Cue.AVERAGE}, "SUM", ADDED, "TOTAL", ADDED);

  private UnaskedParts() {}

  static List<Finding> findings(Subject subject) {
    return subject.names().outermost().stream()
        .flatMap((ResolvedSelect select) -> select.select().items().stream())
        .flatMap(item -> finding(subject, item))
        .toList();
  }

  private static Stream<Finding> finding(Subject subject, SelectItem item) {
    return item.value() instanceof Expr.Call call
            && call.aggregate()
            && !asked(subject, call.name())
        ? Stream.of(
            new Finding(
                UnmetDemand.ID, Clause.SELECT, item.span(), "no word asks for " + call.name()))
        : Stream.empty();
  }

  private static boolean asked(Subject subject, String aggregate) {
    if (aggregate.equals("MAX") || aggregate.equals("MIN")) {
      return subject.question().demands().stream()
          .anyMatch(demand -> demand.kind() == Demand.Kind.EXTREME);
    }
    return !ASKING.containsKey(aggregate) || subject.question().asks(ASKING.get(aggregate));
  }
}
