package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.util.Optional;

/** The noun that an adjective stands before, which it is said of. */
public final class NounBehind {

  /** Believed that much less where it is said of other rows than those right behind it. */
  private static final double OF_OTHERS = 0.4;

  private NounBehind() {}

  /**
   * "Accounts with active subscriptions" does not speak of users who are active.
   *
   * @param at token of a condition
   * @param rows of which it is read
   */
  public static void weigh(Draft draft, int at, TableName rows) {
    int behind = at + 1;
    while (draft.value(behind).isPresent() || draft.filter(behind).isPresent()) {
      behind++;
    }
    Optional<TableName> noun = ofNoun(draft, behind);
    boolean other = noun.filter(table -> !table.equals(rows)).isPresent();
    boolean whole = NamedParent.isWhole(draft.value(at));
    boolean ofNoun =
        draft.tokens.get(at).alternatives().stream()
            .filter(link -> !whole || !NamedParent.isPart(link))
            .anyMatch(link -> isOf(link, noun));
    if (other && ofNoun) {
      draft.belief *= OF_OTHERS;
    }
  }

  private static Optional<TableName> ofNoun(Draft draft, int at) {
    return draft.table(at).or(() -> draft.column(at).map(ColumnName::table));
  }

  private static boolean isOf(Link link, Optional<TableName> noun) {
    boolean condition = link instanceof Link.ToValue || link instanceof Link.ToFilter;
    return condition && link.holder().equals(noun);
  }
}
