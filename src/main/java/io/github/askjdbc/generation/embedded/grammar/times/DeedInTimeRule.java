package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
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
public final class DeedInTimeRule implements Rule {

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
    Optional<TimeConditions.Wording> wording = TimeConditions.wording(draft, at, period);
    int verb = wording.map(TimeConditions.Wording::before).orElse(-1);
    Optional<TableName> owner = verb < 0 ? Optional.empty() : DeedDates.owner(draft, verb);
    Optional<TableName> rows = owner.flatMap(one -> LeftBehind.by(draft, verb, one));
    Optional<TimeChoice.Dated> date = rows.flatMap(one -> DeedDates.date(draft, verb, one));
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
    TimeConditions.compared(date.get(), wording.get(), period)
        .forEach(condition -> draft.where(condition, spans));
    if (AskedPerson.isAsked(draft) && draft.subject.isEmpty()) {
      draft.subject = owner;
    }
  }

  /** "Who joined us in 2023", where one date of all that people have is called so. */
  private static void readOwn(Draft draft, int at, TimeConditions.Wording wording, Period period) {
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
                .flatMap(rows -> DeedDates.dates(draft, rows).stream())
                .filter(date -> DeedDates.speaks(draft, verb, date))
                .toList();
    Optional<TimeForm> form =
        dates.size() == 1 ? draft.knowledge.times().form(dates.get(0)) : Optional.empty();
    if (form.isPresent()) {
      TimeChoice.Dated dated =
          new TimeChoice.Dated(dates.get(0), form.get(), DeedDates.SCORE, Optional.empty());
      draft.subject = Optional.of(dates.get(0).table());
      draft.named.add(dates.get(0).table());
      List<Integer> places = new ArrayList<>(wording.places());
      places.add(verb);
      List<WordSpan> spans = draft.take(places);
      TimeConditions.compared(dated, wording, period)
          .forEach(condition -> draft.where(condition, spans));
    }
  }

  private static boolean tells(Draft draft, int verb, TableName rows) {
    return DeedDates.dates(draft, rows).stream()
            .anyMatch(date -> DeedDates.speaks(draft, verb, date))
        || draft.fillerBefore(verb, WordClass.PASSIVE);
  }
}
