package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.times.GroupedTimes;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is left is asked for: columns are selected, the first table is the one whose rows are meant,
 * further tables are joined.
 *
 * <p>A column after "has a" or "with an" is left alone: whether it is to be shown or to be present
 * cannot be told.
 */
public final class SelectRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.free(at)) {
        continue;
      }
      Optional<TableName> table = draft.table(at);
      Optional<ColumnName> column = draft.column(at);
      if (table.isPresent()) {
        table(draft, at, table.get());
      } else if (column.isPresent()
          && (OwnedColumn.isBehind(draft, at) || SaidAddress.stands(draft, at))) {
        draft.take(at);
      } else if (column.isPresent() && isMeasuredBy(draft, at, column.get())) {
        if (!isMeasure(draft, column.get())) {
          draft.reject();
        }
        draft.take(at);
      } else if (column.isPresent() && isCompared(draft, at, column.get())) {
        draft.take(at);
      } else if (column.isPresent() && draft.summed.equals(column)) {
        draft.shownBesides = Optional.of(Expression.Aggregate.countRows());
        draft.take(at);
      } else if (SaidVerb.isOfExtreme(draft, at) || (column.isPresent() && isUnit(draft, at))) {
        draft.take(at);
      } else if (column.isPresent() && SaidVerb.isVerb(draft, at, column.get())) {
        SaidVerb.read(draft, at, column.get());
      } else if (column.isPresent()
          && (MerelyNamed.tellsDate(draft, at, column.get())
              || MerelyNamed.asPlace(draft, at, column.get()))) {
        draft.take(at);
      } else if (column.isPresent()
          && (MerelyNamed.asState(draft, at)
              || MerelyNamed.asRole(draft, at)
              || ColumnOfClause.isMeant(draft, at))) {
        draft.reject();
      } else if (column.isPresent() && StandingColumn.areRows(draft, at)) {
        draft.named.add(column.get().table());
        draft.subject = draft.subject.or(() -> column.map(ColumnName::table));
        StandingColumn.take(draft, at);
      } else if (column.isPresent() && !MerelyNamed.isUnsaid(draft, at)) {
        int distinct = draft.previous(at);
        if (draft.isFree(distinct, Cue.DISTINCT)) {
          draft.actions.add(new Action.AddDistinct(draft.take(distinct)));
        }
        shown(draft, at, column.get());
      }
    }
  }

  /** "Fewer than 30 hours a week" compares the weekly hours once. */
  private static boolean isUnit(Draft draft, int at) {
    int before = draft.previous(at);
    boolean again =
        draft.column(before).equals(draft.column(at))
            && !draft.free(before)
            && draft.onlyBetween(before, at, WordClass.ARTICLE)
            && at > before + 1;
    return again || isOfNumber(draft, at);
  }

  /** "With payment terms over 30 days", where the payment days were compared. */
  private static boolean isCompared(Draft draft, int at, ColumnName column) {
    return draft.fillerBefore(at, WordClass.WITH)
        && draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .anyMatch(action -> UsedColumns.of(action).contains(column))
        && IntStream.range(at + 1, draft.size()).noneMatch(other -> isNamed(draft, other, column));
  }

  private static boolean isNamed(Draft draft, int at, ColumnName column) {
    return draft.column(at).equals(Optional.of(column))
        && draft.tokens.get(at).link().filter(one -> one.naming() == NameExtent.WHOLE).isPresent();
  }

  /** "At most 25 minutes", where the minutes were compared. */
  private static boolean isOfNumber(Draft draft, int at) {
    int said =
        draft.onlyBetween(draft.previous(at), at, WordClass.IN) ? draft.previous(at) : at - 1;
    int number = said > 0 && isReadUnit(draft, said) ? said - 1 : said;
    return number >= 0
        && draft.number(number).isPresent()
        && !draft.free(number)
        && draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(action -> UsedColumns.of(action).stream())
            .anyMatch(column -> draft.column(at).equals(Optional.of(column)));
  }

  /** "Percent" of "more than 10 percent discount". */
  private static boolean isReadUnit(Draft draft, int at) {
    return !draft.free(at)
        && draft.tokens.get(at).link().isEmpty()
        && draft.tokens.get(at).content();
  }

  private static void table(Draft draft, int at, TableName table) {
    draft.named.add(table);
    Optional<TableName> before = draft.table(draft.previous(at));
    if (isVerb(draft, at) && draft.named.size() > 1) {
      draft.take(at);
      return;
    }
    if (draft.subject.isEmpty()) {
      draft.subject = Optional.of(table);
    } else if ((draft.onlyBetween(draft.previous(at), at, WordClass.SECOND_COLUMN)
            && before.filter(other -> !other.equals(table)).isPresent())
        || isEachOfThem(draft, at)) {
      draft.reject();
    }
    ShownRows.show(draft, at, table);
    draft.take(at);
  }

  /** "Customers who rented all categories" asks for those that miss none. */
  private static boolean isEachOfThem(Draft draft, int at) {
    int before = draft.tokens.get(at).span().first() - 1;
    String word = before < 1 ? "" : draft.question.words().get(before).folded();
    String further = before < 1 ? "" : draft.question.words().get(before - 1).folded();
    return WordClass.WITHOUT_EXCEPTION.contains(word) && !WordClass.OF_WHOLE.contains(further);
  }

  /** "Customers who rented" asks for customers, and joins the rentals. */
  private static boolean isVerb(Draft draft, int at) {
    return draft.tokens.get(at).link().filter(l -> l.evidence() == Evidence.SYNONYM).isPresent();
  }

  /** "The patient's name" is the first and the last name where these are what a patient has. */
  private static void shown(Draft draft, int at, ColumnName column) {
    boolean called = NameOfRows.isName(draft, at);
    List<ColumnName> names =
        Optional.of(column.table())
            .filter(table -> called)
            .flatMap(draft.knowledge.catalog()::table)
            .map(draft.names::of)
            .orElse(List.of());
    boolean whole = called && names.contains(column);
    Optional<TableName> others = NameOfRows.ofOthers(draft, at);
    if (others.isPresent()) {
      NameOfRows.show(draft, at, others.get());
      return;
    }
    if (called && isLast(draft, at) && isOfOthers(draft, column)) {
      ShownRows.showNames(draft, at, draft.subject.get());
      return;
    }
    List<WordSpan> spans = draft.take(at);
    Optional<Expression> day =
        draft.counted.isPresent() ? GroupedTimes.day(draft, column) : Optional.empty();
    if (day.isPresent()) {
      draft.select(at, day.get(), spans);
      return;
    }
    if (!whole && OwnedColumn.ofKey(draft, at).isPresent()) {
      draft.assume(at, new Expression.Cell(column), spans); // "which loans", told by loan_id
      return;
    }
    (whole ? names : List.of(column))
        .forEach(name -> draft.select(at, new Expression.Cell(name), spans));
  }

  /** Behind all else, as in "monitors with more than 3 sites, names". */
  private static boolean isLast(Draft draft, int at) {
    return draft.next(at) >= draft.size() && draft.isBehindComma(at);
  }

  private static boolean isOfOthers(Draft draft, ColumnName column) {
    return draft.subject.filter(rows -> !rows.equals(column.table())).isPresent();
  }

  /** "The most expensive plan by list price" does not ask to see the price. */
  private static boolean isMeasuredBy(Draft draft, int at, ColumnName column) {
    boolean extreme = draft.actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    return extreme
        && draft.subject.isPresent()
        && draft.fillerBefore(at, WordClass.MEASURED_BY)
        && (isMeasure(draft, column)
            || (draft.fillerBefore(at, WordClass.BY) && draft.columns.isQuantity(column)));
  }

  private static boolean isMeasure(Draft draft, ColumnName column) {
    return draft.actions.stream()
        .anyMatch(
            action ->
                action instanceof Action.AddOrderBy order
                    && order.expression().equals(new Expression.Cell(column)));
  }
}
