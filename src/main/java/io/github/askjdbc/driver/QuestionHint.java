package io.github.askjdbc.driver;

import io.github.askjdbc.question.PlainWords;
import io.github.askjdbc.question.QuestionMode;
import java.sql.SQLException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;

/** What is chained to a target's exception where the text that it refused may be a question. */
final class QuestionHint {

  private static final String STATE = "NL009";
  private static final int CODE = 9;
  private static final String MESSAGE =
      "The text was passed on as SQL, since too little in it says that it is a question; if this was"
          + " a question, write ASK in front of it: ASK how many ...";

  private QuestionHint() {}

  /**
   * @param text what the target refused
   * @return the target's exception itself
   */
  static SQLException onto(SQLException refusal, String text, Settings settings) {
    boolean interrupted =
        refusal instanceof SQLTransientException || refusal instanceof SQLRecoverableException;
    if (settings.questions() == QuestionMode.AUTO
        && !interrupted
        && PlainWords.are(text)
        && !isOn(refusal)) {
      refusal.setNextException(new SQLException(MESSAGE, STATE, CODE));
    }
    return refusal;
  }

  /** A target may throw the same exception again. */
  private static boolean isOn(SQLException refusal) {
    for (SQLException one = refusal; one != null; one = one.getNextException()) {
      if (STATE.equals(one.getSQLState())) {
        return true;
      }
    }
    return false;
  }
}
