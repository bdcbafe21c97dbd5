package io.github.askjdbc.linking;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads times with a year: "2010", "the 1990s", "March 2014", "3 March 2014", "March 3rd, 2014",
 * "2014-03-03", "2014 Q1". Times that depend on the day of asking are not read.
 */
final class PeriodLinks {

  private static final Pattern YEAR = Pattern.compile("1[0-9]{3}|20[0-9]{2}");
  private static final Pattern DECADE = Pattern.compile("(1[0-9]{2}0|20[0-9]0)'?s");
  private static final Pattern DAY = Pattern.compile("([12]?[0-9]|3[01])(st|nd|rd|th)?");
  private static final Pattern QUARTER = Pattern.compile("q([1-4])");
  private static final int MONTHS_IN_QUARTER = 3;

  private final Map<String, Month> months = new HashMap<>();

  PeriodLinks() {
    for (Month month : Month.values()) {
      months.put(
          month.getDisplayName(TextStyle.FULL, Locale.ENGLISH).toLowerCase(Locale.ROOT), month);
      months.put(
          month.getDisplayName(TextStyle.SHORT, Locale.ENGLISH).toLowerCase(Locale.ROOT), month);
    }
    months.put("sept", Month.SEPTEMBER);
  }

  List<Link> links(List<Word> words) {
    List<Link> links = new ArrayList<>();
    for (int first = 0; first < words.size(); first++) {
      List<String> texts =
          words.subList(first, Math.min(words.size(), first + 3)).stream()
              .map(word -> word.quoted() ? "" : word.folded())
              .toList();
      for (int length = texts.size(); length > 0; length--) {
        Optional<Period> period = period(texts.subList(0, length));
        if (period.isPresent()) {
          links.add(new Link.ToPeriod(new WordSpan(first, first + length - 1), period.get()));
          first += length - 1;
          break;
        }
      }
    }
    return links;
  }

  private Optional<Period> period(List<String> texts) {
    return switch (texts.size()) {
      case 1 -> single(texts.get(0));
      case 2 ->
          year(texts.get(1))
              .flatMap(year -> inYear(texts.get(0), year))
              .or(() -> year(texts.get(0)).flatMap(year -> inYear(texts.get(1), year)));
      default ->
          year(texts.get(2))
              .flatMap(
                  year ->
                      day(texts.get(0), texts.get(1), year)
                          .or(() -> day(texts.get(1), texts.get(0), year)));
    };
  }

  private static Optional<Period> single(String text) {
    Matcher decade = DECADE.matcher(text);
    if (decade.matches()) {
      int first = Integer.parseInt(decade.group(1));
      return Optional.of(new Period(LocalDate.of(first, 1, 1), LocalDate.of(first + 9, 12, 31)));
    }
    return year(text)
        .map(year -> new Period(year.atDay(1), year.atMonth(12).atEndOfMonth()))
        .or(() -> valid(text, LocalDate::parse).map(day -> new Period(day, day)));
  }

  private Optional<Period> inYear(String text, Year year) {
    Matcher quarter = QUARTER.matcher(text);
    if (quarter.matches()) {
      int last = MONTHS_IN_QUARTER * Integer.parseInt(quarter.group(1));
      return Optional.of(
          new Period(
              year.atMonth(last - MONTHS_IN_QUARTER + 1).atDay(1),
              year.atMonth(last).atEndOfMonth()));
    }
    return Optional.ofNullable(months.get(text))
        .map(year::atMonth)
        .map((YearMonth month) -> new Period(month.atDay(1), month.atEndOfMonth()));
  }

  private Optional<Period> day(String day, String month, Year year) {
    Matcher number = DAY.matcher(day);
    if (!number.matches() || !months.containsKey(month)) {
      return Optional.empty();
    }
    return valid(
            number.group(1),
            digits -> year.atMonth(months.get(month)).atDay(Integer.parseInt(digits)))
        .map(date -> new Period(date, date));
  }

  private static Optional<Year> year(String text) {
    return YEAR.matcher(text).matches() ? Optional.of(Year.parse(text)) : Optional.empty();
  }

  /** Empty for a day that no month has. */
  private static Optional<LocalDate> valid(String text, Function<String, LocalDate> reading) {
    try {
      return Optional.of(reading.apply(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
