package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Quotient;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import java.util.List;
import java.util.Optional;

/**
 * One number over the rows divided by another: "what is the total rent divided by the total area
 * per district". Conditions that stand beside one of the two may not be of the other; but a time is
 * of both.
 */
public final class QuotientRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at + 1 < draft.size(); at++) {
      boolean says =
          draft.isUnknown(at)
              && WordClass.DIVIDED.contains(draft.tokens.get(at).text())
              && draft.fillerBefore(draft.next(at), WordClass.BY);
      if (says && isBetweenTwo(draft, at) && isOfAllRows(draft)) {
        draft.quotient = Optional.of(new Quotient(draft.take(at)));
      }
    }
  }

  private static boolean isBetweenTwo(Draft draft, int at) {
    List<Draft.Selected> numbers =
        draft.selected.stream().filter(one -> Quotient.divides(one.expression())).toList();
    return numbers.size() == 2 && numbers.stream().filter(one -> one.token() < at).count() == 1;
  }

  private static boolean isOfAllRows(Draft draft) {
    return draft.actions.stream()
        .allMatch(
            action ->
                action instanceof Action.AddGroupBy
                    || (action instanceof Action.AddWhere where && isTime(draft, where)));
  }

  private static boolean isTime(Draft draft, Action.AddWhere where) {
    return where.from().stream().anyMatch(span -> draft.period(draft.at(span.first())).isPresent());
  }
}
