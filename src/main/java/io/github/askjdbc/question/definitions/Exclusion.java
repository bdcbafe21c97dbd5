package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;

/**
 * What a statement leaves out at its end, as a statement of its own: "customers with more than five
 * orders, cancelled ones not counted" is one about customers, and "cancelled orders do not count".
 */
final class Exclusion {

  private static final String UNCOUNTED = " do not count";
  private static final int LONGEST_NUMBER = 6;
  private static final String ONLY = "count only ";

  private Exclusion() {}

  /** The statement and what it leaves out; the statement alone where it leaves nothing out. */
  static List<String> apart(String statement) {
    int comma = statement.lastIndexOf(',');
    int opening = statement.lastIndexOf('(');
    boolean closed = opening > 0 && statement.endsWith(")");
    int at = closed ? opening : comma;
    if (at <= 0) {
      return List.of(statement);
    }
    String before = statement.substring(0, at).strip();
    String behind = statement.substring(at + 1, statement.length() - (closed ? 1 : 0)).strip();
    return counted(Said.of(behind))
        .flatMap(told -> of(told, Said.of(before)))
        .map(told -> List.of(before, told))
        .orElse(List.of(statement));
  }

  /** "Cancelled ones not counted", "not counting cancelled ones", "counting only paid ones". */
  private static Optional<String> counted(Said said) {
    int only = said.length(0, DefiningWords.COUNTING_ONLY);
    if (only > 0 && only < said.size()) {
      return Optional.of(ONLY + said.from(only));
    }
    int without = said.length(0, DefiningWords.NOT_COUNTING);
    if (without > 0 && without < said.size()) {
      return Optional.of(said.from(without) + UNCOUNTED);
    }
    int left = said.lengthBefore(said.size(), DefiningWords.LEFT_OUT);
    boolean verb = said.first(0, DefiningWords.VERB) >= 0;
    return left > 0 && left < said.size() && !verb
        ? Optional.of(said.from(0, said.size() - left) + UNCOUNTED)
        : Optional.empty();
  }

  /** With the noun that "ones" stands for, which is right before it. */
  private static Optional<String> of(String told, Said before) {
    Said said = Said.of(told);
    int ones = said.first(0, DefiningWords.STAND_IN);
    if (ones < 0) {
      return Optional.of(told);
    }
    int last = before.size() - 1;
    String noun = before.folded(last);
    boolean plain =
        NounNumber.isPlural(noun)
            && !WordClass.CLOSED_CLASS.contains(noun)
            && !DefiningWords.UNIT_OF_TIME.contains(noun)
            && isHad(before, last)
            && said.first(ones + 1, DefiningWords.STAND_IN) < 0;
    return plain
        ? Optional.of(
            told.substring(0, said.word(ones).start())
                + noun
                + told.substring(said.word(ones).end()))
        : Optional.empty();
  }

  /** "With five or more orders", and not "with a balance of 500 euros". */
  private static boolean isHad(Said before, int noun) {
    for (int at = noun - 1; at > 0 && noun - at <= LONGEST_NUMBER; at--) {
      if (DefiningWords.OF.contains(before.folded(at))) {
        return false;
      }
      if (WordClass.POSSESSION.contains(before.folded(at))) {
        return true;
      }
    }
    return false;
  }

  /**
   * A statement that leaves out some of the rows that another defines, in words that name them:
   * "closed ones do not count", "churned accounts are never key accounts".
   */
  static Optional<String> named(String statement, TermDefinition definition) {
    Said said = Said.of(statement);
    Optional<String> noun =
        definition.noun().map(one -> NounNumber.plural(one.word(one.size() - 1).text()));
    if (noun.isEmpty()) {
      return Optional.empty();
    }
    int uncounted = said.lengthBefore(said.size(), DefiningWords.UNCOUNTED);
    int end = said.size() - uncounted;
    boolean ones = uncounted > 0 && DefiningWords.STAND_IN.contains(said.folded(end - 1));
    if (ones && end > 1 && hasOneNoun(definition)) {
      return Optional.of(said.from(0, end - 1) + " " + noun.get() + UNCOUNTED);
    }
    int verb = said.first(1, DefiningWords.COPULA);
    int denial = verb + 1;
    boolean denied = verb > 1 && DefiningWords.NEGATION.contains(said.folded(denial));
    int first = said.afterArticles(denial + 1);
    boolean term =
        denied
            && first < said.size()
            && said.stems(first, said.size()).equals(definition.term())
            && said.word(verb - 1).stem().equals(definition.head().orElse(""))
            && NounNumber.isPlural(said.folded(verb - 1));
    return term ? Optional.of(said.from(0, verb) + UNCOUNTED) : Optional.empty();
  }

  /** Whether "ones" can be no other rows: the condition speaks of no several things. */
  private static boolean hasOneNoun(TermDefinition definition) {
    return Said.of(definition.condition().attributive()).words().stream()
        .map(SaidWord::folded)
        .filter(word -> !DefiningWords.VERB.contains(word))
        .filter(word -> !WordClass.CLOSED_CLASS.contains(word))
        .filter(word -> !DefiningWords.UNIT_OF_TIME.contains(word))
        .noneMatch(NounNumber::isPlural);
  }
}
