package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.text.Characters;
import java.util.function.IntPredicate;

/** The parts of a question that its wording consists of, one after the other. */
final class QuestionUnits {

  private static final int LONGEST_QUOTED = 80;
  private static final String SIGNS = "?%<>=";

  private final String question;
  private int at;

  QuestionUnits(String question) {
    this.question = question;
  }

  /** A text in quotes, a word, a number or a sign; empty at the end. */
  String next() {
    while (at < question.length()) {
      int start = at;
      at = end(start);
      if (at > start) {
        return question.substring(start, at);
      }
      at = start + Character.charCount(question.codePointAt(start));
    }
    return "";
  }

  /** Where the part that begins at an offset ends; the same offset if none does. */
  private int end(int start) {
    int first = question.codePointAt(start);
    if (first == '"') {
      return endOfQuoted(start, 1);
    }
    if (first == '\'') {
      int end = endOfQuoted(start, 2);
      boolean apostrophe = end < question.length() && Character.isLetter(question.codePointAt(end));
      return apostrophe ? start : end;
    }
    if (Character.isLetter(first)) {
      return endOfRun(start, Character::isLetter);
    }
    if (Characters.isDigit(first)) {
      return endOfRun(start, c -> Characters.isDigit(c) || c == '.' || c == ',');
    }
    return SIGNS.indexOf(first) >= 0 ? start + 1 : start;
  }

  private int endOfQuoted(int start, int least) {
    int quote = question.charAt(start);
    int inside = start + 1;
    for (int length = 0; length <= LONGEST_QUOTED && inside < question.length(); length++) {
      int here = question.codePointAt(inside);
      if (here == quote) {
        return length >= least ? inside + 1 : start;
      }
      inside += Character.charCount(here);
    }
    return start;
  }

  private int endOfRun(int start, IntPredicate inside) {
    int end = start;
    while (end < question.length() && inside.test(question.codePointAt(end))) {
      end += Character.charCount(question.codePointAt(end));
    }
    return end;
  }
}
