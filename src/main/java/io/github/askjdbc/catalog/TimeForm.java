package io.github.askjdbc.catalog;

import io.github.askjdbc.text.WrittenNumber;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How a column writes the days or moments that it holds. */
public enum TimeForm {
  /** As the target's own type for dates or times. */
  NATIVE,
  /** Text that begins with year, month and day apart by hyphens, as ISO 8601 has them. */
  ISO_TEXT,
  /** Text of eight digits: year, month, day. */
  DIGITS_TEXT,
  /** A number of eight digits: year, month, day. */
  DIGITS_NUMBER,
  /** Seconds since 1970 began, UTC. */
  EPOCH_SECONDS,
  /** Milliseconds since 1970 began, UTC. */
  EPOCH_MILLIS;

  private static final int DAY_LENGTH = 10;
  private static final int DIGITS = 8;
  private static final long MILLIS = 1000;
  private static final int FIRST_YEAR = 1850;
  private static final int LAST_YEAR = 2150;
  private static final int FIRST_EPOCH_YEAR = 1980;
  private static final int LAST_EPOCH_YEAR = 2070;

  /**
   * How a day is written in the column, without quotes: what sorts before it is of an earlier day.
   */
  public String written(LocalDate day) {
    long seconds = day.atStartOfDay().toEpochSecond(ZoneOffset.UTC);
    return switch (this) {
      case NATIVE, ISO_TEXT -> day.toString();
      case DIGITS_TEXT, DIGITS_NUMBER -> day.format(DateTimeFormatter.BASIC_ISO_DATE);
      case EPOCH_SECONDS -> Long.toString(seconds);
      case EPOCH_MILLIS -> Long.toString(seconds * MILLIS);
    };
  }

  /** Whether it is written as a number. */
  public boolean numeric() {
    return this == DIGITS_NUMBER || this == EPOCH_SECONDS || this == EPOCH_MILLIS;
  }

  /** The form of texts, if all are of one. */
  static Optional<TimeForm> ofTexts(List<String> samples) {
    return Stream.of(ISO_TEXT, DIGITS_TEXT)
        .filter(form -> !samples.isEmpty() && samples.stream().allMatch(form::isText))
        .findFirst();
  }

  /** The form of numbers, if all are of one. */
  static Optional<TimeForm> ofNumbers(List<String> samples) {
    return Stream.of(DIGITS_NUMBER, EPOCH_SECONDS, EPOCH_MILLIS)
        .filter(form -> !samples.isEmpty() && samples.stream().allMatch(form::isNumber))
        .findFirst();
  }

  private boolean isText(String text) {
    boolean alone =
        text.length() == DAY_LENGTH
            || (text.length() > DAY_LENGTH && " T".indexOf(text.charAt(DAY_LENGTH)) >= 0);
    return this == ISO_TEXT
        ? alone && isDay(text.substring(0, DAY_LENGTH), DateTimeFormatter.ISO_LOCAL_DATE)
        : text.length() == DIGITS && isDay(text, DateTimeFormatter.BASIC_ISO_DATE);
  }

  private boolean isNumber(String text) {
    if (!WrittenNumber.isDigits(text, 13)) {
      return false;
    }
    if (this == DIGITS_NUMBER) {
      return text.length() == DIGITS && isDay(text, DateTimeFormatter.BASIC_ISO_DATE);
    }
    return writtenYear(FIRST_EPOCH_YEAR) <= Long.parseLong(text)
        && Long.parseLong(text) < writtenYear(LAST_EPOCH_YEAR);
  }

  private long writtenYear(int year) {
    return Long.parseLong(written(LocalDate.of(year, 1, 1)));
  }

  private static boolean isDay(String text, DateTimeFormatter format) {
    try {
      int year = LocalDate.parse(text, format).getYear();
      return FIRST_YEAR <= year && year <= LAST_YEAR;
    } catch (DateTimeException e) {
      return false;
    }
  }
}
