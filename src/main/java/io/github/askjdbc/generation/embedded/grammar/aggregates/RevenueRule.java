package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.Revenue;
import io.github.askjdbc.generation.embedded.grammar.phrases.Takings;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Revenue by month", "what was the total revenue in 2011": the sum of the money that came in,
 * where a database holds it in one place alone ({@link Takings}).
 */
public final class RevenueRule implements Rule {

  private static final double UNNAMED = 0.85;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (Revenue.isSaid(draft, at) && isAskedFirst(draft, at)) {
        read(draft, at);
        return;
      }
    }
  }

  private static void read(Draft draft, int at) {
    Optional<ColumnName> column = Revenue.column(draft, at);
    if (column.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(at));
    if (draft.isFree(at - 1, Cue.SUM)) {
      places.add(at - 1);
    }
    draft.belief *= UNNAMED;
    draft.takings = column;
    draft.named.add(column.get().table());
    draft.select(at, Aggregate.of(Expression.Function.SUM, column.get()), draft.take(places));
  }

  /** Whether nothing but fillers, or "what was the total", stands before. */
  private static boolean isAskedFirst(Draft draft, int at) {
    return IntStream.range(0, at)
        .allMatch(
            before ->
                (draft.isFree(before, Cue.SUM) && before == at - 1)
                    || (draft.isUnknown(before) && !draft.tokens.get(before).content()));
  }
}
