package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;

/**
 * What else a question asks at its end: "which desk has the best score, and what is it" asks for
 * the score too. "And where are they" is asked of a place that cannot be told, and is not passed
 * over.
 */
final class AskedBesidesRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at + 2 < words.size(); at++) {
      boolean and = WordClass.AND.contains(words.get(at));
      boolean being = WordClass.BEING.contains(words.get(at + 2));
      boolean last = at + 4 == words.size() && WordClass.REFERRED_THING.contains(words.get(at + 3));
      if (and && being && last && WordClass.ASKING_THING.contains(words.get(at + 1))) {
        extreme(draft).ifPresent(measure -> draft.shownBesides = Optional.of(measure));
      } else if (and && being && last && isWhere(words.get(at + 1))) {
        draft.reject();
      }
    }
  }

  private static boolean isWhere(String word) {
    return WordClass.RELATIVE_ADVERB.contains(word) && !WordClass.ASKING_TIME.contains(word);
  }

  private static Optional<Expression> extreme(Draft draft) {
    boolean limited = draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    List<Expression> measures =
        draft.actions.stream()
            .filter(Action.AddOrderBy.class::isInstance)
            .map(order -> ((Action.AddOrderBy) order).expression())
            .toList();
    return limited && measures.size() == 1 ? Optional.of(measures.get(0)) : Optional.empty();
  }
}
