package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;

/** Notes which tables the question names. */
public final class MentionRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at)) {
        draft.table(at).ifPresent(draft.named::add);
      }
    }
  }
}
