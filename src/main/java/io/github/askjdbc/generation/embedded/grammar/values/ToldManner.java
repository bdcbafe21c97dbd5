package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.Optional;

/**
 * A verb before the way in which it was done: "orders paid with a voucher" are all that have this
 * way of payment, though "paid" is also a state that only some of them are in now.
 */
final class ToldManner {

  /** Believed that much less, since the state may be meant as well. */
  private static final double STATE_UNSAID = 0.85;

  private ToldManner() {}

  /** Takes the verb, if it only says again what the column of the way is called by. */
  static boolean read(Draft draft, int at) {
    if (!stands(draft, at)) {
      return false;
    }
    draft.belief *= STATE_UNSAID;
    draft.take(at);
    return true;
  }

  private static boolean stands(Draft draft, int at) {
    int manner = draft.next(at);
    Optional<ColumnName> state = draft.value(at).map(Link.ToValue::column);
    Word said = draft.question.words().get(draft.tokens.get(at).span().last());
    return manner > at + 1
        && WordClass.isParticiple(said.folded())
        && draft
            .value(manner)
            .map(Link.ToValue::column)
            .filter(way -> state.filter(one -> isOther(one, way)).isPresent())
            .filter(way -> TimeChoice.speaksOf(said, way))
            .isPresent();
  }

  private static boolean isOther(ColumnName state, ColumnName way) {
    return state.table().equals(way.table()) && !state.equals(way);
  }
}
