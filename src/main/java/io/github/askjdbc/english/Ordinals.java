package io.github.askjdbc.english;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Words for a place in a row: "third" is 3. */
public final class Ordinals {

  private static final Map<String, Integer> PLACES = places();

  private Ordinals() {}

  /** The place that a word says; empty for any other word. */
  public static Optional<Integer> of(String word) {
    return Optional.ofNullable(PLACES.get(word));
  }

  private static Map<String, Integer> places() {
    Map<String, Integer> places = new HashMap<>();
    LexiconFile.list("ordinals")
        .keyed()
        .forEach(
            (number, words) ->
                WordList.parts(words, ';')
                    .forEach(word -> places.put(word, Integer.valueOf(number))));
    return Map.copyOf(places);
  }
}
