package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Those whom the whole database is of: "how many clients does the bank have", "the average salary
 * in the company". Where it holds several organisations, one of them may be meant.
 */
final class OwnOrganisation {

  private OwnOrganisation() {}

  /**
   * @param at token of which nothing is known
   */
  static boolean isSaid(Draft draft, int at) {
    return WordClass.ORGANISATION.contains(draft.tokens.get(at).text())
        && draft.tokens.get(at).alternatives().isEmpty()
        && isOne(draft, at)
        && (owns(draft, at) || isPlace(draft, at))
        && draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .map(TableName::name)
            .flatMap(name -> NameParts.of(name).stream())
            .map(NounNumber::singular)
            .noneMatch(WordClass.ORGANISATION::contains);
  }

  private static boolean isOne(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.OWN_DETERMINER);
  }

  /** "Does the bank have", with nothing but that behind. */
  private static boolean owns(Draft draft, int at) {
    int behind = draft.next(at);
    return behind > at + 1
        && IntStream.range(at + 1, behind)
            .anyMatch(verb -> WordClass.PERFECT.contains(draft.tokens.get(verb).text()))
        && (behind >= draft.size() || !draft.free(behind));
  }

  /** "In the company", at the end of a sentence. */
  private static boolean isPlace(Draft draft, int at) {
    int behind = draft.next(at);
    boolean last = behind >= draft.size() || draft.beginsSentence(behind);
    return last
        && Stream.of(WordClass.AT_PLACE, WordClass.OF, WordClass.FOR)
            .anyMatch(preposition -> draft.fillerBefore(at, preposition));
  }
}
