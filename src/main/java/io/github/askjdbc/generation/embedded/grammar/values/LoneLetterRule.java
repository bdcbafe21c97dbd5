package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;

/** "A and B rated suppliers": no article stands before "and", so that the letter is a value. */
public final class LoneLetterRule implements Rule {

  private static final int LETTERS = 2;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at + 1 < draft.size(); at++) {
      String word = draft.tokens.get(at).text();
      boolean article = WordClass.ARTICLE.contains(word) && word.length() <= LETTERS;
      if (article
          && draft.tokens.get(at).link().isEmpty()
          && WordClass.CONJUNCTION.contains(draft.tokens.get(at + 1).text())) {
        draft.reject();
        return;
      }
    }
  }
}
