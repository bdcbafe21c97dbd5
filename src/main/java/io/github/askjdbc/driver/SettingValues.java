package io.github.askjdbc.driver;

import io.github.askjdbc.catalog.PrivateColumns;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and compares the written values of settings. */
final class SettingValues {
  private static final Pattern DURATION = Pattern.compile("(\\d{1,9})(ms|s|m)");
  private static final Pattern CLASS_NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$.]*");

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
      case COUNT -> when(!value.matches("\\d{1,9}"), "a whole number of at least 0");
      case POSITIVE -> when(!value.matches("0*[1-9]\\d{0,8}"), "a whole number of at least 1");
      case DURATION -> when(!DURATION.matcher(value).matches(), "a duration such as 500ms or 10s");
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
      case CLASS_NAME ->
          when(
              !value.isEmpty() && !CLASS_NAME.matcher(value).matches(), "the full name of a class");
    };
  }

  /** What is allowed instead, if {@code value} is looser than what the operator's file says. */
  static Optional<String> loosened(Setting setting, String value, String operators) {
    return switch (setting.policy()) {
      case FREE, ADDED -> Optional.empty();
      case HIGHER -> when(amount(setting, value) < amount(setting, operators), "more than that");
      case LOWER -> when(amount(setting, value) > amount(setting, operators), "less than that");
      case FEWER -> when(!folded(operators).containsAll(folded(value)), "some of those names");
      case NARROWER ->
          when(
              !operators.isBlank()
                  && (value.isBlank() || !folded(operators).containsAll(folded(value))),
              "some of those names");
      case SAME -> when(!list(value).equals(list(operators)), "to leave it out");
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
    Matcher matcher = DURATION.matcher(value);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + value + "' is no duration such as 500ms or 10s");
    }
    long amount = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      default -> Duration.ofMinutes(amount);
    };
  }

  private static double amount(Setting setting, String value) {
    return setting.form() == Setting.Form.DURATION
        ? duration(value).toMillis()
        : Double.parseDouble(value);
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

  private static boolean isNumber(String value) {
    return value.matches("\\d{1,12}(\\.\\d{1,12})?");
  }

  private static Optional<String> when(boolean wrong, String allowed) {
    return wrong ? Optional.of(allowed) : Optional.empty();
  }
}
