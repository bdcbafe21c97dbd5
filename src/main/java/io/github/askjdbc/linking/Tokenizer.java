package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Cuts a question into words. A quoted text is one word, a possessive ending is a word of its own,
 * hyphenated words are several. Punctuation is left out.
 *
 * <p>An overlong question is cut into its first {@link #MAX_WORDS} words and one more word that
 * stands for the rest: a content word that nothing explains, so that what was not read is never
 * taken for answered.
 */
final class Tokenizer {

  static final int MAX_WORDS = 120;
  private static final int MAX_WORD_LENGTH = 100;
  private static final int MAX_QUOTED_LENGTH = 200;
  static final String OPENING = "\"'`\u201c\u2018\u00ab";
  private static final String CLOSING = "\"'`\u201d\u2019\u00bb";
  private static final String I_OR_ONE = "I";
  private static final String SYMBOLS = "%<>=+*/^~";

  private final Set<String> fillers = LexiconFile.list("fillers").words();

  List<Word> words(String text) {
    List<Word> words = cut(text);
    IntStream.range(0, words.size())
        .filter(word -> isEvent(words, word) || isNumeral(words, word))
        .forEach(word -> words.set(word, words.get(word).asContent()));
    return words;
  }

  private List<Word> cut(String text) {
    List<Word> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = endOfUnit(text, at);
      if (end == at) {
        at += Character.charCount(text.codePointAt(at));
        continue;
      }
      if (words.size() >= MAX_WORDS || end - at > MAX_QUOTED_LENGTH + 2) {
        words.add(new Word("...", "...", "...", at, text.length(), true));
        return words;
      }
      words.add(word(text, at, end, words.isEmpty()));
      at = end;
    }
    return words;
  }

  /** "The return date", "their return": asks for nothing. */
  private static boolean isEvent(List<Word> words, int at) {
    if (at == 0 || !WordClass.ASKING_OR_EVENT.contains(words.get(at).folded())) {
      return false;
    }
    Word before = words.get(at - 1);
    boolean named =
        WordClass.DETERMINER.contains(before.folded())
            || WordClass.ARTICLE.contains(before.folded())
            || WordClass.POSSESSIVE_PRONOUN.contains(before.folded());
    boolean dated =
        at + 1 < words.size()
            && WordClass.OWN_DATE.contains(words.get(at + 1).folded())
            && (before.content()
                || WordClass.WITH.contains(before.folded())
                || WordClass.PREPOSITION_IN_NAME.contains(before.folded()));
    return named || dated;
  }

  /** "Phases I and II", "in phase I": one, and not the person who asks. */
  private static boolean isNumeral(List<Word> words, int at) {
    if (at == 0 || !words.get(at).text().equals(I_OR_ONE)) {
      return false;
    }
    boolean counted =
        IntStream.rangeClosed(Math.max(0, at - 2), Math.min(words.size() - 1, at + 2))
            .mapToObj(other -> words.get(other).text())
            .anyMatch(other -> !other.equals(I_OR_ONE) && RomanNumeral.of(other).isPresent());
    return counted || (at == words.size() - 1 && words.get(at - 1).content());
  }

  private Word word(String text, int start, int end, boolean first) {
    String written = text.substring(start, end);
    boolean quoted = end - start > 2 && OPENING.indexOf(written.charAt(0)) >= 0;
    String folded =
        Stemming.fold(quoted ? written.substring(1, written.length() - 1) : written)
            .replace('\u2019', '\'');
    if (folded.equals("'")) {
      folded = "'s";
    }
    boolean relative = !first && WordClass.RELATIVE_ADVERB.contains(folded);
    boolean filler = (fillers.contains(folded) || relative) && (first || !acronym(written));
    boolean content = quoted || !filler;
    return new Word(written, folded, Stemming.stem(folded), start, end, content);
  }

  /** US is not us, nor is blood type A an article. */
  private static boolean acronym(String written) {
    return written.codePoints().allMatch(Character::isUpperCase) && !written.equals(I_OR_ONE);
  }

  private static int endOfUnit(String text, int start) {
    char c = text.charAt(start);
    int kind = OPENING.indexOf(c);
    if (kind >= 0 && !afterLetter(text, start)) {
      int closing = endOfQuoted(text, start, CLOSING.charAt(kind));
      if (closing > 0) {
        return closing;
      }
    }
    if (isApostrophe(c) && afterLetter(text, start)) {
      return possessiveEnd(text, start);
    }
    if (SYMBOLS.indexOf(c) >= 0) {
      boolean orEqual = "<>".indexOf(c) >= 0 && text.startsWith("=", start + 1);
      return orEqual ? start + 2 : start + 1;
    }
    boolean negative =
        c == '-'
            && !afterLetter(text, start)
            && start + 1 < text.length()
            && Character.isDigit(text.charAt(start + 1));
    return endOfRun(text, negative ? start + 1 : start, start);
  }

  private static int endOfRun(String text, int from, int start) {
    int at = from;
    while (at < text.length() && at - start < MAX_WORD_LENGTH) {
      int point = text.codePointAt(at);
      boolean inside =
          Character.isLetterOrDigit(point)
              || Character.getType(point) == Character.NON_SPACING_MARK
              || point == '_'
              || (at > from && joins(text, from, at));
      if (!inside) {
        break;
      }
      at += Character.charCount(point);
    }
    return at == from ? start : at;
  }

  /** Whether the character binds the two around it: 1,000, 3.5, 2014-05-03, don't, O'Brien. */
  private static boolean joins(String text, int from, int at) {
    char c = text.charAt(at);
    if (at + 1 >= text.length()) {
      return false;
    }
    char next = text.charAt(at + 1);
    if (isApostrophe(c)) {
      boolean possessive =
          (next == 's' || next == 'S')
              && (at + 2 == text.length() || !Character.isLetterOrDigit(text.charAt(at + 2)));
      return Character.isLetter(next) && !possessive;
    }
    boolean digits = Character.isDigit(text.charAt(at - 1)) && Character.isDigit(next);
    if (c == ',') {
      return digits && at + 3 < text.length() && Character.isDigit(text.charAt(at + 3));
    }
    return digits && (c == '.' || c == ':' || (c == '-' && at - from >= 2));
  }

  private static int possessiveEnd(String text, int start) {
    boolean s =
        start + 1 < text.length()
            && (text.charAt(start + 1) == 's' || text.charAt(start + 1) == 'S');
    return s ? start + 2 : start + 1;
  }

  private static int endOfQuoted(String text, int start, char closing) {
    int limit = Math.min(text.length(), start + MAX_QUOTED_LENGTH);
    for (int at = start + 1; at < limit; at++) {
      boolean ends =
          text.charAt(at) == closing
              && (at + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(at + 1)));
      if (ends) {
        return at > start + 1 ? at + 1 : -1;
      }
    }
    return -1;
  }

  private static boolean afterLetter(String text, int at) {
    return at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
  }

  private static boolean isApostrophe(char c) {
    return c == '\'' || c == '\u2019';
  }
}
