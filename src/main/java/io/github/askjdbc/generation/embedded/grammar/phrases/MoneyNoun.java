package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;

/** Nouns for rows that are so much money each, as payments and refunds are. */
public final class MoneyNoun {

  private MoneyNoun() {}

  /** Whether a token is called by money. */
  public static boolean isSaid(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return WordClass.MONEY.words().stream().anyMatch(word::contains);
  }
}
