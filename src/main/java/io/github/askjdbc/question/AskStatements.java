package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.Problem;
import java.util.Optional;
import java.util.function.Function;

/**
 * The statements that begin with {@code ASK}: a question in words or as a literal, after a verb.
 */
final class AskStatements {

  private static final String ASK = "ask";
  private static final String FORMS =
      "; write ASK how many ..., ASK 'how many ...' USING 'evidence', ASK CONFIRM 'question',"
          + " ASK FORGET 'question',"
          + " or ASK CHECK 'question' AS SELECT ... and ASK CORRECT 'question' AS SELECT ...";

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
    boolean more = next >= 0 && next < text.length();
    if (more && (isSparql(text, next) || isTargetsCall(text, next))) {
      return false;
    }
    return next >= 0 && (next == text.length() || ":=.({[,)".indexOf(text.charAt(next)) < 0);
  }

  /** SPARQL's {@code ASK WHERE { ... }}. */
  private static boolean isSparql(String text, int from) {
    boolean pattern =
        text.regionMatches(true, from, "where", 0, 5)
            || text.regionMatches(true, from, "from", 0, 4);
    return (pattern && text.indexOf('{', from) >= 0) || holdsVariable(text, from);
  }

  /** {@code ?name}, as SPARQL writes variables and nobody writes in prose. */
  private static boolean holdsVariable(String text, int from) {
    if (text.charAt(from) == '\'') {
      return false;
    }
    int mark = text.indexOf('?', from);
    while (mark >= 0 && mark + 1 < text.length()) {
      if (Comments.isBlank(text.charAt(mark - 1))
          && ProseTokenizer.isLetter(text.charAt(mark + 1))) {
        return true;
      }
      mark = text.indexOf('?', mark + 1);
    }
    return false;
  }

  /** {@code ask'literal')}, a routine's call whose bracket is lost. */
  private static boolean isTargetsCall(String text, int from) {
    if (text.charAt(from - 1) != 'k' && text.charAt(from - 1) != 'K') {
      return false;
    }
    SqlLexer lexer = new SqlLexer(text, from);
    return lexer.next() == SqlLexer.Kind.LITERAL
        && lexer.next() == SqlLexer.Kind.MARK
        && lexer.isMark(')');
  }

  static Recognition recognize(String text, int first) {
    int from = Comments.skip(text, first + ASK.length(), text.length());
    SqlLexer word = new SqlLexer(text, from);
    word.next();
    if (word.isWord("sql")) {
      return question(AskVerb.SQL, text, word.end());
    }
    if (word.isWord("explain")) {
      return explain(text, word.end());
    }
    if (word.isWord("prompt")) {
      return question(AskVerb.PROMPT, text, word.end());
    }
    if (word.isWord("check")) {
      return QuotedForms.check(text, word.end());
    }
    if (word.isWord("confirm")) {
      return QuotedForms.confirm(text, word.end());
    }
    if (word.isWord("forget")) {
      return QuotedForms.forget(text, word.end());
    }
    return word.isWord("correct")
        ? QuotedForms.correct(text, word.end())
        : question(AskVerb.ANSWER, text, from);
  }

  /** {@code ALL} is a word of the question unless a literal follows it. */
  private static Recognition explain(String text, int from) {
    SqlLexer lexer = new SqlLexer(text, from);
    lexer.next();
    int behind = lexer.end();
    boolean all = lexer.isWord("all") && lexer.next() == SqlLexer.Kind.LITERAL;
    return all
        ? question(AskVerb.EXPLAIN_ALL, text, behind)
        : question(AskVerb.EXPLAIN, text, from);
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
        if (!QuotedForms.ends(lexer)) {
          return misused("more text follows the evidence");
        }
      }
      if (QuotedForms.ends(lexer)) {
        return question.isBlank()
            ? misused("the question is empty")
            : bounded(new Question(question, evidence), asked -> new Asked(verb, asked));
      }
    }
    return inWords(verb, text, from);
  }

  private static Recognition inWords(AskVerb verb, String text, int from) {
    int first = Math.max(from, Comments.skip(text, from, text.length()));
    Optional<String> excess =
        Question.excess("question", Comments.endOfStatement(text, first) - first);
    if (excess.isPresent()) {
      return tooLong(excess.get());
    }
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

  /** What is made of a question, unless it is too long. */
  static Recognition bounded(Question question, Function<Question, Recognition> made) {
    return question.excess().map(AskStatements::tooLong).orElseGet(() -> made.apply(question));
  }

  private static Recognition tooLong(String excess) {
    return new Misused(Problem.NOT_ALLOWED, excess);
  }

  static Recognition misused(String what) {
    return new Misused(Problem.NOT_ALLOWED, what + FORMS);
  }
}
