package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.ListedThings;
import io.github.askjdbc.generation.embedded.grammar.phrases.SaidThing;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.generation.embedded.grammar.times.AbsentTime;
import io.github.askjdbc.generation.embedded.grammar.times.AbsentYear;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is said of rows that there are none of: the state before their noun ("no confirmed
 * booking"), and behind it what they are of and when they were ("not enrolled in First Aid in
 * 2024").
 *
 * @param conditions none where nothing is said
 * @param places tokens that say so, from the negation on
 * @param whole whether all of it is understood
 */
record SaidOfNone(List<Condition> conditions, List<Integer> places, boolean whole) {

  /** Tokens of a time and of what compares with it. */
  private static final int WORDING = 3;

  SaidOfNone {
    conditions = List.copyOf(conditions);
    places = List.copyOf(places);
  }

  /** Whether a token before a noun tells the state of what it names. */
  static boolean describes(Draft draft, int at) {
    return draft.free(at) && (draft.value(at).isPresent() || draft.filter(at).isPresent());
  }

  /**
   * @param owner whose rows are without others
   * @param noun token that names the rows
   * @param deed whether it is the verb that leaves them, so that how it was done may be denied
   */
  static SaidOfNone of(
      Draft draft, TableName owner, int not, int noun, TableName absent, boolean deed) {
    List<Condition> conditions = new ArrayList<>();
    List<Integer> places = new ArrayList<>(List.of(not, noun));
    Set<ColumnName> compared = new HashSet<>();
    boolean whole = true;
    boolean days = false;
    TableName dated = absent;
    for (int by = draft.previous(not); deed && isDoer(draft, by, owner); by = draft.previous(by)) {
      places.add(by);
      conditions.add(told(draft, by));
      draft.value(by).map(Link.ToValue::column).ifPresent(compared::add);
    }
    for (int at = not + 1; at < noun; at++) {
      if (describes(draft, at)) {
        whole &= holder(draft, at).equals(absent);
        conditions.add(told(draft, at));
        draft.value(at).map(Link.ToValue::column).ifPresent(compared::add);
      }
      if (draft.free(at) && draft.tokens.get(at).content()) {
        places.add(at);
      }
    }
    int at = draft.next(Math.max(not, noun));
    for (int last = Math.max(not, noun); at < draft.size(); last = at, at = draft.next(at)) {
      Optional<AbsentTime> time = time(draft, last, at, noun, dated);
      if (time.isPresent()) {
        conditions.addAll(time.get().conditions());
        days |= !isOfYears(time.get());
        places.addAll(time.get().places());
        at = time.get().places().stream().mapToInt(Integer::intValue).max().orElse(at);
        continue;
      }
      SaidThing thing = SaidThing.at(draft, at);
      boolean object = thing.literals().isEmpty() && deed && isObject(draft, at, owner, absent);
      if (object) {
        dated = draft.table(at).orElseThrow();
        places.add(at);
        continue;
      }
      if (thing.literals().isEmpty()) {
        break;
      }
      ColumnName column = thing.column(draft);
      Optional<Condition> told = ListedThings.condition(draft, column, thing.literals(), false);
      whole &= told.isPresent() && compared.add(column);
      // "no stand was ever booked" does not say that some have the status so called
      boolean done = WordClass.isParticiple(draft.tokens.get(thing.value()).text());
      whole &= !(deed || done) || !column.table().equals(absent);
      places.addAll(thing.places());
      told.ifPresent(conditions::add);
      at = thing.last();
    }
    boolean more = IntStream.range(at, draft.size()).anyMatch(rest -> goesOn(draft, rest));
    boolean sorts =
        !compared.isEmpty() || conditions.stream().anyMatch(Condition.Defined.class::isInstance);
    return days && !sorts && !deed && dated.equals(absent)
        ? new SaidOfNone(List.of(), places, true) // which AbsenceRule reads
        : new SaidOfNone(conditions, places, whole && !more);
  }

  /** "Which rooms has Ada Lowe not booked": somebody other than what is asked for. */
  private static boolean isDoer(Draft draft, int at, TableName owner) {
    return draft.free(at)
        && draft
            .value(at)
            .map(value -> value.column().table())
            .filter(holder -> !holder.equals(owner) && draft.areNamedPeople(holder))
            .isPresent();
  }

  /** "Did not attend any training in 2024": what the deed was done to has the time. */
  private static boolean isObject(Draft draft, int at, TableName owner, TableName absent) {
    return draft.free(at)
        && draft.table(at).filter(rows -> !rows.equals(owner) && !rows.equals(absent)).isPresent();
  }

  /** Whether a token may say more of the same. */
  private static boolean goesOn(Draft draft, int at) {
    return draft.isFree(at, Cue.OR)
        || draft.isFree(at, Cue.NOT)
        || (draft.free(at) && (draft.number(at).isPresent() || draft.period(at).isPresent()))
        || describes(draft, at);
  }

  private static Optional<AbsentTime> time(
      Draft draft, int last, int at, int noun, TableName absent) {
    return IntStream.range(at, Math.min(at + WORDING, draft.size()))
        .filter(place -> draft.free(place) && draft.period(place).isPresent())
        .boxed()
        .findFirst()
        .flatMap(
            place ->
                TimeConditions.wording(draft, place, draft.period(place).get())
                    .filter(one -> one.before() == last)
                    .flatMap(
                        one ->
                            AbsentYear.of(draft, one, place, absent)
                                .or(() -> AbsentTime.behind(draft, one, place, noun, absent))
                                .or(() -> AbsentTime.ofWhole(draft, one, place, noun, absent))));
  }

  private static boolean isOfYears(AbsentTime time) {
    return time.conditions().stream()
        .allMatch(
            one ->
                one instanceof Condition.Comparison compared
                    && compared.right() instanceof Condition.Literal.Numeral);
  }

  private static TableName holder(Draft draft, int at) {
    return draft
        .value(at)
        .map(value -> value.column().table())
        .orElseGet(() -> draft.filter(at).orElseThrow().condition().table());
  }

  private static Condition told(Draft draft, int at) {
    return draft.value(at).isPresent()
        ? ValueConditions.equality(draft, at)
        : new Condition.Defined(draft.filter(at).orElseThrow().condition());
  }
}
