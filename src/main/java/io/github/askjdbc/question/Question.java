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

  /** How many characters a question may have, and how many its evidence. */
  public static final int LONGEST = 10_000;

  /** What is too long, and what to do, in words for people; empty if nothing is. */
  public Optional<String> excess() {
    return excess("question", text.length())
        .or(() -> evidence.flatMap(given -> excess("evidence", given.length())));
  }

  static Optional<String> excess(String what, int length) {
    return length <= LONGEST
        ? Optional.empty()
        : Optional.of(
            "the %s has %d characters; at most %d are allowed, so say it in fewer"
                .formatted(what, length, LONGEST));
  }

  public static Question of(String text) {
    return new Question(text, Optional.empty());
  }
}
