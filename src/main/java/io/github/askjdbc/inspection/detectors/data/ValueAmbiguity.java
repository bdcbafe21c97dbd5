package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Equality;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags a literal that the column holds, where another column holds it too and is named by the
 * question while the first is not.
 *
 * <p>The usual cause is a value that stands in several columns: New York is a city and a state
 * (SQLens, value ambiguity, with the words of the question for the distance between meanings).
 *
 * <p>Not flagged: a literal that another column holds without being named.
 */
@ErrorSignal(
    id = ValueAmbiguity.ID,
    summary = "The value is held by another column too, which the question names",
    condition =
        "Each text literal is looked up in all columns; it fires where the question names "
            + "another column that holds the value and not the one compared.",
    correction = "Compare the column that the question names.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class ValueAmbiguity implements Detector {
  static final String ID = "value-ambiguity";

  @Override
  public Verdict inspect(Subject subject) {
    List<Equality> equalities = subject.names().equalities();
    if (equalities.isEmpty()) {
      return new Verdict.Abstained("no column is compared with a text literal");
    }
    List<Finding> findings = new ArrayList<>();
    for (Equality equality : equalities) {
      if (equality.clause() == Clause.SELECT) {
        continue;
      }
      better(subject, equality)
          .ifPresent(
              other ->
                  findings.add(
                      new Finding(
                          ID,
                          equality.clause(),
                          equality.span(),
                          "'"
                              + equality.literal()
                              + "' is a value of "
                              + other
                              + " too, which the question names")));
    }
    return Verdict.of(findings);
  }

  private static Optional<ColumnName> better(Subject subject, Equality equality) {
    double own = subject.mentions().score(equality.column());
    return subject.values().lookup(equality.literal()).stream()
        .map(ValueMatch::column)
        .filter(column -> !column.equals(equality.column()))
        .filter(column -> !subject.names().columns().containsValue(column))
        .filter(column -> subject.mentions().names(column))
        .filter(column -> subject.mentions().score(column) > own)
        .filter(column -> subject.keys().between(column, equality.column()).isEmpty())
        .findFirst();
  }
}
