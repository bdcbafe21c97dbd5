package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Today;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads times: those of the calendar with a year, those {@linkplain ReckonedPeriods reckoned} from
 * them, and those reckoned {@linkplain RelativePeriods from the day of asking}.
 */
final class PeriodLinks {

  private static final int DAY_DIGITS = 2;

  private final CalendarPeriods calendar = new CalendarPeriods();
  private final PeriodWords vocabulary = new PeriodWords();

  /**
   * @param read numbers and comparisons of the question
   * @param today asked only where a time is reckoned from it
   * @return those and the times; what compares with a time gone by as a comparison of days
   */
  List<Link> with(List<Link> read, List<Word> words, Today today) {
    List<Link> found = List.copyOf(read);
    List<Link> times = links(words, found, today);
    for (Link time : times) {
      if (vocabulary.ago().contains(words.get(time.span().last()).folded())) {
        found = AgoCues.turned(found, time.span());
      }
    }
    return Stream.concat(found.stream(), times.stream()).toList();
  }

  private List<Link> links(List<Word> words, List<Link> read, Today today) {
    List<String> texts = words.stream().map(word -> word.quoted() ? "" : word.folded()).toList();
    ReckonedPeriods reckoned =
        new ReckonedPeriods(vocabulary, texts, new Lengths(vocabulary, texts, read));
    List<Link> links = new ArrayList<>(relative(texts, read, today));
    for (Link.ToPeriod named : named(texts)) {
      Link.ToPeriod period = ofYear(texts, named).orElse(named);
      Link.ToPeriod whole =
          sharingYear(texts, period).or(() -> reckoned.longer(period)).orElse(period);
      links.removeIf(
          before -> before.span().overlaps(whole.span()) || refers(texts, before, whole));
      links.add(whole);
    }
    return links;
  }

  private List<Link.ToPeriod> relative(List<String> texts, List<Link> read, Today today) {
    List<RelativePeriods.Relative> relative = new RelativePeriods(vocabulary, texts, read).all();
    return relative.isEmpty()
        ? List.of()
        : today.date().stream()
            .flatMap(
                day ->
                    relative.stream()
                        .map(
                            one ->
                                new Link.ToPeriod(
                                    one.span(), one.on().apply(day), Optional.of(day))))
            .toList();
  }

  /** "The last 30 days before 1 May 2024", "last week in May 2024": not reckoned from today. */
  private boolean refers(List<String> texts, Link before, Link.ToPeriod named) {
    int from = before.span().last() + 1;
    int until = named.span().first();
    if (from >= until) {
      return false;
    }
    List<String> between = texts.subList(from, until);
    return vocabulary.reckoning(between).isPresent()
        || (between.size() == 1 && vocabulary.within(between.get(0)));
  }

  private List<Link.ToPeriod> named(List<String> texts) {
    List<Link.ToPeriod> links = new ArrayList<>();
    for (int first = 0; first < texts.size(); first++) {
      int most = Math.min(CalendarPeriods.LONGEST, texts.size() - first);
      for (int length = most; length > 0; length--) {
        Optional<Period> period = calendar.period(texts.subList(first, first + length));
        if (period.isPresent()) {
          links.add(Link.ToPeriod.of(new WordSpan(first, first + length - 1), period.get()));
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
            .map(part -> Link.ToPeriod.of(new WordSpan(of - 1, year.span().last()), part));
  }

  /** "Between March and June 2024", "from 3 to 9 March 2024": the year stands but once. */
  private Optional<Link.ToPeriod> sharingYear(List<String> texts, Link.ToPeriod end) {
    int joint = end.span().first() - 1;
    for (int first = Math.max(0, joint - 2); first < joint; first++) {
      boolean opened = first > 0 && vocabulary.ranges(texts.get(first - 1), texts.get(joint));
      if (opened || isBareRange(texts, first, joint)) {
        Optional<Period> begin =
            calendar
                .beside(texts.subList(first, joint), end.period().first())
                .filter(period -> !period.first().isAfter(end.period().first()));
        if (begin.isPresent()) {
          WordSpan span = new WordSpan(opened ? first - 1 : first, end.span().last());
          return Optional.of(
              Link.ToPeriod.of(span, new Period(begin.get().first(), end.period().last())));
        }
      }
    }
    return Optional.empty();
  }

  /** "June to August 2024"; a number alone before "to" may be anything. */
  private boolean isBareRange(List<String> texts, int first, int joint) {
    return vocabulary.joins(texts.get(joint))
        && texts.subList(first, joint).stream()
            .anyMatch(text -> !WrittenNumber.isDigits(text, DAY_DIGITS));
  }
}
