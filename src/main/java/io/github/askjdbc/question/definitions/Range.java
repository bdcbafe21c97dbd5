package io.github.askjdbc.question.definitions;

/** "From 100 to 500 employees, both included": a range has its ends, and need not say so. */
final class Range {

  private Range() {}

  static String tidied(String condition) {
    Said said = Said.of(condition);
    int ends = said.lengthBefore(said.size(), DefiningWords.BOTH_ENDS);
    boolean range = said.first(0, DefiningWords.RANGE) >= 0;
    return ends > 0 && range ? said.from(0, said.size() - ends) : condition;
  }
}
