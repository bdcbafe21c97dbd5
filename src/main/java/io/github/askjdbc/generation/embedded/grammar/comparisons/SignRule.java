package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import java.math.BigDecimal;
import java.util.Optional;

/** "A negative balance", "whose balance is positive": on which side of zero a number is. */
public final class SignRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<Condition.Operator> operator = operator(draft, at);
      if (operator.isPresent()) {
        read(draft, at, operator.get());
      }
    }
  }

  private static Optional<Condition.Operator> operator(Draft draft, int at) {
    if (!draft.isUnknown(at)) {
      return Optional.empty();
    }
    String word = draft.tokens.get(at).text();
    if (WordClass.NEGATIVE.contains(word)) {
      return Optional.of(Condition.Operator.LESS);
    }
    return WordClass.POSITIVE.contains(word)
        ? Optional.of(Condition.Operator.MORE)
        : Optional.empty();
  }

  private static void read(Draft draft, int at, Condition.Operator operator) {
    int before = draft.previous(at);
    boolean said =
        draft.fillerBefore(at, WordClass.BEING) && draft.onlyBetween(before, at, WordClass.BEING);
    int number = said ? before : at + 1;
    if (NumberRule.numeric(draft, number) && draft.isQuantity(number)) {
      draft.where(
          new Condition.Comparison(
              new Expression.Cell(draft.column(number).orElseThrow()),
              operator,
              new Condition.Literal.Numeral(BigDecimal.ZERO)),
          draft.take(number, at));
    }
  }
}
