package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;

/** Keys in a role that no word tells, where the same rows are tied in another way as well. */
public final class OtherRole {

  private OtherRole() {}

  /** A project has one manager, but is without members where no other row ties any to it. */
  public static boolean is(Draft draft, ForeignKey key) {
    return draft.graph.isUnsaid(key) && isBridged(draft, key.from(), key.to());
  }

  private static boolean isBridged(Draft draft, TableName one, TableName other) {
    return draft.knowledge.catalog().tables().stream()
        .map(Table::name)
        .filter(bridge -> !bridge.equals(one) && !bridge.equals(other))
        .anyMatch(
            bridge ->
                !draft.graph.references(bridge, one).isEmpty()
                    && !draft.graph.references(bridge, other).isEmpty());
  }
}
