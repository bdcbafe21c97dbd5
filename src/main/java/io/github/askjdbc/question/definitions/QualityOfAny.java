package io.github.askjdbc.question.definitions;

import java.util.Optional;

/** A quality that was defined of no noun of its own, and is said of the one behind it. */
final class QualityOfAny {

  private QualityOfAny() {}

  /** "Perishable articles" is "articles whose shelf life is less than 14 days". */
  static Optional<String> restated(AskedWords words, Place place, TermDefinition definition) {
    Said question = words.question();
    boolean one = question.word(Math.max(0, place.first() - 1)).isArticle();
    int end = place.end() < question.size() ? words.afterNoun(place.end(), one) : -1;
    boolean apart =
        end > 0 && !isSaidOfItself(words, definition) && !isJoinedOrDenied(question, place);
    return apart
        ? Optional.of(
            words.put(
                new Place(place.first(), end),
                question.from(place.end(), end) + " " + definition.condition().attributive()))
        : Optional.empty();
  }

  /** "Whose product is fresh", where products are asked for. */
  static boolean isSaidOfItself(AskedWords words, TermDefinition definition) {
    Said said = Said.of(definition.condition().attributive());
    int verb = said.first(1, DefiningWords.VERB);
    return DefiningWords.NO_PREDICATE.contains(said.folded(0))
        && verb > 1
        && words.places(said.stems(verb - 1, verb)).findAny().isPresent();
  }

  private static boolean isJoinedOrDenied(Said question, Place place) {
    String before = question.folded(place.first() - 1);
    return DefiningWords.JOIN.contains(question.folded(place.end()))
        || DefiningWords.JOIN.contains(before)
        || DefiningWords.NEGATION.contains(before);
  }
}
