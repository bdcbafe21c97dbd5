package io.github.askjdbc.linking;

import io.github.askjdbc.english.NounNumber;
import java.util.Optional;

/** How people shorten a word in a name, the surest first. */
public enum Shortening {
  /** Its first letter and all consonants after it: {@code dly} for "delay". */
  CONSONANTS,
  /** Its beginning: {@code contr} for "contract". */
  BEGINNING,
  /** Its first letter and the consonants that follow, up to one: {@code mnt} for "maintenance". */
  FIRST_CONSONANTS,
  /**
   * Its beginning and some consonants, the last among them: {@code arpt} for "airport", {@code
   * matl} for "material".
   */
  TO_ITS_END,
  /** Its beginning and some consonants, if there are several: {@code patn} for "patient". */
  SOME_CONSONANTS;

  private static final String VOWELS = "aeiou";

  /** A form that leaves out fewer letters may be a word of its own. */
  private static final int LEFT_OUT = 2;

  private static final int SHORTEST = 3;

  /**
   * @param form in lower case
   * @param word in lower case, singular or plural
   */
  static Optional<Shortening> of(String form, String word) {
    if (form.charAt(0) != word.charAt(0) || form.length() + LEFT_OUT > word.length()) {
      return Optional.empty();
    }
    return read(form, word);
  }

  /**
   * The same for a form that is known to be no word, so that it may leave out but one letter:
   * {@code prt} for "port".
   */
  static Optional<Shortening> ofNoWord(String form, String word) {
    if (form.charAt(0) != word.charAt(0) || form.length() >= word.length()) {
      return Optional.empty();
    }
    boolean some = form.length() > SHORTEST && begins(form, word);
    return read(form, word).or(() -> some ? Optional.of(SOME_CONSONANTS) : Optional.empty());
  }

  private static Optional<Shortening> read(String form, String word) {
    if (isBeginning(form, word)) {
      return Optional.of(BEGINNING);
    }
    String consonants = consonants(word);
    if (consonants.startsWith(form)) {
      boolean all = consonants.equals(form) || consonants(NounNumber.singular(word)).equals(form);
      return Optional.of(all ? CONSONANTS : FIRST_CONSONANTS);
    }
    String singular = consonants(NounNumber.singular(word));
    boolean ends = singular.charAt(singular.length() - 1) == form.charAt(form.length() - 1);
    return ends && begins(form, word) ? Optional.of(TO_ITS_END) : Optional.empty();
  }

  /** Whether a form of some letters is short for a word in any of these ways. */
  public static boolean isShort(String form, String word) {
    return form.length() >= SHORTEST && !word.isEmpty() && of(form, word).isPresent();
  }

  /** The same for a form without vowels but its first letter: {@code hdl} for "handle". */
  public static boolean isShortOfConsonants(String form, String word) {
    return form.equals(consonants(form)) && isShort(form, word);
  }

  static boolean isBeginning(String form, String word) {
    return word.length() >= form.length() + LEFT_OUT && word.startsWith(form);
  }

  /** Whether a form is the beginning of a word and then only consonants of it, in their order. */
  static boolean begins(String form, String word) {
    int same = 0;
    while (same < form.length() && form.charAt(same) == word.charAt(same)) {
      same++;
    }
    for (int beginning = same; beginning > 0; beginning--) {
      if (goesOn(form, beginning, word)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a form is the whole word but for its vowels behind the first: "cty" of "city". */
  public static boolean isWithoutVowels(String form, String word) {
    return form.length() >= SHORTEST
        && form.length() < word.length()
        && form.equals(consonants(word));
  }

  private static boolean goesOn(String form, int from, String word) {
    int at = from - 1;
    for (int letter = from; letter < form.length(); letter++) {
      char next = form.charAt(letter);
      at = isVowel(next) ? -1 : word.indexOf(next, at + 1);
      if (at < 0) {
        return false;
      }
    }
    return true;
  }

  /** The first letter and the consonants after it, of two alike that follow each other one. */
  static String consonants(String word) {
    StringBuilder kept = new StringBuilder(word.substring(0, 1));
    for (int at = 1; at < word.length(); at++) {
      char letter = word.charAt(at);
      if (!isVowel(letter) && letter != word.charAt(at - 1)) {
        kept.append(letter);
      }
    }
    return kept.toString();
  }

  private static boolean isVowel(char letter) {
    return VOWELS.indexOf(letter) >= 0;
  }
}
