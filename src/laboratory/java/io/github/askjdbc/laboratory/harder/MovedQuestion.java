package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.matching.ResultRows;
import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * An answerable question with a literal moved to another value of the same column.
 *
 * @param original as it was
 * @param move holds in the original's words and gold
 * @param answer of the moved gold
 */
public record MovedQuestion(EvaluationQuestion original, LiteralMove move, Answer answer) {

  private static final String MARK = "~moved-";
  private static final Set<String> AGGREGATES = Set.of("count", "sum", "avg", "min", "max");

  /** What a gold gives. */
  public enum Answer {
    /** No rows, or an aggregate over none: a single row of 0 and NULL. */
    EMPTY,
    /** Something else. */
    HELD;

    /**
     * @return empty where a 0 or NULL is as likely stored as it is of nothing
     */
    static Optional<Answer> of(ResultRows rows, String gold) {
      if (rows.rows().isEmpty()) {
        return Optional.of(EMPTY);
      }
      boolean nothing = rows.rows().stream().flatMap(List::stream).allMatch(Answer::nothing);
      if (!nothing) {
        return Optional.of(HELD);
      }
      return rows.rows().size() == 1 && aggregates(gold) ? Optional.of(EMPTY) : Optional.empty();
    }

    private static boolean nothing(Object cell) {
      return Objects.isNull(cell) || (cell instanceof BigDecimal number && number.signum() == 0);
    }

    private static boolean aggregates(String gold) {
      for (Token token : SqlTokens.of(gold)) {
        if (token.is("from")) {
          return false;
        }
        if (AGGREGATES.contains(token.text().toLowerCase(Locale.ROOT))) {
          return true;
        }
      }
      return false;
    }
  }

  /** Whether a question with that id was made by moving a literal. */
  public static boolean made(String id) {
    return id.contains(MARK);
  }

  /** The question that is asked, with its gold; its id is the original's and the answer. */
  public EvaluationQuestion asked() {
    return new EvaluationQuestion(
        original.id() + MARK + answer.name().toLowerCase(Locale.ROOT),
        original.db(),
        move.inQuestion(original.question()).orElseThrow(),
        original.gold().flatMap(move::inSql),
        List.of(),
        original.evidence(),
        original.category(),
        original.hidden());
  }
}
