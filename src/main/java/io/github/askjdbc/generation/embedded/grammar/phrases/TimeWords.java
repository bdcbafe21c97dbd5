package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Words that ask for a row for each year, month or day: "by month", "yearly". */
public final class TimeWords {
  private static final Map<String, TimeUnit> UNITS = units();

  private TimeWords() {}

  /** The part of a date that a word of nothing else stands for. */
  public static Optional<TimeUnit> unit(Draft draft, int at) {
    return draft.isUnknown(at) || draft.isFree(at, Cue.EACH_TIME)
        ? Optional.ofNullable(UNITS.get(draft.tokens.get(at).text()))
        : Optional.empty();
  }

  static boolean isUnit(String word) {
    return UNITS.containsKey(word);
  }

  private static Map<String, TimeUnit> units() {
    Map<String, TimeUnit> units = new HashMap<>();
    LexiconFile.list("time-units")
        .keyed()
        .forEach(
            (unit, words) ->
                Runs.words(words).forEach(word -> units.put(word, TimeUnit.valueOf(unit))));
    return Map.copyOf(units);
  }
}
