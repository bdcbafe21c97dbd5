package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.PersonNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Extreme rows by the column that an adjective measures: "the oldest active patient", "the
 * customers that signed up most recently", "when was the latest delivery".
 */
final class MeasuredExtreme {

  private MeasuredExtreme() {}

  static void read(Draft draft, int at) {
    Link.ToMeasure measure = draft.measure(at).get();
    int next = draft.next(at);
    boolean range =
        draft.free(next)
            && draft.measure(next).filter(m -> m.column().equals(measure.column())).isPresent()
            && draft.fillerBefore(next, WordClass.TO);
    if (range) {
      ExtremeRows.order(draft, measure.column(), measure.rising(), draft.take(at, next), false);
      return;
    }
    if (draft.number(next).isPresent() && next == at + 1) {
      next = draft.next(next);
    }
    int participle = participle(draft, at, measure.column());
    next = participle == at ? next : draft.next(participle);
    boolean verb = asksWhen(draft) && isJoining(draft, next);
    int got = verb ? next : at;
    next = verb ? draft.next(next) : next;
    if (ExtremeRows.isState(draft, next, measure.column().table())) {
      next = draft.next(next);
    }
    Optional<TableName> table =
        draft.table(next).or(() -> draft.value(draft.next(at)).map(v -> v.column().table()));
    boolean done = asksWhen(draft) && participle != at;
    boolean told =
        table.isEmpty() && (done || follows(draft, at, measure) || whoDid(draft, at, measure));
    TableName measured = measure.column().table();
    boolean ofKind = table.filter(rows -> SameRows.are(draft, rows, measured)).isPresent();
    if ((!told && !ofKind && !table.equals(Optional.of(measured)))
        || isOfOtherAge(draft, at, measure.column())) {
      draft.reject();
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(at, participle, got));
    draft.named.add(measure.column().table());
    if (draft.free(next)
        && draft.column(next).equals(Optional.of(measure.column()))
        && !draft.fillerBefore(next, WordClass.AND)) {
      places.add(next); // "the longest duration"
    } else if (isOfOtherTime(draft, next, measure.column())) {
      draft.reject();
      return;
    }
    IntStream.range(at + 1, draft.size())
        .filter(unit -> isUnit(draft, unit, measure.column()))
        .forEach(places::add);
    draft.dates.teller(draft.tokens.get(at).span(), measure.column()).stream()
        .map(draft::at)
        .filter(teller -> TimeConditions.onlyTells(draft, teller, measure.column()))
        .filter(teller -> !isAskedOf(draft, teller, at))
        .forEach(places::add);
    ColumnName date = measure.column();
    if (asksWhen(draft) && (isToldBehind(draft, at, date) || isLastAlone(draft, at, date))) {
      draft.reject();
      return;
    }
    places.addAll(restOfName(draft, Collections.max(places), measure.column()));
    if (asksWhen(draft)) {
      Function end = measure.rising() ? Function.MAX : Function.MIN;
      places.add(0);
      draft.select(at, Aggregate.of(end, measure.column()), draft.take(places));
      return;
    }
    ExtremeLimit.addTop(draft, at, places);
    ExtremeRows.limited(draft, measure.column(), measure.rising(), at, places);
  }

  /** "The date of the earliest payment" is asked for, whatever else it tells. */
  private static boolean isAskedOf(Draft draft, int date, int extreme) {
    return draft.column(date).isPresent()
        && draft.previous(extreme) == date
        && draft.fillerBefore(extreme, WordClass.OF);
  }

  /** {@code last_reviewed_on} holds the last day by itself. */
  private static boolean isLastAlone(Draft draft, int at, ColumnName column) {
    return WordClass.LAST.contains(draft.tokens.get(at).text())
        && NameParts.of(column.column()).stream().anyMatch(WordClass.LAST::contains);
  }

  /** "When was the last order of Ada completed" does not ask when she placed it. */
  private static boolean isToldBehind(Draft draft, int at, ColumnName column) {
    int last = draft.previous(draft.size());
    boolean state =
        last > at
            && (draft.value(last).isPresent() || draft.filter(last).isPresent())
            && WordClass.isParticiple(draft.tokens.get(last).text());
    return state
        && draft
            .dates
            .teller(draft.tokens.get(at).span(), column)
            .filter(word -> draft.at(word) == last)
            .isEmpty();
  }

  /** "When did the shop last get a delivery". */
  private static boolean isJoining(Draft draft, int at) {
    return draft.isUnknown(at)
        && draft.tokens.get(at).content()
        && draft.table(draft.next(at)).isPresent()
        && RelationVerbs.joins(draft.tokens.get(at).text());
  }

  /** "In pages", of the column that counts them, whatever else has pages in its name. */
  private static boolean isUnit(Draft draft, int at, ColumnName measured) {
    return draft.free(at)
        && draft.fillerBefore(at, WordClass.IN)
        && NameStems.of(measured.column()).contains(Stemming.stem(draft.tokens.get(at).text()));
  }

  /** The token behind that tells the date, "hired" in "most recently hired"; or the one itself. */
  private static int participle(Draft draft, int at, ColumnName column) {
    int next = draft.next(at);
    boolean tells =
        draft.column(next).equals(Optional.of(column))
            || draft
                .dates
                .teller(draft.tokens.get(at).span(), column)
                .filter(word -> draft.at(word) == next)
                .isPresent();
    boolean participle =
        draft.free(next)
            && (WordClass.PARTICIPLE_ENDING.ends(draft.tokens.get(next).text())
                || (asksWhen(draft) && draft.isUnknown(next)))
            && draft.adjacent(at, next);
    return participle && tells && TimeConditions.onlyTells(draft, next, column) ? next : at;
  }

  /** "The customers that signed up most recently". */
  private static boolean follows(Draft draft, int at, Link.ToMeasure measure) {
    return NearestRows.before(at)
        .filter(before -> draft.table(before).isPresent())
        .findFirst()
        .flatMap(draft::table)
        .equals(Optional.of(measure.column().table()));
  }

  /** "Who was hired most recently", where the verb tells the day. */
  private static boolean whoDid(Draft draft, int at, Link.ToMeasure measure) {
    int verb = draft.previous(at);
    return AskedPerson.isAsked(draft)
        && draft.areNamedPeople(measure.column().table())
        && draft.previous(verb) <= 0
        && draft
            .dates
            .teller(draft.tokens.get(at).span(), measure.column())
            .filter(word -> draft.at(word) == verb)
            .isPresent();
  }

  /** "The oldest nurse" is not the one that was hired before all others. */
  private static boolean isOfOtherAge(Draft draft, int at, ColumnName column) {
    return WordClass.AGED.contains(draft.tokens.get(at).text())
        && draft.columns.isKind(column, ColumnKind.DATE)
        && draft
            .knowledge
            .catalog()
            .table(column.table())
            .filter(table -> SameRows.isPerson(table) || PersonNames.of(table).isPresent())
            .isPresent()
        && NameParts.of(column.column()).stream().noneMatch(WordClass.BIRTH::contains);
  }

  /** "Latest join year" of {@code year_join}: the words behind that are of the column's name. */
  private static List<Integer> restOfName(Draft draft, int said, ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    return IntStream.range(said + 1, draft.size())
        .takeWhile(at -> draft.free(at) && parts.contains(draft.tokens.get(at).text()))
        .takeWhile(at -> !draft.table(at).equals(Optional.of(column.table())))
        .boxed()
        .toList();
  }

  /** "The earliest closing date" is not told by when something was opened. */
  private static boolean isOfOtherTime(Draft draft, int next, ColumnName column) {
    return draft.free(next)
        && draft.adjacent(draft.previous(next), next)
        && draft.columns.isKind(column, ColumnKind.DATE)
        && draft.tokens.get(next).link().stream()
            .flatMap(link -> link.namedColumns().stream())
            .anyMatch(
                other ->
                    !other.equals(column)
                        && other.table().equals(column.table())
                        && draft.columns.isKind(other, ColumnKind.DATE));
  }

  private static boolean asksWhen(Draft draft) {
    return draft.free(0) && draft.tokens.get(0).text().equals("when");
  }
}
