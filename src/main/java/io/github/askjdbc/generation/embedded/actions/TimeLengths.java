package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.Expression.Length;
import java.util.Optional;

/**
 * Writes how long it is from one time to another, with the fraction of a last day, hour or minute.
 */
public final class TimeLengths {

  private static final int SECONDS_OF_MINUTE = 60;
  private static final int MILLIS = 1000;

  private final Dialect dialect;

  public TimeLengths(Dialect dialect) {
    this.dialect = dialect;
  }

  /** Whether it can be written for columns of that form. */
  public boolean writes(TimeForm form) {
    return written(form, Length.DAYS, "", "").isPresent();
  }

  /**
   * @param start the column of the earlier time
   * @param end the column of the later time
   * @throws IllegalStateException if it cannot be written
   */
  String text(Expression.TimeBetween between, String start, String end) {
    String from = between.byDays() ? day(start) : start;
    String until = between.byDays() ? day(end) : end;
    return written(between.form(), between.unit(), from, until)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "no time between two of %s on %s; ask whether there is one"
                        .formatted(between.form(), dialect)));
  }

  private String day(String time) {
    return dialect == Dialect.SQLITE ? "date(" + time + ")" : "CAST(" + time + " AS DATE)";
  }

  private Optional<String> written(TimeForm form, Length unit, String start, String end) {
    return switch (form) {
      case NATIVE -> ofDates(unit, start, end);
      case ISO_TEXT ->
          dialect == Dialect.SQLITE ? Optional.of(ofSqlite(unit, start, end)) : Optional.empty();
      case EPOCH_SECONDS -> Optional.of(part("(" + end + " - " + start + ")", unit, 1));
      case EPOCH_MILLIS -> Optional.of(part("(" + end + " - " + start + ")", unit, MILLIS));
      case DIGITS_TEXT, DIGITS_NUMBER -> Optional.empty();
    };
  }

  private Optional<String> ofDates(Length unit, String start, String end) {
    return switch (dialect) {
      case SQLITE -> Optional.of(ofSqlite(unit, start, end));
      case POSTGRESQL ->
          seconds(unit, "EXTRACT(EPOCH FROM " + time(end) + " - " + time(start) + ")");
      case H2 -> seconds(unit, difference(start, end));
      // cuts the fraction of what is divided as whole numbers or decimals
      case HSQLDB -> seconds(unit, "CAST(" + difference(start, end) + " AS DOUBLE)");
      case DUCKDB, TRINO ->
          seconds(unit, "DATE_DIFF('second', " + time(start) + ", " + time(end) + ")");
      case MYSQL, MARIADB -> seconds(unit, "(TO_SECONDS(" + end + ") - TO_SECONDS(" + start + "))");
      case SQLSERVER, ORACLE, DERBY, STANDARD -> Optional.empty();
    };
  }

  private static Optional<String> seconds(Length unit, String seconds) {
    return Optional.of(part(seconds, unit, 1));
  }

  private static String difference(String start, String end) {
    return "DATEDIFF('SECOND', " + time(start) + ", " + time(end) + ")";
  }

  /** Days as times, since differences of days alone are written in other ways. */
  private static String time(String column) {
    return "CAST(" + column + " AS TIMESTAMP)";
  }

  /** Divided by a number with a point, so that no fraction is cut. */
  private static String part(String seconds, Length unit, int ofSecond) {
    long divisor = (long) unit.minutes() * SECONDS_OF_MINUTE * ofSecond;
    return seconds + " / " + divisor + ".0";
  }

  private static String ofSqlite(Length unit, String start, String end) {
    String days = "julianday(" + end + ") - julianday(" + start + ")";
    return switch (unit) {
      case WEEKS -> "(" + days + ") / " + Length.WEEKS.days() + ".0";
      case DAYS -> days;
      case HOURS, MINUTES -> "(" + days + ") * " + Length.DAYS.minutes() / unit.minutes();
    };
  }
}
