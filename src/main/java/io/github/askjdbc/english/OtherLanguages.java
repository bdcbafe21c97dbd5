package io.github.askjdbc.english;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.lang.Character.UnicodeScript;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells by its script and its small words that a text is not English. A text without any small word
 * is told by neither.
 */
public final class OtherLanguages {

  private static final List<WordClass> SMALL_WORDS =
      List.of(
          WordClass.FUNCTION,
          WordClass.ARTICLE,
          WordClass.DETERMINER,
          WordClass.CONJUNCTION,
          WordClass.ASKING,
          WordClass.POSSESSION,
          WordClass.OWNING,
          WordClass.BEING,
          WordClass.POSSESSIVE,
          WordClass.TIME_PREPOSITION,
          WordClass.FROM,
          WordClass.COUNTING);

  private static final Set<UnicodeScript> SIGNS =
      Set.of(
          UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);

  private static final int LETTERS_OF_A_SIGN = 3;

  private static final OtherLanguages SHIPPED = new OtherLanguages();

  private final Set<String> english = new HashSet<>();
  private final Set<String> others = new HashSet<>();
  private final Set<String> all = new HashSet<>();

  /** Those of {@code others} that stand in names too. */
  private final Set<String> inNames;

  private OtherLanguages() {
    SMALL_WORDS.forEach(list -> english.addAll(list.words()));
    CueList.cues().keySet().forEach(cue -> english.addAll(Runs.words(cue)));
    english.addAll(LexiconFile.read("politeness").section("listing").words());
    LexiconFile lists = LexiconFile.read("other-languages");
    lists.sections().values().forEach(list -> others.addAll(list.words()));
    inNames = lists.section("in-names").words();
    all.addAll(english);
    all.addAll(others);
    Set<String> shared = new HashSet<>(english);
    shared.retainAll(others);
    english.removeAll(shared);
    others.removeAll(shared);
  }

  /** Whether most of it is in another script, or more of its small words are of other languages. */
  public static boolean speaks(String text) {
    return isForeignScript(text)
        || (holdsWordsAsSigns(text) && !hasEnglish(text))
        || SHIPPED.hasMoreOfOthers(words(text));
  }

  private boolean hasMoreOfOthers(List<String> words) {
    long foreign = words.stream().filter(others::contains).count();
    long own = words.stream().filter(english::contains).count();
    boolean namesAlone = words.stream().filter(others::contains).allMatch(inNames::contains);
    return namesAlone ? foreign > 1 && own == 0 : foreign > own;
  }

  /** Whether a text has any small word that is English alone. */
  public static boolean hasEnglish(String text) {
    return words(text).stream().anyMatch(SHIPPED.english::contains);
  }

  /** Whether a word in lower case is a small word of any language. */
  public static boolean isSmallWord(String word) {
    return SHIPPED.all.contains(word);
  }

  private static List<String> words(String text) {
    String lower = LetterCase.lower(text).replace('\u2019', '\'');
    return Runs.of(lower, c -> Character.isLetter(c) || c == '\'' || c == '-').stream()
        .flatMap(OtherLanguages::parted)
        .toList();
  }

  /** "l'année" is two words, "what's" is one. */
  private static Stream<String> parted(String word) {
    int end = word.indexOf('\'') + 1;
    boolean article = end > 0 && SHIPPED.others.contains(word.substring(0, end));
    return article ? Stream.of(word.substring(0, end), word.substring(end)) : Stream.of(word);
  }

  /** Names in Latin letters stand between signs of which each says as much as some letters. */
  private static boolean holdsWordsAsSigns(String text) {
    long signs =
        text.codePoints().filter(letter -> SIGNS.contains(UnicodeScript.of(letter))).count();
    long letters = text.codePoints().filter(Character::isLetter).count() - signs;
    return letters < LETTERS_OF_A_SIGN * signs;
  }

  private static boolean isForeignScript(String text) {
    long letters = text.codePoints().filter(Character::isLetter).count();
    long latin =
        text.codePoints()
            .filter(Character::isLetter)
            .filter(letter -> UnicodeScript.of(letter) == UnicodeScript.LATIN)
            .count();
    return 2 * latin < letters;
  }
}
