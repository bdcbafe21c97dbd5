package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeBetween;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * "Average length of stay by ward", "how long do guests stay on average": the days from when
 * somebody came to when they left, of the one table that tells both. Not where a status tells that
 * some never came, or where a time is told, since they may have come or left then.
 */
public final class StayRule implements Rule {

  private static final String HOW = "how";

  private static final String LONG = "long";

  @Override
  public void apply(Draft draft) {
    List<Integer> stays = unknown(draft, WordClass.STAYING);
    List<Integer> means =
        IntStream.range(0, draft.size())
            .filter(at -> draft.isFree(at, Cue.AVERAGE))
            .boxed()
            .toList();
    boolean asked =
        stays.size() == 1
            && means.size() == 1
            && !isOfSome(draft, draft.next(stays.get(0)))
            && IntStream.range(0, draft.size()).noneMatch(at -> draft.period(at).isPresent())
            && IntStream.range(0, draft.size()).noneMatch(draft::isQuantity);
    if (asked) {
      stay(draft).ifPresent(time -> read(draft, stays.get(0), means.get(0), time));
    }
  }

  /** "The average stay by women" is theirs, and makes no groups. */
  private static boolean isOfSome(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.BY)
        && at < draft.size()
        && NounNumber.isPlural(draft.tokens.get(at).text());
  }

  private static List<Integer> unknown(Draft draft, WordClass words) {
    return IntStream.range(0, draft.size())
        .filter(at -> draft.isUnknown(at) && words.contains(draft.tokens.get(at).text()))
        .boxed()
        .toList();
  }

  private static void read(Draft draft, int stay, int mean, TimeBetween time) {
    List<Integer> places = new ArrayList<>(List.of(stay, mean));
    int length = draft.previous(stay);
    boolean measured =
        draft.isUnknown(length)
            && WordClass.LENGTH_OF_TIME.contains(draft.tokens.get(length).text());
    boolean howLong =
        draft.size() > 1
            && draft.tokens.get(0).text().equals(HOW)
            && draft.tokens.get(1).text().equals(LONG);
    if (measured) {
      places.add(length);
    }
    if (howLong) {
      places.addAll(List.of(0, 1));
    }
    List<Integer> units =
        IntStream.range(0, draft.size()).filter(at -> isUnit(draft, at)).boxed().toList();
    boolean noun = measured || (!howLong && draft.previous(stay) == mean);
    if (!(noun || howLong || !units.isEmpty()) || units.size() > 1) {
      return;
    }
    for (int unit : units) {
      places.add(unit);
      if (draft.isFree(draft.previous(unit), Cue.COUNT)) {
        places.add(draft.previous(unit));
      }
    }
    List<WordSpan> spans = draft.take(places);
    draft.named.add(time.end().column().table());
    if (draft.columns.known(time.end().column()).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(time.end().column()), spans);
    }
    draft.select(mean, new Aggregate(Function.AVG, false, Optional.of(time)), spans);
  }

  /** "Days", and nights, of which there are as many between two days. */
  private static boolean isUnit(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return draft.isUnknown(at)
        && (WordClass.NIGHT.contains(word)
            || LengthWords.length(word).equals(Optional.of(Length.DAYS)));
  }

  /** Of the one table of stays. */
  private static Optional<TimeBetween> stay(Draft draft) {
    List<EventPair> pairs =
        draft.knowledge.catalog().tables().stream()
            .flatMap(table -> pair(draft, table).stream())
            .toList();
    return pairs.size() == 1
        ? DurationRule.between(draft, pairs.get(0), Length.DAYS)
        : Optional.empty();
  }

  private static Optional<EventPair> pair(Draft draft, Table table) {
    EventEnds ends = new EventEnds(draft.knowledge);
    List<ColumnName> came =
        ends.begun(table.name()).stream()
            .filter(one -> EventEnds.says(one, WordClass.STAY_BEGUN))
            .toList();
    List<ColumnName> left =
        ends.ends(table.name()).stream()
            .filter(one -> EventEnds.says(one, WordClass.STAY_OVER))
            .toList();
    boolean plain =
        came.size() == 1
            && left.size() == 1
            && !draft.knowledge.times().holdsTimesOfDay(came.get(0))
            && !draft.knowledge.times().holdsTimesOfDay(left.get(0))
            && draft
                .knowledge
                .times()
                .form(came.get(0))
                .equals(draft.knowledge.times().form(left.get(0)))
            && table.columns().stream().noneMatch(StayRule::isStatus);
    return plain
        ? Optional.of(new EventPair(came.get(0), left.get(0), Set.of()))
        : Optional.empty();
  }

  private static boolean isStatus(Column column) {
    return NameParts.of(column.name().column()).stream()
        .anyMatch(WordClass.STATUS_COLUMN::contains);
  }
}
