package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.PlainNumber;

/** Conditions that a cell holds what a question says. */
public final class ValueConditions {

  private ValueConditions() {}

  /** The column of a value holds it. */
  public static Condition.Comparison equality(Draft draft, int at) {
    return new Condition.Comparison(
        new Expression.Cell(draft.value(at).orElseThrow().column()),
        Condition.Operator.EQUAL,
        literal(draft, at));
  }

  /** The value that a token names, as it is stored. */
  public static Condition.Literal literal(Draft draft, int at) {
    Link.ToValue value = draft.value(at).get();
    return PlainNumber.of(value.stored())
        .filter(number -> draft.columns.isKind(value.column(), ColumnKind.NUMBER))
        .<Condition.Literal>map(Condition.Literal.Numeral::new)
        .orElseGet(() -> new Condition.Literal.Text(value.stored()));
  }
}
