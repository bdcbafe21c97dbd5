package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * What "overdue" is defined to be, whatever is overdue: "not paid and due before 1 May"; or what
 * "small" is: "fewer than 20 seats".
 */
final class AnyNoun {

  private static final String WERE = "were ";
  private static final String THAT = "that ";
  private static final String WITH = "with ";
  private static final String WHOSE = "whose ";

  private AnyNoun() {}

  /** Of the words behind "means"; empty where they are about a noun. */
  static Optional<Narrowing> condition(String text) {
    Said said = Said.of(text);
    if (said.size() < 3) {
      return Optional.empty();
    }
    if (DefiningWords.RELATIVE.contains(said.folded(0))) {
      return clause(said.from(1));
    }
    if (DefiningWords.COMPARING.contains(said.folded(0)) && said.first(0, DefiningWords.VERB) < 0) {
      return Narrowing.of(WITH + said.text());
    }
    boolean quality =
        DefiningWords.NEGATION.contains(said.folded(0))
            || (Narrowing.isParticiple(said.folded(0)) && isClosed(said, 1));
    return quality ? Optional.of(adjectives(said)) : Optional.empty();
  }

  /** "That the shelf life is shorter than 14 days", "that it was returned". */
  private static Optional<Narrowing> clause(String text) {
    Optional<Narrowing> condition = IfClause.condition(text, Optional.empty());
    Said said = Said.of(text);
    int first = said.afterArticles(0);
    int verb = said.first(first, DefiningWords.VERB);
    boolean owned = first == 1 && verb > first && verb - first <= IfClause.LONGEST_OWNED;
    return condition.isPresent()
        ? condition
        : owned ? Narrowing.of(WHOSE + said.from(first)) : ofOwner(said, first, verb);
  }

  /** "That the format of the exam is practical": whatever has that format. */
  private static Optional<Narrowing> ofOwner(Said said, int first, int verb) {
    int of = said.first(first, DefiningWords.OF);
    boolean owned =
        first == 1
            && of > first
            && of - first <= IfClause.LONGEST_OWNED
            && said.afterArticles(of + 1) == of + 2
            && verb > of + 2
            && verb - of <= IfClause.LONGEST_OWNED + 1;
    return owned
        ? Narrowing.of(WHOSE + said.from(first, of) + " " + said.from(verb))
        : Optional.empty();
  }

  /** With its verb before each of the adjectives that "and" and "or" join. */
  private static Narrowing adjectives(Said said) {
    StringBuilder predicate = new StringBuilder(WERE);
    int done = 0;
    for (int at = 1; at + 1 < said.size(); at++) {
      String word = said.folded(at);
      boolean adjective =
          DefiningWords.NEGATION.contains(word)
              || Narrowing.isParticiple(word)
              || DefiningWords.PREPOSITION.contains(said.folded(at + 1));
      if (adjective && DefiningWords.JOIN.contains(said.folded(at - 1)) && !isClosed(said, at)) {
        predicate.append(said.text(), done, said.word(at).start()).append(WERE);
        done = said.word(at).start();
      }
    }
    String whole = predicate.append(said.text().substring(done)).toString();
    return new Narrowing(THAT + whole, Optional.of(whole));
  }

  private static boolean isClosed(Said said, int at) {
    return !DefiningWords.NEGATION.contains(said.folded(at))
        && (WordClass.CLOSED_CLASS.contains(said.folded(at))
            || WordClass.FUNCTION.contains(said.folded(at))
            || DefiningWords.PREPOSITION.contains(said.folded(at)));
  }
}
