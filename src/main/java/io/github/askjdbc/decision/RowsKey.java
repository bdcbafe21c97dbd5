package io.github.askjdbc.decision;

import io.github.askjdbc.database.ProbeOutcome;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a result comes to when the order of its rows and columns and repeated rows do not matter:
 * two candidates with equal keys give the same answer, as far as the rows that were read show.
 *
 * @param rows each a list of cells, its columns in an order that depends on their cells alone
 */
public record RowsKey(Set<List<String>> rows, int width) {

  private static final int SCALE = 4;

  public static Optional<RowsKey> of(ProbeOutcome outcome) {
    if (!(outcome instanceof ProbeOutcome.Rows result)) {
      return Optional.empty();
    }
    int width = result.columns().size();
    List<List<String>> cells =
        result.rows().stream().map(row -> row.stream().map(RowsKey::cell).toList()).toList();
    List<Integer> order = new ArrayList<>();
    List<Map<String, Integer>> columns = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      order.add(column);
      Map<String, Integer> counts = new HashMap<>();
      for (List<String> row : cells) {
        counts.merge(row.get(column), 1, Integer::sum);
      }
      columns.add(counts);
    }
    order.sort(Comparator.comparingInt(column -> columns.get(column).hashCode()));
    Set<List<String>> rows = new HashSet<>();
    for (List<String> row : cells) {
      rows.add(order.stream().map(row::get).toList());
    }
    return Optional.of(new RowsKey(rows, width));
  }

  /** Shared cells over all cells, between 0 and 1: 1 for equal results, high for a column more. */
  public double overlap(RowsKey other) {
    Set<String> mine = cells();
    Set<String> all = other.cells();
    if (mine.isEmpty() && all.isEmpty()) {
      return 1;
    }
    long shared = mine.stream().filter(all::contains).count();
    return (double) shared / (mine.size() + all.size() - shared);
  }

  private Set<String> cells() {
    Set<String> cells = new HashSet<>();
    rows.forEach(cells::addAll);
    return cells;
  }

  private static String cell(Object value) {
    if (!(value instanceof Number)) {
      return String.valueOf(value);
    }
    BigDecimal number;
    try {
      number = new BigDecimal(value.toString());
    } catch (NumberFormatException e) {
      return value.toString(); // not a number, or infinite
    }
    BigDecimal rounded =
        number.scale() > SCALE ? number.setScale(SCALE, RoundingMode.HALF_EVEN) : number;
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
