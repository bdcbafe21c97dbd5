package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Arithmetic;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;

/**
 * What rows come to that have a price and a number of what it is paid for, as order lines have:
 * both multiplied, and added up. None where they hold money besides, which may be a discount.
 */
public final class LineTotal {

  private LineTotal() {}

  static Optional<Aggregate> of(Draft draft, TableName rows) {
    List<ColumnName> numbers =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .toList();
    List<ColumnName> often = numbers.stream().filter(one -> has(one, WordClass.HOW_OFTEN)).toList();
    List<ColumnName> money =
        numbers.stream()
            .filter(one -> !often.contains(one))
            .filter(
                one ->
                    has(one, WordClass.MONEY)
                        || has(one, WordClass.RATE)
                        || has(one, WordClass.PAID_FOR))
            .toList();
    boolean plain =
        often.size() == 1 && money.size() == 1 && has(money.get(0), WordClass.UNIT_PRICE);
    return plain
        ? Optional.of(added(new Cell(often.get(0)), new Cell(money.get(0))))
        : Optional.empty();
  }

  /**
   * Whether rows say how many pieces they are of, so that neither their number nor a price does.
   */
  public static boolean hasPieces(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .anyMatch(column -> has(column, WordClass.HOW_OFTEN));
  }

  private static Aggregate added(Expression often, Expression price) {
    return new Aggregate(
        Function.SUM, false, Optional.of(new Arithmetic(often, Sign.TIMES, price)));
  }

  private static boolean has(ColumnName column, WordClass words) {
    return NameParts.of(column.column()).stream().anyMatch(words::contains);
  }
}
