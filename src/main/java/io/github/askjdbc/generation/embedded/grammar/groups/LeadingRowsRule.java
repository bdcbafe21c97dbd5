package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * "For the cinemas, count the screens" may ask for one number, or for one of each cinema: all of
 * them narrow nothing, so that one number would not need them. It is not read.
 */
public final class LeadingRowsRule implements Rule {

  private static final Set<Cue> NUMBERS = Set.of(Cue.COUNT, Cue.SUM, Cue.AVERAGE);

  @Override
  public void apply(Draft draft) {
    int noun = draft.next(0);
    boolean leads =
        noun + 1 < draft.size()
            && WordClass.FOR.contains(draft.tokens.get(0).text())
            && draft.onlyBetween(0, noun, WordClass.BEFORE_OBJECT)
            && draft.table(noun).isPresent()
            && NounNumber.isPlural(draft.tokens.get(noun).text());
    boolean computes =
        IntStream.range(0, draft.size())
            .boxed()
            .flatMap(at -> draft.cue(at).stream())
            .anyMatch(NUMBERS::contains);
    if (leads && computes && draft.isBehindComma(draft.next(noun))) {
      draft.reject();
    }
  }
}
