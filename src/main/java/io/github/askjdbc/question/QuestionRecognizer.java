package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.PlainSql;
import java.util.Objects;

/**
 * Tells what a text handed to a statement is, without asking the database.
 *
 * <p>No SQL statement, of any dialect and even mistyped, is taken for a question; in doubt a text
 * is SQL. Immutable and safe for use by many threads; time is linear in the length of the text, and
 * no text makes it throw.
 */
public final class QuestionRecognizer {

  private static final Recognition SQL = new PlainSql();

  private final QuestionMode mode;

  /**
   * @param mode the forms of question that are accepted
   */
  public QuestionRecognizer(QuestionMode mode) {
    this.mode = Objects.requireNonNull(mode, "mode");
  }

  /**
   * Recognises a text.
   *
   * @param text what the caller handed to the driver; null, which a target may refuse in its own
   *     way, is SQL
   */
  public Recognition recognize(String text) {
    if (mode == QuestionMode.OFF || text == null) {
      return SQL;
    }
    int first = Comments.skip(text, 0, text.length());
    if (first < 0 || first == text.length()) {
      return SQL;
    }
    if (AskStatements.begins(text, first)) {
      return LimitedQuestion.of(text, first, asked -> AskStatements.recognize(asked, first))
          .orElseGet(() -> AskStatements.recognize(text, first));
    }
    if (AskCalls.mayBeIn(text)) {
      Recognition calls = AskCalls.recognize(text, mode == QuestionMode.AUTO);
      if (!(calls instanceof PlainSql)) {
        return calls;
      }
    }
    return mode == QuestionMode.AUTO ? bare(text, first) : SQL;
  }

  private static Recognition bare(String text, int first) {
    return BareQuestions.mayBegin(text, first)
        ? LimitedQuestion.of(text, first, asked -> BareQuestions.recognize(asked, first))
            .orElseGet(() -> BareQuestions.recognize(text, first))
        : BareQuestions.recognize(text, first);
  }
}
