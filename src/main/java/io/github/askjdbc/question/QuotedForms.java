package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Check;
import io.github.askjdbc.question.Recognition.Confirm;
import io.github.askjdbc.question.Recognition.Correct;
import io.github.askjdbc.question.Recognition.Forget;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.Problem;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The forms whose question is always a literal, since something is said of it. */
final class QuotedForms {

  private final String text;
  private final String form;
  private final SqlLexer lexer;

  /**
   * @param form as it is named to people
   * @param from after the verb
   */
  private QuotedForms(String text, String form, int from) {
    this.text = text;
    this.form = form;
    this.lexer = new SqlLexer(text, from);
  }

  /** {@code ASK CHECK 'question' AS SELECT ...}. */
  static Recognition check(String text, int from) {
    return new QuotedForms(text, "ASK CHECK", from).withSql(Check::new);
  }

  /** {@code ASK CONFIRM 'question'}. */
  static Recognition confirm(String text, int from) {
    return new QuotedForms(text, "ASK CONFIRM", from).alone(Confirm::new);
  }

  /** {@code ASK CORRECT 'question' AS SELECT ...}. */
  static Recognition correct(String text, int from) {
    return new QuotedForms(text, "ASK CORRECT", from).withSql(Correct::new);
  }

  /** {@code ASK FORGET 'question'}. */
  static Recognition forget(String text, int from) {
    return new QuotedForms(text, "ASK FORGET", from).alone(Forget::new);
  }

  private Recognition alone(Function<Question, Recognition> made) {
    Reading read = question();
    if (read.problem().isPresent()) {
      return AskStatements.misused(read.problem().get());
    }
    return ends(lexer)
        ? AskStatements.bounded(read.question(), made)
        : AskStatements.misused("more text follows the question of " + form);
  }

  private Recognition withSql(BiFunction<Question, String, Recognition> made) {
    Reading read = question();
    if (read.problem().isPresent()) {
      return AskStatements.misused(read.problem().get());
    }
    if (!lexer.isWord("as")) {
      return AskStatements.misused("after the question of " + form + " comes AS and the SQL");
    }
    int sqlFrom = Comments.skip(text, lexer.end(), text.length());
    int sqlEnd = Comments.endOfStatement(text, Math.max(sqlFrom, 0));
    if (sqlFrom < 0 || sqlFrom >= sqlEnd) {
      return AskStatements.misused("the SQL of " + form + " is empty");
    }
    if (holdsPlaceholder(text, sqlFrom)) {
      return new Misused(
          Problem.PARAMETER,
          "the SQL after " + form + " may not hold a placeholder: write the value");
    }
    return AskStatements.bounded(
        read.question(), question -> made.apply(question, text.substring(sqlFrom, sqlEnd)));
  }

  /**
   * The question and its evidence.
   *
   * @param problem why they cannot be used, if so
   */
  private record Reading(Question question, Optional<String> problem) {
    static Reading problem(String problem) {
      return new Reading(Question.of(""), Optional.of(problem));
    }
  }

  /** Leaves the lexer at what follows. */
  private Reading question() {
    if (lexer.next() != SqlLexer.Kind.LITERAL) {
      return Reading.problem(
          "after "
              + form
              + " comes the question as a literal, and so does a question that only"
              + " begins with that word");
    }
    String question = lexer.literal();
    lexer.next();
    Optional<String> evidence = Optional.empty();
    if (lexer.isWord("using")) {
      if (lexer.next() != SqlLexer.Kind.LITERAL) {
        return Reading.problem("the evidence after USING is no literal");
      }
      evidence = Optional.of(lexer.literal());
      lexer.next();
    }
    return question.isBlank()
        ? Reading.problem("the question is empty")
        : new Reading(new Question(question, evidence), Optional.empty());
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
  static boolean ends(SqlLexer lexer) {
    while (lexer.isMark(';')) {
      lexer.next();
    }
    return lexer.kind() == SqlLexer.Kind.END;
  }
}
