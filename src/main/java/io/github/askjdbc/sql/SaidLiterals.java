package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.text.LetterCase;

/** Leaves in SQL only the literals that a question says itself. */
public final class SaidLiterals {

  private final String said;

  private SaidLiterals(String said) {
    this.said = said;
  }

  /** Those of the question and of what was given with it. */
  public static SaidLiterals of(Question question) {
    return new SaidLiterals(
        LetterCase.folded(question.text() + "\n" + question.evidence().orElse("")));
  }

  /**
   * The SQL with a question mark for each other literal.
   *
   * @return empty text where the SQL cannot be cut into tokens in just one way
   */
  public String masked(String sql, Dialect dialect) {
    return MaskedSql.of(sql, dialect, this::says).orElse("");
  }

  /** Whether it stands in the question, as a word or words of their own. */
  private boolean says(String literal) {
    String folded = LetterCase.folded(literal).strip();
    for (int at = said.indexOf(folded); at >= 0 && !folded.isEmpty(); ) {
      int end = at + folded.length();
      boolean begins = at == 0 || !Character.isLetterOrDigit(said.charAt(at - 1));
      boolean ends = end == said.length() || !Character.isLetterOrDigit(said.charAt(end));
      if (begins && ends) {
        return true;
      }
      at = said.indexOf(folded, at + 1);
    }
    return false;
  }
}
