package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The extreme rows: "oldest patient", "doctor with the highest salary", "top 5 products by price",
 * "customer with the most orders", "most common blood type". Rows without the measured cell never
 * win. Ties are cut.
 */
final class SuperlativeRule implements Rule {

  private static final BigDecimal MOST_ROWS = BigDecimal.valueOf(1_000_000);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.free(at)) {
        continue;
      }
      if (draft.measure(at).filter(Link.ToMeasure::superlative).isPresent()) {
        byMeasure(draft, at);
      } else if (draft.isFree(at, Cue.FREQUENT)) {
        mostCommon(draft, at);
      } else if (descending(draft, at).isPresent()) {
        byCue(draft, at, descending(draft, at).get());
      }
    }
  }

  private static Optional<Boolean> descending(Draft draft, int at) {
    return draft
        .cue(at)
        .filter(c -> Set.of(Cue.TOP, Cue.MAXIMUM, Cue.BOTTOM, Cue.MINIMUM).contains(c))
        .map(c -> c == Cue.TOP || c == Cue.MAXIMUM);
  }

  private static void byMeasure(Draft draft, int at) {
    Link.ToMeasure measure = draft.measure(at).get();
    int next = draft.next(at);
    boolean range =
        draft.free(next)
            && draft.measure(next).filter(m -> m.column().equals(measure.column())).isPresent()
            && draft.fillerBefore(next, WordClass.TO);
    if (range) {
      order(draft, measure.column(), measure.rising(), draft.take(at, next), false);
      return;
    }
    if (draft.number(next).isPresent() && next == at + 1) {
      next = draft.next(next);
    }
    Optional<TableName> table = draft.table(next);
    if (table.isEmpty() || !table.get().equals(measure.column().table())) {
      draft.reject();
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(at));
    addTop(draft, at, places);
    limited(draft, measure.column(), measure.rising(), at, places);
  }

  private static void byCue(Draft draft, int at, boolean descending) {
    int next = draft.next(at);
    List<Integer> places = new ArrayList<>(List.of(at));
    if (draft.isFree(next, Cue.COUNT)) {
      places.add(next);
      next = draft.next(next);
    }
    boolean owned = draft.fillerBefore(at, WordClass.OWNING);
    if (draft.free(next) && draft.table(next).isPresent() && draft.cue(at).get() != Cue.MAXIMUM) {
      if (draft.counted.isPresent() || !owned) {
        return;
      }
      places.add(next);
      draft.counted = draft.table(next);
      draft.keepsPartnerless = !descending;
      rows(draft, at, places);
      draft.actions.add(
          new Action.AddOrderBy(Aggregate.countRows(), descending, draft.take(array(places))));
      return;
    }
    if (orderable(draft, next) && places.size() == 1) {
      Optional<TableName> owner = owned ? nearestTable(draft, at) : Optional.empty();
      if (owner.equals(draft.column(next).map(ColumnName::table))) {
        places.add(next);
        limited(draft, draft.column(next).get(), descending, at, places);
      } else if (owner.isPresent()) {
        draft.reject();
      }
      return;
    }
    int by = by(draft, next);
    if (draft.number(next).isPresent() && by > 0) {
      places.add(by);
      limited(draft, draft.column(by).get(), descending, at, places);
    }
  }

  private static Optional<TableName> nearestTable(Draft draft, int at) {
    for (int before = at - 1; before >= 0; before--) {
      if (draft.table(before).isPresent()) {
        return draft.table(before);
      }
    }
    return Optional.empty();
  }

  /** The column after "by" in "top 5 products by price"; -1 for none. */
  private static int by(Draft draft, int number) {
    for (int at = number + 1; at < draft.size(); at++) {
      if (orderable(draft, at) && draft.fillerBefore(at, WordClass.BY)) {
        return at;
      }
    }
    return -1;
  }

  private static boolean orderable(Draft draft, int at) {
    return draft.free(at)
        && draft
            .column(at)
            .filter(c -> draft.isKind(c, ColumnKind.NUMBER) || draft.isKind(c, ColumnKind.DATE))
            .isPresent();
  }

  private static void mostCommon(Draft draft, int at) {
    int next = draft.next(at);
    if (!draft.free(next) || draft.column(next).isEmpty()) {
      return;
    }
    Expression cell = new Expression.Cell(draft.column(next).get());
    List<io.github.askjdbc.linking.WordSpan> spans = draft.take(at, next);
    draft.select(next, cell, spans);
    draft.actions.add(new Action.AddGroupBy(cell, spans));
    draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), true, spans));
    draft.actions.add(new Action.AddLimit(1, spans));
  }

  private static void limited(
      Draft draft, ColumnName column, boolean descending, int at, List<Integer> places) {
    rows(draft, at, places);
    order(draft, column, descending, draft.take(array(places)), true);
  }

  /** Adds the limit: a number beside the cue or before the rows it speaks of, or else 1. */
  private static void rows(Draft draft, int at, List<Integer> places) {
    long rows = 1;
    for (int place : new int[] {at - 1, at + 1, numberOfRows(draft, at)}) {
      Optional<BigDecimal> number = draft.free(place) ? draft.number(place) : Optional.empty();
      if (number.isPresent() && countable(number.get())) {
        rows = number.get().longValueExact();
        places.add(place);
        addTop(draft, place, places);
        break;
      }
    }
    draft.actions.add(new Action.AddLimit(rows, List.of(draft.tokens.get(at).span())));
  }

  private static void addTop(Draft draft, int at, List<Integer> places) {
    if (draft.isFree(at - 1, Cue.TOP)) {
      places.add(at - 1);
    }
  }

  /** The number in "the 3 doctors with the highest salary". */
  private static int numberOfRows(Draft draft, int at) {
    int table = draft.previous(at);
    return draft.table(table).isPresent() ? table - 1 : -1;
  }

  private static boolean countable(BigDecimal number) {
    return number.signum() > 0
        && number.stripTrailingZeros().scale() <= 0
        && number.compareTo(MOST_ROWS) <= 0;
  }

  private static void order(
      Draft draft,
      ColumnName column,
      boolean descending,
      List<io.github.askjdbc.linking.WordSpan> spans,
      boolean extreme) {
    draft.actions.add(new Action.AddOrderBy(new Expression.Cell(column), descending, spans));
    if (extreme && draft.known(column).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(column), spans);
    }
  }

  private static int[] array(List<Integer> places) {
    return places.stream().mapToInt(Integer::intValue).toArray();
  }
}
