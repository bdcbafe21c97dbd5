package io.github.askjdbc.question;

import java.util.Arrays;

/**
 * What statements a first word may begin that is no word of any, but one with a slip of the
 * fingers.
 *
 * <p>Frequent verbs are looked for with two slips or their letters in disorder; the rest, which
 * many English words are close to, with two neighbouring letters swapped only.
 */
final class MistypedVerb {

  private MistypedVerb() {}

  /** Whether it is close to a verb so common that its misspellings count as SQL. */
  static boolean isCommon(Tokens tokens) {
    int from = tokens.start(0);
    int to = tokens.end(0);
    Lexicon lexicon = Lexicon.bundled();
    return lexicon.resembles(Trait.COMMON, 2, tokens.text(), from, to)
        || (lexicon.traits(tokens.text(), from, to) == 0
            && isDisordered(tokens.text().substring(from, to)));
  }

  private static boolean isDisordered(String word) {
    char[] letters = sorted(word);
    return Lexicon.bundled().words(Trait.COMMON).stream()
        .anyMatch(verb -> isDisordered(letters, word.charAt(0), verb));
  }

  /** All letters of the verb, or all but one of a long verb, one of its first two in front. */
  private static boolean isDisordered(char[] letters, char first, String verb) {
    if (letters.length == verb.length()) {
      return Arrays.equals(letters, sorted(verb));
    }
    if (letters.length + 1 != verb.length()
        || verb.length() < 6
        || verb.indexOf(Character.toLowerCase(first)) > 1) {
      return false;
    }
    char[] meant = sorted(verb);
    int missing = 0;
    for (int i = 0; i < meant.length && missing <= 1; i++) {
      boolean same = i - missing < letters.length && meant[i] == letters[i - missing];
      missing += same ? 0 : 1;
    }
    return missing == 1;
  }

  private static char[] sorted(String word) {
    char[] letters = word.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = Character.toLowerCase(letters[i]);
    }
    Arrays.sort(letters);
    return letters;
  }

  /** Traits of all words that it is with two neighbouring letters swapped; 0 for a listed word. */
  static int swappedTraits(Tokens tokens) {
    Lexicon lexicon = Lexicon.bundled();
    String word = tokens.text().substring(tokens.start(0), tokens.end(0));
    if (word.length() < 3
        || word.length() > lexicon.longest()
        || lexicon.traits(word, 0, word.length()) != 0) {
      return 0;
    }
    int traits = 0;
    char[] letters = word.toCharArray();
    for (int i = 0; i + 1 < letters.length; i++) {
      swap(letters, i);
      traits |= lexicon.traits(new String(letters), 0, letters.length);
      swap(letters, i);
    }
    return traits;
  }

  private static void swap(char[] letters, int i) {
    char first = letters[i];
    letters[i] = letters[i + 1];
    letters[i + 1] = first;
  }
}
