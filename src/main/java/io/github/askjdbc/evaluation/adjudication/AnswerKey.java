package io.github.askjdbc.evaluation.adjudication;

import io.github.askjdbc.database.Fingerprint;

/**
 * Names one SQL that was given for a question, so that what is said of it excuses no other.
 *
 * @param id of the question
 * @param hash the first {@value #DIGITS} hexadecimal digits of the SQL's SHA-256
 */
public record AnswerKey(String id, String hash) {

  private static final int DIGITS = 12;

  /** Of SQL as its writer wrote it, but for spaces around it. */
  public static AnswerKey of(String id, String sql) {
    return new AnswerKey(id, Fingerprint.of(sql.strip()).substring(0, DIGITS));
  }
}
