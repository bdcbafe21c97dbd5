package io.github.askjdbc.question.definitions;

import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.Optional;

/**
 * What was done late, where its being late is defined by when that was done: "parcels that were
 * delivered late" are parcels that are late, which is that they were delivered after a day.
 */
final class DeedSaid {

  private DeedSaid() {}

  /** A place of the term with the verb before it, which the definition says as well. */
  static Optional<Place> before(AskedWords words, Place place, TermDefinition definition) {
    Said question = words.question();
    int verb = place.first() - 1;
    boolean done =
        definition.kind() == Kind.QUALITY
            && Narrowing.isParticiple(question.folded(verb))
            && question.word(place.first()).start() == question.word(verb).end() + 1;
    Said condition = Said.of(definition.condition().attributive());
    // right behind the relative and its verb, so that it is of the thing itself
    int first = DefiningWords.VERB.contains(condition.folded(1)) ? 2 : 1;
    boolean same =
        done
            && DefiningWords.RELATIVE.contains(condition.folded(0))
            && condition.folded(first).equals(question.folded(verb));
    return same ? Optional.of(new Place(verb, place.end())) : Optional.empty();
  }
}
