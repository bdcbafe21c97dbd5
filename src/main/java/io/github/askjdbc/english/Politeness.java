package io.github.askjdbc.english;

import java.util.List;

/** Words around a question that mean nothing: "hello", "could you", "thank you". */
public final class Politeness {

  private static final List<List<String>> BEFORE;
  private static final List<List<String>> AFTER;

  static {
    LexiconFile file = LexiconFile.read("politeness");
    BEFORE = file.section("polite").phrases();
    AFTER = file.section("thanks").phrases();
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

  static void drop(RestOfText rest) {
    rest.dropAll(BEFORE);
    rest.dropAllLast(AFTER);
  }
}
