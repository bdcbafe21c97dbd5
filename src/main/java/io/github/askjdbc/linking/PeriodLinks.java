package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads times with a year, those of the calendar and those {@linkplain ReckonedPeriods reckoned}
 * from them. Times that depend on the day of asking are not read.
 */
final class PeriodLinks {

  private final CalendarPeriods calendar = new CalendarPeriods();
  private final PeriodWords vocabulary = new PeriodWords();

  /**
   * @param numbers of the question
   */
  List<Link> links(List<Word> words, List<Link> numbers) {
    List<String> texts = words.stream().map(word -> word.quoted() ? "" : word.folded()).toList();
    ReckonedPeriods reckoned = new ReckonedPeriods(vocabulary, texts, numbers);
    List<Link> links = new ArrayList<>();
    for (Link.ToPeriod named : named(texts)) {
      Link.ToPeriod period = ofYear(texts, named).orElse(named);
      Link.ToPeriod whole =
          sharingYear(texts, period).or(() -> reckoned.longer(period)).orElse(period);
      links.removeIf(before -> before.span().overlaps(whole.span()));
      links.add(whole);
    }
    return links;
  }

  private List<Link.ToPeriod> named(List<String> texts) {
    List<Link.ToPeriod> links = new ArrayList<>();
    for (int first = 0; first < texts.size(); first++) {
      int most = Math.min(CalendarPeriods.LONGEST, texts.size() - first);
      for (int length = most; length > 0; length--) {
        Optional<Period> period = calendar.period(texts.subList(first, first + length));
        if (period.isPresent()) {
          links.add(new Link.ToPeriod(new WordSpan(first, first + length - 1), period.get()));
          first += length - 1;
          break;
        }
      }
    }
    return links;
  }

  /** "March of 2024", "Q3 of 2024". */
  private Optional<Link.ToPeriod> ofYear(List<String> texts, Link.ToPeriod year) {
    int of = year.span().first() - 1;
    return of < 1 || !WordClass.OF.contains(texts.get(of))
        ? Optional.empty()
        : calendar
            .partOf(texts.get(of - 1), year.period())
            .map(part -> new Link.ToPeriod(new WordSpan(of - 1, year.span().last()), part));
  }

  /** "Between March and June 2024", "from 3 to 9 March 2024": the year stands but once. */
  private Optional<Link.ToPeriod> sharingYear(List<String> texts, Link.ToPeriod end) {
    int joint = end.span().first() - 1;
    for (int first = joint - 1; first > 0 && first >= joint - 2; first--) {
      if (vocabulary.ranges(texts.get(first - 1), texts.get(joint))) {
        Optional<Period> begin =
            calendar
                .beside(texts.subList(first, joint), end.period().first())
                .filter(period -> !period.first().isAfter(end.period().first()));
        if (begin.isPresent()) {
          WordSpan span = new WordSpan(first - 1, end.span().last());
          return Optional.of(
              new Link.ToPeriod(span, new Period(begin.get().first(), end.period().last())));
        }
      }
    }
    return Optional.empty();
  }
}
