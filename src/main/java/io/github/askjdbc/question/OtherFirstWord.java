package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/** Texts whose first word is no verb of a request and begins no statement, unless mistyped. */
final class OtherFirstWord {

  private static final int LEAST_WITHOUT_BLANKS = 5;

  private OtherFirstWord() {}

  /** Whether the text asks for something, and is no statement, mistyped or not. */
  static boolean asks(Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    if (evidence.strong() == 0 && StatementShapes.sorts(tokens, last)) {
      return false;
    }
    boolean asks = evidence.suggests(doubts + evidence.names()) || KeywordStyle.fits(tokens, last);
    if (!tokens.is(0, Kind.WORD)) {
      return asks;
    }
    int meant = MistypedVerb.swappedTraits(tokens);
    boolean mistypedShow = Trait.OPENER.in(meant) && BareQuestions.isMistypedShow(tokens, last);
    if (Trait.SILENT.in(meant) || mistypedShow) {
      return false;
    }
    if (Trait.VERB.in(meant)) {
      return evidence.convinces(doubts * 2);
    }
    boolean plain = doubts + evidence.keywords() == 0;
    if (MistypedVerb.isCommon(tokens)) {
      return evidence.convinces(doubts * 2)
          || (plain && (evidence.genitive() || evidence.strong() > 0));
    }
    char first = tokens.text().charAt(tokens.start(0));
    if (first > 127 && doubts == 0) {
      return isForeign(tokens, last, first);
    }
    return (plain && evidence.names() == 0 && isPhrase(tokens, last)) || asks;
  }

  private static boolean isForeign(Tokens tokens, int last, char first) {
    boolean unspaced = first >= '\u0e00' && tokens.end(0) - tokens.start(0) >= LEAST_WITHOUT_BLANKS;
    return tokens.count(Kind.WORD) > 1 || endsAsking(tokens, last) || unspaced;
  }

  /** A noun phrase that says by its end, or by its beginning, that it asks. */
  private static boolean isPhrase(Tokens tokens, int last) {
    int words = tokens.count(Kind.WORD);
    return (words > 1 && endsAsking(tokens, last)) || (words > 2 && tokens.has(0, Trait.QUANTITY));
  }

  private static boolean endsAsking(Tokens tokens, int last) {
    return tokens.isMark(last - 1, '?') || tokens.isMark(last - 1, '\uff1f');
  }
}
