package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.TimeChoice;
import java.util.List;
import java.util.Optional;

/**
 * Two columns of a row that are compared: "paid after the due date", "delivered before the expected
 * day", "an approved amount above the claimed amount". Times are compared where both are written in
 * one form, and also with one of the row that theirs belongs to: "payments made after the invoice's
 * due date".
 */
public final class ColumnsComparedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      int owner = draft.next(at);
      int right = isOwner(draft, owner) ? draft.next(owner) : owner;
      Optional<ColumnName> other = draft.free(right) ? draft.column(right) : Optional.empty();
      if (other.filter(column -> isSpokenOf(draft, column)).isPresent()) {
        compare(draft, at, right, other.get());
      }
    }
  }

  /** "The invoice's due date", "the invoice due date". */
  private static boolean isOwner(Draft draft, int at) {
    return draft.free(at)
        && draft.table(at).isPresent()
        && draft.table(at).equals(draft.column(draft.next(at)).map(ColumnName::table))
        && draft.onlyBetween(at, draft.next(at), WordClass.POSSESSIVE);
  }

  /** Of rows that are named, or of what those belong to. */
  private static boolean isSpokenOf(Draft draft, ColumnName column) {
    return draft.named.contains(column.table())
        || draft.named.stream().anyMatch(rows -> belongs(draft, rows, column.table()));
  }

  private static boolean belongs(Draft draft, TableName rows, TableName to) {
    return draft.graph.references(rows, to).size() == 1
        && draft.graph.references(to, rows).isEmpty();
  }

  private static void compare(Draft draft, int cue, int right, ColumnName other) {
    if (byThen(draft, cue, right, other)) {
      return;
    }
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

  /** "Shipped by the requested date": on it, or before. */
  private static boolean byThen(Draft draft, int verb, int right, ColumnName other) {
    boolean by =
        draft.fillerBefore(draft.next(verb), WordClass.BY)
            && draft.fillerBefore(draft.next(verb), WordClass.DETERMINER)
            && draft.knowledge.times().form(other).isPresent();
    Optional<ColumnName> done =
        by && verb > 0 && draft.free(verb)
            ? time(draft, verb, right, other).filter(one -> isBeside(one, other))
            : Optional.empty();
    done.ifPresent(
        column ->
            draft.where(
                new Condition.Comparison(
                    new Cell(column), Condition.Operator.AT_MOST, new Cell(other)),
                draft.take(verb, right, draft.nounOf(right, other))));
    return done.isPresent();
  }

  /** Another number of the same rows. */
  private static Optional<ColumnName> number(Draft draft, int left, ColumnName other) {
    return draft.isQuantity(left) && draft.columns.isQuantity(other)
        ? draft.column(left).filter(column -> isBeside(column, other))
        : Optional.empty();
  }

  /** Another time that a word names or tells, which says nothing else. */
  private static Optional<ColumnName> time(Draft draft, int left, int cue, ColumnName other) {
    Optional<TimeForm> form = draft.knowledge.times().form(other);
    List<TimeChoice.Dated> alike =
        draft.dates.of(draft.tokens.get(cue).span()).stream()
            .filter(dated -> form.equals(Optional.of(dated.form())))
            .filter(dated -> draft.named.contains(dated.column().table()))
            .filter(
                dated ->
                    isBeside(dated.column(), other)
                        || belongs(draft, dated.column().table(), other.table()))
            .toList();
    return told(draft, left, alike).or(() -> own(draft, left, alike));
  }

  private static Optional<ColumnName> told(Draft draft, int left, List<TimeChoice.Dated> alike) {
    return alike.stream()
        .filter(dated -> dated.by().map(draft::at).equals(Optional.of(left)))
        .filter(dated -> TimeConditions.onlyTells(draft, left, dated.column()))
        .filter(TimeChoice::isSure)
        .map(TimeChoice.Dated::column)
        .findFirst();
  }

  /** "Payments made", "payments that arrived": the one date of the rows before. */
  private static Optional<ColumnName> own(Draft draft, int left, List<TimeChoice.Dated> alike) {
    boolean comes = draft.isUnknown(left) && RelationVerbs.dates(draft.tokens.get(left).text());
    Optional<TableName> rows = comes ? NearestRows.of(draft, left) : Optional.empty();
    List<ColumnName> dates =
        alike.stream()
            .map(TimeChoice.Dated::column)
            .filter(column -> rows.equals(Optional.of(column.table())))
            .toList();
    return dates.size() == 1 ? Optional.of(dates.get(0)) : Optional.empty();
  }

  private static boolean isBeside(ColumnName one, ColumnName other) {
    return one.table().equals(other.table()) && !one.equals(other);
  }
}
