package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One number where a column is called a total itself: "what is the total amount of the bookings of
 * 2024", or "total amount open bookings", wants the sum of {@code total_amount}, and not the totals
 * of the bookings one by one.
 */
public final class TotalOfRowsRule implements Rule {

  private static final String TOTAL = "total";

  @Override
  public void apply(Draft draft) {
    int column =
        IntStream.range(0, draft.size())
            .filter(at -> draft.isQuantity(at))
            .findFirst()
            .orElse(draft.size());
    boolean asked =
        column < draft.size()
            && draft.selected.isEmpty()
            && isTotal(draft.tokens.get(column).text())
            && (isInTotal(draft, column) || (isAsked(draft, column) && isOfMany(draft, column)));
    if (asked) {
      ColumnName total = draft.column(column).get();
      draft.select(column, Aggregate.of(Function.SUM, total), draft.take(column));
    }
  }

  private static boolean isTotal(String said) {
    return said.equals(TOTAL) || said.startsWith(TOTAL + " ");
  }

  /** "What did we invoice in total". */
  private static boolean isInTotal(Draft draft, int column) {
    return draft.tokens.get(column).text().equals(TOTAL)
        && column > 0
        && WordClass.IN.contains(draft.tokens.get(column - 1).text())
        && OnlyMoney.of(draft, draft.column(column).get().table()).equals(draft.column(column));
  }

  /** "What is the", "what was our"; in a search box nothing. */
  private static boolean isAsked(Draft draft, int column) {
    return isFirst(draft, column) || isAskedFor(draft, column);
  }

  private static boolean isFirst(Draft draft, int column) {
    return draft.tokens.get(column).span().first() == 0
        && !NounNumber.isPlural(draft.tokens.get(column).text());
  }

  private static boolean isAskedFor(Draft draft, int column) {
    return IntStream.range(0, column)
            .allMatch(at -> draft.isUnknown(at) && !draft.tokens.get(at).content())
        && IntStream.range(0, column)
            .anyMatch(at -> WordClass.BEING_ONE.contains(draft.tokens.get(at).text()));
  }

  /** "Of the bookings", "of all cancelled bookings". */
  private static boolean isOfMany(Draft draft, int column) {
    Optional<TableName> rows = draft.column(column).map(ColumnName::table);
    int noun = column + 1;
    while (noun < draft.size() && draft.table(noun).isEmpty()) {
      noun++;
    }
    return noun < draft.size()
        && draft.table(noun).equals(rows)
        && NounNumber.isPlural(draft.tokens.get(noun).text())
        && (isFirst(draft, column) || draft.fillerBefore(draft.next(column), WordClass.OF));
  }
}
