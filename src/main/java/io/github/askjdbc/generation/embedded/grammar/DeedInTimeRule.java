package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Those who did something in a time, where the verb stands for the rows that such a deed leaves:
 * "which customers ordered in 2023". Not where those asked for have a date of their own that the
 * verb tells, as employees who were hired.
 */
final class DeedInTimeRule implements Rule {

  /** How sure the date is that the verb stands for. */
  private static final double SCORE = 0.6;

  /** Believed that much less, since the question does not name the rows. */
  private static final double ROWS_UNSAID = 0.9;

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (draft.free(at) && draft.period(at).isPresent()) {
        read(draft, at, draft.period(at).get());
      }
    }
  }

  private static void read(Draft draft, int at, Period period) {
    Optional<PeriodRule.Wording> wording = PeriodRule.wording(draft, at, period);
    int verb = wording.map(PeriodRule.Wording::before).orElse(-1);
    Optional<TableName> owner = verb < 0 ? Optional.empty() : owner(draft, verb);
    Optional<TableName> rows = owner.flatMap(one -> LeftBehind.by(draft, verb, one));
    Optional<TimeChoice.Dated> date = rows.flatMap(one -> date(draft, verb, one));
    if (date.isEmpty() && verb > 0 && AskedPerson.isAsked(draft)) {
      readOwn(draft, at, wording.get(), period);
      return;
    }
    if (date.isEmpty() || tells(draft, verb, owner.get())) {
      return;
    }
    List<Integer> places =
        IntStream.concat(
                IntStream.of(verb), wording.get().places().stream().mapToInt(Integer::intValue))
            .boxed()
            .toList();
    List<WordSpan> spans = draft.take(places);
    draft.belief *= ROWS_UNSAID;
    draft.named.add(rows.get());
    PeriodRule.compared(date.get(), wording.get(), period)
        .forEach(condition -> draft.where(condition, spans));
    if (AskedPerson.isAsked(draft) && draft.subject.isEmpty()) {
      draft.subject = owner;
    }
  }

  /** "Who joined us in 2023", where one date of all that people have is called so. */
  private static void readOwn(Draft draft, int at, PeriodRule.Wording wording, Period period) {
    int verb = wording.before();
    People people = new People(draft);
    boolean plain =
        verb == draft.next(0)
            && draft.isUnknown(verb)
            && WordClass.isParticiple(draft.tokens.get(verb).text())
            && draft.next(at) >= draft.size()
            && IntStream.range(0, draft.size()).noneMatch(one -> draft.rows(one).isPresent());
    List<ColumnName> dates =
        !plain
            ? List.of()
            : draft.knowledge.catalog().tables().stream()
                .map(Table::name)
                .filter(people::are)
                .flatMap(rows -> dates(draft, rows).stream())
                .filter(date -> speaks(draft, verb, date))
                .toList();
    Optional<TimeForm> form =
        dates.size() == 1 ? draft.knowledge.times().form(dates.get(0)) : Optional.empty();
    if (form.isPresent()) {
      TimeChoice.Dated dated =
          new TimeChoice.Dated(dates.get(0), form.get(), SCORE, Optional.empty());
      draft.subject = Optional.of(dates.get(0).table());
      draft.named.add(dates.get(0).table());
      List<Integer> places = new ArrayList<>(wording.places());
      places.add(verb);
      List<WordSpan> spans = draft.take(places);
      PeriodRule.compared(dated, wording, period)
          .forEach(condition -> draft.where(condition, spans));
    }
  }

  /** The first rows that are named before the verb, or the people whose deed it is. */
  static Optional<TableName> owner(Draft draft, int verb) {
    List<TableName> named =
        IntStream.range(0, verb)
            .boxed()
            .flatMap(at -> draft.table(at).stream())
            .distinct()
            .toList();
    List<TableName> meant =
        named.isEmpty() && AskedPerson.isAsked(draft) ? doers(draft, verb) : named;
    return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
  }

  /** The only people that the rows which such a deed leaves are of. */
  private static List<TableName> doers(Draft draft, int verb) {
    People people = new People(draft);
    return draft.knowledge.catalog().tables().stream()
        .map(Table::name)
        .filter(people::are)
        .filter(
            one -> LeftBehind.by(draft, verb, one).flatMap(people::only).equals(Optional.of(one)))
        .toList();
  }

  /** The date of rows that a verb tells, or else their own one; empty where they are planned. */
  static Optional<TimeChoice.Dated> date(Draft draft, int verb, TableName rows) {
    List<ColumnName> dates = dates(draft, rows);
    List<ColumnName> told = dates.stream().filter(date -> speaks(draft, verb, date)).toList();
    List<ColumnName> own = dates.stream().filter(TimeChoice::isOwn).toList();
    List<ColumnName> meant = told.isEmpty() ? own : told;
    boolean planned =
        dates.stream().anyMatch(date -> GoverningVerb.isPlanned(date) && !meant.contains(date));
    return meant.size() == 1 && !planned
        ? draft
            .knowledge
            .times()
            .form(meant.get(0))
            .map(form -> new TimeChoice.Dated(meant.get(0), form, SCORE, Optional.empty()))
        : Optional.empty();
  }

  private static boolean tells(Draft draft, int verb, TableName rows) {
    return dates(draft, rows).stream().anyMatch(date -> speaks(draft, verb, date))
        || draft.fillerBefore(verb, WordClass.PASSIVE);
  }

  private static boolean speaks(Draft draft, int verb, ColumnName date) {
    Word said = draft.question.words().get(draft.tokens.get(verb).span().last());
    return TimeChoice.speaksOf(said, date);
  }

  /** The columns of rows that hold times. */
  static List<ColumnName> dates(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .filter(column -> draft.knowledge.times().form(column).isPresent())
        .toList();
  }
}
