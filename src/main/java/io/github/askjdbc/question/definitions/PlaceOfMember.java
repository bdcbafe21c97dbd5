package io.github.askjdbc.question.definitions;

import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.Optional;

/**
 * A statement beside names that a region stands for about what they are names of: "a customer
 * belongs to the region of the country they live in", so that those in the region are in "country
 * Sweden or Denmark".
 */
final class PlaceOfMember {

  private static final int LONGEST_PLACE = 2;
  private static final int LONGEST_CLAUSE = 4;

  private PlaceOfMember() {}

  /** The definition with what its names are of; empty for other statements. */
  static Optional<TermDefinition> told(String statement, TermDefinition definition) {
    Said said = Said.of(statement);
    int noun = said.afterArticles(0);
    int belongs = noun + 1;
    int length = said.length(belongs, DefiningWords.BELONGING);
    int region = said.afterArticles(belongs + length);
    int of = region + 1;
    boolean fits =
        definition.kind() == Kind.VALUES
            && length > 0
            && region < said.size()
            && definition.term().contains(said.word(region).stem())
            && DefiningWords.OF.contains(said.folded(of));
    if (!fits) {
      return Optional.empty();
    }
    int first = said.afterArticles(of + 1);
    int place = DefiningWords.POSSESSIVE.contains(said.folded(first)) ? first + 1 : first;
    int end = place;
    while (end < said.size()
        && !DefiningWords.PRONOUN.contains(said.folded(end))
        && !DefiningWords.PREPOSITION.contains(said.folded(end))
        && !DefiningWords.RELATIVE.contains(said.folded(end))) {
      end++;
    }
    // "they live in", "it is in"
    boolean clause =
        end == said.size()
            || (DefiningWords.PRONOUN.contains(said.folded(end))
                && said.size() - end <= LONGEST_CLAUSE
                && DefiningWords.PREPOSITION.contains(said.folded(said.size() - 1)));
    boolean whole = clause && end > place && end - place <= LONGEST_PLACE;
    String names = definition.condition().attributive();
    return whole
        ? Optional.of(
            new TermDefinition(
                Kind.VALUES,
                definition.term(),
                Optional.empty(),
                new Narrowing(said.from(place, end) + " " + names, Optional.empty())))
        : Optional.empty();
  }
}
