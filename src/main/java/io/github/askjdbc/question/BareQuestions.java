package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.PlainSql;
import io.github.askjdbc.question.Tokens.Kind;

/**
 * Tells a question that stands alone from SQL of any dialect, by its text.
 *
 * <p>The first word decides what must be shown. A word that opens questions and no statement needs
 * nothing more. A word that begins statements needs words that no statement has in their place, and
 * no punctuation of SQL. Any other word, or a mistyped one, is judged by the shape of the text. In
 * doubt it is SQL.
 */
final class BareQuestions {

  private static final Recognition SQL = new PlainSql();

  private BareQuestions() {}

  static Recognition recognize(String text, int first) {
    int end = text.length();
    char c = text.charAt(first);
    boolean digit = c >= '0' && c <= '9';
    boolean inverted = c == '\u00bf' || c == '\u00a1';
    if (!(digit || inverted || ProseTokenizer.isLetter(c)) || isTooLong(text, first)) {
      return SQL;
    }
    int traits = firstTraits(text, first, end);
    boolean opens = Trait.OPENER.in(traits) || inverted;
    if (Trait.SILENT.in(traits) || (!opens && isObvious(text, first, end, traits))) {
      return SQL;
    }
    Tokens tokens = ProseTokenizer.tokenize(text, inverted ? first + 1 : first, end);
    if (tokens.broken() || tokens.size() == 0) {
      return SQL;
    }
    int last = withoutTerminators(tokens);
    if (last == 0) {
      return SQL;
    }
    return opens ? opened(tokens, last) : judged(tokens, last);
  }

  private static boolean isTooLong(String text, int first) {
    return text.length() - first > Question.LONGEST
        && Comments.endOfStatement(text, first) - first > Question.LONGEST;
  }

  /** Finds almost all SQL from its characters and single words, without cutting it into tokens. */
  private static boolean isObvious(String text, int first, int end, int traits) {
    boolean states = Trait.VERB.in(traits) && !Trait.REQUEST.in(traits) && !Trait.CLOSED.in(traits);
    return SqlMarks.obvious(text, first, end)
        || (states && !ProseEvidence.mayConvince(text, first, end))
        || text.indexOf('\\', first) >= 0;
  }

  private static int firstTraits(String text, int first, int end) {
    int at = first;
    while (at < end && ProseTokenizer.isLetter(text.charAt(at))) {
      at++;
    }
    int word = at;
    while (at < end && ProseTokenizer.isWordPart(text.charAt(at))) {
      at++;
    }
    int whole = Lexicon.bundled().traits(text, first, at);
    return Trait.OPENER.in(whole) ? whole : Lexicon.bundled().traits(text, first, word);
  }

  private static int withoutTerminators(Tokens tokens) {
    int last = tokens.size();
    while (last > 0 && tokens.isMark(last - 1, ';')) {
      last--;
    }
    return last;
  }

  private static Recognition opened(Tokens tokens, int last) {
    boolean speaks =
        tokens.isContent(1)
            ? !isDeclared(tokens, last)
                && !(tokens.isWord(0, "how") && isMistypedShow(tokens, last))
            : !SqlMarks.prove(tokens, last) && ProseEvidence.of(tokens, last).strong() > 0;
    if (!speaks || (tokens.has(0, Trait.VERB) && isDoubtful(tokens, last))) {
      return SQL;
    }
    return QuestionText.standing(AskVerb.ANSWER, tokens, last);
  }

  /** {@code i INT} or {@code i t.a%TYPE := 1}, cut out of a body. */
  private static boolean isDeclared(Tokens tokens, int last) {
    if (tokens.has(1, Trait.KEYWORD) && (last == 2 || tokens.isWord(0, "i"))) {
      return true;
    }
    for (int i = 1; i + 1 < last; i++) {
      if (tokens.isMark(i, ':') && tokens.touchesNext(i) && tokens.isMark(i + 1, '=')) {
        return true;
      }
    }
    return false;
  }

  /** {@code HOW TABLES}: an S short of a statement. */
  private static boolean isMistypedShow(Tokens tokens, int last) {
    boolean sql = tokens.has(1, Trait.OBJECT) || tokens.has(1, Trait.KEYWORD);
    ProseEvidence evidence = ProseEvidence.of(tokens, last);
    return (sql || (last == 2 && evidence.names() > 0))
        && evidence.strong() == 0
        && !tokens.isMark(last - 1, '?');
  }

  private static Recognition judged(Tokens tokens, int last) {
    return isDoubtful(tokens, last) ? SQL : asked(tokens, last);
  }

  private static Recognition asked(Tokens tokens, int last) {
    return new Asked(AskVerb.ANSWER, Question.of(QuestionText.of(tokens, last)));
  }

  /** Whether the text may be SQL, its first word not being one that opens questions only. */
  private static boolean isDoubtful(Tokens tokens, int last) {
    if (SqlMarks.prove(tokens, last) || StatementShapes.fits(tokens, last)) {
      return true;
    }
    ProseEvidence evidence = ProseEvidence.of(tokens, last);
    int doubts = SqlMarks.suspicious(tokens, last);
    if (tokens.has(0, Trait.CLOSED)) {
      return !afterClosedVerb(tokens, last, evidence, doubts);
    }
    if (tokens.has(0, Trait.REQUEST)) {
      boolean bare = !tokens.has(0, Trait.VERB) && evidence.keywords() + doubts == 0;
      return !((bare && last > 1) || evidence.suggests(doubts));
    }
    if (tokens.has(0, Trait.VERB)) {
      return !afterVerb(tokens, evidence, doubts);
    }
    return !afterAnyWord(tokens, last, evidence, doubts);
  }

  private static boolean afterVerb(Tokens tokens, ProseEvidence evidence, int doubts) {
    boolean yields = tokens.isWord(0, "select") || tokens.isWord(0, "return");
    return evidence.convinces(doubts * 2) || (yields && evidence.genitive() && doubts == 0);
  }

  private static boolean afterClosedVerb(
      Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    if (evidence.convinces(doubts)) {
      return true;
    }
    boolean enumerates = tokens.isMark(2, ',') || tokens.isWord(2, "and");
    if (enumerates && doubts == 0 && evidence.linking() > 0) {
      return true;
    }
    if (tokens.has(1, Trait.OBJECT) || tokens.has(2, Trait.OBJECT) || !tokens.isContent(1)) {
      return false;
    }
    Lexicon lexicon = Lexicon.bundled();
    if (tokens.is(1, Kind.WORD)
        && lexicon.resembles(Trait.OBJECT, 1, tokens.text(), tokens.start(1), tokens.end(1))) {
      return false;
    }
    boolean made = tokens.isWord(0, "create") || tokens.isWord(0, "add");
    if (made && (tokens.isWord(1, "a") || tokens.isWord(1, "an"))) {
      return last > 2 && doubts == 0 && evidence.keywords() == 0;
    }
    return !made
        && (evidence.suggests(doubts)
            || (last > 2 && evidence.keywords() + doubts + evidence.names() == 0));
  }

  private static boolean afterAnyWord(Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    if (tokens.is(0, Kind.WORD)) {
      char c = tokens.text().charAt(tokens.start(0));
      boolean foreign = c > 127;
      boolean asks = tokens.isMark(last - 1, '?') || tokens.isMark(last - 1, '\uff1f');
      int words = tokens.count(Kind.WORD);
      if (foreign && doubts == 0) {
        return words > 1 || asks || (tokens.end(0) - tokens.start(0) >= 5 && c >= '\u0e00');
      }
      if (Lexicon.bundled()
          .resembles(Trait.COMMON, 2, tokens.text(), tokens.start(0), tokens.end(0))) {
        return evidence.convinces(doubts * 2)
            || (doubts + evidence.keywords() == 0
                && (evidence.genitive() || evidence.strong() > 0));
      }
      boolean plain = evidence.keywords() + doubts + evidence.names() == 0;
      if (plain && words > 1 && (asks || tokens.has(0, Trait.QUANTITY))) {
        return true;
      }
    }
    return evidence.suggests(doubts + evidence.names());
  }
}
