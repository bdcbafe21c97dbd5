package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** A text and its words; hyphenated words are several, as the linker reads them. */
record Said(String text, List<SaidWord> words) {

  private static final String INSIDE = "'\u2019.,:&";

  Said {
    words = List.copyOf(words);
  }

  static Said of(String text) {
    List<SaidWord> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = end(text, at);
      boolean sign = text.charAt(at) == ':' || text.charAt(at) == '=';
      if (end > at) {
        words.add(SaidWord.of(text, at, end));
      } else if (sign) {
        words.add(SaidWord.of(text, at, at + 1));
      }
      at = Math.max(end, at + 1);
    }
    return new Said(text, words);
  }

  /** The end of the word that begins there; the same place where none does. */
  private static int end(String text, int start) {
    int at = start;
    while (at < text.length()) {
      char c = text.charAt(at);
      boolean joins =
          at > start
              && at + 1 < text.length()
              && INSIDE.indexOf(c) >= 0
              && joins(c, text.charAt(at - 1), text.charAt(at + 1));
      if (!Character.isLetterOrDigit(c) && c != '_' && !joins) {
        break;
      }
      at++;
    }
    return at;
  }

  private static boolean joins(char c, char before, char after) {
    boolean ofLetters = c == '\'' || c == '\u2019' || c == '&';
    return ofLetters
        ? Character.isLetter(before) && Character.isLetter(after)
        : Character.isDigit(before) && Character.isDigit(after);
  }

  int size() {
    return words.size();
  }

  SaidWord word(int at) {
    return words.get(at);
  }

  /** In lower case; empty beyond the ends. */
  String folded(int at) {
    return at < 0 || at >= size() ? "" : words.get(at).folded();
  }

  /** Whether a number stands there, in digits or as a word. */
  boolean isNumber(int at) {
    return at >= 0
        && at < size()
        && (word(at).isNumber() || DefiningWords.NUMERAL.contains(folded(at)));
  }

  /** Whether a hyphen ties a word to the one before it. */
  boolean isTied(int at) {
    return at > 0
        && at < size()
        && text.substring(word(at - 1).end(), word(at).start()).equals("-");
  }

  /** Whether its last word stands for several. */
  boolean isPlural() {
    return NounNumber.isPlural(folded(size() - 1));
  }

  /** As written, from one word up to another, with what stands behind the last but blanks. */
  String from(int first, int end) {
    return first >= end ? "" : text.substring(word(first).start(), word(end - 1).end());
  }

  /** As written to the end of the text. */
  String from(int first) {
    return first >= size() ? "" : text.substring(word(first).start()).strip();
  }

  /** Whether these words stand there in a row. */
  boolean begins(int at, List<String> phrase) {
    for (int i = 0; i < phrase.size(); i++) {
      if (!folded(at + i).equals(phrase.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** How many words from there on are the longest of these phrases; 0 for none. */
  int length(int at, List<List<String>> phrases) {
    return phrases.stream()
        .filter(one -> begins(at, one))
        .mapToInt(List::size)
        .findFirst()
        .orElse(0);
  }

  /** How many words that end there are the longest of these phrases; 0 for none. */
  int lengthBefore(int end, List<List<String>> phrases) {
    return phrases.stream()
        .filter(one -> one.size() <= end && begins(end - one.size(), one))
        .mapToInt(List::size)
        .findFirst()
        .orElse(0);
  }

  /** The first word from a place on at which one of the phrases begins, or -1. */
  int firstOf(int from, List<List<String>> phrases) {
    return IntStream.range(from, size())
        .filter(at -> length(at, phrases) > 0)
        .findFirst()
        .orElse(-1);
  }

  /** The first place from one on with a word of these, or -1. */
  int first(int from, Set<String> wanted) {
    for (int at = from; at < size(); at++) {
      if (wanted.contains(folded(at))) {
        return at;
      }
    }
    return -1;
  }

  /** The first place from one on that is no article. */
  int afterArticles(int from) {
    int at = from;
    while (at < size() && word(at).isArticle()) {
      at++;
    }
    return at;
  }

  /** Stems without articles, from one word up to another. */
  List<String> stems(int first, int end) {
    return words.subList(first, end).stream()
        .filter(word -> !word.isArticle())
        .map(SaidWord::stem)
        .toList();
  }
}
