package io.github.askjdbc.question.definitions;

import java.util.Optional;

/** What stands behind "if", made a condition of the noun that it speaks of. */
final class IfClause {

  private static final int LONGEST_OWNED = 3;
  private static final String WHOSE = "whose ";

  private IfClause() {}

  /**
   * @param text "it was delivered more than 10 days after the order date"
   * @param noun what is defined, which may stand in the place of "it"
   */
  static Optional<Narrowing> condition(String text, Optional<Said> noun) {
    Said said = Said.of(plain(text));
    if (said.size() < 3) {
      return Optional.empty();
    }
    int verb = afterPronouns(said);
    if (verb > 0) {
      return said.size() - verb < 2
          ? Optional.empty()
          : Optional.of(Narrowing.ofVerb(said.from(verb)));
    }
    if (DefiningWords.POSSESSIVE.contains(said.folded(0))) {
      return Narrowing.of(WHOSE + said.from(1));
    }
    if (said.folded(0).equals("there") && DefiningWords.VERB.contains(said.folded(1))) {
      return Narrowing.of("with " + withoutOwner(said));
    }
    Optional<Narrowing> owned = owned(said, noun);
    return owned.isPresent()
        ? owned
        : subject(said, noun).map(at -> Narrowing.ofVerb(said.from(at)));
  }

  /** "The due date is before 1 May" is said of what is defined, unless it is called so itself. */
  private static Optional<Narrowing> owned(Said said, Optional<Said> noun) {
    int first = said.afterArticles(0);
    int verb = said.first(first, DefiningWords.VERB);
    boolean other =
        noun.isPresent()
            && first == 1
            && verb > first
            && verb - first <= LONGEST_OWNED
            && said.stems(first, verb).stream()
                .noneMatch(stem -> noun.get().stems(0, noun.get().size()).contains(stem));
    return other ? Narrowing.of(WHOSE + said.from(first)) : Optional.empty();
  }

  /** Behind "it", or "he or she"; 0 where there is none. */
  private static int afterPronouns(Said said) {
    int at = 0;
    while (DefiningWords.PRONOUN.contains(said.folded(at))) {
      at += DefiningWords.JOIN.contains(said.folded(at + 1)) ? 2 : 1;
    }
    return at;
  }

  /** Behind the noun itself: "the order was delivered". */
  private static Optional<Integer> subject(Said said, Optional<Said> noun) {
    int first = said.afterArticles(0);
    return noun.map(one -> one.word(one.size() - 1).stem())
        .filter(stem -> first > 0 && first + 1 < said.size())
        .filter(stem -> said.word(first).stem().equals(stem))
        .filter(stem -> DefiningWords.VERB.contains(said.folded(first + 1)))
        .map(stem -> first + 1);
  }

  /** "Two or more notices against it" without the last two words. */
  private static String withoutOwner(Said said) {
    int end = said.size();
    return DefiningWords.OBJECT.contains(said.folded(end - 1))
            && DefiningWords.PREPOSITION.contains(said.folded(end - 2))
        ? said.from(2, end - 2)
        : said.from(2);
  }

  /** Without what stands for the noun behind "and" and "or", whose verb needs none there. */
  private static String plain(String text) {
    Said said = Said.of(text);
    StringBuilder plain = new StringBuilder(text.length());
    int done = 0;
    for (int at = 1; at + 1 < said.size(); at++) {
      boolean again =
          DefiningWords.JOIN.contains(said.folded(at - 1))
              && DefiningWords.PRONOUN.contains(said.folded(at))
              && DefiningWords.VERB.contains(said.folded(at + 1));
      if (again) {
        plain.append(text, done, said.word(at).start());
        done = said.word(at + 1).start();
      }
    }
    return plain.append(text.substring(done)).toString();
  }
}
