package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Argument;
import io.github.askjdbc.question.Recognition.AskCall;
import io.github.askjdbc.question.Recognition.Form;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.PlainSql;
import io.github.askjdbc.question.Recognition.Problem;
import io.github.askjdbc.question.Recognition.Wrapped;
import io.github.askjdbc.question.SqlLexer.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds {@code ASK(...)}, and a question in parentheses, in table position of a SELECT.
 *
 * <p>Everything else called ask (a function, a table, a column, a literal) is the target's.
 */
final class AskCalls {

  private static final Recognition SQL = new PlainSql();

  /** Each reads at most a question's length on, so that time stays linear. */
  private static final int MOST_ATTEMPTS = 16;

  private final String text;
  private final boolean bare;
  private final SqlLexer lexer;
  private final SelectStructure structure = new SelectStructure();
  private final List<AskCall> calls = new ArrayList<>();
  private int placeholders;
  private int attempts;

  private AskCalls(String text, boolean bare) {
    this.text = text;
    this.bare = bare;
    this.lexer = new SqlLexer(text, 0);
  }

  /** A quick look that finds no question in almost all SQL; true says nothing. */
  static boolean mayBeIn(String text) {
    boolean brokenLine = false;
    int open = text.indexOf('(');
    while (open >= 0) {
      int i = open - 1;
      while (i >= 0 && Comments.isBlank(text.charAt(i))) {
        brokenLine |= text.charAt(i) == '\n';
        i--;
      }
      if (i >= 2 && (isAsk(text, i) || text.charAt(i) == '/')) {
        return true;
      }
      if (i >= 3 && isFromOrJoin(text, i) && AskedParenthesis.mayBegin(text, open)) {
        return true;
      }
      open = text.indexOf('(', open + 1);
    }
    return brokenLine && holdsAsk(text);
  }

  private static boolean isAsk(String text, int last) {
    return (text.charAt(last) | 0x20) == 'k'
        && (text.charAt(last - 1) | 0x20) == 's'
        && (text.charAt(last - 2) | 0x20) == 'a';
  }

  private static boolean isFromOrJoin(String text, int last) {
    return text.regionMatches(true, last - 3, "from", 0, 4)
        || text.regionMatches(true, last - 3, "join", 0, 4);
  }

  private static boolean holdsAsk(String text) {
    for (int i = 2; i < text.length(); i++) {
      if (isAsk(text, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * @param bare whether a question in parentheses needs no {@code ASK}
   */
  static Recognition recognize(String text, boolean bare) {
    return new AskCalls(text, bare).run();
  }

  private Recognition run() {
    lexer.next();
    while (lexer.kind() != Kind.END) {
      if (lexer.kind() == Kind.AMBIGUOUS) {
        return SQL;
      }
      if (lexer.isWord("ask") && structure.expectsTable()) {
        call();
        continue;
      }
      if (lexer.isMark('(') && structure.expectsTable() && attempts < MOST_ATTEMPTS) {
        Recognition inside = AskedParenthesis.recognize(text, lexer.start(), bare);
        attempts++;
        if (inside instanceof Misused) {
          return inside;
        }
        if (inside instanceof Wrapped found) {
          parenthesis(found.calls().get(0));
          continue;
        }
      }
      if (lexer.kind() == Kind.PLACEHOLDER) {
        placeholders++;
      }
      structure.accept(lexer);
      lexer.next();
    }
    if (calls.isEmpty() || structure.isMistyped()) {
      return SQL;
    }
    if (!structure.isSingleSelect()) {
      return new Misused(
          Problem.NOT_ALLOWED,
          "ASK(...) may stand only in the FROM of a single SELECT that changes nothing; send the"
              + " question by itself, or wrap it in SELECT * FROM ASK('...')");
    }
    return new Wrapped(calls, placeholders);
  }

  /** Reads the call that begins here, or passes over a table or function of that name. */
  private void call() {
    int start = lexer.start();
    structure.accept(lexer);
    lexer.next();
    if (!lexer.isMark('(')) {
      return;
    }
    structure.accept(lexer);
    lexer.next();
    Argument question = argument();
    Argument evidence = new Argument.Absent();
    if (!(question instanceof Argument.Absent) && lexer.isMark(',')) {
      lexer.next();
      evidence = argument();
      if (evidence instanceof Argument.Absent) {
        return;
      }
    }
    if (question instanceof Argument.Absent || !lexer.isMark(')')) {
      return;
    }
    int end = lexer.end();
    structure.accept(lexer);
    lexer.next();
    calls.add(new AskCall(start, end, question, evidence, SelectStructure.names(lexer), Form.CALL));
  }

  private void parenthesis(AskCall found) {
    structure.accept(lexer);
    lexer.moveTo(found.end() - 1);
    lexer.next();
    structure.accept(lexer);
    lexer.next();
    calls.add(
        new AskCall(
            found.start(),
            found.end(),
            found.question(),
            found.evidence(),
            SelectStructure.names(lexer),
            Form.PARENTHESIS));
  }

  private Argument argument() {
    if (lexer.kind() == Kind.LITERAL) {
      Argument literal = new Argument.Literal(lexer.literal());
      lexer.next();
      return literal;
    }
    if (lexer.kind() == Kind.PLACEHOLDER) {
      placeholders++;
      lexer.next();
      return new Argument.Placeholder(placeholders);
    }
    return new Argument.Absent();
  }
}
