package io.github.askjdbc.english;

import java.util.List;

/**
 * The stems of the words in a name or a text: {@code birthYear} and {@code birth_years} alike. What
 * is written together in one case stays so, as it may be a word of a text.
 */
public final class NameStems {
  private NameStems() {}

  public static List<String> of(String text) {
    return NameParts.written(text).stream().map(Stemming::stem).toList();
  }
}
