package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Words for lengths of time: "days", "in hours". */
public final class LengthWords {

  private static final Map<String, Length> UNITS = units();

  private LengthWords() {}

  /** The unit of time that a word names; empty for others. */
  public static Optional<Length> length(String word) {
    return Optional.ofNullable(UNITS.get(word));
  }

  /** Whether a word names a unit of time. */
  public static boolean isUnit(String word) {
    return UNITS.containsKey(word);
  }

  /** The unit of time that a token names, which nothing took yet; empty for others. */
  public static Optional<Length> unit(Draft draft, int at) {
    boolean named = draft.free(at) && draft.value(at).isPresent() && isMeasured(draft, at);
    boolean isColumn = draft.free(at) && draft.column(at).isPresent();
    return draft.isUnknown(at) || named || isColumn
        ? Optional.ofNullable(UNITS.get(draft.tokens.get(at).text()))
        : Optional.empty();
  }

  /** "How many days" does not ask for what is called Day. */
  private static boolean isMeasured(Draft draft, int at) {
    int before = draft.previous(at);
    return draft.isFree(before, Cue.COUNT) || draft.number(before).isPresent();
  }

  private static Map<String, Length> units() {
    Map<String, Length> units = new HashMap<>();
    LexiconFile.list("time-lengths")
        .keyed()
        .forEach(
            (unit, words) ->
                Runs.words(words).forEach(word -> units.put(word, Length.valueOf(unit))));
    return Map.copyOf(units);
  }
}
