package io.github.askjdbc.english;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether texts have the same words but for plural endings. English only. */
public final class PluralForms {

  private PluralForms() {}

  /** In any order; case, accents, punctuation and the commonest function words do not count. */
  public static boolean same(String one, String other) {
    List<String> left = words(one);
    List<String> right = new ArrayList<>(words(other));
    if (left.isEmpty() || left.size() != right.size()) {
      return false;
    }
    for (String word : left) {
      Optional<String> mate =
          right.stream().filter(candidate -> NounNumber.isSame(word, candidate)).findFirst();
      if (mate.isEmpty()) {
        return false;
      }
      right.remove(mate.get());
    }
    return true;
  }

  private static List<String> words(String text) {
    return NameParts.written(text).stream()
        .filter(word -> !WordClass.FUNCTION.contains(word))
        .toList();
  }
}
