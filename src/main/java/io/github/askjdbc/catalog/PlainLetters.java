package io.github.askjdbc.catalog;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/**
 * The letters of a name, in whatever way they are written: numbers and marks are left out, single
 * letters, as in {@code S.S.N.}, make one part together.
 *
 * @param name without accents
 */
record PlainLetters(String name) {

  private static final char LAST_ASCII = 127;

  static PlainLetters of(String name) {
    if (name.chars().allMatch(c -> c <= LAST_ASCII)) {
      return new PlainLetters(name);
    }
    StringBuilder plain = new StringBuilder(name.length());
    Normalizer.normalize(name, Normalizer.Form.NFKD)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(plain::appendCodePoint);
    return new PlainLetters(plain.toString());
  }

  /** The parts that end at capitals too: {@code userPIN_code2} is user, pin, code. */
  List<String> atCapitals() {
    return withInitials(
        NameParts.written(name, Integer.MAX_VALUE).stream()
            .filter(part -> Character.isLetter(part.codePointAt(0)))
            .toList());
  }

  /** The parts that end at what is no letter alone: {@code userPIN_code2} is userpin, code. */
  List<String> atMarks() {
    return withInitials(Runs.of(LetterCase.lower(name), Character::isLetter));
  }

  /** All the letters. */
  String together() {
    return String.join("", Runs.of(LetterCase.lower(name), Character::isLetter));
  }

  private static List<String> withInitials(List<String> parts) {
    List<String> found = new ArrayList<>();
    StringBuilder initials = new StringBuilder();
    for (String part : parts) {
      if (part.length() == 1) {
        initials.append(part);
        continue;
      }
      if (!initials.isEmpty()) {
        found.add(initials.toString());
        initials.setLength(0);
      }
      found.add(part);
    }
    if (!initials.isEmpty()) {
      found.add(initials.toString());
    }
    return found;
  }
}
