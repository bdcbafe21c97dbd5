package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.WrittenNumber;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Times of the calendar that a few words name by themselves: "2010", "the 1990s", "March 2014", "3
 * March 2014", "March 3rd, 2014", "2014-03-03", "2014-03", "2014 Q1".
 */
final class CalendarPeriods {

  /** In words. */
  static final int LONGEST = 3;

  private static final int MONTHS_IN_QUARTER = 3;

  private final Map<String, Month> months = new HashMap<>();

  CalendarPeriods() {
    for (Month month : Month.values()) {
      months.put(
          month.getDisplayName(TextStyle.FULL, Locale.ENGLISH).toLowerCase(Locale.ROOT), month);
      months.put(
          month.getDisplayName(TextStyle.SHORT, Locale.ENGLISH).toLowerCase(Locale.ROOT), month);
    }
    months.put("sept", Month.SEPTEMBER);
  }

  /**
   * @param texts one to {@value #LONGEST}, folded
   */
  Optional<Period> period(List<String> texts) {
    return switch (texts.size()) {
      case 1 -> single(texts.get(0));
      case 2 ->
          year(texts.get(1))
              .flatMap(year -> inYear(texts.get(0), year))
              .or(() -> year(texts.get(0)).flatMap(year -> inYear(texts.get(1), year)));
      default -> year(texts.get(2)).flatMap(year -> day(texts.subList(0, 2), year));
    };
  }

  /** What words without a year mean in that of another time: "March", "3 March", "3", "Q2". */
  Optional<Period> beside(List<String> texts, LocalDate other) {
    Year year = Year.of(other.getYear());
    if (texts.size() == 2) {
      return day(texts, year);
    }
    return inYear(texts.get(0), year)
        .or(
            () ->
                dayOfMonth(texts.get(0))
                    .flatMap(
                        digits -> valid(digits, d -> other.withDayOfMonth(Integer.parseInt(d))))
                    .map(CalendarPeriods::of));
  }

  /** The month or quarter of a whole year. */
  Optional<Period> partOf(String text, Period whole) {
    Year year = Year.of(whole.first().getYear());
    return whole.equals(of(year)) ? inYear(text, year) : Optional.empty();
  }

  private static Period of(Year year) {
    return new Period(year.atDay(1), year.atMonth(Month.DECEMBER).atEndOfMonth());
  }

  private static Period of(LocalDate day) {
    return new Period(day, day);
  }

  private static Period of(YearMonth month) {
    return new Period(month.atDay(1), month.atEndOfMonth());
  }

  private static Optional<Period> single(String text) {
    Optional<Year> decade = decade(text);
    if (decade.isPresent()) {
      int first = decade.get().getValue();
      return Optional.of(new Period(LocalDate.of(first, 1, 1), LocalDate.of(first + 9, 12, 31)));
    }
    return year(text)
        .map(CalendarPeriods::of)
        .or(() -> valid(text, LocalDate::parse).map(CalendarPeriods::of))
        .or(() -> valid(text, YearMonth::parse).map(CalendarPeriods::of));
  }

  private Optional<Period> inYear(String text, Year year) {
    if (WordClass.QUARTER.contains(text)) {
      int last = MONTHS_IN_QUARTER * Integer.parseInt(text.substring(1));
      return Optional.of(
          new Period(
              year.atMonth(last - MONTHS_IN_QUARTER + 1).atDay(1),
              year.atMonth(last).atEndOfMonth()));
    }
    return Optional.ofNullable(months.get(text)).map(year::atMonth).map(CalendarPeriods::of);
  }

  /** A day and a month, in either order. */
  private Optional<Period> day(List<String> texts, Year year) {
    return day(texts.get(0), texts.get(1), year)
        .or(() -> day(texts.get(1), texts.get(0), year))
        .map(CalendarPeriods::of);
  }

  private Optional<LocalDate> day(String day, String month, Year year) {
    return Optional.ofNullable(months.get(month))
        .flatMap(
            known ->
                dayOfMonth(day)
                    .flatMap(d -> valid(d, digits -> MonthDay.of(known, Integer.parseInt(digits)))))
        .filter(found -> found.isValidYear(year.getValue()))
        .map(year::atMonthDay);
  }

  /** The digits of "3" and "3rd". */
  private static Optional<String> dayOfMonth(String text) {
    boolean ordinal = WordClass.ORDINAL_ENDING.ends(text);
    String number = ordinal ? text.substring(0, text.length() - 2) : text;
    return WrittenNumber.isCount(number, 2) ? Optional.of(number) : Optional.empty();
  }

  private static Optional<Year> year(String text) {
    boolean recent = text.startsWith("1") || text.startsWith("20");
    return recent && text.length() == 4 && WrittenNumber.isDigits(text, 4)
        ? Optional.of(Year.parse(text))
        : Optional.empty();
  }

  /** The first year of "1990s" or "1990's". */
  private static Optional<Year> decade(String text) {
    int digits = text.endsWith("'s") ? text.length() - 2 : text.length() - 1;
    return digits == 4 && text.endsWith("0" + text.substring(digits)) && text.endsWith("s")
        ? year(text.substring(0, digits))
        : Optional.empty();
  }

  /** Empty for what the calendar does not have. */
  private static <T> Optional<T> valid(String text, Function<String, T> reading) {
    try {
      return Optional.of(reading.apply(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
