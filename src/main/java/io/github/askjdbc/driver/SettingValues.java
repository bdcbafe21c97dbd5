package io.github.askjdbc.driver;

import io.github.askjdbc.audit.AuditPlace;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.WrittenNumber;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads and compares the written values of settings. */
final class SettingValues {
  private static final int MOST_DIGITS = 9;
  private static final int MOST_DIGITS_OF_NUMBER = 12;

  private static final Map<String, ChronoUnit> UNITS =
      Map.of("ms", ChronoUnit.MILLIS, "s", ChronoUnit.SECONDS, "m", ChronoUnit.MINUTES);

  private SettingValues() {}

  /** What is allowed, if the value is not. */
  static Optional<String> problem(Setting setting, String value) {
    return switch (setting.form()) {
      case CHOICE -> when(!setting.choices().contains(value), String.join(", ", setting.choices()));
      case NUMBER -> when(!isNumber(value), "a number of at least 0");
      case SHARE ->
          when(
              !isNumber(value)
                  || !(Double.parseDouble(value) > 0 && Double.parseDouble(value) <= 1),
              "a number above 0 and at most 1");
      case COUNT ->
          when(!WrittenNumber.isDigits(value, MOST_DIGITS), "a whole number of at least 0");
      case POSITIVE ->
          when(
              !WrittenNumber.isCount(withoutZeros(value), MOST_DIGITS),
              "a whole number of at least 1");
      case LIMIT ->
          when(
              !value.isEmpty() && !WrittenNumber.isCount(withoutZeros(value), MOST_DIGITS),
              "a whole number of at least 1, or nothing for no limit");
      case DURATION -> when(read(value).isEmpty(), "a duration such as 500ms or 10s");
      case DAY -> when(!value.isEmpty() && !isDay(value), "a day such as 2024-06-30, or nothing");
      case LIST -> when(value.indexOf('\0') >= 0, "names separated by commas");
      case PATTERNS ->
          when(
              value.indexOf('\0') >= 0
                  || list(value).size() > PrivateColumns.MOST_PATTERNS
                  || list(value).stream()
                      .anyMatch(name -> name.length() > PrivateColumns.LONGEST_PATTERN),
              "at most %d names of at most %d characters each, separated by commas"
                  .formatted(PrivateColumns.MOST_PATTERNS, PrivateColumns.LONGEST_PATTERN));
      case FILE ->
          when(!value.isEmpty() && !isAbsolute(value), "the absolute path of a file, or nothing");
      case FOLDER ->
          when(!value.isEmpty() && !isAbsolute(value), "the absolute path of a folder, or nothing");
      case PLACE -> when(!value.isEmpty() && AuditPlace.of(value).isEmpty(), AuditPlace.ALLOWED);
      case CLASS_NAME -> when(!value.isEmpty() && !isClassName(value), "the full name of a class");
      case MODEL_NAME, ENDPOINT, SECRET, VARIABLE, PRICE ->
          ModelSettingValues.problem(setting.form(), value);
    };
  }

  /** What is allowed instead, if {@code value} is looser than what the operator's file says. */
  static Optional<String> loosened(Setting setting, String value, String operators) {
    return switch (setting.policy()) {
      case FREE, ADDED -> Optional.empty();
      case HIGHER -> when(amount(setting, value) < amount(setting, operators), "more than that");
      case LOWER -> when(amount(setting, value) > amount(setting, operators), "less than that");
      case AT_MOST ->
          when(
              setting.choices().indexOf(value) > setting.choices().indexOf(operators),
              "what comes before it among " + String.join(", ", setting.choices()));
      case FEWER -> when(!folded(operators).containsAll(folded(value)), "some of those names");
      case NARROWER ->
          when(
              !operators.isBlank()
                  && (value.isBlank() || !folded(operators).containsAll(folded(value))),
              "some of those names");
      case SAME -> when(!list(value).equals(list(operators)), "to leave it out");
      case SAME_OR_NONE -> when(!value.equals("none") && !value.equals(operators), "none");
    };
  }

  static List<String> list(String value) {
    return Arrays.stream(value.split(",", -1))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .distinct()
        .toList();
  }

  static Duration duration(String value) {
    return read(value)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'" + value + "' is no duration such as 500ms or 10s"));
  }

  private static Optional<Duration> read(String value) {
    int digits = 0;
    while (digits < value.length() && Characters.isDigit(value.charAt(digits))) {
      digits++;
    }
    String amount = value.substring(0, digits);
    return Optional.ofNullable(UNITS.get(value.substring(digits)))
        .filter(unit -> WrittenNumber.isDigits(amount, MOST_DIGITS))
        .map(unit -> Duration.of(Long.parseLong(amount), unit));
  }

  private static String withoutZeros(String value) {
    int zeros = 0;
    while (zeros < value.length() && value.charAt(zeros) == '0') {
      zeros++;
    }
    return value.substring(zeros);
  }

  private static boolean isClassName(String value) {
    int first = value.codePointAt(0);
    return (Character.isLetter(first) || first == '_' || first == '$')
        && value
            .codePoints()
            .allMatch(c -> Characters.isLetterOrNumber(c) || c == '_' || c == '$' || c == '.');
  }

  private static double amount(Setting setting, String value) {
    return switch (setting.form()) {
      case DURATION -> duration(value).toMillis();
      case LIMIT -> value.isEmpty() ? Double.POSITIVE_INFINITY : Double.parseDouble(value);
      default -> Double.parseDouble(value);
    };
  }

  private static Set<String> folded(String value) {
    return new HashSet<>(list(value.toLowerCase(Locale.ROOT)));
  }

  private static boolean isAbsolute(String path) {
    try {
      return Path.of(path).isAbsolute();
    } catch (InvalidPathException noPath) {
      return false;
    }
  }

  private static boolean isDay(String value) {
    try {
      return LocalDate.parse(value).toString().equals(value);
    } catch (DateTimeException e) {
      return false;
    }
  }

  private static boolean isNumber(String value) {
    return WrittenNumber.isDecimal(value, MOST_DIGITS_OF_NUMBER, MOST_DIGITS_OF_NUMBER);
  }

  private static Optional<String> when(boolean wrong, String allowed) {
    return wrong ? Optional.of(allowed) : Optional.empty();
  }
}
