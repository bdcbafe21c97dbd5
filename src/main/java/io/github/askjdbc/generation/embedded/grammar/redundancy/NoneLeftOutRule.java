package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Leave out those without any", "only those who got some" behind what is counted for each: groups
 * of no row are not shown anyhow.
 */
public final class NoneLeftOutRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int first =
        IntStream.range(1, draft.size())
            .filter(draft::beginsSentence)
            .reduce((former, later) -> later)
            .orElse(draft.size());
    boolean grouped = draft.actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    boolean said =
        grouped
            && !draft.keepsPartnerless
            && first < draft.size()
            && WordClass.SKIPPING.contains(draft.tokens.get(first).text())
            && IntStream.range(first + 1, draft.size()).allMatch(at -> isOfNone(draft, at));
    if (said) {
      draft.take(IntStream.range(first, draft.size()).filter(draft::free).toArray());
    }
  }

  private static boolean isOfNone(Draft draft, int at) {
    Optional<TableName> rows = draft.table(at);
    boolean filler = draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content();
    return filler
        || WordClass.OF_NONE.contains(draft.tokens.get(at).text())
        || rows.filter(draft.named::contains).isPresent();
  }
}
