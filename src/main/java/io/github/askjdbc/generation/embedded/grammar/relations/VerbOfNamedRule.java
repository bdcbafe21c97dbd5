package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Link;

/**
 * A participle that a table is called by, before the name of one of its rows: "insured with Prima
 * Vita" says no more of patients than that the insurer Prima Vita is theirs.
 */
public final class VerbOfNamedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      int named = draft.next(at);
      boolean verb =
          draft.free(at)
              && draft.table(at).isPresent()
              && WordClass.isParticiple(draft.tokens.get(at).text())
              && draft
                  .table(at)
                  .equals(
                      draft
                          .value(named)
                          .map(Link.ToValue::column)
                          .filter(draft::isName)
                          .map(name -> name.table()))
              && (draft.fillerBefore(named, WordClass.BY)
                  || draft.fillerBefore(named, WordClass.WITH));
      if (verb) {
        draft.take(at);
      }
    }
  }
}
