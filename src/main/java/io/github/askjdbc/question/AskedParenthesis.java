package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Argument;
import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Form;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.PlainSql;
import io.github.askjdbc.question.Recognition.Problem;
import io.github.askjdbc.question.Recognition.Wrapped;
import io.github.askjdbc.question.Tokens.Kind;
import java.util.List;

/**
 * A parenthesis in table position that holds a question where a subquery is expected: {@code SELECT
 * * FROM (How many wards are there?) t}, as tools wrap whatever they are given.
 *
 * <p>Taken for one only where it can be no subquery, joined tables or table of any dialect.
 */
final class AskedParenthesis {

  private static final Recognition SQL = new PlainSql();
  private static final String ASK = "ask";
  private static final int LEAST = 3;

  /** A question's length, the evidence's, and the words around them. */
  private static final int LONGEST = 3 * Question.LONGEST;

  private AskedParenthesis() {}

  /** A quick look at the first word. */
  static boolean mayBegin(String text, int open) {
    int first = Comments.skip(text, open + 1, text.length());
    if (first < 0 || first == text.length() || text.regionMatches(true, first, "select", 0, 6)) {
      return false;
    }
    return AskStatements.begins(text, first) || begins(text, first);
  }

  private static boolean begins(String text, int first) {
    int end = first;
    while (end < text.length() && ProseTokenizer.isWordPart(text.charAt(end))) {
      end++;
    }
    int traits = Lexicon.bundled().traits(text, first, end);
    return Trait.OPENER.in(traits)
        || Trait.REQUEST.in(traits)
        || Trait.CLOSED.in(traits)
        || (Trait.FRONTING.in(traits) && !Trait.KEYWORD.in(traits));
  }

  /**
   * @param open offset of the parenthesis
   * @param bare whether a question needs no {@code ASK}
   * @return {@link Wrapped} with the one call, {@link Misused}, or plain SQL
   */
  static Recognition recognize(String text, int open, boolean bare) {
    if (!mayBegin(text, open)) {
      return SQL;
    }
    int first = Comments.skip(text, open + 1, text.length());
    boolean asks = AskStatements.begins(text, first);
    int close = asks || bare ? close(text, first) : -1;
    if (close < 0) {
      return SQL;
    }
    String inside = text.substring(first, close);
    Recognition recognition =
        asks ? AskStatements.recognize(inside, 0) : BareQuestions.recognize(inside, 0);
    if (asks && !(recognition instanceof Misused || isAnswer(recognition))) {
      return new Misused(
          Problem.NOT_ALLOWED,
          "ASK SQL, ASK EXPLAIN and the like give rows of their own and stand alone; inside a SELECT"
              + " write ASK('...')");
    }
    if (recognition instanceof Misused) {
      return recognition;
    }
    boolean certain = isCertain(asks ? inside.substring(ASK.length()) : inside);
    return recognition instanceof Asked asked && certain
        ? call(open, close + 1, asked.question())
        : SQL;
  }

  private static boolean isAnswer(Recognition recognition) {
    return recognition instanceof Asked asked && asked.verb() == AskVerb.ANSWER;
  }

  private static Recognition call(int start, int end, Question question) {
    Argument evidence =
        question.evidence().<Argument>map(Argument.Literal::new).orElseGet(Argument.Absent::new);
    return new Wrapped(
        List.of(
            new AskCall(
                start,
                end,
                new Argument.Literal(question.text()),
                evidence,
                false,
                Form.PARENTHESIS)),
        0);
  }

  /** Offset of the parenthesis that closes, prose being read as prose; -1 if there is none. */
  private static int close(String text, int first) {
    int end = Math.min(text.length(), first + LONGEST);
    Tokens tokens = ProseTokenizer.tokenize(text, first, end);
    int depth = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.isMark(i, '(')) {
        depth++;
      } else if (tokens.isMark(i, ')')) {
        if (depth == 0) {
          return tokens.start(i);
        }
        depth--;
      }
    }
    return -1;
  }

  /** A literal, or three words that are no tables, joined or not. */
  private static boolean isCertain(String inside) {
    if (new SqlLexer(inside, 0).next() == SqlLexer.Kind.LITERAL) {
      return true;
    }
    Tokens tokens = ProseTokenizer.tokenize(inside, 0, inside.length());
    int last = tokens.size();
    if (SqlMarks.prove(tokens, last) || SqlMarks.suspicious(tokens, last) > 0) {
      return false;
    }
    for (int i = 0; i < last; i++) {
      boolean sql = tokens.has(i, Trait.KEYWORD) && !tokens.has(i, Trait.EVERYDAY);
      if (sql || tokens.isWord(i, "as")) {
        return false;
      }
    }
    int words = tokens.count(Kind.WORD);
    return words > LEAST || (words == LEAST && tokens.isMark(last - 1, '?'));
  }
}
