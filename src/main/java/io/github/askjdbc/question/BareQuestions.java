package io.github.askjdbc.question;

import io.github.askjdbc.english.OtherLanguages;
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

  /** Whether the first word is none that begins statements only. */
  static boolean mayBegin(String text, int first) {
    return !states(firstTraits(text, first, text.length()));
  }

  private static boolean states(int traits) {
    return Trait.VERB.in(traits)
        && !Trait.REQUEST.in(traits)
        && !Trait.CLOSED.in(traits)
        && !Trait.HEADING.in(traits)
        && !Trait.FRONTING.in(traits);
  }

  /**
   * Other languages than English are never guessed at: what they have in common with SQL is not
   * known.
   */
  static Recognition recognize(String text, int first) {
    Recognition recognized = guess(text, first);
    return recognized instanceof Asked && OtherLanguages.speaks(text.substring(first))
        ? SQL
        : recognized;
  }

  private static Recognition guess(String text, int first) {
    int end = text.length();
    char c = text.charAt(first);
    if (QuotedQuestion.mayBegin(c)) {
      return QuotedQuestion.of(text, first).map(Recognition.class::cast).orElse(SQL);
    }
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
    return SqlMarks.obvious(text, first, end)
        || (states(traits) && !ProseEvidence.mayConvince(text, first, end))
        || text.indexOf('\\', first) >= 0;
  }

  private static int firstTraits(String text, int first, int end) {
    int at = first;
    if (isCode(text, first, end)) {
      return 0;
    }
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

  /** {@code PL-3003}: letters, a hyphen and a digit, as no statement begins. */
  private static boolean isCode(String text, int first, int end) {
    int at = first;
    while (at < end && ProseTokenizer.isLetter(text.charAt(at))) {
      at++;
    }
    return at + 1 < end
        && text.charAt(at) == '-'
        && text.charAt(at + 1) >= '0'
        && text.charAt(at + 1) <= '9';
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
    if (tokens.has(1, Trait.KEYWORD) && (tokens.isWord(0, "i") || isKeywords(tokens, last))) {
      return true;
    }
    for (int i = 1; i + 1 < last; i++) {
      if (tokens.isMark(i, ':') && tokens.touchesNext(i) && tokens.isMark(i + 1, '=')) {
        return true;
      }
    }
    return false;
  }

  private static boolean isKeywords(Tokens tokens, int last) {
    for (int i = 1; i < last; i++) {
      if (!tokens.has(i, Trait.KEYWORD)) {
        return false;
      }
    }
    return true;
  }

  /** {@code HOW TABLES}: an S short of a statement. */
  static boolean isMistypedShow(Tokens tokens, int last) {
    boolean sql =
        tokens.has(1, Trait.OBJECT)
            || tokens.has(1, Trait.KEYWORD)
            || ClosedVerb.isPreposition(tokens, 1);
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
    if (SqlMarks.prove(tokens, last)
        || StatementShapes.fits(tokens, last)
        || StatementShapes.isExpression(tokens, last)) {
      return true;
    }
    ProseEvidence evidence = ProseEvidence.of(tokens, last);
    int doubts = SqlMarks.suspicious(tokens, last);
    if (isCode(tokens.text(), tokens.start(0), tokens.end(last - 1))) {
      return !KeywordStyle.fits(tokens, last);
    }
    if (tokens.has(0, Trait.CLOSED)) {
      return !ClosedVerb.asks(tokens, last, evidence, doubts);
    }
    if (tokens.has(0, Trait.REQUEST)) {
      boolean bare = !tokens.has(0, Trait.VERB) && evidence.keywords() + doubts == 0;
      return !((bare && last > 1)
          || evidence.suggests(doubts)
          || (!tokens.has(0, Trait.VERB) && KeywordStyle.fits(tokens, last)));
    }
    if (tokens.has(0, Trait.VERB)) {
      return !(afterVerb(tokens, evidence, doubts)
          || (tokens.has(0, Trait.FRONTING) && FrontedQuestions.fits(tokens, last, doubts))
          || (tokens.has(0, Trait.HEADING) && KeywordStyle.fitsHeading(tokens, last))
          || (tokens.has(0, Trait.OPENER) && asks(tokens, last, evidence, doubts)));
    }
    return !OtherFirstWord.asks(tokens, last, evidence, doubts);
  }

  /** A question mark behind a word, after a verb that both questions and clauses begin with. */
  private static boolean asks(Tokens tokens, int last, ProseEvidence evidence, int doubts) {
    if (doubts + evidence.keywords() > 0 || tokens.count(Kind.WORD) < 4) {
      return false;
    }
    for (int i = 1; i < last; i++) {
      if (tokens.isMark(i, '?') && tokens.touchesNext(i - 1)) {
        return tokens.is(i - 1, Kind.WORD);
      }
    }
    return false;
  }

  private static boolean afterVerb(Tokens tokens, ProseEvidence evidence, int doubts) {
    boolean yields = tokens.isWord(0, "select") || tokens.isWord(0, "return");
    return evidence.convinces(doubts * 2)
        || (yields && evidence.genitive() && doubts + evidence.names() == 0);
  }
}
