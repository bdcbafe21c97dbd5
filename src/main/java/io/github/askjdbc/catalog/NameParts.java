package io.github.askjdbc.catalog;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The parts that the writing of a name separates, in lower case and without accents. */
final class NameParts {
  private final List<String> found = new ArrayList<>();
  private final StringBuilder part = new StringBuilder();
  private final StringBuilder initials = new StringBuilder();

  private NameParts() {}

  /** At capitals too: {@code userPIN_code2} is user, pin, code. */
  static List<String> atCapitals(String name) {
    return parts(name, true);
  }

  /** At what is no letter alone: {@code userPIN_code2} is userpin, code. */
  static List<String> atMarks(String name) {
    return parts(name, false);
  }

  /** All the letters together. */
  static String letters(String name) {
    String plain = withoutAccents(name);
    StringBuilder letters = new StringBuilder(plain.length());
    for (int at = 0; at < plain.length(); at += Character.charCount(plain.codePointAt(at))) {
      if (Character.isLetter(plain.codePointAt(at))) {
        letters.appendCodePoint(plain.codePointAt(at));
      }
    }
    return letters.toString().toLowerCase(Locale.ROOT);
  }

  private static String withoutAccents(String name) {
    if (isAscii(name)) {
      return name;
    }
    StringBuilder plain = new StringBuilder(name.length());
    Normalizer.normalize(name, Normalizer.Form.NFKD)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }

  private static boolean isAscii(String name) {
    for (int at = 0; at < name.length(); at++) {
      if (name.charAt(at) > 127) {
        return false;
      }
    }
    return true;
  }

  private static List<String> parts(String name, boolean capitals) {
    int[] letters = withoutAccents(name).codePoints().toArray();
    NameParts parts = new NameParts();
    for (int i = 0; i < letters.length; i++) {
      boolean letter = Character.isLetter(letters[i]);
      if (!letter || (capitals && i > 0 && isCapitalOfAWord(letters, i))) {
        parts.endPart();
      }
      if (letter) {
        parts.part.appendCodePoint(letters[i]);
      }
    }
    parts.endPart();
    parts.endInitials();
    return parts.found;
  }

  private static boolean isCapitalOfAWord(int[] letters, int at) {
    return Character.isUpperCase(letters[at])
        && (Character.isLowerCase(letters[at - 1])
            || (Character.isUpperCase(letters[at - 1])
                && at + 1 < letters.length
                && Character.isLowerCase(letters[at + 1])));
  }

  /** Single letters, as in {@code S.S.N.}, make one part together. */
  private void endPart() {
    if (part.length() == 1) {
      initials.append(part);
    } else if (!part.isEmpty()) {
      endInitials();
      found.add(part.toString().toLowerCase(Locale.ROOT));
    }
    part.setLength(0);
  }

  private void endInitials() {
    if (!initials.isEmpty()) {
      found.add(initials.toString().toLowerCase(Locale.ROOT));
      initials.setLength(0);
    }
  }
}
