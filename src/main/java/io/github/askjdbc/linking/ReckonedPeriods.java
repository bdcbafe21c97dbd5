package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.PeriodWords.Edge;
import io.github.askjdbc.linking.PeriodWords.Reckoning;
import java.util.List;
import java.util.Optional;

/**
 * Times reckoned from one that stands after them: "the six months before 1 January 2024", "the 60
 * days starting 1 September 2024", "the third quarter of 2024", "the last two weeks of May 2024",
 * "the end of 2023".
 */
final class ReckonedPeriods {

  private static final int LONGEST_RECKONING = 4;

  private final PeriodWords vocabulary;
  private final List<String> texts;
  private final Lengths lengths;

  /**
   * @param texts of the words, folded
   */
  ReckonedPeriods(PeriodWords vocabulary, List<String> texts, Lengths lengths) {
    this.vocabulary = vocabulary;
    this.texts = List.copyOf(texts);
    this.lengths = lengths;
  }

  /**
   * @param end time that a longer phrase may end with
   */
  Optional<Link.ToPeriod> longer(Link.ToPeriod end) {
    return reckoned(end).or(() -> edge(end)).or(() -> part(end));
  }

  private Optional<Link.ToPeriod> reckoned(Link.ToPeriod end) {
    int until = end.span().first();
    for (int from = until - 1; from > 1 && from >= until - LONGEST_RECKONING; from--) {
      Optional<Reckoning> reckoning = vocabulary.reckoning(texts.subList(from, until));
      Optional<Length> length =
          lengths
              .endingAt(from - 1)
              .filter(one -> one.span().first() > 0 && opens(one.span().first() - 1));
      if (reckoning.isPresent() && length.isPresent()) {
        Period period = reckon(length.get(), reckoning.get(), end.period());
        return Optional.of(link(length.get().span().first(), end, period));
      }
    }
    return Optional.empty();
  }

  private boolean opens(int at) {
    return vocabulary.opens(texts.get(at));
  }

  private static Link.ToPeriod link(int first, Link.ToPeriod end, Period period) {
    return Link.ToPeriod.of(new WordSpan(first, end.span().last()), period);
  }

  private static Period reckon(Length length, Reckoning reckoning, Period period) {
    return switch (reckoning) {
      case BEFORE -> length.until(period.first());
      case ENDING -> length.until(period.dayAfter());
      case FROM -> length.from(period.first());
      case AFTER -> length.from(period.dayAfter());
    };
  }

  private Optional<Link.ToPeriod> edge(Link.ToPeriod end) {
    int of = end.span().first() - 1;
    return of < 1 || !WordClass.OF.contains(texts.get(of))
        ? Optional.empty()
        : vocabulary
            .edge(texts.get(of - 1))
            .map(edge -> edge == Edge.FIRST ? end.period().first() : end.period().last())
            .map(day -> link(of - 1, end, new Period(day, day)));
  }

  /** "First two weeks of", "third quarter of": nothing where the longer time holds no such part. */
  private Optional<Link.ToPeriod> part(Link.ToPeriod end) {
    int of = end.span().first() - 1;
    if (of < 0) {
      return Optional.empty();
    }
    int before = vocabulary.within(texts.get(of)) ? of - 1 : of;
    return lengths
        .endingAt(before)
        .filter(length -> length.span().first() > 0)
        .flatMap(
            length ->
                vocabulary
                    .place(texts.get(length.span().first() - 1))
                    .filter(place -> place < 2 || length.count() == 1)
                    .map(place -> placed(length, place, end.period()))
                    .filter(part -> lies(part, end.period()))
                    .map(part -> link(length.span().first() - 1, end, part)));
  }

  private static Period placed(Length length, int place, Period whole) {
    return place == 0
        ? length.until(whole.dayAfter())
        : length.from(length.unit().after(whole.first(), place - 1));
  }

  private static boolean lies(Period part, Period whole) {
    return !part.first().isBefore(whole.first())
        && !part.last().isAfter(whole.last())
        && !part.equals(whole);
  }
}
