package io.github.askjdbc.evaluation.adjudication;

import java.util.Locale;

/**
 * Who is right about one answer that counts as wrong by its gold.
 *
 * @param why in a few words; holds no question
 */
public record Adjudication(Right right, String why) {

  /** Who is right. */
  public enum Right {
    /** The answer is wrong, as it counts. */
    GOLD,
    /** The gold is wrong. */
    WRITER,
    /** The question has both readings. The answer stays wrong: nobody asked which one is meant. */
    BOTH;

    /** As it stands in a file. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
