package io.github.askjdbc.linking;

import io.github.askjdbc.text.FunctionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether texts have the same words but for plural endings. English only. */
final class PluralForms {

  private PluralForms() {}

  /** In any order; case, accents, punctuation and the commonest function words do not count. */
  static boolean same(String one, String other) {
    List<String> left = words(one);
    List<String> right = new ArrayList<>(words(other));
    if (left.isEmpty() || left.size() != right.size()) {
      return false;
    }
    for (String word : left) {
      Optional<String> mate =
          right.stream().filter(candidate -> sameWord(word, candidate)).findFirst();
      if (mate.isEmpty()) {
        return false;
      }
      right.remove(mate.get());
    }
    return true;
  }

  private static List<String> words(String text) {
    return IdentifierWords.parts(text).stream()
        .filter(word -> !FunctionWords.contains(word))
        .map(Stemming::regular)
        .toList();
  }

  private static boolean sameWord(String one, String other) {
    return one.equals(other) || isPlural(one, other) || isPlural(other, one);
  }

  private static boolean isPlural(String plural, String singular) {
    return plural.equals(singular + "s")
        || plural.equals(singular + "es")
        || (singular.endsWith("y")
            && plural.equals(singular.substring(0, singular.length() - 1) + "ies"));
  }
}
