package io.github.askjdbc.database;

import io.github.askjdbc.text.RoundedNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rows of a result in a form that can be compared, however numbers are typed: with the order of
 * columns or without, and then with or without the order of rows and their repeats.
 */
public final class RowsKey {

  /** The prime of FNV-1a's hashes of 64 bits. */
  private static final long PRIME = 0x100000001b3L;

  private final int width;
  private final List<List<String>> sequence;
  private final Map<List<String>, Integer> repeats;
  private final int hash;
  private Optional<Set<String>> cells = Optional.empty();

  private RowsKey(int width, List<List<String>> sequence) {
    this.width = width;
    this.sequence = sequence;
    this.repeats = counts(sequence);
    this.hash = repeats.keySet().hashCode();
  }

  /**
   * Of the rows that were read, whatever the order of the columns; empty where the SQL gave none to
   * compare.
   */
  public static Optional<RowsKey> of(ProbeOutcome outcome) {
    if (!(outcome instanceof ProbeOutcome.Rows result)) {
      return Optional.empty();
    }
    int width = result.columns().size();
    List<List<String>> rows = cells(result);
    List<Integer> order = columnOrder(rows, width);
    return Optional.of(
        new RowsKey(
            width, rows.stream().map(row -> order.stream().map(row::get).toList()).toList()));
  }

  /** The same, with the columns in the order of the result. */
  public static RowsKey inColumnOrder(ProbeOutcome.Rows result) {
    return new RowsKey(result.columns().size(), cells(result));
  }

  private static List<List<String>> cells(ProbeOutcome.Rows result) {
    return result.rows().stream().map(row -> row.stream().map(RowsKey::cell).toList()).toList();
  }

  /** How many columns there are. */
  public int width() {
    return width;
  }

  /** Whether every row of one is a row of the other, in any order and however often. */
  public boolean sameRows(RowsKey other) {
    return width == other.width
        && hash == other.hash
        && repeats.keySet().equals(other.repeats.keySet());
  }

  /** Whether every row stands in both as often, in any order. */
  public boolean sameRepeats(RowsKey other) {
    return sequence.size() == other.sequence.size()
        && sameRows(other)
        && repeats.equals(other.repeats);
  }

  /** Whether both hold the same rows in the same order. */
  public boolean sameSequence(RowsKey other) {
    return hash == other.hash && sequence.equals(other.sequence);
  }

  /** Shared cells over all cells, between 0 and 1: 1 for equal results, high for a column more. */
  public double overlap(RowsKey other) {
    Set<String> own = cells();
    Set<String> others = other.cells();
    if (own.isEmpty() && others.isEmpty()) {
      return 1;
    }
    long shared = own.stream().filter(others::contains).count();
    return (double) shared / (own.size() + others.size() - shared);
  }

  private Set<String> cells() {
    if (cells.isEmpty()) {
      Set<String> found = new HashSet<>();
      repeats.keySet().forEach(found::addAll);
      cells = Optional.of(found);
    }
    return cells.get();
  }

  /** How many rows differ from one another. */
  public int differing() {
    return repeats.size();
  }

  /** The same number for the {@linkplain #sameRepeats same rows, as often}, in any order. */
  public long signature() {
    long[] rows = sequence.stream().mapToLong(RowsKey::signature).sorted().toArray();
    long signature = rows.length + 31L;
    for (long row : rows) {
      signature = signature * PRIME + row;
    }
    return signature;
  }

  private static long signature(List<String> row) {
    long signature = row.size();
    for (String cell : row) {
      signature = signature * PRIME + cell.hashCode();
    }
    return signature;
  }

  /** By the cells of the distinct rows alone, so that repeats do not move columns. */
  private static List<Integer> columnOrder(List<List<String>> rows, int width) {
    Set<List<String>> distinct = new HashSet<>(rows);
    List<Integer> order = new ArrayList<>();
    List<Integer> hashes = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      int place = column;
      order.add(column);
      hashes.add(counts(distinct.stream().map(row -> row.get(place)).toList()).hashCode());
    }
    order.sort(Comparator.comparing(hashes::get));
    return order;
  }

  private static <T> Map<T, Integer> counts(List<T> items) {
    Map<T, Integer> counts = new HashMap<>();
    items.forEach(item -> counts.merge(item, 1, Integer::sum));
    return counts;
  }

  private static String cell(Object value) {
    return value instanceof Number number ? RoundedNumber.of(number) : String.valueOf(value);
  }
}
