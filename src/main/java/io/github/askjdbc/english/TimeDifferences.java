package io.github.askjdbc.english;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Questions for how far two times are apart, in one wording: "by how much did sales in May exceed
 * those in April" is "how much more sales in May than in April", and "difference in orders 2024 vs
 * 2023" is "how many more orders in 2024 than in 2023".
 */
final class TimeDifferences {

  private static final LexiconFile FILE = LexiconFile.read("time-differences");
  private static final List<List<String>> ASKING = phrases("asking");
  private static final List<List<String>> COUNTING = phrases("counting");
  private static final List<List<String>> EXCEEDING = phrases("exceeding");
  private static final List<List<String>> THOSE = phrases("those");
  private static final List<List<String>> DIFFERENCE = phrases("difference");
  private static final List<List<String>> AGAINST = phrases("against");
  private static final Map<String, String> ASKED = FILE.section("asked").keyed();

  private static final int DIGITS_OF_YEAR = 4;

  private TimeDifferences() {}

  /** The text itself where it asks for none. */
  static String plain(String text) {
    List<String> words = Runs.words(text);
    return exceeding(words).or(() -> difference(words)).orElse(text);
  }

  private static Optional<String> exceeding(List<String> words) {
    Optional<Integer> behind = begins(words, 0, ASKING);
    return behind.flatMap(
        from ->
            IntStream.range(from, words.size())
                .filter(at -> begins(words, at, EXCEEDING).isPresent())
                .boxed()
                .findFirst()
                .flatMap(
                    at -> {
                      int those = begins(words, at, EXCEEDING).orElseThrow();
                      return other(words, those)
                          .filter(time -> tellsHow(words.subList(from, at)))
                          .map(
                              time -> {
                                int rows = begins(words, from, COUNTING).orElse(from);
                                String how = ASKED.get(rows == from ? "amount" : "count");
                                return joined(how, words.subList(rows, at), time);
                              });
                    }));
  }

  /** Whether it is said whether rows are counted or money is added up. */
  private static boolean tellsHow(List<String> what) {
    return begins(what, 0, COUNTING).isPresent()
        || what.stream()
            .map(LetterCase::lower)
            .anyMatch(
                word ->
                    WordClass.MONEY.contains(word)
                        || WordClass.TAKINGS.contains(word)
                        || WordClass.TAKINGS_TABLE.contains(word));
  }

  /** Where the other time begins: behind "that of", "those in", "those received in". */
  private static Optional<List<String>> other(List<String> words, int those) {
    Optional<Integer> said = begins(words, those, THOSE);
    boolean verb =
        said.isEmpty()
            && those + 2 < words.size()
            && THOSE.stream().anyMatch(phrase -> phrase.get(0).equals(word(words, those)))
            && WordClass.isParticiple(word(words, those + 1))
            && WordClass.IN.contains(word(words, those + 2));
    return said.or(() -> verb ? Optional.of(those + 3) : Optional.empty())
        .filter(at -> at < words.size())
        .map(at -> words.subList(at, words.size()));
  }

  /** With a year on either side of what stands between them. */
  private static Optional<String> difference(List<String> words) {
    return begins(words, 0, DIFFERENCE)
        .flatMap(
            from ->
                IntStream.range(from + 2, words.size())
                    .filter(at -> begins(words, at, AGAINST).isPresent())
                    .filter(at -> isYear(word(words, at - 1)))
                    .boxed()
                    .findFirst()
                    .flatMap(at -> against(words, from, at)));
  }

  private static Optional<String> against(List<String> words, int from, int at) {
    int year = begins(words, at, AGAINST).orElseThrow();
    boolean last = year == words.size() - 1 && isYear(word(words, year));
    int end = WordClass.IN.contains(word(words, at - 2)) ? at - 2 : at - 1;
    if (!last || end <= from) {
      return Optional.empty();
    }
    List<String> what = words.subList(from, end);
    return Optional.of(
        joined(
            ASKED.get("count") + " " + String.join(" ", what),
            List.of("in", word(words, at - 1)),
            words.subList(year, year + 1)));
  }

  private static String joined(String asked, List<String> what, List<String> time) {
    return String.join(
        " ", asked, String.join(" ", what), ASKED.get("than"), String.join(" ", time));
  }

  private static boolean isYear(String word) {
    return word.length() == DIGITS_OF_YEAR && word.chars().allMatch(Character::isDigit);
  }

  /** Where the words behind one of some phrases begin, if it stands there. */
  private static Optional<Integer> begins(List<String> words, int at, List<List<String>> phrases) {
    return phrases.stream()
        .filter(
            phrase ->
                IntStream.range(0, phrase.size())
                    .allMatch(word -> phrase.get(word).equals(word(words, at + word))))
        .findFirst()
        .map(phrase -> at + phrase.size());
  }

  private static String word(List<String> words, int at) {
    return at >= 0 && at < words.size() ? LetterCase.lower(words.get(at)) : "";
  }

  private static List<List<String>> phrases(String section) {
    return FILE.section(section).phrases();
  }
}
