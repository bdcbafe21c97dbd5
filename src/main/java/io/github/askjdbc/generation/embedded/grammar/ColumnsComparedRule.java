package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.linking.TimeChoice;
import java.util.Optional;

/**
 * Two columns of a row that are compared: "paid after the due date", "delivered before the expected
 * day", "an approved amount above the claimed amount". Times are compared where both are written in
 * one form.
 */
final class ColumnsComparedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      int right = draft.next(at);
      Optional<ColumnName> other = draft.free(right) ? draft.column(right) : Optional.empty();
      if (other.filter(column -> draft.named.contains(column.table())).isPresent()) {
        compare(draft, at, right, other.get());
      }
    }
  }

  private static void compare(Draft draft, int cue, int right, ColumnName other) {
    int left = draft.previous(cue);
    Optional<Condition.Operator> ofTimes = Comparators.ofYears(draft, cue);
    Optional<Condition.Operator> operator =
        ofTimes.isPresent() ? ofTimes : Comparators.ofNumbers(draft, cue);
    Optional<ColumnName> column =
        ofTimes.isPresent() ? time(draft, left, cue, other) : number(draft, left, other);
    if (operator.isPresent() && column.isPresent()) {
      draft.where(
          new Condition.Comparison(new Cell(column.get()), operator.get(), new Cell(other)),
          draft.take(left, cue, right, draft.nounOf(right, other)));
    }
  }

  /** Another number of the same rows. */
  private static Optional<ColumnName> number(Draft draft, int left, ColumnName other) {
    return draft.isQuantity(left) && draft.columns.isQuantity(other)
        ? draft.column(left).filter(column -> isBeside(column, other))
        : Optional.empty();
  }

  /** Another time of the same rows that a word names or tells, which says nothing else. */
  private static Optional<ColumnName> time(Draft draft, int left, int cue, ColumnName other) {
    Optional<TimeForm> form = draft.knowledge.times().form(other);
    return form.isEmpty()
        ? Optional.empty()
        : draft.dates.of(draft.tokens.get(cue).span()).stream()
            .filter(dated -> isBeside(dated.column(), other))
            .filter(dated -> dated.form() == form.get())
            .filter(dated -> dated.by().map(draft::at).equals(Optional.of(left)))
            .filter(dated -> PeriodRule.onlyTells(draft, left, dated.column()))
            .filter(TimeChoice::isSure)
            .map(TimeChoice.Dated::column)
            .findFirst();
  }

  private static boolean isBeside(ColumnName one, ColumnName other) {
    return one.table().equals(other.table()) && !one.equals(other);
  }
}
