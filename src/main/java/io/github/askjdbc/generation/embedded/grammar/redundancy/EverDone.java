package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.stream.IntStream;

/**
 * A verb at the end that says no more of an extreme than how its row came to be there: "the most
 * expensive van we ever bought".
 */
final class EverDone {

  private EverDone() {}

  static boolean isSaid(Draft draft, int verb) {
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
        && IntStream.range(rows + 1, verb)
            .anyMatch(at -> WordClass.EVER.contains(draft.tokens.get(at).text()))
        && WordClass.isParticiple(draft.tokens.get(verb).text())
        && RelationVerbs.joins(draft.tokens.get(verb).text());
  }
}
