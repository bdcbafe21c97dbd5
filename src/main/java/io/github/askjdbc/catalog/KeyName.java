package io.github.askjdbc.catalog;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The name of a table or column, read as keys are named.
 *
 * @param words lower-case singular words, as the writing separates them
 * @param plural whether the last word is written as a plural
 */
record KeyName(List<String> words, boolean plural) {
  /** What the key of a table is called beside the table's own name: id, code, number. */
  private static final Set<String> KEY_WORDS = LexiconFile.list("key-words").words();

  /** What is before a table's name where its rows are counted or measured. */
  private static final Set<String> QUANTITY_WORDS = LexiconFile.list("quantity-words").words();

  /** A shorter one abbreviates too much. */
  private static final int SHORTEST_ABBREVIATION = 2;

  KeyName {
    words = List.copyOf(words);
  }

  static KeyName of(String identifier) {
    List<String> written = NameParts.of(identifier);
    List<String> words = written.stream().map(NounNumber::singular).toList();
    int last = words.size() - 1;
    return new KeyName(words, last >= 0 && !words.get(last).equals(written.get(last)));
  }

  /** All the words in one, so that {@code AirportCode} and {@code airportcode} are the same. */
  String letters() {
    return String.join("", words);
  }

  /** The key word that it ends with, empty without one; in a compound if something is before it. */
  String keyWord() {
    String last = words.isEmpty() ? "" : words.get(words.size() - 1);
    if (KEY_WORDS.contains(last)) {
      return last;
    }
    return KEY_WORDS.stream()
        .filter(word -> last.endsWith(word) && last.length() - word.length() > 1)
        .max((a, b) -> Integer.compare(a.length(), b.length()))
        .orElse("");
  }

  /** The letters before the key word, all of them without one, as a singular. */
  String head() {
    String letters = letters();
    return NounNumber.singular(letters.substring(0, letters.length() - keyWord().length()));
  }

  /** Whether it says no more than that it is a key. */
  boolean isKeyWord() {
    return KEY_WORDS.contains(letters());
  }

  /** Whether it counts or measures rows: a plural, or a word of quantity before others. */
  boolean isQuantity() {
    return plural || words.stream().limit(words.size() - 1L).anyMatch(QUANTITY_WORDS::contains);
  }

  /** Whether the letters are the name, or whole words at its beginning or end. */
  boolean isCalled(String letters) {
    for (int cut = 0; cut < words.size(); cut++) {
      if (from(cut).letters().equals(letters) || before(cut + 1).letters().equals(letters)) {
        return true;
      }
    }
    return false;
  }

  static Set<String> allKeyWords() {
    return KEY_WORDS;
  }

  /** The words from the first one given. */
  KeyName from(int word) {
    return new KeyName(words.subList(word, words.size()), plural);
  }

  /** The words before the one given. */
  KeyName before(int word) {
    return new KeyName(words.subList(0, word), false);
  }

  /**
   * Whether a text that is no word of the name may be short for it: its initials, or some of its
   * letters in their order, the first one among them ({@code dept} for {@code department}).
   */
  boolean mayBeWritten(String abbreviation) {
    String letters = letters();
    if (abbreviation.length() < SHORTEST_ABBREVIATION
        || abbreviation.length() >= letters.length()
        || abbreviation.charAt(0) != letters.charAt(0)
        || isCalled(abbreviation)) {
      return false;
    }
    String initials =
        words.stream().map(word -> word.substring(0, 1)).collect(Collectors.joining());
    if (abbreviation.equals(initials)) {
      return true;
    }
    int found = 0;
    for (int at = 0; at < letters.length() && found < abbreviation.length(); at++) {
      if (letters.charAt(at) == abbreviation.charAt(found)) {
        found++;
      }
    }
    return found == abbreviation.length() && found > SHORTEST_ABBREVIATION;
  }
}
