package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a query does that no word of the question asks for. */
final class UnaskedParts {
  private static final Cue[] EXTREMES = {
    Cue.TOP, Cue.BOTTOM, Cue.FREQUENT, Cue.MAXIMUM, Cue.MINIMUM
  };
  private static final Cue[] COUNTS = {
    Cue.COUNT, Cue.SUM, Cue.TOP, Cue.BOTTOM, Cue.FREQUENT, Cue.AVERAGE
  };

  private final Subject subject;

  UnaskedParts(Subject subject) {
    this.subject = subject;
  }

  List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (ResolvedSelect select : subject.names().outermost()) {
      for (SelectItem item : select.select().items()) {
        if (item.value() instanceof Expr.Call call && call.aggregate()) {
          unasked(call)
              .ifPresent(message -> findings.add(finding(Clause.SELECT, item.span(), message)));
        }
      }
    }
    return findings;
  }

  private Optional<String> unasked(Expr.Call call) {
    boolean asked =
        switch (call.name()) {
          case "COUNT" -> subject.mentions().asks(COUNTS) || subject.mentions().asks(Cue.EACH);
          case "AVG" -> subject.mentions().asks(Cue.AVERAGE);
          case "SUM", "TOTAL" -> subject.mentions().asks(Cue.SUM, Cue.COUNT);
          case "MAX", "MIN" -> extreme();
          default -> true;
        };
    return asked ? Optional.empty() : Optional.of("no word asks for " + call.name());
  }

  private boolean extreme() {
    return subject.mentions().asks(EXTREMES)
        || subject.question().links().stream()
            .anyMatch(link -> link instanceof Link.ToMeasure measure && measure.superlative());
  }

  private static Finding finding(Clause clause, Span span, String message) {
    return new Finding(UnmetDemand.ID, clause, span, message);
  }
}
