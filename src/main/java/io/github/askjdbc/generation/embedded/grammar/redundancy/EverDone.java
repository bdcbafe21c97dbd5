package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.stream.IntStream;

/**
 * A verb at the end that says no more of an extreme than how its row came to be there: "the most
 * expensive van we ever bought".
 */
final class EverDone {

  private EverDone() {}

  static boolean isSaid(Draft draft, int verb) {
    return isOfNumber(draft, verb) || isOfRows(draft, verb);
  }

  /** "The highest temperature ever measured", "the highest refund we ever paid". */
  private static boolean isOfNumber(Draft draft, int verb) {
    int number = draft.previous(verb);
    boolean extreme =
        draft.selected.stream()
            .map(Draft.Selected::expression)
            .anyMatch(
                one ->
                    one instanceof Aggregate aggregate
                        && (aggregate.function() == Function.MAX
                            || aggregate.function() == Function.MIN));
    return extreme
        && draft.next(verb) >= draft.size()
        && draft.isUnknown(verb)
        && number >= 0
        && !draft.free(number)
        && isEver(draft, number, verb)
        && WordClass.EVER_HAD.contains(draft.tokens.get(verb).text());
  }

  private static boolean isEver(Draft draft, int from, int verb) {
    return IntStream.range(from + 1, verb)
        .anyMatch(at -> WordClass.EVER.contains(draft.tokens.get(at).text()));
  }

  private static boolean isOfRows(Draft draft, int verb) {
    int rows = draft.previous(verb);
    boolean extreme =
        draft.actions.stream().anyMatch(Action.AddOrderBy.class::isInstance)
            && draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    return extreme
        && draft.next(verb) >= draft.size()
        && draft.isUnknown(verb)
        && !draft.free(rows)
        && draft.table(rows).isPresent()
        && draft.fillerBefore(verb, WordClass.SOMEBODY)
        && isEver(draft, rows, verb)
        && WordClass.isParticiple(draft.tokens.get(verb).text())
        && RelationVerbs.joins(draft.tokens.get(verb).text());
  }
}
