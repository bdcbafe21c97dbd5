package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * When it is that there are none: "customers without orders in 2024", "members who have had no
 * visit since May", "clients with no case opened on or after 2024-01-01". There may be some of
 * other times.
 *
 * @param conditions on the rows that there are none of
 * @param places tokens that say so
 */
public record AbsentTime(List<Condition> conditions, List<Integer> places) {

  /** How far behind the rows their time may stand, in tokens. */
  private static final int REACH = 5;

  public AbsentTime {
    conditions = List.copyOf(conditions);
    places = List.copyOf(places);
  }

  /** Whether the words before a time name rows that there are none of. */
  static boolean stands(Draft draft, int before) {
    int rows = rows(draft, before);
    int not = rows < 0 ? -1 : draft.previous(rows);
    boolean verb = draft.isUnknown(not) && draft.cue(not).isEmpty();
    int no = verb ? draft.previous(not) : not;
    return draft.isFree(no, Cue.NOT)
        && IntStream.range(0, no).anyMatch(at -> draft.table(at).isPresent());
  }

  /** The rows, with a verb right behind them or without; -1 for none. */
  private static int rows(Draft draft, int before) {
    boolean verb = draft.free(before) && draft.table(before).isEmpty();
    int rows = verb && draft.adjacent(draft.previous(before), before) ? before - 1 : before;
    return draft.free(rows) && draft.table(rows).isPresent() ? rows : -1;
  }

  /** Where what was done with none of the rows begins: with "filed" in "filed no claims". */
  private static int deed(Draft draft, int rows) {
    return IntStream.range(0, rows).filter(at -> draft.isFree(at, Cue.NOT)).max().orElse(rows) - 1;
  }

  /**
   * The time of rows that there are none of; empty where none is told.
   *
   * @param rows token that names them
   */
  public static Optional<AbsentTime> of(Draft draft, int rows, TableName absent) {
    return IntStream.range(rows + 1, Math.min(rows + 1 + REACH, draft.size()))
        .filter(at -> draft.free(at) && draft.period(at).isPresent())
        .boxed()
        .findFirst()
        .flatMap(at -> read(draft, rows, at, absent));
  }

  /**
   * The time of rows that there are none of, behind what they are of: "no order of lamps in May".
   *
   * @param rows token that names them
   */
  public static Optional<AbsentTime> behind(
      Draft draft, TimeConditions.Wording wording, int at, int rows, TableName absent) {
    return own(draft, at, rows, absent)
        .filter(TimeChoice::isSure)
        .filter(one -> !AbsentYear.isOpen(draft, at, absent))
        .map(
            one ->
                new AbsentTime(
                    TimeConditions.compared(one, wording, draft.period(at).orElseThrow()),
                    wording.places()));
  }

  /** "Not ordered in May", of lines that have no date but that of the order that they are of. */
  public static Optional<AbsentTime> ofWhole(
      Draft draft, TimeConditions.Wording wording, int at, int verb, TableName parts) {
    List<TimeChoice.Dated> dates =
        !DeedDates.dates(draft, parts).isEmpty()
            ? List.of()
            : draft.knowledge.catalog().keysOf(parts).stream()
                .filter(key -> key.from().equals(parts))
                .map(ForeignKey::to)
                .distinct()
                .flatMap(whole -> DeedDates.date(draft, verb, whole).stream())
                .toList();
    return dates.size() == 1
        ? Optional.of(
            new AbsentTime(
                TimeConditions.compared(dates.get(0), wording, draft.period(at).orElseThrow()),
                wording.places()))
        : Optional.empty();
  }

  /** The date that those rows have, where no word before what was done tells another. */
  private static Optional<TimeChoice.Dated> own(Draft draft, int at, int rows, TableName absent) {
    return draft
        .dates
        .likely(draft.tokens.get(at).span(), absent)
        .filter(one -> one.by().map(draft::at).orElse(rows) >= deed(draft, rows));
  }

  private static Optional<AbsentTime> read(Draft draft, int rows, int at, TableName absent) {
    Period period = draft.period(at).orElseThrow();
    Optional<TimeConditions.Wording> wording =
        TimeConditions.wording(draft, at, period).filter(one -> rows(draft, one.before()) == rows);
    if (wording.isEmpty()) {
      return Optional.empty();
    }
    int verb = wording.get().before();
    Optional<TimeChoice.Dated> dated =
        verb == rows
            ? own(draft, at, rows, absent)
            : draft
                .dates
                .likely(draft.tokens.get(at).span())
                .filter(one -> one.column().table().equals(absent));
    Optional<TimeChoice.Dated> chosen = dated.filter(TimeChoice::isSure);
    boolean told =
        verb == rows
            || chosen
                .filter(one -> one.by().map(draft::at).equals(Optional.of(verb)))
                .filter(one -> TimeConditions.onlyTells(draft, verb, one.column()))
                .isPresent();
    if (chosen.isEmpty() || !told || AbsentYear.isOpen(draft, at, absent)) {
      draft.reject(); // rows from other times are not those that there are none of
      return Optional.empty();
    }
    List<Integer> places = new ArrayList<>(wording.get().places());
    places.add(verb);
    return Optional.of(
        new AbsentTime(TimeConditions.compared(chosen.get(), wording.get(), period), places));
  }
}
