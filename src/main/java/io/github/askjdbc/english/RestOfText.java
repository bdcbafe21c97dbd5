package io.github.askjdbc.english;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Optional;

/** What is left of a text, without blanks and marks at its ends. */
final class RestOfText {
  /** Longer words are none of those that are looked for. */
  private static final int LONGEST = 20;

  /** Each costs a look at the whole text. */
  private static final int MOST_DROPPED = 8;

  private static final String MARKS = "?!.;:,\u2026\uff1f\uff01\u3002 \t\r\n";

  private String text;
  private List<String> words;

  RestOfText(String text) {
    set(text);
  }

  private void set(String left) {
    int from = 0;
    int to = left.length();
    while (to > 0 && MARKS.indexOf(left.charAt(to - 1)) >= 0) {
      to--;
    }
    while (from < to && MARKS.indexOf(left.charAt(from)) >= 0 && !isPoint(left, from)) {
      from++;
    }
    text = left.substring(from, to);
    words = Runs.words(text);
  }

  /** The point of a number that is written without its zero. */
  private static boolean isPoint(String text, int at) {
    return text.charAt(at) == '.'
        && at + 1 < text.length()
        && Character.isDigit(text.charAt(at + 1));
  }

  String text() {
    return text;
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  /** In small letters, without a comma; empty beyond the last. US is kept apart from us. */
  String word(int index) {
    if (index >= words.size()) {
      return "";
    }
    String word = words.get(index);
    return word.length() > LONGEST || word.equals("US")
        ? word
        : withoutMarks(LetterCase.lower(word));
  }

  private static String withoutMarks(String word) {
    return word.endsWith(",") || word.endsWith(":") ? word.substring(0, word.length() - 1) : word;
  }

  Optional<List<String>> begins(List<List<String>> phrases) {
    return phrases.stream().filter(phrase -> stands(phrase, 0)).findFirst();
  }

  private boolean stands(List<String> phrase, int at) {
    for (int i = 0; i < phrase.size(); i++) {
      if (!word(at + i).equals(phrase.get(i))) {
        return false;
      }
    }
    return true;
  }

  void dropAll(List<List<String>> phrases) {
    for (int i = 0; i < MOST_DROPPED; i++) {
      Optional<List<String>> first = begins(phrases);
      if (first.isEmpty() || first.get().size() >= words.size()) {
        return;
      }
      drop(first.get().size());
    }
  }

  void dropAllLast(List<List<String>> phrases) {
    boolean dropped = true;
    for (int i = 0; dropped && i < MOST_DROPPED; i++) {
      dropped = dropLast(phrases);
    }
  }

  private boolean dropLast(List<List<String>> phrases) {
    for (List<String> phrase : phrases) {
      int at = words.size() - phrase.size();
      if (at > 0 && stands(phrase, at)) {
        set(text.substring(0, offset(at)));
        return true;
      }
    }
    return false;
  }

  void drop(int count) {
    set(text.substring(offset(count)));
  }

  void put(String before) {
    set(before + " " + text);
  }

  /** Where a word begins. */
  private int offset(int index) {
    int at = 0;
    for (String word : words.subList(0, index)) {
      at = text.indexOf(word, at) + word.length();
    }
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }
}
