package io.github.askjdbc.text;

import java.util.Locale;
import java.util.function.IntUnaryOperator;

/**
 * Letters in lower or upper case, each by itself: the length stays but for {@link #folded}, and
 * time is linear.
 *
 * <p>{@link String#toLowerCase(Locale)} reads the whole text for each capital sigma, and both of
 * the JDK's methods copy it for each letter that becomes two.
 */
public final class LetterCase {

  private static final char LAST_ASCII = 127;
  private static final char SIGMA = '\u03c3';
  private static final char FINAL_SIGMA = '\u03c2';

  private LetterCase() {}

  public static String lower(String text) {
    return isAscii(text) ? text.toLowerCase(Locale.ROOT) : mapped(text, Character::toLowerCase);
  }

  /** In lower case, and with one form of sigma, so that words are the same in either case. */
  public static String withoutCase(String text) {
    return isAscii(text) ? text.toLowerCase(Locale.ROOT) : mapped(text, LetterCase::withoutCase);
  }

  /** In upper case, but for letters that are two in upper case. */
  public static String upper(String text) {
    return isAscii(text) ? text.toUpperCase(Locale.ROOT) : mapped(text, Character::toUpperCase);
  }

  /**
   * Equal for texts that are the same but for case, whichever way it is folded: for those that
   * {@link String#equalsIgnoreCase} finds equal, and where a letter is several in upper case, as ß
   * is SS, for those that hold these instead.
   */
  public static String folded(String text) {
    if (isAscii(text)) {
      return text.toLowerCase(Locale.ROOT);
    }
    StringBuilder folded = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> Character.toLowerCase(Character.toUpperCase(c)))
        .mapToObj(c -> Character.toString(c).toUpperCase(Locale.ROOT))
        .forEach(
            letters ->
                letters.codePoints().map(Character::toLowerCase).forEach(folded::appendCodePoint));
    return folded.toString();
  }

  /** Whether two texts are the same but for case, as {@link #folded} has it. */
  public static boolean same(String one, String other) {
    return one.equalsIgnoreCase(other)
        || (!(isAscii(one) && isAscii(other)) && folded(one).equals(folded(other)));
  }

  private static int withoutCase(int codePoint) {
    return codePoint == FINAL_SIGMA ? SIGMA : Character.toLowerCase(codePoint);
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST_ASCII) {
        return false;
      }
    }
    return true;
  }

  private static String mapped(String text, IntUnaryOperator mapping) {
    StringBuilder mapped = new StringBuilder(text.length());
    int at = 0;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      mapped.appendCodePoint(mapping.applyAsInt(codePoint));
      at += Character.charCount(codePoint);
    }
    return mapped.toString();
  }
}
