package io.github.askjdbc.english;

/** Names of numbers that are told of a hundred: "discount percentage", {@code COMM_PCT}. */
public final class PercentageNames {

  private static final String PERCENT = "percent";

  private PercentageNames() {}

  /**
   * @param name of a column
   */
  public static boolean isColumn(String name) {
    return isPhrase(ShortNames.writtenOut(name).replace('_', ' '));
  }

  /**
   * @param words of a sentence
   */
  public static boolean isPhrase(String words) {
    return NameStems.of(words).stream().anyMatch(stem -> stem.startsWith(PERCENT));
  }
}
