package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.TimeWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The times of a metric's rows: "revenue of 2023", "since March 2023", "by month". They are those
 * of the column that the metric names, of the one time that the semantic files give its table, or
 * else of the table's one column of dates; where there are several, the reading is rejected. Rows
 * without any have the one date of what they are parts of.
 */
final class MetricTimes {

  private final Draft draft;
  private final Optional<Cell> time;

  MetricTimes(Draft draft, Link.ToMetric metric) {
    this.draft = draft;
    this.time =
        draft
            .knowledge
            .catalog()
            .table(metric.expression().table())
            .flatMap(table -> column(table, metric.name()))
            .map(Cell::new);
  }

  private Optional<ColumnName> column(Table table, String metric) {
    List<ColumnName> times =
        table.columns().stream()
            .map(Column::name)
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .toList();
    List<ColumnName> described = times.stream().filter(this::isDescribed).toList();
    List<ColumnName> chosen = described.isEmpty() ? times : described;
    return defined(metric)
        .filter(times::contains)
        .or(() -> chosen.size() == 1 ? Optional.of(chosen.get(0)) : Optional.empty())
        .or(() -> times.isEmpty() ? ofWhole(table) : Optional.empty());
  }

  /** The date of what the rows are parts of: that of an order for its lines. */
  private Optional<ColumnName> ofWhole(Table part) {
    List<ColumnName> dates =
        draft.knowledge.catalog().keysOf(part.name()).stream()
            .filter(key -> key.from().equals(part.name()) && !key.to().equals(part.name()))
            .flatMap(key -> draft.knowledge.catalog().table(key.to()).stream())
            .distinct()
            .flatMap(whole -> whole.columns().stream())
            .map(Column::name)
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .toList();
    List<ColumnName> own = dates.stream().filter(TimeChoice::isOwn).toList();
    return own.size() == 1
        ? Optional.of(own.get(0))
        : dates.size() == 1 ? Optional.of(dates.get(0)) : Optional.empty();
  }

  private Optional<ColumnName> defined(String metric) {
    return draft.knowledge.semantics().metrics().stream()
        .filter(one -> one.naming().names().get(0).equals(metric))
        .flatMap(one -> one.time().stream())
        .findFirst();
  }

  private boolean isDescribed(ColumnName column) {
    return draft
        .knowledge
        .semantics()
        .column(column)
        .filter(meaning -> meaning.role() == ColumnMeaning.Role.TIME)
        .isPresent();
  }

  /** Takes the times that the question gives. */
  void read(int metric) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at) && draft.period(at).isPresent()) {
        period(at, metric);
      }
    }
  }

  private void period(int at, int metric) {
    Period period = draft.period(at).orElseThrow();
    int cue = draft.previous(at);
    int next = draft.next(at);
    if (draft.isFree(cue, Cue.BETWEEN) && draft.free(next) && draft.period(next).isPresent()) {
      Period end = draft.period(next).get();
      List<WordSpan> spans = draft.take(cue, at, next);
      where(Operator.AT_LEAST, period.first(), spans);
      where(Operator.LESS, end.dayAfter(), spans);
    } else if (draft.isFree(cue, Cue.SINCE)) {
      where(Operator.AT_LEAST, period.first(), draft.take(cue, at));
    } else if (draft.isFree(cue, Cue.AFTER)) {
      where(Operator.AT_LEAST, period.dayAfter(), draft.take(cue, at));
    } else if (draft.isFree(cue, Cue.BEFORE)) {
      where(Operator.LESS, period.first(), draft.take(cue, at));
    } else if (draft.fillerBefore(at, WordClass.TIME_PREPOSITION) || next == metric) {
      List<WordSpan> spans = draft.take(at);
      where(Operator.AT_LEAST, period.first(), spans);
      where(Operator.LESS, period.dayAfter(), spans);
    }
  }

  private void where(Operator operator, LocalDate day, List<WordSpan> spans) {
    time.ifPresentOrElse(
        cell -> {
          TimeForm form = draft.knowledge.times().form(cell.column()).orElseThrow();
          draft.where(
              new Condition.Comparison(cell, operator, Condition.Literal.day(form, day)), spans);
        },
        draft::reject);
  }

  /**
   * One row a year, month or day, told apart by the longer units as well; false if there is none.
   */
  boolean group(int at) {
    if (time.filter(cell -> draft.columns.isKind(cell.column(), ColumnKind.DATE)).isEmpty()) {
      return false; // parts of texts and numbers are not written
    }
    TimeUnit asked = TimeWords.unit(draft, at).orElseThrow();
    List<WordSpan> spans = draft.take(at);
    for (TimeUnit unit : asked.told()) {
      Expression part = new Expression.DatePart(unit, time.get());
      draft.select(at, part, spans);
      draft.actions.add(new Action.AddGroupBy(part, spans));
    }
    return true;
  }
}
