package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/**
 * Texts that begin with a {@link Trait#CLOSED} verb: {@code SHOW}, {@code LIST}, {@code GET},
 * {@code GIVE}, {@code CREATE}, {@code ADD}. Statements have one of few objects behind it.
 */
final class ClosedVerb {

  private static final int LEAST_LISTED = 3;

  private ClosedVerb() {}

  /** Whether the text asks for something, and is no statement, mistyped or not. */
  static boolean asks(Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    boolean made = tokens.isWord(0, "create") || tokens.isWord(0, "add");
    if (evidence.convinces(made && evidence.keywords() > 1 ? doubts + 1 : doubts)) {
      return true;
    }
    int object = tokens.isWord(1, "all") ? 2 : 1;
    if (isPreposition(tokens, object)) {
      return withoutObject(tokens, last, evidence, doubts);
    }
    boolean verbs = tokens.has(1, Trait.VERB) && tokens.has(1, Trait.CLOSED);
    boolean numbered = last == 3 && tokens.is(2, Kind.NUMBER); // SHOW PLAN 25
    if (verbs || numbered) {
      return false;
    }
    boolean addsUp = tokens.isWord(0, "add") && tokens.isWord(1, "up");
    boolean gives = tokens.isWord(0, "give") && last == 3; // GIVE database TO user, without its TO
    if (addsUp || gives) {
      return evidence.suggests(doubts);
    }
    boolean enumerates = !made && (tokens.isMark(2, ',') || tokens.isWord(2, "and"));
    if (enumerates && doubts == 0 && evidence.linking() > 0) {
      return true;
    }
    return !hasObject(tokens) && asksForRows(tokens, last, evidence, doubts);
  }

  /** What follows the object of a statement; right behind the verb, the object is lost. */
  static boolean isPreposition(Tokens tokens, int i) {
    return tokens.has(i, Trait.FRONTING) || tokens.isWord(i, "like");
  }

  private static boolean withoutObject(
      Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    boolean listed = tokens.isWord(0, "list") && tokens.isWord(1, "of") && last > LEAST_LISTED;
    return listed
        ? evidence.suggests(doubts) || KeywordStyle.fits(tokens, last)
        : evidence.suggests(doubts + 1) && evidence.strong() > 0;
  }

  /** One of the objects that statements have, perhaps mistyped. */
  private static boolean hasObject(Tokens tokens) {
    return tokens.has(1, Trait.OBJECT)
        || tokens.has(2, Trait.OBJECT)
        || !tokens.isContent(1)
        || (tokens.is(1, Kind.WORD)
            && Lexicon.bundled()
                .resembles(Trait.OBJECT, 1, tokens.text(), tokens.start(1), tokens.end(1)));
  }

  private static boolean asksForRows(Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    boolean plain = last > 2 && evidence.keywords() + doubts == 0;
    if (tokens.isWord(0, "create") || tokens.isWord(0, "add")) {
      boolean article = tokens.isWord(1, "a") || tokens.isWord(1, "an");
      return article && plain && !tokens.has(2, Trait.CLAUSE);
    }
    return evidence.suggests(doubts) || (plain && evidence.names() == 0);
  }
}
