package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the beginning of a time as a text that sorts as the time does: "2024" for its year,
 * "2024-Q1" for its quarter, "2024-03" for its month, "2024-03-31" for its day; from eight digits
 * "202403".
 */
public final class TimeTexts {

  private static final Map<TimeUnit, Integer> LETTERS =
      Map.of(
          TimeUnit.YEAR, "2024".length(),
          TimeUnit.MONTH, "2024-03".length(),
          TimeUnit.DAY, "2024-03-31".length());
  private static final Map<TimeUnit, Integer> DIGITS =
      Map.of(TimeUnit.YEAR, 4, TimeUnit.MONTH, 6, TimeUnit.DAY, 8);
  private static final Map<TimeUnit, String> PERCENT =
      Map.of(TimeUnit.YEAR, "%Y", TimeUnit.MONTH, "%Y-%m", TimeUnit.DAY, "%Y-%m-%d");
  private static final Map<TimeUnit, String> LETTERED =
      Map.of(
          TimeUnit.YEAR,
          "YYYY",
          TimeUnit.QUARTER,
          "YYYY-\"Q\"Q",
          TimeUnit.MONTH,
          "YYYY-MM",
          TimeUnit.DAY,
          "YYYY-MM-DD");

  private final Dialect dialect;

  public TimeTexts(Dialect dialect) {
    this.dialect = dialect;
  }

  /** Whether it can be written for columns of that form. */
  public boolean writes(TimeUnit unit, TimeForm form) {
    return written(unit, "", form).isPresent();
  }

  /**
   * @param time the column
   * @throws IllegalStateException if it cannot be written
   */
  String text(TimeUnit unit, String time, TimeForm form) {
    return written(unit, time, form)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no text for the %s of %s on %s; ask whether there is one"
                        .formatted(unit, form, dialect)));
  }

  /** Whether hours and minutes can be written for columns of that form. */
  public boolean writesTimeOfDay(TimeForm form) {
    return timeOfDay("", form).isPresent();
  }

  /**
   * @param time the column
   * @throws IllegalStateException if it cannot be written
   */
  String ofDay(String time, TimeForm form) {
    return timeOfDay(time, form)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no time of day of %s on %s; ask whether there is one"
                        .formatted(form, dialect)));
  }

  private Optional<String> timeOfDay(String time, TimeForm form) {
    boolean sqlite = dialect == Dialect.SQLITE;
    return switch (form) {
      case NATIVE -> ofMoment(time);
      case ISO_TEXT -> Optional.of(sqlite ? clock(time) : minutes(time));
      case EPOCH_SECONDS -> Optional.of(clock(time + ", 'unixepoch'")).filter(text -> sqlite);
      case EPOCH_MILLIS -> Optional.of(clock(time + " / 1000, 'unixepoch'")).filter(text -> sqlite);
      case DIGITS_TEXT, DIGITS_NUMBER -> Optional.empty();
    };
  }

  private Optional<String> ofMoment(String time) {
    return switch (dialect) {
      case SQLITE -> Optional.of(clock(time));
      case POSTGRESQL, ORACLE -> Optional.of("TO_CHAR(" + time + ", 'HH24:MI')");
      case MYSQL, MARIADB -> Optional.of("DATE_FORMAT(" + time + ", '%H:%i')");
      case SQLSERVER -> Optional.empty();
      case DERBY, H2, HSQLDB, DUCKDB, TRINO, STANDARD ->
          Optional.of(minutes("CAST(" + time + " AS VARCHAR(40))"));
    };
  }

  private static String clock(String time) {
    return "strftime('%H:%M', " + time + ")";
  }

  /** Behind "2024-03-31 ". */
  private String minutes(String text) {
    String function = dialect == Dialect.SQLSERVER ? "SUBSTRING" : "SUBSTR";
    return function + "(" + text + ", 12, 5)";
  }

  private Optional<String> written(TimeUnit unit, String time, TimeForm form) {
    return switch (form) {
      case NATIVE -> ofDate(unit, time);
      case ISO_TEXT ->
          dialect == Dialect.SQLITE
              ? Optional.of(ofSqlite(unit, time))
              : Optional.ofNullable(LETTERS.get(unit)).map(letters -> beginning(time, letters));
      case DIGITS_TEXT ->
          Optional.ofNullable(DIGITS.get(unit)).map(letters -> beginning(time, letters));
      case DIGITS_NUMBER ->
          Optional.ofNullable(DIGITS.get(unit))
              .filter(letters -> dialect == Dialect.SQLITE)
              .map(letters -> beginning(time, letters));
      case EPOCH_SECONDS ->
          Optional.of(ofSqlite(unit, time + ", 'unixepoch'"))
              .filter(text -> dialect == Dialect.SQLITE);
      case EPOCH_MILLIS ->
          Optional.of(ofSqlite(unit, time + " / 1000, 'unixepoch'"))
              .filter(text -> dialect == Dialect.SQLITE);
    };
  }

  private Optional<String> ofDate(TimeUnit unit, String time) {
    return switch (dialect) {
      case SQLITE -> Optional.of(ofSqlite(unit, time));
      case POSTGRESQL, ORACLE -> Optional.of("TO_CHAR(" + time + ", '" + LETTERED.get(unit) + "')");
      case MYSQL, MARIADB ->
          Optional.of(
              unit == TimeUnit.QUARTER
                  ? "CONCAT(YEAR(" + time + "), '-Q', QUARTER(" + time + "))"
                  : "DATE_FORMAT(" + time + ", '" + PERCENT.get(unit) + "')");
      case SQLSERVER -> Optional.empty();
      case DERBY -> Optional.ofNullable(LETTERS.get(unit)).map(letters -> cast(time, letters));
      case H2, HSQLDB, DUCKDB, TRINO, STANDARD ->
          Optional.of(unit == TimeUnit.QUARTER ? quarter(time) : cast(time, LETTERS.get(unit)));
    };
  }

  private String beginning(String text, int letters) {
    String function = dialect == Dialect.SQLSERVER ? "SUBSTRING" : "SUBSTR";
    return function + "(" + text + ", 1, " + letters + ")";
  }

  private String cast(String time, int letters) {
    return beginning("CAST(" + time + " AS VARCHAR(40))", letters);
  }

  private static String quarter(String time) {
    return "CAST(EXTRACT(YEAR FROM %s) AS VARCHAR(4)) || '-Q' || CAST(EXTRACT(QUARTER FROM %s) AS VARCHAR(1))"
        .formatted(time, time);
  }

  private static String ofSqlite(TimeUnit unit, String time) {
    return unit == TimeUnit.QUARTER
        ? "strftime('%%Y', %s) || '-Q' || ((CAST(strftime('%%m', %s) AS INTEGER) + 2) / 3)"
            .formatted(time, time)
        : "strftime('" + PERCENT.get(unit) + "', " + time + ")";
  }
}
