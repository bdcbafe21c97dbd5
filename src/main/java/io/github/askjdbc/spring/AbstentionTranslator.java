package io.github.askjdbc.spring;

import io.github.askjdbc.AbstentionException;
import java.sql.SQLException;
import java.util.Optional;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.support.SQLExceptionSubclassTranslator;
import org.springframework.jdbc.support.SQLExceptionTranslator;

/**
 * Makes a {@link QuestionAbstainedException} of an abstention, also of one behind another exception
 * as its cause or in its chain, and leaves all others to another translator.
 *
 * <p>For {@code JdbcTemplate.setExceptionTranslator}, which wants all exceptions translated; the
 * one that {@link #ofAbstentionsAlone} gives is for {@code
 * HibernateJpaDialect.setJdbcExceptionTranslator}, which translates the rest better itself.
 */
public final class AbstentionTranslator implements SQLExceptionTranslator {

  /** Longer chains are made by mistake, or closed to a ring. */
  private static final int MOST_EXCEPTIONS = 50;

  private final SQLExceptionTranslator others;

  /** All other exceptions become what Spring makes of them by default. */
  public AbstentionTranslator() {
    this(new SQLExceptionSubclassTranslator());
  }

  /**
   * @param others translates all other exceptions
   */
  public AbstentionTranslator(SQLExceptionTranslator others) {
    this.others = others;
  }

  /** Leaves all other exceptions untranslated. */
  public static AbstentionTranslator ofAbstentionsAlone() {
    return new AbstentionTranslator((task, sql, failure) -> null);
  }

  /**
   * @return null if the exception is no abstention, and left untranslated
   */
  @Override
  public DataAccessException translate(String task, String sql, SQLException failure) {
    Optional<AbstentionException> abstention = abstention(failure);
    return abstention.isPresent()
        ? new QuestionAbstainedException(abstention.get())
        : others.translate(task, sql, failure);
  }

  private static Optional<AbstentionException> abstention(SQLException failure) {
    int left = MOST_EXCEPTIONS;
    for (Throwable chained : failure) { // each exception of the chain, and the causes of each
      if (chained instanceof AbstentionException abstention) {
        return Optional.of(abstention);
      }
      if (--left == 0) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
