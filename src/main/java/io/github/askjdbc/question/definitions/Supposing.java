package io.github.askjdbc.question.definitions;

import java.util.Optional;

/**
 * "Once it has 10 orders" and "provided that it has 10 orders" are "if it has 10 orders", which
 * stands behind what is so.
 */
final class Supposing {

  private static final String IF = "if ";
  private static final int LONGEST_NOUN = 4;

  private Supposing() {}

  /** With "if" for the phrase; "more than once" supposes nothing. */
  static String plain(String statement) {
    Said said = Said.of(statement);
    if (DefiningWords.CONDITION.contains(said.folded(0))) {
      return turned(said).orElse(statement);
    }
    for (int at = 2; at < said.size(); at++) {
      int length = said.length(at, DefiningWords.SUPPOSING);
      if (length > 0 && begins(said, at + length)) {
        return said.text().substring(0, said.word(at).start()) + IF + said.from(at + length);
      }
    }
    return statement;
  }

  /** "If an invoice is unpaid, it is late" is "an invoice is late if it is unpaid". */
  private static Optional<String> turned(Said said) {
    String text = said.text();
    int comma = text.lastIndexOf(',');
    Said noun = Said.of(text.substring(0, Math.max(0, comma)));
    Said so = Said.of(text.substring(comma + 1));
    int verb = noun.first(2, DefiningWords.VERB);
    int is = IfClause.afterPronouns(so);
    boolean plain =
        text.indexOf(',') == comma
            && verb > noun.afterArticles(1)
            && verb <= LONGEST_NOUN
            && is > 0;
    String turned = " " + so.from(is) + " " + IF + so.from(0, is) + " ";
    return plain ? Optional.of(noun.from(1, verb) + turned + noun.from(verb)) : Optional.empty();
  }

  /** Whether what must hold may begin there. */
  private static boolean begins(Said said, int at) {
    String word = said.folded(at);
    return DefiningWords.ARTICLE.contains(word)
        || DefiningWords.PRONOUN.contains(word)
        || DefiningWords.POSSESSIVE.contains(word)
        || DefiningWords.SUPPOSED.contains(word);
  }
}
