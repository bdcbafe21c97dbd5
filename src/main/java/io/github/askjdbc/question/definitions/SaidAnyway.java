package io.github.askjdbc.question.definitions;

/**
 * Statements that say nothing new: "visits of every status count", where nothing limits them to
 * one, and "the share is of all complaints", where the question asks for a share of the complaints.
 */
final class SaidAnyway {

  private static final int LONGEST_NOUN = 3;

  private SaidAnyway() {}

  static boolean is(String statement, String question) {
    Said said = Said.of(statement);
    return isOfAnyState(said) || isShareOfAsked(said, Said.of(question));
  }

  private static boolean isOfAnyState(Said said) {
    int end = said.size() - said.lengthBefore(said.size(), DefiningWords.COUNTED);
    int noun = end - said.lengthBefore(end, DefiningWords.OF_ANY_STATE);
    return end < said.size() && noun < end && noun > 0 && noun <= LONGEST_NOUN;
  }

  private static boolean isShareOfAsked(Said said, Said question) {
    int noun = said.afterArticles(said.length(0, DefiningWords.SHARE_OF_ALL));
    return noun > 0
        && noun + 1 == said.size()
        && question.words().stream().anyMatch(word -> word.stem().equals(said.word(noun).stem()));
  }
}
