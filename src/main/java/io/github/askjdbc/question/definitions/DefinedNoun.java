package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The noun of which a definition tells, where a question says it. */
record DefinedNoun(AskedWords words, TermDefinition definition) {

  /** The last place before one with the noun, or -1. */
  int before(int end) {
    Said question = words.question();
    return definition
        .head()
        .map(
            head ->
                IntStream.range(0, end)
                    .filter(at -> question.word(at).stem().equals(head))
                    .max()
                    .orElse(-1))
        .orElse(-1);
  }

  /**
   * Whether nothing narrows the noun, or all that does stands there: what is told of urgent repairs
   * is not told of all.
   */
  boolean isWhole(int noun) {
    Optional<List<String>> stems = definition.noun().map(said -> said.stems(0, said.size()));
    return !definition.narrows()
        || (noun >= 0
            && stems.flatMap(all -> words.at(Math.max(0, noun + 1 - all.size()), all)).isPresent());
  }

  /** Whether all of the noun stands right before a place. */
  boolean endsAt(int end) {
    int noun = before(end);
    return noun >= 0 && noun == end - 1 && isWhole(noun);
  }

  String noun(boolean many) {
    String noun = definition.noun().orElseThrow().text();
    return many ? NounNumber.plural(noun) : NounNumber.singular(noun);
  }
}
