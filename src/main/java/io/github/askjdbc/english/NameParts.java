package io.github.askjdbc.english;

import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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

  private static final int SHORTEST_REST = 3;

  /** Words for amounts, and units, that may be run together with what they measure. */
  private static final Set<String> JOINED =
      Stream.of(WordClass.JOINED_ENDING, WordClass.JOINED_UNIT)
          .flatMap(ends -> ends.words().stream())
          .collect(Collectors.toUnmodifiableSet());

  /** No end is looked for farther in, however long a name is. */
  private static final int LONGEST_END = JOINED.stream().mapToInt(String::length).max().orElse(0);

  private static final LexiconFile SHORT = LexiconFile.read("short-endings");

  /** What an ending is behind two letters, behind three, and where no vowel is before it. */
  private static final Map<String, String> BEHIND_TWO = SHORT.section("behind two").keyed();

  private static final Map<String, String> BEHIND_THREE = SHORT.section("behind three").keyed();

  private static final Map<String, String> BEHIND_CONSONANT =
      SHORT.section("behind a consonant").keyed();

  /** All of them: most ends of words are none. */
  private static final Set<String> ENDS = ends();

  private static final Set<String> MEASURED = SHORT.section("measured").words();

  private static final Map<String, List<String>> MEASURED_IN = measuredIn();

  /** Words that only look as if they ended so. */
  private static final Set<String> WHOLE = SHORT.section("whole").words();

  /** What stands before an ending and behind something else: {@code lst} in {@code CUSLSTNAM}. */
  private static final Map<String, String> BEFORE_NAME = SHORT.section("before a name").keyed();

  private static final Map<String, String> BEFORE_CODE = SHORT.section("before a code").keyed();

  /** What a unit with a 2 behind it is. */
  private static final Map<String, String> SQUARED = SHORT.section("squared").keyed();

  private static final String SQUARE = "2";

  private static final String METRE = "m";

  private static final Set<String> NAMES = Set.of("nm", "name");

  /** A shortened name is no longer. */
  private static final int LONGEST_SHORT = 9;

  private NameParts() {}

  /**
   * The words in their order, folded, of the first 128 characters: of what is longer, no word is
   * looked for.
   */
  public static List<String> of(String name) {
    List<String> together = isPlain(name) ? RunTogether.parts(LetterCase.lower(name)) : List.of();
    return together.size() > 1 ? together : written(name);
  }

  /**
   * The words that the writing itself shows: of a text, in which "shortfall" is one word, and of
   * names that are searched for short forms.
   */
  public static List<String> written(String text) {
    return written(text, LONGEST);
  }

  /** Whether a name is of letters alone, and of small or of large ones alone. */
  private static boolean isPlain(String name) {
    return !name.isEmpty()
        && (name.chars().allMatch(letter -> letter >= 'a' && letter <= 'z')
            || name.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z'));
  }

  /**
   * The same of more or fewer characters.
   *
   * @param longest the number of characters after which no word is looked for
   */
  public static List<String> written(String name, int longest) {
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
    return squared(words);
  }

  /** {@code area_m2}: the number belongs to the unit. */
  private static List<String> squared(List<String> words) {
    int unit = words.size() - 2;
    if (unit < 1 || !words.get(unit + 1).equals(SQUARE)) {
      return words;
    }
    String squared = SQUARED.getOrDefault(words.get(unit), "");
    if (squared.isEmpty()) {
      return words;
    }
    List<String> joined = new ArrayList<>(words.subList(0, unit));
    joined.add(squared);
    return joined;
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
      if (JOINED.contains(end)
          && (WordClass.JOINED_ENDING.contains(end)
              || WordClass.MEASURED_IN_UNITS.ends(word.substring(0, cut)))
          && WHOLE.stream().noneMatch(word::endsWith)) {
        return List.of(word.substring(0, cut), end);
      }
    }
    return begun(word);
  }

  /** {@code totaldue} is "total due". */
  private static List<String> begun(String word) {
    return WordClass.JOINED_BEGINNING.words().stream()
        .filter(begins -> word.startsWith(begins) && !WHOLE.contains(word))
        .filter(begins -> word.length() >= begins.length() + SHORTEST_REST)
        .map(begins -> List.of(begins, word.substring(begins.length())))
        .findFirst()
        .orElseGet(() -> measured(word));
  }

  /** {@code wgtkg} is "wgt kg": a short form before a unit is shorter than other words are. */
  private static List<String> measured(String word) {
    List<String> parts = MEASURED_IN.get(word);
    return parts == null ? shortened(word) : parts;
  }

  private static Map<String, List<String>> measuredIn() {
    Map<String, List<String>> parts = new HashMap<>();
    for (String before : MEASURED) {
      WordClass.JOINED_UNIT
          .words()
          .forEach(unit -> parts.put(before + unit, List.of(before, unit)));
    }
    for (String before : SHORT.section("measured in metres").words()) {
      parts.put(before + METRE, List.of(before, METRE));
    }
    return Map.copyOf(parts);
  }

  /** {@code clsdat} is "cls date", {@code netpr} "net price", {@code cuslstnam} three words. */
  private static List<String> shortened(String word) {
    int last = isShort(word) ? word.length() - 1 : 0;
    for (int cut = 2; cut < last; cut++) {
      String before = word.substring(0, cut);
      String meant = ending(before, word.substring(cut));
      if (!meant.isEmpty()) {
        List<String> parts = new ArrayList<>(inner(before, meant));
        parts.add(meant);
        return parts;
      }
    }
    return List.of(word);
  }

  private static boolean isShort(String word) {
    return word.length() <= LONGEST_SHORT && !WHOLE.contains(word);
  }

  private static String ending(String before, String end) {
    if (!ENDS.contains(end)) {
      return "";
    }
    boolean three = before.length() > 2;
    boolean consonant =
        before.substring(three ? before.length() - 1 : 0).chars().noneMatch(NameParts::isVowel);
    String behindThree = three ? BEHIND_THREE.getOrDefault(end, "") : "";
    String behindConsonant = consonant ? BEHIND_CONSONANT.getOrDefault(end, "") : "";
    return BEHIND_TWO.getOrDefault(end, behindThree.isEmpty() ? behindConsonant : behindThree);
  }

  private static Set<String> ends() {
    return Stream.of(BEHIND_TWO, BEHIND_THREE, BEHIND_CONSONANT)
        .flatMap(ends -> ends.keySet().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean isVowel(int letter) {
    return "aeiou".indexOf(letter) >= 0;
  }

  /** Of what stands before an ending, what tells which name or code it is. */
  private static List<String> inner(String before, String ending) {
    Map<String, String> telling = NAMES.contains(ending) ? BEFORE_NAME : BEFORE_CODE;
    for (int cut = 2; cut < before.length() - 1; cut++) {
      String meant = telling.getOrDefault(before.substring(cut), "");
      if (!meant.isEmpty()) {
        return List.of(before.substring(0, cut), meant);
      }
    }
    return List.of(before);
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
