package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Growth: "by what percent did the invoiced amount grow from 2023 to 2024". */
final class GrowthRule implements Rule {

  @Override
  public void apply(Draft draft) {
    OptionalInt percent = first(draft, at -> draft.isFree(at, Cue.SHARE));
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
    Optional<TimeChoice.Dated> dated =
        draft
            .dates
            .likely(draft.tokens.get(times.get(0)).span())
            .or(() -> draft.dates.asked(draft.tokens.get(times.get(0)).span()))
            .filter(TimeChoice::isSure);
    boolean told =
        draft.fillerBefore(times.get(0), WordClass.FROM)
            && draft.fillerBefore(times.get(1), WordClass.TO)
            && former.last().isBefore(later.first());
    if (dated.isEmpty() || !told) {
      return;
    }
    Optional<ColumnName> quantity = draft.column(measured);
    Aggregate whole =
        quantity.map(column -> Aggregate.of(Function.SUM, column)).orElse(Aggregate.countRows());
    draft.ratio =
        Optional.of(
            Ratio.growth(
                whole,
                PeriodRule.within(dated.get(), former),
                PeriodRule.within(dated.get(), later)));
    draft.countsSubject = quantity.isEmpty();
    draft.subject = draft.table(measured).or(() -> quantity.map(ColumnName::table));
    draft.named.add(draft.subject.orElseThrow());
    draft.named.add(dated.get().column().table());
    List<Integer> places = new ArrayList<>(List.of(percent, grown, measured));
    places.addAll(times);
    int before = draft.previous(measured);
    if (draft.isFree(before, quantity.isPresent() ? Cue.SUM : Cue.COUNT)) {
      places.add(before);
    }
    dated
        .flatMap(one -> one.by().map(draft::at))
        .filter(at -> PeriodRule.onlyTells(draft, at, dated.get().column()))
        .ifPresent(places::add);
    draft.select(percent, whole, draft.take(places.stream().mapToInt(Integer::intValue).toArray()));
  }
}
