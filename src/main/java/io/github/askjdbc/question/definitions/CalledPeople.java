package io.github.askjdbc.question.definitions;

import java.util.Optional;

/**
 * People who have a word of their own, which is no noun for them: "veterans were hired before
 * 2010", "the old guard was hired before 2010", "old hands have not left".
 */
final class CalledPeople {

  private CalledPeople() {}

  /** "Old hands", "the old guard": called after something else. */
  static Optional<Said> byFigure(Said said, int end) {
    return people().filter(one -> isFigure(said, end));
  }

  /**
   * Of a word, or of one for something else, behind which a verb of people stands.
   *
   * @param noun the noun at the end of the word, if it has several parts
   */
  static Optional<Said> byDeed(Said said, int verb, Optional<Said> noun) {
    int deed = DefiningWords.VERB.contains(said.folded(verb)) ? verb + 1 : verb;
    return people()
        .filter(one -> noun.isEmpty() || isFigure(said, verb))
        .filter(one -> DefiningWords.PEOPLE_DEED.contains(said.folded(deed)));
  }

  private static boolean isFigure(Said said, int end) {
    return DefiningWords.FIGURE_OF_PEOPLE.contains(said.folded(end - 1));
  }

  private static Optional<Said> people() {
    return Optional.of(Said.of(DefiningWords.PEOPLE));
  }
}
