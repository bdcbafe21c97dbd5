package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.PlainNumber;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.util.stream.IntStream;

/** Numbers that tell how many there are of a hundred. */
public final class OfHundred {

  private static final String DIVIDED = "/ 100";
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private OfHundred() {}

  /** Whether a number that somebody defined is one; what is divided by a hundred is of one. */
  public static boolean is(Definition number) {
    return !number.sql().contains(DIVIDED)
        && number.literals().stream()
            .flatMap(literal -> PlainNumber.of(literal).stream())
            .anyMatch(one -> one.compareTo(HUNDRED) == 0);
  }

  /** Takes the words that ask for such a number in that form: "in percent". */
  public static void takeForm(Draft draft, Definition number) {
    if (is(number)) {
      IntStream.range(0, draft.size())
          .filter(at -> draft.isUnknown(at) || draft.isFree(at, Cue.SHARE))
          .filter(at -> WordClass.PERCENT.contains(draft.tokens.get(at).text()))
          .filter(at -> draft.fillerBefore(at, WordClass.IN_FORM))
          .filter(at -> draft.number(draft.previous(at)).isEmpty())
          .forEach(draft::take);
    }
  }
}
