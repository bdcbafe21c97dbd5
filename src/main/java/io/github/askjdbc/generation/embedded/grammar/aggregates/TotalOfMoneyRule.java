package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Total payments by month", "our total donations in 2023": of rows that are so much money each the
 * one amount is added up. Total orders, and total invoices, may be counted as well.
 */
public final class TotalOfMoneyRule implements Rule {

  /** Believed that much less since the column is not named. */
  private static final double UNNAMED = 0.85;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<ColumnName> money = draft.isFree(at, Cue.SUM) ? money(draft, at) : Optional.empty();
      if (money.isPresent()) {
        draft.belief *= UNNAMED;
        draft.named.add(money.get().table());
        draft.select(at, Aggregate.of(Function.SUM, money.get()), draft.take(at, noun(draft, at)));
        return;
      }
    }
  }

  private static Optional<ColumnName> money(Draft draft, int sum) {
    int rows = noun(draft, sum);
    boolean said =
        rows < draft.size()
            && draft.free(rows)
            && NounNumber.isPlural(draft.tokens.get(rows).text())
            && isMoney(draft.tokens.get(rows).text())
            && draft.onlyBetween(sum, draft.next(sum), WordClass.AGGREGATE_COLUMN)
            && draft.selected.stream().noneMatch(one -> one.expression() instanceof Aggregate)
            && draft.ratio.isEmpty()
            && !isCued(draft, draft.previous(sum))
            && IntStream.range(0, sum).noneMatch(at -> isAskedBefore(draft, at))
            && IntStream.range(0, draft.size()).noneMatch(draft::isQuantity);
    return said ? draft.table(rows).flatMap(table -> OnlyMoney.of(draft, table)) : Optional.empty();
  }

  /** Whether rows that a word names are so much money each. */
  public static boolean isMoney(String word) {
    String one = NounNumber.singular(word);
    return WordClass.MONEY_NOUN.contains(one) || WordClass.MONEY_PAID.contains(one);
  }

  /** "The highest total payments", "the average total payments". */
  private static boolean isCued(Draft draft, int before) {
    return draft.cue(before).isPresent();
  }

  /** "Guests with their total payments" asks for guests; "for each guest" makes groups of them. */
  private static boolean isAskedBefore(Draft draft, int at) {
    return draft.free(at)
        && (draft.table(at).isPresent() || draft.column(at).isPresent())
        && !draft.isFree(draft.previous(at), Cue.EACH);
  }

  /** Behind the conditions before it: "total card payments". */
  private static int noun(Draft draft, int sum) {
    int at = draft.next(sum);
    while (at < draft.size()
        && !draft.free(at)
        && (draft.value(at).isPresent() || draft.filter(at).isPresent())) {
      at = draft.next(at);
    }
    return at;
  }
}
