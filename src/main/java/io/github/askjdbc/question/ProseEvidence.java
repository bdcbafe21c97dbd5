package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/**
 * What the words after the first say for prose and against it.
 *
 * <p>A word counts only where SQL would not have it: {@code the} before another word, but not
 * {@code the} before a comma or a FROM, where it could be somebody's column.
 *
 * @param decisive words that settle it
 * @param strong words that all but settle it, the decisive ones included
 * @param linking prepositions and qualifying words between ordinary words
 * @param loose the same, for words that SQL puts between its parts too
 * @param genitive whether "of" stands between two ordinary words
 * @param keywords words that plain language seldom uses
 * @param names words no prose would have, such as {@code order_id}
 */
record ProseEvidence(
    int decisive, int strong, int linking, int loose, boolean genitive, int keywords, int names) {

  private static final String[] BEFORE_BY = {
    "order",
    "group",
    "partition",
    "partitioned",
    "cluster",
    "clustered",
    "sort",
    "distribute",
    "distributed",
    "connect",
    "identified",
    "increment",
    "terminated",
    "enclosed",
    "escaped",
    "delimited",
    "subpartition",
    "siblings"
  };

  /**
   * Whether a text holds any word without which {@link #convinces} and a genitive are impossible.
   */
  static boolean mayConvince(String text, int from, int end) {
    Lexicon lexicon = Lexicon.bundled();
    int at = from;
    while (at < end) {
      if (!ProseTokenizer.isLetter(text.charAt(at))) {
        at++;
        continue;
      }
      int start = at;
      while (at < end && ProseTokenizer.isWordPart(text.charAt(at))) {
        at++;
      }
      if (Trait.STRONG.in(lexicon.traits(text, start, at))
          || (at - start == 2 && text.regionMatches(true, start, "of", 0, 2))) {
        return true;
      }
    }
    return false;
  }

  static ProseEvidence of(Tokens tokens, int last) {
    int decisive = 0;
    int strong = 0;
    int linking = 0;
    int loose = 0;
    int keywords = 0;
    int names = 0;
    boolean genitive = false;
    for (int i = 0; i < last; i++) {
      if (!tokens.is(i, Kind.WORD)) {
        continue;
      }
      if (i > 0 && tokens.has(i, Trait.KEYWORD)) {
        keywords++;
      }
      if (isName(tokens, i)) {
        names++;
      }
      if (i > 0 && tokens.has(i, Trait.STRONG)) {
        if (qualifies(tokens, i)) {
          strong++;
          decisive += tokens.has(i, Trait.DECISIVE) || isSurrounded(tokens, i) ? 1 : 0;
        }
      } else if (i > 0 && (tokens.has(i, Trait.LINKING) || tokens.has(i, Trait.HINT))) {
        if (links(tokens, i)) {
          boolean clause = tokens.has(i, Trait.CLAUSE);
          loose += clause ? 1 : 0;
          linking += clause ? 0 : 1;
          genitive |=
              tokens.isWord(i, "of")
                  && !tokens.isWord(i - 1, "type")
                  && !tokens.isWord(i - 1, "portion");
        }
      }
    }
    return new ProseEvidence(decisive, strong, linking, loose, genitive, keywords, names);
  }

  /** Enough for a text whose first word begins statements. */
  boolean convinces(int doubts) {
    return decisive > doubts
        || strong >= 2 + doubts
        || (doubts == 0 && strong >= 1 && strong + linking >= 2);
  }

  /** Enough for a text whose first word begins no statement. */
  boolean suggests(int doubts) {
    int score = 2 * strong + linking + loose;
    return keywords == 0 ? score > doubts : score > doubts + keywords && strong + linking > 0;
  }

  /** Before another word, and not where a name would stand. */
  private static boolean qualifies(Tokens tokens, int i) {
    if (tokens.isMark(i - 1, '.') || tokens.isWord(i - 1, "as") || !tokens.isContent(i + 1)) {
      return false;
    }
    boolean by = tokens.isWord(i + 2, "by");
    boolean part =
        (by && (tokens.isWord(i + 1, "order") || tokens.isWord(i + 1, "group")))
            || (tokens.has(i + 1, Trait.CLAUSE) && !tokens.has(i + 1, Trait.STRONG));
    return !part;
  }

  /** Between two ordinary words: three in a row are no list, no alias and no table. */
  private static boolean isSurrounded(Tokens tokens, int i) {
    boolean named = i > 1 || tokens.has(0, Trait.CLOSED) || tokens.has(0, Trait.REQUEST);
    return named && isOrdinary(tokens, i - 1) && isOrdinary(tokens, i + 1);
  }

  private static boolean links(Tokens tokens, int i) {
    if (!isOrdinary(tokens, i - 1) || !isOrdinary(tokens, i + 1)) {
      return false;
    }
    if (isShort(tokens, i + 1) && (isShort(tokens, i - 1) || tokens.isWord(i, "a"))) {
      return false;
    }
    if (tokens.isWord(i, "by")) {
      for (String word : BEFORE_BY) {
        if (tokens.isWord(i - 1, word)) {
          return false;
        }
      }
    }
    return true;
  }

  /** A number or a name of one letter, as of an alias or a variable. */
  private static boolean isShort(Tokens tokens, int i) {
    return tokens.is(i, Kind.NUMBER) || tokens.end(i) - tokens.start(i) == 1;
  }

  private static boolean isOrdinary(Tokens tokens, int i) {
    return tokens.isContent(i)
        && !tokens.has(i, Trait.KEYWORD)
        && (!tokens.has(i, Trait.CLAUSE) || tokens.has(i, Trait.LINKING));
  }

  private static boolean isName(Tokens tokens, int i) {
    return tokens.text().substring(tokens.start(i), tokens.end(i)).indexOf('_') >= 0;
  }
}
