package io.github.askjdbc.question;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.question.Tokens.Kind;
import io.github.askjdbc.text.LetterCase;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether a text asks several things that one query cannot give: {@code How many wards are there;
 * how many nurses are there}.
 *
 * <p>A second sentence that leans on the first ({@code Which ones? Names please}) makes one
 * question of both, and so does a second clause that refers to the first ({@code and how many does
 * each have}). In doubt it is one question.
 */
final class SeveralQuestions {

  /** Letters of a noun that stay the same in its other forms. */
  private static final int STEM = 4;

  private final Set<String> interrogatives;
  private final Set<String> anaphors;
  private final Set<String> additives;

  /**
   * @param lists the sections {@code interrogative}, {@code anaphor} and {@code additive}
   */
  SeveralQuestions(LexiconFile lists) {
    this.interrogatives = lists.section("interrogative").words();
    this.anaphors = lists.section("anaphor").words();
    this.additives = lists.section("additive").words();
  }

  boolean in(String text) {
    Tokens tokens = ProseTokenizer.tokenize(text, 0, text.length());
    int first = afterAdditives(tokens, 0);
    for (int i = first + 1; i < tokens.size(); i++) {
      boolean anew =
          endsSentence(tokens, i)
              ? asksAfterSentence(tokens, first, afterAdditives(tokens, i + 1))
              : asksAfterAnd(tokens, first, i);
      if (anew) {
        return true;
      }
    }
    return false;
  }

  private int afterAdditives(Tokens tokens, int from) {
    int i = from;
    while (tokens.isMark(i, ',') || is(additives, tokens, i)) {
      i++;
    }
    return i;
  }

  private static boolean endsSentence(Tokens tokens, int i) {
    return tokens.isMark(i, ';')
        || ((tokens.isMark(i, '?') || tokens.isMark(i, '.') || tokens.isMark(i, '!'))
            && !tokens.touchesNext(i));
  }

  private boolean asksAfterSentence(Tokens tokens, int first, int second) {
    if (is(interrogatives, tokens, second)) {
      return isWhole(tokens, first, second);
    }
    boolean sameRequest =
        (tokens.has(second, Trait.REQUEST) || tokens.has(second, Trait.CLOSED))
            && word(tokens, second).equals(word(tokens, first));
    return sameRequest
        && tokens.isContent(second + 1)
        && !refersBack(tokens, second)
        && !sharesNoun(tokens, first, second);
  }

  /** {@code ..., and also how many ...}; a mere "and" counts between two countings only. */
  private boolean asksAfterAnd(Tokens tokens, int first, int second) {
    if (!is(interrogatives, tokens, second) || !is(additives, tokens, second - 1)) {
      return false;
    }
    boolean also = !tokens.isWord(second - 1, "and");
    boolean counts = isCounting(tokens, first) && isCounting(tokens, second);
    return also
        ? isWhole(tokens, first, second)
        : counts && asksOfSomething(tokens, second) && !refersBack(tokens, second);
  }

  /** A question that can be asked alone. */
  private boolean isWhole(Tokens tokens, int first, int second) {
    if (refersBack(tokens, second)) {
      return false;
    }
    boolean counts = isCounting(tokens, first) && isCounting(tokens, second);
    return counts
        ? isNoun(tokens, second + 2)
        : asksOfSomething(tokens, second) && !sharesNoun(tokens, first, second);
  }

  /** {@code Find the films of 1990. What are the titles of the films?} goes on about the same. */
  private static boolean sharesNoun(Tokens tokens, int first, int second) {
    Set<String> stems = new HashSet<>();
    for (int i = first; i < tokens.size(); i++) {
      boolean noun =
          isNoun(tokens, i)
              && tokens.is(i, Kind.WORD)
              && tokens.end(i) - tokens.start(i) >= STEM
              && !tokens.has(i, Trait.REQUEST)
              && !tokens.has(i, Trait.HINT)
              && !tokens.has(i, Trait.OPENER);
      String stem = noun ? word(tokens, i).substring(0, STEM) : "";
      if (noun && i < second) {
        stems.add(stem);
      } else if (noun && stems.contains(stem)) {
        return true;
      }
    }
    return false;
  }

  /** An interrogative, what it asks of, and a verb. */
  private static boolean asksOfSomething(Tokens tokens, int i) {
    int noun = isCounting(tokens, i) ? i + 2 : i + 1;
    boolean asks = isCounting(tokens, i) ? isNoun(tokens, noun) : tokens.isContent(noun);
    for (int j = i + 1; asks && j < tokens.size() && !endsSentence(tokens, j); j++) {
      if (tokens.has(j, Trait.AUXILIARY)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCounting(Tokens tokens, int i) {
    return tokens.isWord(i, "how") && tokens.has(i + 1, Trait.AMOUNT);
  }

  private static boolean isNoun(Tokens tokens, int i) {
    return tokens.isContent(i)
        && !tokens.has(i, Trait.AUXILIARY)
        && !tokens.has(i, Trait.LINKING)
        && !tokens.has(i, Trait.STRONG);
  }

  /** Whether the clause that begins here holds a word that stands for something said before. */
  private boolean refersBack(Tokens tokens, int from) {
    for (int i = from; i < tokens.size() && (i == from || !endsSentence(tokens, i)); i++) {
      if (is(anaphors, tokens, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean is(Set<String> list, Tokens tokens, int i) {
    return tokens.is(i, Kind.WORD) && list.contains(word(tokens, i));
  }

  private static String word(Tokens tokens, int i) {
    return LetterCase.lower(tokens.text().substring(tokens.start(i), tokens.end(i)))
        .replace('\u2019', '\'');
  }
}
