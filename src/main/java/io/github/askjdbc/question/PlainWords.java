package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/**
 * Texts that are taken for SQL only since too little speaks for a question: words without a keyword
 * or mark of SQL, such as {@code ward phones}.
 */
public final class PlainWords {

  private PlainWords() {}

  /**
   * Whether a text has words only, and none that SQL knows, mistyped or not.
   *
   * @param text what a target refused
   */
  public static boolean are(String text) {
    if (text == null || text.length() > Question.LONGEST) {
      return false;
    }
    int first = Comments.skip(text, 0, text.length());
    if (first < 0 || first == text.length() || isVerb(text, first)) {
      return false;
    }
    Tokens tokens = ProseTokenizer.tokenize(text, first, text.length());
    int last = tokens.size();
    while (last > 0 && tokens.isMark(last - 1, ';')) {
      last--;
    }
    for (int i = 0; i < last; i++) {
      boolean plain =
          tokens.is(i, Kind.MARK) ? SqlMarks.isEnding(tokens, i, last) : isPlain(tokens, i);
      if (!plain) {
        return false;
      }
    }
    return last > 0
        && !Trait.VERB.in(MistypedVerb.swappedTraits(tokens))
        && !MistypedVerb.isCommon(tokens);
  }

  /** A look at the first word, which is enough for almost all SQL. */
  private static boolean isVerb(String text, int first) {
    int end = first;
    while (end < text.length() && ProseTokenizer.isLetter(text.charAt(end))) {
      end++;
    }
    return end == first || Trait.VERB.in(Lexicon.bundled().traits(text, first, end));
  }

  private static boolean isPlain(Tokens tokens, int i) {
    return tokens.is(i, Kind.NUMBER)
        || (tokens.is(i, Kind.WORD)
            && tokens.text().substring(tokens.start(i), tokens.end(i)).indexOf('_') < 0
            && !tokens.has(i, Trait.VERB)
            && !tokens.has(i, Trait.SILENT)
            && !tokens.has(i, Trait.KEYWORD)
            && !tokens.has(i, Trait.CLAUSE));
  }
}
