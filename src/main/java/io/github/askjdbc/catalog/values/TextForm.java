package io.github.askjdbc.catalog.values;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.ComposedText;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.function.IntPredicate;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;

/** Forms of a text in which people take different texts for the same. */
final class TextForm {
  /** Lucene's filter writes at most this many characters for one. */
  private static final int GROWTH = 4;

  private static final char LAST_ASCII = 127;
  private static final int FEWEST_LETTERS = 2;
  private static final int MOST_LETTERS = 7;

  private TextForm() {}

  /** Without case, accents, invisible characters, and blanks around it or repeated inside. */
  static String folded(String text) {
    return withoutCaseAndAccents(withPlainBlanks(text));
  }

  static String withoutCaseAndAccents(String text) {
    if (isAscii(text)) {
      return LetterCase.withoutCase(text);
    }
    char[] in = LetterCase.withoutCase(ComposedText.of(text)).toCharArray();
    char[] out = new char[in.length * GROWTH];
    int length = ASCIIFoldingFilter.foldToASCII(in, 0, out, 0, in.length);
    return new String(out, 0, length);
  }

  static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST_ASCII) {
        return false;
      }
    }
    return true;
  }

  private static String withPlainBlanks(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    boolean pending = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
        pending = !plain.isEmpty();
      } else if (Character.getType(c) != Character.FORMAT) {
        if (pending) {
          plain.append(' ');
          pending = false;
        }
        plain.append(c);
      }
    }
    return plain.toString();
  }

  /** The digits alone: texts that differ in them are never a typing error apart. */
  static String digits(String text) {
    return text.codePoints()
        .filter(Character::isDigit)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /**
   * Which characters a folded text holds, as bits; letters and digits of English have bits of their
   * own. An edit changes at most two of them.
   */
  static long characters(String folded) {
    long bits = 0;
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      int bit = c >= 'a' && c <= 'z' ? c - 'a' : c >= '0' && c <= '9' ? 26 + c - '0' : 36 + c % 28;
      bits |= 1L << bit;
    }
    return bits;
  }

  /** Whether it may stand for several words by their first letters: two to seven letters. */
  static boolean isLetters(String text) {
    return isLetters(text.strip(), Character::isLetter);
  }

  /** The same, written in capitals, with or without dots. */
  static boolean isCapitals(String text) {
    return isLetters(text.strip(), c -> Character.getType(c) == Character.UPPERCASE_LETTER);
  }

  /** Two to seven letters of a kind, each with or without a dot behind it. */
  private static boolean isLetters(String text, IntPredicate kind) {
    int letters = 0;
    int at = 0;
    while (at < text.length() && letters <= MOST_LETTERS && kind.test(text.codePointAt(at))) {
      letters++;
      at += Character.charCount(text.codePointAt(at));
      at += at < text.length() && text.charAt(at) == '.' ? 1 : 0;
    }
    return at == text.length() && letters >= FEWEST_LETTERS && letters <= MOST_LETTERS;
  }

  /** Folded letters without the dots between them. */
  static String letters(String text) {
    return folded(text).replace(".", "");
  }

  /** First letters of the words without and with function words, if it has two to seven words. */
  static List<String> initials(String text) {
    List<String> words = Runs.of(folded(text), TextForm::isInWord);
    if (words.size() < 2
        || words.size() > 12
        || !words.stream().allMatch(word -> Character.isLetter(word.codePointAt(0)))) {
      return List.of();
    }
    return List.of(
            firstLetters(
                words.stream().filter(word -> !WordClass.FUNCTION.contains(word)).toList()),
            firstLetters(words))
        .stream()
        .filter(letters -> letters.length() >= FEWEST_LETTERS && letters.length() <= MOST_LETTERS)
        .distinct()
        .toList();
  }

  private static boolean isInWord(int codePoint) {
    return Characters.isLetterOrNumber(codePoint)
        || Characters.isMark(codePoint)
        || codePoint == '\'';
  }

  private static String firstLetters(List<String> words) {
    StringBuilder letters = new StringBuilder();
    words.forEach(word -> letters.appendCodePoint(word.codePointAt(0)));
    return letters.toString();
  }
}
