package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.ListedEnd;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.OrderedTimes;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.ListedFirst.Sort;
import io.github.askjdbc.linking.TimeChoice.Dated;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sorts a list whose order is told beside: "with their prices, dearest first" by the price that is
 * shown, "hired in 2024, newest first" by the date that is spoken of, "in alphabetical order" by
 * what the rows are called. Where none of it tells by what, nothing is read.
 */
public final class ListedOrderRule implements Rule {

  @Override
  public void apply(Draft draft) {
    draft.listedEnd.ifPresent(end -> sort(draft, end));
    IntStream.range(0, draft.size())
        .filter(at -> draft.isFree(at, Cue.ALPHABETICAL))
        .findFirst()
        .ifPresent(at -> alphabetical(draft, at));
  }

  private static void sort(Draft draft, ListedEnd end) {
    Optional<Expression> by = by(draft, end);
    if (by.isEmpty()) {
      draft.reject();
      return;
    }
    Action.AddOrderBy order =
        new Action.AddOrderBy(by.get(), isDescending(draft, end, by.get()), end.from());
    Optional<Action.AddOrderBy> other =
        draft.actions.stream()
            .filter(Action.AddOrderBy.class::isInstance)
            .map(Action.AddOrderBy.class::cast)
            .findFirst();
    if (other.isEmpty()) {
      draft.actions.add(order);
    } else if (!other.get().expression().equals(order.expression())) {
      draft.reject();
    } else if (other.get().descending() != order.descending()) {
      directed(draft, other.get(), order);
    }
  }

  /** "By height, tallest first" goes down though "by height" alone goes up. */
  private static void directed(Draft draft, Action.AddOrderBy untold, Action.AddOrderBy order) {
    boolean told =
        draft.question.links().stream()
            .filter(Link.ToCue.class::isInstance)
            .map(link -> ((Link.ToCue) link).cue())
            .anyMatch(cue -> cue == Cue.ASCENDING || cue == Cue.DESCENDING);
    if (told) {
      draft.reject();
      return;
    }
    List<WordSpan> from = new ArrayList<>(untold.from());
    from.addAll(order.from());
    draft.actions.remove(untold);
    draft.actions.add(new Action.AddOrderBy(order.expression(), order.descending(), from));
  }

  private static boolean isDescending(Draft draft, ListedEnd end, Expression by) {
    return end.measure()
        .filter(measure -> by.equals(new Cell(measure.column())))
        .filter(
            measure ->
                end.first().of() != Sort.TIME
                    || !OrderedTimes.isTime(draft, measure.column())
                    || isLife(measure, end))
        .map(Link.ToMeasure::rising)
        .orElse(end.first().upper());
  }

  /** Whoever was born last is the youngest. */
  private static boolean isLife(Link.ToMeasure measure, ListedEnd end) {
    return measure.rising() == end.first().upper();
  }

  private static Optional<Expression> by(Draft draft, ListedEnd end) {
    if (end.by().isPresent()) {
      return end.by().map(Cell::new);
    }
    return switch (end.first().of()) {
      case ROWS -> counted(draft);
      case QUANTITY -> quantity(draft, end);
      case TIME -> time(draft, end);
    };
  }

  private static Optional<Expression> counted(Draft draft) {
    List<Expression> aggregates =
        draft.selected.stream()
            .map(Draft.Selected::expression)
            .filter(Aggregate.class::isInstance)
            .distinct()
            .toList();
    if (draft.counted.isPresent() && aggregates.isEmpty()) {
      return Optional.of(Aggregate.countRows());
    }
    return aggregates.size() == 1 ? Optional.of(aggregates.get(0)) : Optional.empty();
  }

  private static Optional<Expression> quantity(Draft draft, ListedEnd end) {
    List<ColumnName> shown = shown(draft).filter(draft.columns::isQuantity).toList();
    return measured(end, shown)
        .or(() -> end.measure().isPresent() ? Optional.empty() : counted(draft))
        .or(() -> last(shown))
        .or(() -> ofSubject(draft, end));
  }

  private static Optional<Expression> time(Draft draft, ListedEnd end) {
    List<ColumnName> shown =
        shown(draft).filter(column -> OrderedTimes.isTime(draft, column)).toList();
    List<ColumnName> limited =
        draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(where -> UsedColumns.of(where).stream())
            .filter(column -> OrderedTimes.isTime(draft, column))
            .distinct()
            .toList();
    return stretch(draft)
        .or(() -> measured(end, shown(draft).toList()))
        .or(() -> last(shown))
        .or(() -> limited.size() == 1 ? last(limited) : Optional.empty())
        .or(() -> ofSubject(draft, end))
        .or(() -> draft.dates.likely(end.first().end()).map(Dated::column).map(Cell::new));
  }

  /** The stretch of time that each row of the result is one of. */
  private static Optional<Expression> stretch(Draft draft) {
    return draft.selected.stream()
        .map(Draft.Selected::expression)
        .filter(one -> one instanceof Expression.DatePart || one instanceof Expression.TextOfTime)
        .findFirst();
  }

  private static Optional<Expression> measured(ListedEnd end, List<ColumnName> columns) {
    return end.measure().map(Link.ToMeasure::column).filter(columns::contains).map(Cell::new);
  }

  private static Optional<Expression> last(List<ColumnName> columns) {
    return columns.stream().reduce((one, next) -> next).map(Cell::new);
  }

  private static Optional<Expression> ofSubject(Draft draft, ListedEnd end) {
    Optional<TableName> subject =
        draft.subject.or(() -> shown(draft).map(ColumnName::table).findFirst());
    return end.measure()
        .map(Link.ToMeasure::column)
        .filter(column -> subject.equals(Optional.of(column.table())))
        .filter(column -> draft.counted.isEmpty())
        .map(Cell::new);
  }

  private static Stream<ColumnName> shown(Draft draft) {
    return draft.selected.stream()
        .map(Draft.Selected::expression)
        .filter(Cell.class::isInstance)
        .map(cell -> ((Cell) cell).column());
  }

  /** By the first text that is shown, or by the one name of the rows. */
  private static void alphabetical(Draft draft, int at) {
    List<ColumnName> names =
        draft
            .subject
            .flatMap(draft.knowledge.catalog()::table)
            .map(draft.names::of)
            .filter(columns -> columns.size() == 1 && draft.counted.isEmpty())
            .orElse(List.of());
    (draft.selected.isEmpty() ? names.stream() : shown(draft))
        .filter(column -> draft.columns.isKind(column, ColumnKind.TEXT))
        .findFirst()
        .ifPresent(
            column ->
                draft.actions.add(new Action.AddOrderBy(new Cell(column), false, draft.take(at))));
  }
}
