package io.github.askjdbc.english;

import java.util.List;

/** The stems of the words in a name or literal: {@code birthYear} and {@code birth_years} alike. */
public final class NameStems {
  private NameStems() {}

  public static List<String> of(String text) {
    return NameParts.of(text).stream().map(Stemming::stem).toList();
  }
}
