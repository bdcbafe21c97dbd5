package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Ratio;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.MoneyNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.ShareWords;
import io.github.askjdbc.generation.embedded.grammar.times.TimeConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Growth: "by what percent did the invoiced amount grow from 2023 to 2024". */
public final class GrowthRule implements Rule {

  @Override
  public void apply(Draft draft) {
    OptionalInt percent =
        first(draft, at -> draft.isFree(at, Cue.SHARE) || ShareWords.isPercent(draft, at));
    OptionalInt grown =
        first(
            draft,
            at -> draft.isUnknown(at) && WordClass.GROWING.contains(draft.tokens.get(at).text()));
    List<Integer> times =
        IntStream.range(0, draft.size())
            .filter(at -> draft.free(at) && draft.period(at).isPresent())
            .boxed()
            .toList();
    OptionalInt measured = first(draft, draft::isQuantity);
    if (measured.isEmpty()) {
      measured = first(draft, at -> draft.free(at) && draft.table(at).isPresent());
    }
    if (percent.isPresent() && grown.isPresent() && measured.isPresent() && times.size() == 2) {
      growth(draft, percent.getAsInt(), grown.getAsInt(), measured.getAsInt(), times);
    }
  }

  private static OptionalInt first(Draft draft, IntPredicate wanted) {
    return IntStream.range(0, draft.size()).filter(wanted).findFirst();
  }

  private static void growth(
      Draft draft, int percent, int grown, int measured, List<Integer> times) {
    Period former = draft.period(times.get(0)).orElseThrow();
    Period later = draft.period(times.get(1)).orElseThrow();
    Optional<TimeChoice.Dated> dated = dated(draft, times.get(0));
    boolean told = isFromTo(draft, times) && former.last().isBefore(later.first());
    Optional<ColumnName> quantity = draft.column(measured);
    Cue added = quantity.isPresent() ? Cue.SUM : Cue.COUNT;
    List<Integer> cues =
        IntStream.range(0, measured).filter(at -> draft.isFree(at, added)).boxed().toList();
    boolean counted = cues.stream().anyMatch(at -> draft.next(at) != percent);
    boolean torn = quantity.isEmpty() && !counted && MoneyNoun.isSaid(draft, measured);
    boolean misled =
        dated
            .flatMap(TimeChoice.Dated::by)
            .map(draft::at)
            .filter(at -> WordClass.OTHER_WAY.contains(draft.tokens.get(at).text()))
            .isPresent(); // "rise or fall" tells of nothing that falls due
    if (dated.isEmpty() || !told || torn || misled) {
      return;
    }
    Aggregate whole =
        quantity.map(column -> Aggregate.of(Function.SUM, column)).orElse(Aggregate.countRows());
    draft.ratio =
        Optional.of(
            Ratio.growth(
                whole,
                TimeConditions.within(dated.get(), former),
                TimeConditions.within(dated.get(), later)));
    draft.countsSubject = quantity.isEmpty();
    draft.subject = draft.table(measured).or(() -> quantity.map(ColumnName::table));
    draft.named.add(draft.subject.orElseThrow());
    draft.named.add(dated.get().column().table());
    List<Integer> places = new ArrayList<>(List.of(percent, grown, measured));
    places.addAll(times);
    if (draft.free(grown + 1)
        && WordClass.CONJUNCTION.contains(draft.tokens.get(grown + 1).text())
        && draft.isUnknown(grown + 2)
        && WordClass.OTHER_WAY.contains(draft.tokens.get(grown + 2).text())) {
      places.addAll(List.of(grown + 1, grown + 2)); // "rise or fall"
    }
    if (isBetween(draft, times)) {
      places.add(draft.previous(times.get(0)));
    }
    places.addAll(cues);
    places.addAll(tellers(draft, dated.get()));
    if (percent > grown
        && draft.isUnknown(0)
        && WordClass.ASKING_MANNER.contains(draft.tokens.get(0).text())) {
      places.add(0); // "how did it change, in percent"
    }
    draft.select(percent, whole, draft.take(places));
  }

  private static Optional<TimeChoice.Dated> dated(Draft draft, int time) {
    WordSpan words = draft.tokens.get(time).span();
    Optional<TimeChoice.Dated> sure =
        draft.dates.likely(words).or(() -> draft.dates.asked(words)).filter(TimeChoice::isSure);
    return sure.or(() -> ofRows(draft, time, words));
  }

  /** The one of which such rows are counted within a time, where no word tells it. */
  private static Optional<TimeChoice.Dated> ofRows(Draft draft, int time, WordSpan words) {
    return TimeConditions.column(draft, time, draft.previous(time), time)
        .flatMap(
            own ->
                draft.dates.of(words).stream()
                    .filter(one -> one.column().equals(own.name()))
                    .findFirst());
  }

  /** "From 2023 to 2024", or "2023 to 2024" behind a noun. */
  private static boolean isFromTo(Draft draft, List<Integer> times) {
    int first = times.get(0);
    boolean from = draft.fillerBefore(first, WordClass.FROM) || draft.previous(first) == first - 1;
    boolean fromTo = from && draft.fillerBefore(times.get(1), WordClass.TO);
    return fromTo || isBetween(draft, times);
  }

  /** "Between 2023 and 2024". */
  private static boolean isBetween(Draft draft, List<Integer> times) {
    return draft.isFree(draft.previous(times.get(0)), Cue.BETWEEN)
        && draft.fillerBefore(times.get(1), WordClass.AND);
  }

  /** What names the times, or says nothing but which are meant. */
  private static List<Integer> tellers(Draft draft, TimeChoice.Dated dated) {
    List<Integer> tellers = new ArrayList<>();
    IntStream.range(0, draft.size())
        .filter(at -> draft.free(at) && draft.column(at).equals(Optional.of(dated.column())))
        .forEach(tellers::add);
    dated
        .by()
        .map(draft::at)
        .filter(at -> TimeConditions.onlyTells(draft, at, dated.column()))
        .ifPresent(tellers::add);
    return tellers;
  }
}
