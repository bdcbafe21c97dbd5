package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.aggregates.SummedQuantity;
import io.github.askjdbc.generation.embedded.grammar.aggregates.TotalOfMoneyRule;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedStretch;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.times.GroupedTimes;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The month, year, quarter or day with the most rows, or with the largest sum: "in which month of
 * 2024 were the most tickets created", "which year had the highest total amount".
 */
public final class TimeExtremeRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<TimeUnit> unit = AskedStretch.asked(draft, at);
      if (unit.isPresent()) {
        extreme(draft, at, unit.get());
        return;
      }
    }
  }

  private static void extreme(Draft draft, int asked, TimeUnit unit) {
    int cue =
        IntStream.range(asked + 1, draft.size())
            .filter(at -> draft.isFree(at, Cue.TOP) || draft.isFree(at, Cue.BOTTOM))
            .findFirst()
            .orElse(draft.size());
    int next = AggregateCues.afterConditions(draft, draft.next(cue));
    int measured = measured(draft, next);
    Optional<Aggregate> measure = measure(draft, cue, next, measured);
    Optional<TableName> rows =
        draft.free(measured)
            ? draft.table(measured).or(() -> draft.column(measured).map(ColumnName::table))
            : Optional.empty();
    Optional<Expression> time = measure.flatMap(one -> GroupedTimes.timeOf(draft, asked, unit));
    if (time.isEmpty() || rows.isEmpty()) {
      return;
    }
    boolean descending = draft.isFree(cue, Cue.TOP);
    draft.named.add(rows.get());
    draft.subject = rows;
    List<Integer> places = new ArrayList<>(List.of(asked, cue, next, measured));
    if (isSeeing(draft, asked + 1)) {
      places.add(asked + 1);
    }
    ColumnName date = UsedColumns.of(time.get()).orElseThrow();
    draft.dates.asked(draft.tokens.get(asked).span()).stream()
        .filter(dated -> dated.column().equals(date))
        .flatMap(dated -> dated.by().map(draft::at).stream())
        .filter(teller -> TimeConditions.onlyTells(draft, teller, date))
        .forEach(places::add);
    List<WordSpan> spans = draft.take(places);
    boolean limited =
        draft.actions.stream().anyMatch(action -> UsedColumns.of(action).contains(date));
    if (!limited && draft.columns.known(date).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(date), spans);
    }
    draft.select(asked, time.get(), spans);
    draft.actions.add(new Action.AddGroupBy(time.get(), spans));
    draft.actions.add(new Action.AddOrderBy(measure.get(), descending, spans));
    draft.actions.add(new Action.AddLimit(1, spans));
    showBesides(draft, measured, measure.get());
  }

  /** "Which month saw the most visits". */
  private static boolean isSeeing(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.SEEING.contains(draft.tokens.get(at).text());
  }

  private static int measured(Draft draft, int next) {
    return draft.isFree(next, Cue.COUNT)
        ? AggregateCues.afterConditions(draft, draft.next(next))
        : SummedQuantity.place(draft, next);
  }

  /** Rows are counted, quantities added up; the rows that have least of a sum are not sought. */
  private static Optional<Aggregate> measure(Draft draft, int cue, int next, int measured) {
    if (draft.free(measured) && draft.table(measured).isPresent()) {
      boolean counted =
          draft.isFree(next, Cue.COUNT) || WordClass.MOST.contains(draft.tokens.get(cue).text());
      return counted || !TotalOfMoneyRule.isMoney(draft.tokens.get(measured).text())
          ? Optional.of(Aggregate.countRows())
          : largestSum(draft, cue, measured);
    }
    boolean sum =
        draft.isFree(cue, Cue.TOP)
            && (draft.isFree(next, Cue.SUM)
                || WordClass.MOST.contains(draft.tokens.get(cue).text()));
    return sum && draft.isQuantity(measured)
        ? draft.column(measured).map(column -> Aggregate.of(Expression.Function.SUM, column))
        : Optional.empty();
  }

  /** "The highest payments" of a month are not the most, but those that come to most. */
  private static Optional<Aggregate> largestSum(Draft draft, int cue, int rows) {
    return draft.isFree(cue, Cue.TOP) && NounNumber.isPlural(draft.tokens.get(rows).text())
        ? draft
            .table(rows)
            .flatMap(table -> OnlyMoney.of(draft, table))
            .map(column -> Aggregate.of(Expression.Function.SUM, column))
        : Optional.empty();
  }

  /** "The most rentals made, and how many". */
  private static void showBesides(Draft draft, int measured, Aggregate measure) {
    int behind = draft.next(measured);
    if (draft.isUnknown(behind) && RelationVerbs.dates(draft.tokens.get(behind).text())) {
      draft.take(behind);
    }
    for (int at = behind; at < draft.size() && measure.argument().isEmpty(); at++) {
      if (draft.isFree(at, Cue.COUNT)) {
        draft.shownBesides = Optional.of(measure);
        draft.take(at);
      }
    }
  }
}
