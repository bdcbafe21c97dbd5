package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.PeriodWords.Turn;
import io.github.askjdbc.linking.PeriodWords.Unit;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Times reckoned from the day of asking.
 *
 * <ul>
 *   <li>"Yesterday", "30 days ago": that day.
 *   <li>"This month", "last year", "next quarter": the whole month, year or quarter of the
 *       calendar; a week begins on Monday.
 *   <li>"The last 30 days", "the past year": from the day so long before today up to and including
 *       today; "the next 2 weeks" from today up to and including the day so long after it.
 *   <li>"Year to date": from the first day of this year up to and including today.
 * </ul>
 */
final class RelativePeriods {

  /** Words whose time is told by the day of asking. */
  record Relative(WordSpan span, Function<LocalDate, Period> on) {}

  private final PeriodWords vocabulary;
  private final List<String> texts;
  private final List<Link> links;
  private final Lengths lengths;

  /**
   * @param texts of the words, folded
   * @param links numbers and comparisons of the question
   */
  RelativePeriods(PeriodWords vocabulary, List<String> texts, List<Link> links) {
    this.vocabulary = vocabulary;
    this.texts = List.copyOf(texts);
    this.links = List.copyOf(links);
    this.lengths = new Lengths(vocabulary, texts, links);
  }

  /** Of the whole question, in its order. */
  List<Relative> all() {
    List<Relative> all = new ArrayList<>();
    for (int at = 0; at < texts.size(); at++) {
      int word = at;
      day(at)
          .or(() -> lengths.endingAt(word).filter(this::ends).flatMap(this::reckoned))
          .ifPresent(all::add);
    }
    return all;
  }

  /** "The last day of each month" is reckoned from something else. */
  private boolean ends(Length length) {
    int next = length.span().last() + 1;
    return next == texts.size() || !WordClass.OF.contains(texts.get(next));
  }

  private Optional<Relative> day(int at) {
    return vocabulary
        .day(texts.get(at))
        .map(days -> new Relative(new WordSpan(at, at), today -> day(today.plusDays(days))));
  }

  private static Period day(LocalDate day) {
    return new Period(day, day);
  }

  private Optional<Relative> reckoned(Length length) {
    return ago(length).or(() -> toDate(length)).or(() -> turn(length));
  }

  /**
   * "30 days ago", "more than 3 months ago"; not "3 months ago", which is a day for some and a
   * month for others.
   */
  private Optional<Relative> ago(Length length) {
    boolean day =
        length.unit() == Unit.DAY || AgoCues.before(length.span().first(), links).isPresent();
    boolean told = day && says(length.span().last() + 1, vocabulary.ago());
    return told
        ? Optional.of(
            new Relative(
                new WordSpan(length.span().first(), length.span().last() + 1),
                today -> day(length.unit().after(today, -length.count()))))
        : Optional.empty();
  }

  private Optional<Relative> toDate(Length length) {
    boolean told = !length.counted() && says(length.span().last() + 1, vocabulary.toDate());
    return told
        ? Optional.of(
            new Relative(
                new WordSpan(
                    length.span().first(), length.span().last() + vocabulary.toDate().size()),
                today -> new Period(length.unit().begin(today), today)))
        : Optional.empty();
  }

  private boolean says(int from, List<String> words) {
    int end = from + words.size();
    return end <= texts.size() && texts.subList(from, end).equals(words);
  }

  private Optional<Relative> turn(Length length) {
    int before = length.span().first() - 1;
    return before < 0
        ? Optional.empty()
        : (length.counted()
                ? vocabulary.stretch(texts.get(before)).map(turn -> stretch(length, turn))
                : whole(length, texts.get(before)))
            .map(on -> new Relative(new WordSpan(before, length.span().last()), on));
  }

  private Optional<Function<LocalDate, Period>> whole(Length length, String before) {
    if (vocabulary.isRolling(before)) {
      return Optional.of(stretch(length, Turn.LAST));
    }
    return length.unit() == Unit.DAY
        ? Optional.empty()
        : vocabulary.turn(before).map(turn -> today -> turn(length, turn, today));
  }

  private static Period turn(Length length, Turn turn, LocalDate today) {
    LocalDate first = length.unit().begin(today);
    return switch (turn) {
      case THIS -> length.from(first);
      case LAST -> length.until(first);
      case NEXT -> length.from(length.unit().after(first, 1));
    };
  }

  private static Function<LocalDate, Period> stretch(Length length, Turn turn) {
    return turn == Turn.LAST
        ? today -> new Period(length.unit().after(today, -length.count()), today)
        : today -> new Period(today, length.unit().after(today, length.count()));
  }
}
