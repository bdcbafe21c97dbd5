package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Check;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.Problem;
import java.util.Optional;

/**
 * The statements that begin with {@code ASK}: a question in words or as a literal, after a verb.
 */
final class AskStatements {

  private static final String ASK = "ask";
  private static final String FORMS =
      "; write ASK how many ..., ASK 'how many ...' USING 'evidence', or ASK CHECK 'question' AS"
          + " SELECT ...";

  private AskStatements() {}

  /** Whether the word at an offset is {@code ASK} and not part of a name, a call or a label. */
  static boolean begins(String text, int first) {
    int after = first + ASK.length();
    if (!text.regionMatches(true, first, ASK, 0, ASK.length())) {
      return false;
    }
    if (after >= text.length()) {
      return true;
    }
    char touching = text.charAt(after);
    if (!Comments.isBlank(touching) && ";'/-".indexOf(touching) < 0) {
      return false;
    }
    int next = Comments.skip(text, after, text.length());
    if (next >= 0 && isSparql(text, next)) {
      return false;
    }
    return next >= 0 && (next == text.length() || ":=.({[,)".indexOf(text.charAt(next)) < 0);
  }

  /** SPARQL's {@code ASK WHERE { ... }}. */
  private static boolean isSparql(String text, int from) {
    boolean pattern =
        text.regionMatches(true, from, "where", 0, 5)
            || text.regionMatches(true, from, "from", 0, 4);
    return pattern && text.indexOf('{', from) >= 0;
  }

  static Recognition recognize(String text, int first) {
    int from = Comments.skip(text, first + ASK.length(), text.length());
    SqlLexer word = new SqlLexer(text, from);
    word.next();
    if (word.isWord("sql")) {
      return question(AskVerb.SQL, text, word.end());
    }
    if (word.isWord("explain")) {
      return question(AskVerb.EXPLAIN, text, word.end());
    }
    return word.isWord("check") ? check(text, word.end()) : question(AskVerb.ANSWER, text, from);
  }

  private static Recognition question(AskVerb verb, String text, int from) {
    SqlLexer lexer = new SqlLexer(text, from);
    if (lexer.next() == SqlLexer.Kind.LITERAL) {
      String question = lexer.literal();
      lexer.next();
      Optional<String> evidence = Optional.empty();
      if (lexer.isWord("using")) {
        if (lexer.next() != SqlLexer.Kind.LITERAL) {
          return misused("the evidence after USING is no literal");
        }
        evidence = Optional.of(lexer.literal());
        lexer.next();
        if (!ends(lexer)) {
          return misused("more text follows the evidence");
        }
      }
      if (ends(lexer)) {
        return question.isBlank()
            ? misused("the question is empty")
            : new Asked(verb, new Question(question, evidence));
      }
    }
    return inWords(verb, text, from);
  }

  private static Recognition inWords(AskVerb verb, String text, int from) {
    Tokens tokens = ProseTokenizer.tokenize(text, from, text.length());
    int last = tokens.size();
    while (last > 0 && tokens.isMark(last - 1, ';')) {
      last--;
    }
    if (tokens.broken()) {
      return misused("a comment in it never ends");
    }
    if (last == 0) {
      return misused("the question is missing");
    }
    if (tokens.isMark(0, '\'')) {
      return misused("the literal never ends");
    }
    if (last == 1 && tokens.isMark(0, '?')) {
      return new Misused(
          Problem.PARAMETER, "ASK ? cannot be bound: write SELECT * FROM ASK(?) instead");
    }
    return QuestionText.standing(verb, tokens, last);
  }

  private static Recognition check(String text, int from) {
    SqlLexer lexer = new SqlLexer(text, from);
    if (lexer.next() != SqlLexer.Kind.LITERAL) {
      return misused("after ASK CHECK comes the question as a literal");
    }
    String question = lexer.literal();
    lexer.next();
    Optional<String> evidence = Optional.empty();
    if (lexer.isWord("using")) {
      if (lexer.next() != SqlLexer.Kind.LITERAL) {
        return misused("the evidence after USING is no literal");
      }
      evidence = Optional.of(lexer.literal());
      lexer.next();
    }
    if (!lexer.isWord("as")) {
      return misused("after the question comes AS and the SQL to check");
    }
    int sqlFrom = Comments.skip(text, lexer.end(), text.length());
    int sqlEnd = endOfStatement(text, Math.max(sqlFrom, 0));
    if (question.isBlank() || sqlFrom < 0 || sqlFrom >= sqlEnd) {
      return misused("the question or the SQL to check is empty");
    }
    if (holdsPlaceholder(text, sqlFrom)) {
      return new Misused(
          Problem.PARAMETER, "the SQL after ASK CHECK may not hold a placeholder: write the value");
    }
    return new Check(new Question(question, evidence), text.substring(sqlFrom, sqlEnd));
  }

  private static int endOfStatement(String text, int from) {
    int end = text.length();
    while (end > from && (Comments.isBlank(text.charAt(end - 1)) || text.charAt(end - 1) == ';')) {
      end--;
    }
    return end;
  }

  private static boolean holdsPlaceholder(String text, int from) {
    SqlLexer lexer = new SqlLexer(text, from);
    SqlLexer.Kind kind = lexer.next();
    while (kind != SqlLexer.Kind.END && kind != SqlLexer.Kind.AMBIGUOUS) {
      if (kind == SqlLexer.Kind.PLACEHOLDER) {
        return true;
      }
      kind = lexer.next();
    }
    return false;
  }

  /** Whether nothing but {@code ;} is left. */
  private static boolean ends(SqlLexer lexer) {
    while (lexer.isMark(';')) {
      lexer.next();
    }
    return lexer.kind() == SqlLexer.Kind.END;
  }

  private static Recognition misused(String what) {
    return new Misused(Problem.NOT_ALLOWED, what + FORMS);
  }
}
