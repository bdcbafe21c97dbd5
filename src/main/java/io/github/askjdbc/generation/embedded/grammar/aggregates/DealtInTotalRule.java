package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How much money was moved, asked with "what": "what have we invoiced in total in 2023", "what did
 * we earn altogether". Without a word for a sum, "what" may ask for the rows themselves.
 */
public final class DealtInTotalRule implements Rule {

  private static final double ONLY_MONEY = 0.85;

  @Override
  public void apply(Draft draft) {
    List<Integer> sums =
        IntStream.range(1, draft.size())
            .filter(at -> draft.isFree(at, Cue.SUM) && !draft.isQuantity(draft.next(at)))
            .boxed()
            .toList();
    int deal = draft.next(0);
    boolean asked =
        sums.size() == 1
            && sums.get(0) > deal
            && draft.selected.isEmpty()
            && draft.free(deal)
            && WordClass.ASKING_NAMELESS.contains(draft.tokens.get(0).text())
            && draft.fillerBefore(deal, WordClass.SOMEBODY);
    Optional<ColumnName> money = asked ? money(draft, deal) : Optional.empty();
    money.ifPresent(
        column -> {
          draft.belief *= ONLY_MONEY;
          draft.named.add(column.table());
          draft.select(0, Aggregate.of(Function.SUM, column), draft.take(0, deal, sums.get(0)));
        });
  }

  /** Of the rows that the verb itself is called by, or of the only ones that the question names. */
  private static Optional<ColumnName> money(Draft draft, int deal) {
    String verb = draft.tokens.get(deal).text();
    if (draft.table(deal).isPresent()) {
      return draft
          .table(deal)
          .filter(rows -> WordClass.BILLED.contains(verb))
          .flatMap(rows -> OnlyMoney.of(draft, rows));
    }
    return OnlyMoney.isDeal(draft, deal) ? OnlyMoney.of(draft) : Optional.empty();
  }
}
