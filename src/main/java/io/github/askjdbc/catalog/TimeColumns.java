package io.github.askjdbc.catalog;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * Which columns hold days or moments, and how: those of the target's own types, and texts and
 * numbers that are seen to be nothing else. Of numbers the name must say so too, since codes and
 * counts may look like times.
 */
public final class TimeColumns {

  private final CatalogSnapshot catalog;
  private final Statistics statistics;

  TimeColumns(CatalogSnapshot catalog, Statistics statistics) {
    this.catalog = catalog;
    this.statistics = statistics;
  }

  /**
   * Looks at a few rows of the column's table, once, if the type does not tell.
   *
   * @return empty for a column of no times or of mixed ones, and where its rows cannot be read
   */
  public Optional<TimeForm> form(ColumnName column) {
    return catalog.column(column).flatMap(this::form);
  }

  /** Whether a column holds times of day too, as far as a few of its cells tell. */
  public boolean holdsTimesOfDay(ColumnName column) {
    return statistics.samples(column).stream().anyMatch(cell -> cell.indexOf(':') > 0);
  }

  private Optional<TimeForm> form(Column column) {
    return switch (column.kind()) {
      case DATE -> Optional.of(TimeForm.NATIVE);
      case TEXT -> TimeForm.ofTexts(statistics.samples(column.name()));
      case NUMBER ->
          saysTime(column)
              ? TimeForm.ofNumbers(statistics.samples(column.name()))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static boolean saysTime(Column column) {
    return NameParts.of(column.name().column()).stream()
        .anyMatch(WordClass.TIME_NAME_PART::contains);
  }
}
