package io.github.askjdbc.english;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The words that the writing of a name shows: they end at what is neither letter nor number, and
 * where a lower-case letter meets an upper-case one, capitals meet a capitalised word, or letters
 * meet numbers. {@code CustomerIDs} is "customer ids", {@code HTTPPort2} "http port 2". Words for
 * amounts and units are cut off where they are run together with what they measure.
 */
public final class NameParts {

  private static final int LONGEST = 128;

  /** Fewer letters before an ending are rather the beginning of one word. */
  private static final int SHORTEST_JOINED = 4;

  /** No end is looked for farther in, however long a name is. */
  private static final int LONGEST_END =
      Stream.of(WordClass.JOINED_ENDING, WordClass.JOINED_UNIT)
          .flatMap(ends -> ends.words().stream())
          .mapToInt(String::length)
          .max()
          .orElse(0);

  private static final LexiconFile SHORT = LexiconFile.read("short-endings");

  /** What an ending is behind two letters, and behind three. */
  private static final Map<String, String> BEHIND_TWO = SHORT.section("behind two").keyed();

  private static final Map<String, String> BEHIND_THREE = SHORT.section("behind three").keyed();

  /** A shortened name is no longer. */
  private static final int LONGEST_SHORT = 9;

  private NameParts() {}

  /**
   * The words in their order, folded, of the first 128 characters: of what is longer, no word is
   * looked for.
   */
  public static List<String> of(String name) {
    return of(name, LONGEST);
  }

  /**
   * @param longest the number of characters after which no word is looked for
   */
  public static List<String> of(String name, int longest) {
    int[] points = points(name, longest);
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int at = 0; at <= points.length; at++) {
      boolean between =
          at == points.length || (!Character.isLetter(points[at]) && !isNumber(points, at));
      if (between || (at > start && changes(points, at))) {
        if (at > start) {
          words.addAll(apart(Stemming.fold(new String(points, start, at - start))));
        }
        start = between ? at + 1 : at;
      }
    }
    return words;
  }

  private static int[] points(String name, int longest) {
    int[] points = new int[Math.min(longest, name.codePointCount(0, name.length()))];
    for (int at = 0, next = 0; at < points.length; at++) {
      points[at] = name.codePointAt(next);
      next += Character.charCount(points[at]);
    }
    return points;
  }

  /** {@code refundamount} is "refund amount", {@code weightgrams} "weight grams". */
  private static List<String> apart(String word) {
    int first = Math.max(SHORTEST_JOINED, word.length() - LONGEST_END);
    for (int cut = first; cut < word.length(); cut++) {
      String end = word.substring(cut);
      if (WordClass.JOINED_ENDING.contains(end)
          || (WordClass.JOINED_UNIT.contains(end)
              && WordClass.MEASURED_IN_UNITS.ends(word.substring(0, cut)))) {
        return List.of(word.substring(0, cut), end);
      }
    }
    return shortened(word);
  }

  /** {@code clsdat} is "cls date", {@code netpr} "net price". */
  private static List<String> shortened(String word) {
    for (int cut = 2; word.length() <= LONGEST_SHORT && cut < word.length() - 1; cut++) {
      String end = word.substring(cut);
      String behindThree = cut > 2 ? BEHIND_THREE.getOrDefault(end, "") : "";
      String meant = BEHIND_TWO.getOrDefault(end, behindThree);
      if (!meant.isEmpty()) {
        return List.of(word.substring(0, cut), meant);
      }
    }
    return List.of(word);
  }

  /** Whether a new word starts at a letter or number that follows another. */
  private static boolean changes(int[] points, int at) {
    boolean capital = is(points, at, Character.UPPERCASE_LETTER);
    return isNumber(points, at) != isNumber(points, at - 1)
        || (capital && is(points, at - 1, Character.LOWERCASE_LETTER))
        || (capital
            && is(points, at - 1, Character.UPPERCASE_LETTER)
            && is(points, at + 1, Character.LOWERCASE_LETTER)
            && !isPluralOfCapitals(points, at));
  }

  /** The D of {@code IDs}. */
  private static boolean isPluralOfCapitals(int[] points, int at) {
    return points[at + 1] == 's'
        && (at + 2 == points.length || !Character.isLowerCase(points[at + 2]));
  }

  private static boolean is(int[] points, int at, int category) {
    return at < points.length && Character.getType(points[at]) == category;
  }

  private static boolean isNumber(int[] points, int at) {
    if (at >= points.length) {
      return false;
    }
    int type = Character.getType(points[at]);
    return type == Character.DECIMAL_DIGIT_NUMBER
        || type == Character.LETTER_NUMBER
        || type == Character.OTHER_NUMBER;
  }
}
