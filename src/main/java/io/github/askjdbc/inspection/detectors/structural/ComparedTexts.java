package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The texts of a query and the stored columns that they are compared with. */
final class ComparedTexts {

  /**
   * A text that a column is compared with.
   *
   * @param demanded whether rows have to hold it: by = or IN, not negated
   */
  record ComparedText(ColumnName column, String text, boolean demanded, Clause clause, Span span) {}

  private final Subject subject;
  private final List<ComparedText> texts = new ArrayList<>();

  ComparedTexts(Subject subject) {
    this.subject = subject;
    Operations operations = subject.facts().operations();
    for (Predicate one : operations.comparisons()) {
      Expr left = one.operands().get(0);
      Expr right = one.operands().get(1);
      boolean equal = one.operator() == Operator.EQUAL;
      add(left, right, equal, one.clause());
      add(right, left, equal, one.clause());
    }
    for (Predicate one : operations.memberships()) {
      boolean within = one.operator() == Operator.IN_LIST;
      one.listed().forEach(item -> add(one.operands().get(0), item, within, one.clause()));
    }
  }

  /** In the order of comparisons, then of lists. */
  List<ComparedText> all() {
    return texts;
  }

  /** Those that rows have to hold, in the same order. */
  List<ComparedText> demanded() {
    return texts.stream().filter(ComparedText::demanded).toList();
  }

  /** The column that the text at a place is compared with, where it is one stored column. */
  Optional<ColumnName> column(Span span) {
    return texts.stream()
        .filter(text -> text.span().equals(span))
        .map(ComparedText::column)
        .findFirst();
  }

  private void add(Expr column, Expr text, boolean demanded, Clause clause) {
    Optional<ColumnName> stored = subject.names().column(column);
    Optional<String> literal = subject.names().text(text);
    if (stored.isPresent() && literal.isPresent()) {
      texts.add(new ComparedText(stored.get(), literal.get(), demanded, clause, text.span()));
    }
  }
}
