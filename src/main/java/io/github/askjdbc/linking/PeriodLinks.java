package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.WrittenNumber;
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

/**
 * Reads times with a year: "2010", "the 1990s", "March 2014", "3 March 2014", "March 3rd, 2014",
 * "2014-03-03", "2014 Q1". Times that depend on the day of asking are not read.
 */
final class PeriodLinks {

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
    Optional<Year> decade = decade(text);
    if (decade.isPresent()) {
      int first = decade.get().getValue();
      return Optional.of(new Period(LocalDate.of(first, 1, 1), LocalDate.of(first + 9, 12, 31)));
    }
    return year(text)
        .map(year -> new Period(year.atDay(1), year.atMonth(12).atEndOfMonth()))
        .or(() -> valid(text, LocalDate::parse).map(day -> new Period(day, day)));
  }

  private Optional<Period> inYear(String text, Year year) {
    if (WordClass.QUARTER.contains(text)) {
      int last = MONTHS_IN_QUARTER * Integer.parseInt(text.substring(1));
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
    boolean ordinal = WordClass.ORDINAL_ENDING.ends(day);
    String number = ordinal ? day.substring(0, day.length() - 2) : day;
    if (!WrittenNumber.isCount(number, 2) || !months.containsKey(month)) {
      return Optional.empty();
    }
    return valid(number, digits -> year.atMonth(months.get(month)).atDay(Integer.parseInt(digits)))
        .map(date -> new Period(date, date));
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

  /** Empty for a day that no month has. */
  private static Optional<LocalDate> valid(String text, Function<String, LocalDate> reading) {
    try {
      return Optional.of(reading.apply(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
