package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.MoneyNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.Revenue;
import io.github.askjdbc.generation.embedded.grammar.phrases.Takings;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * "The top 5 customers by total payments", "the best customer by total spending": by the sum of the
 * one amount that rows of theirs have.
 */
final class ExtremeBySum {

  private ExtremeBySum() {}

  /** Whether it was read. */
  static boolean read(Draft draft, int at) {
    int number = draft.next(at);
    int rows = draft.number(number).isPresent() ? draft.next(number) : number;
    int by = draft.next(rows);
    Optional<TableName> asked = draft.free(rows) ? draft.table(rows) : Optional.empty();
    boolean many = rows < draft.size() && NounNumber.isPlural(draft.tokens.get(rows).text());
    boolean said = asked.isPresent() && draft.onlyBetween(rows, by, WordClass.BY) && by > rows + 1;
    if (!said || draft.counted.isPresent() || (many && rows == number && !isNumbered(draft, at))) {
      return false;
    }
    Optional<ColumnName> added =
        money(draft, by).filter(column -> !column.table().equals(asked.get()));
    added.ifPresent(
        column -> {
          List<Integer> places = new ArrayList<>(List.of(at));
          if (draft.isFree(by, Cue.SUM)) {
            places.add(draft.next(by));
          }
          ExtremeOfOthers.mostOf(draft, at, by, column, places);
        });
    return added.isPresent();
  }

  private static boolean isNumbered(Draft draft, int at) {
    return draft.number(draft.previous(at)).isPresent();
  }

  /** "Total payments", "revenue", "total spending". */
  private static Optional<ColumnName> money(Draft draft, int by) {
    boolean total = draft.isFree(by, Cue.SUM);
    int noun = total ? draft.next(by) : by;
    boolean payments = total && draft.free(noun) && MoneyNoun.isSaid(draft, noun);
    boolean taken = Revenue.isSaid(draft, noun) || isSpending(draft, noun);
    return payments && draft.table(noun).isPresent()
        ? draft.table(noun).flatMap(table -> OnlyMoney.of(draft, table))
        : taken ? new Takings(draft).column() : Optional.empty();
  }

  private static boolean isSpending(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.MONEY_SPENT.contains(draft.tokens.get(at).text());
  }
}
