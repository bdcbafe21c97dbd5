package io.github.askjdbc.english;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Words around a question that mean nothing: "hello", "could you", "thank you". */
public final class Politeness {

  private static final List<List<String>> BEFORE;
  private static final List<List<String>> AFTER;
  private static final List<List<String>> OPENINGS = new ArrayList<>();

  static {
    LexiconFile file = LexiconFile.read("politeness");
    BEFORE = file.section("polite").phrases();
    AFTER = file.section("thanks").phrases();
    Stream.of("polite", "telling", "listing")
        .forEach(name -> OPENINGS.addAll(file.section(name).phrases()));
  }

  private Politeness() {}

  /**
   * What is left of a text without them and without blanks and marks at its ends; the text itself
   * if nothing would be. Takes time linear in its length.
   */
  public static String without(String text) {
    RestOfText rest = new RestOfText(text);
    drop(rest);
    return rest.isEmpty() ? text : rest.text();
  }

  /**
   * How many words at the start of a question are such, or only ask for it to be answered, as "show
   * me" does.
   *
   * @param words folded, in the order of the question
   */
  public static int opening(List<String> words) {
    int at = 0;
    int length;
    do {
      length = longest(OPENINGS, words.subList(at, words.size()));
      at += length;
    } while (length > 0);
    return at;
  }

  private static int longest(List<List<String>> phrases, List<String> words) {
    return phrases.stream()
        .filter(phrase -> phrase.size() <= words.size())
        .filter(phrase -> words.subList(0, phrase.size()).equals(phrase))
        .mapToInt(List::size)
        .max()
        .orElse(0);
  }

  static void drop(RestOfText rest) {
    rest.dropAll(BEFORE);
    rest.dropAllLast(AFTER);
  }
}
