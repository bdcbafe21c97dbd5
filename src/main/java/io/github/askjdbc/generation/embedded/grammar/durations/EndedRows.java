package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.HeldState;
import io.github.askjdbc.linking.EventEnds;
import java.util.Optional;

/**
 * "Finished stays of more than 10 days": that they are over is said again by a length of time up to
 * the end of each, which only those have that are.
 */
public final class EndedRows {

  private EndedRows() {}

  /** Whether an adjective says so of the rows behind it. */
  public static boolean isSaid(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    int noun = at + 1;
    Optional<TableName> rows = noun < draft.size() ? draft.table(noun) : Optional.empty();
    return WordClass.ROW_OVER.contains(word)
        && WordClass.isParticiple(word)
        && rows.isPresent()
        && !draft.free(noun)
        && draft.actions.stream()
            .flatMap(action -> end(action).stream())
            .anyMatch(
                end ->
                    end.table().equals(rows.get()) && new EventEnds(draft.knowledge).tellsEnd(end))
        && !HeldState.isHeld(draft, rows.get(), word);
  }

  /** The later time of a length that is compared. */
  private static Optional<ColumnName> end(Action action) {
    return action instanceof Action.AddWhere where
            && where.condition() instanceof Condition.Comparison compared
            && compared.left() instanceof TimeBetween time
        ? Optional.of(time.end().column())
        : Optional.empty();
  }
}
