package io.github.askjdbc.cli.asking;

import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.QuestionRecognizer;
import io.github.askjdbc.question.Recognition;
import java.util.Optional;

/** What a person typed: a question in any of its forms, or SQL that reads or may write. */
public final class TypedText {

  private static final String MAY_CHANGE = "this statement may change the database";
  private static final String UNKNOWN =
      "this is neither a question that is recognised (ASK in front makes it one) nor a statement"
          + " that is known to read only";

  private final StatementWords words = StatementWords.listed();
  private final QuestionRecognizer recognizer;

  /**
   * @param mode the forms of question that the connection takes
   */
  public TypedText(QuestionMode mode) {
    this.recognizer = new QuestionRecognizer(mode);
  }

  /** The question of a text that stands alone, bare or after {@code ASK} and a verb. */
  public Optional<Question> question(String text) {
    return recognizer.recognize(text) instanceof Recognition.Asked asked
        ? Optional.of(asked.question())
        : Optional.empty();
  }

  /** Why it should not be run unasked; empty for questions and SQL that only reads. */
  Optional<String> doubt(String text) {
    if (!isSql(text) || words.onlyReads(text)) {
      return Optional.empty();
    }
    return Optional.of(words.beginsStatement(text) ? MAY_CHANGE : UNKNOWN);
  }

  /**
   * Whether nothing more is to come: everything but a statement ends with its line, a statement
   * with {@code ;} or an empty line.
   */
  public boolean isComplete(String text) {
    String said = text.stripTrailing();
    return said.isEmpty()
        || said.endsWith(";")
        || text.endsWith("\n")
        || !isSql(text)
        || !words.beginsStatement(text);
  }

  private boolean isSql(String text) {
    return recognizer.recognize(text) instanceof Recognition.PlainSql;
  }
}
