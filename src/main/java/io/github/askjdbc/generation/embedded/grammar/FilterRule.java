package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.Optional;

/**
 * Conditions that people have a word for: "active customers" where somebody defined "active". A
 * negated one is rejected, since a row whose condition is unknown would be left out as well.
 */
final class FilterRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      Optional<Link.ToFilter> filter = draft.filter(at);
      if (draft.free(at) && filter.isPresent()) {
        if (draft.isFree(draft.previous(at), Cue.NOT)) {
          draft.reject();
          return;
        }
        NounBehind.weigh(draft, at, filter.get().condition().table());
        draft.where(new Condition.Defined(filter.get().condition()), draft.take(at));
      }
    }
  }
}
