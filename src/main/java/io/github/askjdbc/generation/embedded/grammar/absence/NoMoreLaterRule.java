package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Rows that had others in one time, or at all, and none in another: "which tenants filed a
 * complaint in 2023 but none in 2024", "customers with orders but none in 2024", "visits before
 * 2024 but none since". What is said up to "but" is read as it stands.
 */
public final class NoMoreLaterRule implements Rule {

  /**
   * The second half.
   *
   * @param but its first token
   * @param last its last token
   * @param later what holds of rows that are of its time
   * @param told the time whose words tell by which date rows are of it
   * @param others of which there are none
   * @param deed the verb that stands for them, where no word names them
   */
  private record Half(
      int but,
      int last,
      Function<TimeChoice.Dated, List<Condition>> later,
      int told,
      TableName rows,
      TableName others,
      Optional<Integer> deed) {}

  /**
   * A time at the end.
   *
   * @param not the token that denies, or the one behind it
   */
  private record End(
      int last, int not, int time, Function<TimeChoice.Dated, List<Condition>> later) {}

  @Override
  public void apply(Draft draft) {
    int end =
        IntStream.range(1, draft.size())
            .filter(draft::beginsSentence)
            .findFirst()
            .orElse(draft.size());
    int last = draft.previous(end);
    Optional<End> told =
        draft.period(last).isPresent() && draft.free(last)
            ? told(draft, last)
            : sinceThen(draft, last);
    told.flatMap(one -> half(draft, one)).ifPresent(half -> add(draft, half));
  }

  /** "In 2024", "since May 2024". */
  private static Optional<End> told(Draft draft, int time) {
    Period period = draft.period(time).orElseThrow();
    return draft.isFree(draft.previous(time), Cue.SINCE)
        ? TimeConditions.wording(draft, time, period)
            .map(
                wording ->
                    new End(
                        time,
                        wording.before(),
                        time,
                        date -> TimeConditions.compared(date, wording, period)))
        : draft.fillerBefore(time, WordClass.TIME_PREPOSITION)
            ? Optional.of(
                new End(
                    time, draft.previous(time), time, date -> TimeConditions.within(date, period)))
            : Optional.empty();
  }

  /** "Since", "since then": from the end of a time that was named, or from what was before it. */
  private static Optional<End> sinceThen(Draft draft, int last) {
    boolean then = draft.isUnknown(last) && WordClass.THEN.contains(draft.tokens.get(last).text());
    int since = then ? draft.previous(last) : last;
    int time =
        NearestRows.before(Math.max(0, since))
            .filter(at -> draft.free(at) && draft.period(at).isPresent())
            .findFirst()
            .orElse(-1);
    if (!draft.isFree(since, Cue.SINCE) || time < 0) {
      return Optional.empty();
    }
    Period period = draft.period(time).orElseThrow();
    return TimeConditions.wording(draft, time, period)
        .filter(
            wording ->
                wording.operator() == Condition.Operator.LESS
                    || wording.operator() == Condition.Operator.EQUAL)
        .map(
            wording ->
                new End(
                    last,
                    draft.previous(since),
                    time,
                    date ->
                        TimeConditions.since(
                            date,
                            wording.operator() == Condition.Operator.LESS
                                ? period.first()
                                : wording.last().dayAfter())));
  }

  private static Optional<Half> half(Draft draft, End end) {
    int not = end.not();
    Optional<TableName> again = draft.table(not);
    if (again.isPresent()) {
      not = draft.previous(not);
    }
    int but = not - 1;
    int begin = isInThePast(draft, draft.previous(but)) ? draft.previous(but) : but;
    int first = draft.previous(begin);
    boolean timed = begin == but && draft.period(first).isPresent();
    boolean whole =
        draft.isFree(not, Cue.NOT)
            && draft.isUnknown(but)
            && WordClass.CONTRAST.contains(draft.tokens.get(but).text())
            && (timed || (draft.free(first) && draft.table(first).isPresent()));
    List<TableName> tables =
        IntStream.range(0, Math.max(0, timed ? first : first + 1))
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .toList();
    boolean plain =
        IntStream.range(0, Math.max(0, first))
            .noneMatch(at -> draft.value(at).isPresent() || draft.filter(at).isPresent());
    Optional<Half> unnamed =
        whole && timed && plain && again.isEmpty() && tables.size() < 2
            ? unnamed(draft, but, end, draft.previous(first))
            : Optional.empty();
    if (unnamed.isPresent()) {
      return unnamed;
    }
    return whole
            && plain
            && tables.size() == 2
            && again.filter(other -> !other.equals(tables.get(1))).isEmpty()
        ? Optional.of(
            new Half(
                begin,
                end.last(),
                end.later(),
                timed ? first : end.time(),
                tables.get(0),
                tables.get(1),
                Optional.empty()))
        : Optional.empty();
  }

  /** "In the past", "already", right before "but". */
  private static boolean isInThePast(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.IN_THE_PAST.contains(draft.tokens.get(at).text());
  }

  /** "Which customers ordered in 2023 but not in 2024", of the rows that such a deed leaves. */
  private static Optional<Half> unnamed(Draft draft, int but, End end, int verb) {
    Optional<TableName> owner = verb < 0 ? Optional.empty() : DeedDates.owner(draft, verb);
    return owner.flatMap(
        rows ->
            LeftBehind.by(draft, verb, rows)
                .map(
                    others ->
                        new Half(
                            but,
                            end.last(),
                            end.later(),
                            draft.previous(but),
                            rows,
                            others,
                            Optional.of(verb))));
  }

  private static Optional<TimeChoice.Dated> dated(Draft draft, Half half) {
    WordSpan told = draft.tokens.get(half.told()).span();
    return draft
        .dates
        .likely(told)
        .or(() -> half.told() == half.last() ? draft.dates.asked(told) : Optional.empty());
  }

  private static void add(Draft draft, Half half) {
    List<ForeignKey> keys = draft.graph.references(half.others(), half.rows());
    Optional<TimeChoice.Dated> dated =
        half.deed()
            .map(verb -> DeedDates.date(draft, verb, half.others()))
            .orElseGet(() -> dated(draft, half))
            .filter(one -> one.column().table().equals(half.others()));
    if (dated.isEmpty() || keys.size() != 1 || keys.get(0).fromColumns().size() != 1) {
      return;
    }
    ForeignKey key = keys.get(0);
    List<Condition> later = new ArrayList<>(half.later().apply(dated.get()));
    later.add(new Condition.Present(new ColumnName(key.from(), key.fromColumns().get(0))));
    draft.where(
        Absence.among(key.from(), key, List.of(), later),
        draft.take(IntStream.rangeClosed(half.but(), half.last()).toArray()));
  }
}
