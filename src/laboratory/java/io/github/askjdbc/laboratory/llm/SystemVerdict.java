package io.github.askjdbc.laboratory.llm;

import java.util.Optional;

/**
 * What a system makes of a question.
 *
 * @param sql that it would give; empty where it abstains
 * @param score how sure it is, between 0 and 1
 */
public record SystemVerdict(Optional<String> sql, double score) {

  static final SystemVerdict ABSTAINS = new SystemVerdict(Optional.empty(), 0);

  /** Gives what there is. */
  static SystemVerdict gives(Optional<String> sql) {
    return new SystemVerdict(sql, 1);
  }
}
