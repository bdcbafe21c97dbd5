package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Words that may stand for a word in a name, from {@code related.txt} (either way round), and words
 * of names that an asking word goes with, from {@code asked.txt}.
 */
final class RelatedWords {

  /** How far a word of one group stands for another. */
  static final double RELATED = 0.7;

  /** How far "where" stands for a place. */
  static final double ASKED = 0.4;

  /** A stem found in names, with the degree to which a phrase stands for it, from 0 to 1. */
  record Related(String stem, double degree) {}

  private final Map<String, Map<String, Double>> byPhrase = new HashMap<>();

  RelatedWords() {
    for (String line : LexiconFile.list("related").lines()) {
      List<String> group = new ArrayList<>();
      for (String member : line.split(",", -1)) {
        group.add(stems(member));
      }
      for (String phrase : group) {
        group.stream()
            .filter(other -> !other.equals(phrase) && other.indexOf(' ') < 0)
            .forEach(other -> add(phrase, other, RELATED));
      }
    }
    LexiconFile.list("asked")
        .keyed()
        .forEach(
            (phrases, nouns) -> {
              for (String phrase : phrases.split(";", -1)) {
                for (String noun : nouns.split(" ", -1)) {
                  add(stems(phrase), Stemming.stem(noun), ASKED);
                }
              }
            });
  }

  /**
   * @param phrase stemmed
   */
  List<Related> of(String phrase) {
    List<Related> related = new ArrayList<>();
    byPhrase
        .getOrDefault(phrase, Map.of())
        .forEach((stem, degree) -> related.add(new Related(stem, degree)));
    return related;
  }

  private void add(String phrase, String stem, double degree) {
    byPhrase.computeIfAbsent(phrase, p -> new LinkedHashMap<>()).merge(stem, degree, Math::max);
  }

  private static String stems(String phrase) {
    return String.join(" ", Phrase.text(phrase).stems());
  }
}
