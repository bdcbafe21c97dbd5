package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.EventEnds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How many days rows last that have one day on which they begin and one on which they end:
 * "policies that run for fewer than 300 days", "awards that run for more than a year from start to
 * end".
 */
public final class LastingDaysRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int verb = 1; verb < draft.size(); verb++) {
      if (draft.isUnknown(verb) && WordClass.LASTING.contains(draft.tokens.get(verb).text())) {
        read(draft, verb);
      }
    }
  }

  private static void read(Draft draft, int verb) {
    int cue = draft.next(verb);
    int number = draft.next(cue);
    int unit = number + 1;
    Optional<Condition.Operator> operator =
        cue < draft.size() && draft.free(cue)
            ? Comparators.ofNumbers(draft, cue)
            : Optional.empty();
    Optional<TimeBetween> time =
        operator.isPresent() && draft.free(number) && draft.number(number).isPresent()
            ? LengthWords.unit(draft, unit)
                .filter(Length::isOfDays)
                .flatMap(
                    length ->
                        NearestRows.of(draft, verb)
                            .flatMap(rows -> pair(draft, new EventEnds(draft.knowledge), rows))
                            .flatMap(pair -> DurationRule.between(draft, pair, length)))
            : Optional.empty();
    if (time.isPresent()) {
      List<Integer> places = new ArrayList<>(List.of(verb, cue, number, unit));
      places.addAll(ends(draft, unit, time.get()));
      draft.where(
          DurationRule.than(time.get(), operator.get(), draft.number(number).orElseThrow()),
          draft.take(places));
    }
  }

  private static Optional<EventPair> pair(Draft draft, EventEnds events, TableName rows) {
    List<ColumnName> starts =
        events.begun(rows).stream()
            .filter(one -> EventEnds.says(one, WordClass.ROW_BEGUN))
            .toList();
    List<ColumnName> ends = events.ends(rows);
    boolean plain =
        starts.size() == 1
            && ends.size() == 1
            && !draft.knowledge.times().holdsTimesOfDay(starts.get(0))
            && draft
                .knowledge
                .times()
                .form(starts.get(0))
                .equals(draft.knowledge.times().form(ends.get(0)));
    return plain
        ? Optional.of(new EventPair(starts.get(0), ends.get(0), Set.of()))
        : Optional.empty();
  }

  /** "From its start date to its end date". */
  private static List<Integer> ends(Draft draft, int unit, TimeBetween time) {
    List<Integer> said = new ArrayList<>();
    int at = draft.next(unit);
    if (!draft.fillerBefore(at, WordClass.FROM)) {
      return said;
    }
    for (ColumnName column : List.of(time.start().column(), time.end().column())) {
      while (at < draft.size() && draft.free(at) && isWordOf(draft, at, column)) {
        said.add(at++);
      }
      at = draft.next(at - 1);
    }
    return said;
  }

  private static boolean isWordOf(Draft draft, int at, ColumnName column) {
    String word = draft.tokens.get(at).text();
    return WordClass.OWN_DATE.contains(word)
        || draft.column(at).equals(Optional.of(column))
        || NameStems.of(column.column()).contains(Stemming.stem(word));
  }
}
