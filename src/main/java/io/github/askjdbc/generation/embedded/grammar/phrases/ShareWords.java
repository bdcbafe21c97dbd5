package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.stream.IntStream;

/** Words that ask for a part of a whole: "percentage", "share", "ratio". */
public final class ShareWords {

  private static final String PERCENT = "percent";

  private ShareWords() {}

  /** "Percent cancelled orders", typed without "of"; not what a number counts in. */
  public static boolean isPercent(Draft draft, int at) {
    return saysPercent(draft, at) && draft.number(draft.previous(at)).isEmpty();
  }

  /** Whether a token says that the number before it is of a hundred. */
  public static boolean saysPercent(Draft draft, int at) {
    return draft.isUnknown(at) && draft.tokens.get(at).text().equals(PERCENT);
  }

  /** "Percent of" behind a number, which asks for no share. */
  public static boolean saysPercentOf(Draft draft, int at) {
    boolean share =
        draft.isFree(at, Cue.SHARE)
            && draft
                .question
                .words()
                .get(draft.tokens.get(at).span().first())
                .folded()
                .equals(PERCENT);
    return share || (saysPercent(draft, at) && draft.fillerBefore(draft.next(at), WordClass.OF));
  }

  /** Whether a cue asks for one of a hundred. */
  public static boolean asksForPercent(Draft draft, int cue) {
    return draft.tokens.get(cue).text().contains(PERCENT);
  }

  /** "In percent", "as a percentage", at the end or between commas; -1 where it is not said. */
  public static int form(Draft draft, int cue) {
    return IntStream.range(cue + 1, draft.size())
        .filter(at -> draft.isUnknown(at) || draft.isFree(at, Cue.SHARE))
        .filter(at -> WordClass.PERCENT.contains(draft.tokens.get(at).text()))
        .filter(at -> draft.fillerBefore(at, WordClass.IN_FORM))
        .filter(
            at ->
                draft.next(at) >= draft.size()
                    || draft.previous(at) == cue
                    || draft.isBehindComma(draft.next(at))
                    || draft.isBehindComma(at + 1))
        .findFirst()
        .orElse(-1);
  }
}
