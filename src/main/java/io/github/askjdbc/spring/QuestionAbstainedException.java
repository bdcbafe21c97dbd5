package io.github.askjdbc.spring;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.decision.AbstentionReason;
import org.springframework.dao.NonTransientDataAccessException;

/**
 * A question got no answer: what {@link AbstentionException} is among Spring's exceptions.
 *
 * <p>Asking again gives the same, so that nothing which retries should. The message is that of the
 * abstention, without the SQL that Spring's own exceptions put into theirs.
 */
public final class QuestionAbstainedException extends NonTransientDataAccessException {
  private static final long serialVersionUID = 1L;

  private final AbstentionException abstention;

  /**
   * @param abstention also the cause
   */
  public QuestionAbstainedException(AbstentionException abstention) {
    super(abstention.getMessage(), abstention);
    this.abstention = abstention;
  }

  public AbstentionReason reason() {
    return abstention.reason();
  }

  /** With all that it tells: confidence, candidate, findings, suggestions. */
  public AbstentionException abstention() {
    return abstention;
  }
}
