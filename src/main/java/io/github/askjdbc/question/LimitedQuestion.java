package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Argument;
import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Form;
import io.github.askjdbc.question.Recognition.Wrapped;
import io.github.askjdbc.question.SqlLexer.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A question with what tools append to limit its rows: {@code LIMIT 200}, {@code OFFSET 10 ROWS},
 * {@code FETCH FIRST 5 ROWS ONLY}.
 *
 * <p>"cards with a limit 200" is no such thing: the clause must stand apart from the question, by
 * its punctuation, on a line of its own, in capitals of its own, or by a placeholder or words that
 * no question has.
 */
final class LimitedQuestion {

  /** Characters that all clauses together have at most. */
  private static final int LONGEST = 120;

  private final String text;
  private final int first;
  private int placeholders;

  private LimitedQuestion(String text, int first) {
    this.text = text;
    this.first = first;
  }

  /**
   * @param first offset of the first word
   * @param recognizer of the text before the clauses
   * @return empty where there are no such clauses, or no question before them
   */
  static Optional<Recognition> of(
      String text, int first, Function<String, Recognition> recognizer) {
    return new LimitedQuestion(text, first).recognize(recognizer);
  }

  private Optional<Recognition> recognize(Function<String, Recognition> recognizer) {
    int end = Comments.endOfStatement(text, first);
    for (int at = Math.max(first + 1, end - LONGEST); at < end; at++) {
      if (beginsClause(at) && isClauses(at) && standsApart(at)) {
        int last = at;
        while (Comments.isBlank(text.charAt(last - 1))) {
          last--;
        }
        return question(recognizer.apply(text.substring(0, last)), last);
      }
    }
    return Optional.empty();
  }

  private Optional<Recognition> question(Recognition before, int last) {
    if (!(before instanceof Asked asked)) {
      return Optional.empty();
    }
    if (asked.verb() != AskVerb.ANSWER) {
      return placeholders == 0 ? Optional.of(asked) : Optional.empty(); // a report is given whole
    }
    Argument evidence =
        asked
            .question()
            .evidence()
            .<Argument>map(Argument.Literal::new)
            .orElseGet(Argument.Absent::new);
    Argument question = new Argument.Literal(asked.question().text());
    return Optional.of(
        new Wrapped(
            List.of(new AskCall(first, last, question, evidence, false, Form.ALONE)),
            placeholders));
  }

  private boolean beginsClause(int at) {
    char before = text.charAt(at - 1);
    return (Comments.isBlank(before) || before == '?' || before == '\'')
        && (isWord(at, "limit") || isWord(at, "offset") || isWord(at, "fetch"));
  }

  private boolean isWord(int at, String word) {
    return text.regionMatches(true, at, word, 0, word.length());
  }

  /** Whether there is nothing but whole clauses from an offset on. */
  private boolean isClauses(int at) {
    placeholders = 0;
    SqlLexer lexer = new SqlLexer(text, at);
    lexer.next();
    int clauses = 0;
    while (lexer.kind() == Kind.WORD && clause(lexer)) {
      clauses++;
    }
    while (lexer.isMark(';')) {
      lexer.next();
    }
    return clauses > 0 && lexer.kind() == Kind.END;
  }

  private boolean clause(SqlLexer lexer) {
    if (lexer.isWord("limit")) {
      lexer.next();
      boolean number = number(lexer);
      if (number && lexer.isMark(',')) {
        lexer.next();
        return number(lexer);
      }
      return number;
    }
    if (lexer.isWord("offset")) {
      lexer.next();
      boolean number = number(lexer);
      skipRows(lexer);
      return number;
    }
    if (!lexer.isWord("fetch")) {
      return false;
    }
    lexer.next();
    boolean which = lexer.isWord("first") || lexer.isWord("next");
    lexer.next();
    number(lexer);
    boolean rows = skipRows(lexer);
    boolean only = lexer.isWord("only");
    lexer.next();
    return which && rows && only;
  }

  /** Whether there was a number, or a placeholder for one; the lexer then stands behind it. */
  private boolean number(SqlLexer lexer) {
    boolean placeholder =
        lexer.kind() == Kind.PLACEHOLDER
            && !ProseTokenizer.isLetter(text.charAt(lexer.start() - 1));
    placeholders += placeholder ? 1 : 0;
    boolean number = placeholder || lexer.kind() == Kind.NUMBER;
    if (number) {
      lexer.next();
    }
    return number;
  }

  /** Whether there was such a word. */
  private static boolean skipRows(SqlLexer lexer) {
    boolean rows = lexer.isWord("row") || lexer.isWord("rows");
    if (rows) {
      lexer.next();
    }
    return rows;
  }

  private boolean standsApart(int at) {
    int before = at - 1;
    boolean line = false;
    while (before > first && Comments.isBlank(text.charAt(before))) {
      line |= text.charAt(before) == '\n';
      before--;
    }
    boolean literal = text.charAt(before) == '\'' && AskStatements.begins(text, first);
    if (line || literal || "?!\"\u201d".indexOf(text.charAt(before)) >= 0) {
      return true;
    }
    boolean formal = placeholders > 0 || isWord(at, "fetch") || isRows(at);
    return formal || (isCapital(at) && !isQualified(before));
  }

  private boolean isRows(int at) {
    return isWord(at, "offset") && text.regionMatches(true, text.length() - 4, "only", 0, 4);
  }

  /** In capitals, where the question is not. */
  private boolean isCapital(int at) {
    boolean small = text.substring(first, at).chars().anyMatch(Character::isLowerCase);
    return small
        && Character.isUpperCase(text.charAt(at))
        && Character.isUpperCase(text.charAt(at + 1));
  }

  /** {@code a LIMIT 200}, {@code with LIMIT 200}: the limit is what is asked about. */
  private boolean isQualified(int last) {
    int from = last;
    while (from > first && ProseTokenizer.isLetter(text.charAt(from - 1))) {
      from--;
    }
    return Trait.QUALIFYING.in(Lexicon.bundled().traits(text, from, last + 1));
  }
}
