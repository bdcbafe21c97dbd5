package io.github.askjdbc.driver;

import io.github.askjdbc.catalog.PrivateColumns;
import java.sql.DriverPropertyInfo;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The settings as the README and {@code Driver.getPropertyInfo} show them. */
public final class SettingsTable {
  private SettingsTable() {}

  /** A table in Markdown, one setting a line. */
  public static String markdown() {
    return "| setting | default | values | where | what it does |\n|---|---|---|---|---|\n"
        + Arrays.stream(Setting.values())
            .map(
                setting ->
                    "| `%s` | %s | %s | %s | %s |\n"
                        .formatted(
                            setting.key(),
                            setting.defaultValue().isEmpty()
                                ? "none"
                                : "`" + setting.defaultValue() + "`",
                            values(setting),
                            places(setting),
                            setting.description()))
            .collect(Collectors.joining());
  }

  static List<DriverPropertyInfo> propertyInfo(Settings settings) {
    return Arrays.stream(Setting.values())
        .map(
            setting -> {
              DriverPropertyInfo info =
                  new DriverPropertyInfo(setting.key(), settings.value(setting));
              info.description = setting.description();
              info.choices =
                  setting.choices().isEmpty() ? null : setting.choices().toArray(String[]::new);
              return info;
            })
        .toList();
  }

  private static String values(Setting setting) {
    return switch (setting.form()) {
      case CHOICE -> "`" + String.join("`, `", setting.choices()) + "`";
      case NUMBER -> "number";
      case SHARE -> "number above 0, at most 1";
      case COUNT -> "whole number";
      case POSITIVE -> "whole number from 1";
      case DURATION -> "such as `500ms`, `10s`";
      case DAY -> "such as `2024-06-30`";
      case LIST -> "names, by commas";
      case PATTERNS ->
          "at most %d names of at most %d characters, by commas"
              .formatted(PrivateColumns.MOST_PATTERNS, PrivateColumns.LONGEST_PATTERN);
      case FILE, FOLDER -> "path";
      case PLACE -> "`file:` path, `logger:` name";
      case CLASS_NAME -> "class name";
      case LIMIT -> "whole number from 1";
      case MODEL_NAME -> "`none`, or provider and model";
      case ENDPOINT -> "URL";
      case SECRET -> "key";
      case VARIABLE -> "name of a variable";
      case PRICE -> "two numbers";
    };
  }

  private static String places(Setting setting) {
    return (setting.allowedInUrl() ? "anywhere" : "properties, file")
        + (setting.isPolicy() ? "; policy" : "");
  }
}
