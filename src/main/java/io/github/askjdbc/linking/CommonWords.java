package io.github.askjdbc.linking;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.meaning.WordVectors;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The most frequent words of English, for which a short form may stand too. */
final class CommonWords {

  private static final int MOST = 9_000;

  private static final Map<Character, List<String>> BY_FIRST =
      WordVectors.shipped().words().stream()
          .limit(MOST)
          .collect(Collectors.groupingBy(word -> word.charAt(0)));

  private CommonWords() {}

  static boolean contains(String word) {
    return WordVectors.shipped().rank(word).orElse(MOST) < MOST;
  }

  /** How many of them, but for endings, that begin with a letter. */
  static int count(char first, Predicate<String> wanted) {
    return (int)
        BY_FIRST.getOrDefault(first, List.of()).stream()
            .filter(wanted)
            .map(Stemming::stem)
            .distinct()
            .count();
  }
}
