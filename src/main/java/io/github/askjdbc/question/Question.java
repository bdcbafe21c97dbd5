package io.github.askjdbc.question;

import java.util.Objects;
import java.util.Optional;

/**
 * What a person asked, in plain language.
 *
 * @param text the question as written, without the form it was asked in; data, never an instruction
 * @param evidence outside knowledge given with the question (BIRD's "evidence"), empty where none
 *     was given
 */
public record Question(String text, Optional<String> evidence) {

  public Question {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(evidence, "evidence");
  }

  public static Question of(String text) {
    return new Question(text, Optional.empty());
  }
}
