package io.github.askjdbc.text;

import java.text.Normalizer;

/**
 * Texts in Unicode's normalisation form C. {@link Normalizer} takes the square of the length of a
 * run of combining marks; a run of more than {@value #LONGEST_PIECE} is composed in pieces, as
 * Unicode's stream-safe format (Standard Annex 15, section 13) allows from 30 on.
 */
public final class ComposedText {

  private static final int LONGEST_PIECE = 256;
  private static final char LAST_ASCII = 127;

  private ComposedText() {}

  /** Composed in time linear in the length. */
  public static String of(String text) {
    if (text.length() <= LONGEST_PIECE) {
      return Normalizer.normalize(text, Normalizer.Form.NFC);
    }
    StringBuilder composed = new StringBuilder(text.length());
    int from = 0;
    while (from < text.length()) {
      int to = endOfPiece(text, from);
      composed.append(Normalizer.normalize(text.substring(from, to), Normalizer.Form.NFC));
      from = to;
    }
    return composed.toString();
  }

  /** Before a character that composes with none before it, if there is one soon enough. */
  private static int endOfPiece(String text, int from) {
    int end = from + LONGEST_PIECE;
    if (end >= text.length()) {
      return text.length();
    }
    int cut = end;
    while (cut > from && text.charAt(cut) > LAST_ASCII) {
      cut--;
    }
    if (cut > from) {
      return cut;
    }
    return Character.isLowSurrogate(text.charAt(end)) ? end - 1 : end;
  }
}
