package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/** "How long is the shelf life on average" is "what is the average shelf life". */
final class OnAverage {

  private static final String WHAT_IS = "What is the average ";

  private OnAverage() {}

  /** Empty where the question is not of that form. */
  static Optional<String> of(Said asked) {
    Optional<String> behind = EachInFront.behind(asked);
    if (behind.isPresent()) {
      return behind.flatMap(text -> of(Said.of(text)));
    }
    int how = DefiningWords.EXTENT.contains(asked.folded(1)) ? 2 : 1;
    boolean asks =
        WordClass.ASKING.contains(asked.folded(0))
            && DefiningWords.VERB.contains(asked.folded(how));
    int noun = asked.afterArticles(how + 1);
    for (int at = noun + 1; asks && at < asked.size(); at++) {
      int length = asked.length(at, DefiningWords.ON_AVERAGE);
      if (length > 0) {
        String rest = asked.text().substring(asked.word(at + length - 1).end());
        return Optional.of(WHAT_IS + asked.from(noun, at) + rest);
      }
    }
    return Optional.empty();
  }
}
