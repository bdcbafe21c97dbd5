package io.github.askjdbc.question.definitions;

/** Some characters of a question, the last one excluded. */
public record Stretch(int start, int end) {

  /** Whether it and another have characters in common. */
  public boolean meets(int from, int to) {
    return from < end && start < to;
  }
}
