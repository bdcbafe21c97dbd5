package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/** A stretch of time that is asked for: "in which month". */
public final class AskedStretch {

  private AskedStretch() {}

  /** The stretch of time that "which" asks for, or that an extreme is said of. */
  public static Optional<TimeUnit> asked(Draft draft, int at) {
    int next = draft.next(at);
    boolean extreme =
        (draft.isFree(next, Cue.TOP) || draft.isFree(next, Cue.BOTTOM))
            && draft.fillerBefore(next, WordClass.POSSESSION);
    return extreme || draft.fillerBefore(at, WordClass.ASKING_THING)
        ? TimeWords.unit(draft, at)
        : Optional.empty();
  }

  /** Whether the question asks for a stretch of time, of which an extreme then speaks. */
  public static boolean isAsked(Draft draft) {
    return IntStream.range(0, draft.size()).anyMatch(at -> asked(draft, at).isPresent());
  }

  /**
   * Whether the word for a value asks for a stretch of time: "which day", though one is called Day.
   */
  public static boolean isStretch(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.ASKING_THING)
        && TimeWords.isUnit(draft.tokens.get(at).text());
  }
}
