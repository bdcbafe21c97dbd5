package io.github.askjdbc.evaluation.matching;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether two results hold the same rows under some order of the columns.
 *
 * <p>Up to {@link #MAX_PERMUTED} columns every order is tried; wider results are compared as they
 * stand.
 */
public final class RowComparison {

  static final int MAX_PERMUTED = 6;

  private final List<List<Object>> left;
  private final List<List<Object>> right;
  private final int width;
  private final boolean ordered;
  private final Object rightContent;
  private final boolean[][] sameColumn;

  private RowComparison(List<List<Object>> left, List<List<Object>> right, boolean ordered) {
    this.left = left;
    this.right = right;
    this.width = right.get(0).size();
    this.ordered = ordered;
    this.rightContent = content(right);
    this.sameColumn = sameColumns();
  }

  /**
   * Whether the rows are the same; two empty results are.
   *
   * @param ordered whether in the same order
   */
  public static boolean sameRows(
      List<List<Object>> left, List<List<Object>> right, boolean ordered) {
    if (left.size() != right.size()) {
      return false;
    }
    if (left.isEmpty()) {
      return true;
    }
    if (left.get(0).size() != right.get(0).size()) {
      return false;
    }
    RowComparison comparison = new RowComparison(left, right, ordered);
    return comparison.assign(new int[comparison.width], 0, new boolean[comparison.width]);
  }

  private boolean assign(int[] chosen, int column, boolean[] used) {
    if (column == width) {
      return content(permuted(chosen)).equals(rightContent);
    }
    for (int candidate = 0; candidate < width; candidate++) {
      boolean inPlace = candidate == column;
      if (used[candidate] || !sameColumn[candidate][column] || (width > MAX_PERMUTED && !inPlace)) {
        continue;
      }
      used[candidate] = true;
      chosen[column] = candidate;
      if (assign(chosen, column + 1, used)) {
        return true;
      }
      used[candidate] = false;
    }
    return false;
  }

  private boolean[][] sameColumns() {
    boolean[][] same = new boolean[width][width];
    List<Map<Object, Integer>> rightColumns = new ArrayList<>();
    for (int column = 0; column < width; column++) {
      rightColumns.add(counted(column(right, column)));
    }
    for (int column = 0; column < width; column++) {
      Map<Object, Integer> cells = counted(column(left, column));
      for (int other = 0; other < width; other++) {
        same[column][other] = cells.equals(rightColumns.get(other));
      }
    }
    return same;
  }

  private List<List<Object>> permuted(int[] chosen) {
    List<List<Object>> rows = new ArrayList<>(left.size());
    for (List<Object> row : left) {
      List<Object> cells = new ArrayList<>(width);
      for (int column : chosen) {
        cells.add(row.get(column));
      }
      rows.add(cells);
    }
    return rows;
  }

  private Object content(List<List<Object>> rows) {
    return ordered ? rows : counted(rows);
  }

  private static List<Object> column(List<List<Object>> rows, int column) {
    List<Object> cells = new ArrayList<>(rows.size());
    for (List<Object> row : rows) {
      cells.add(row.get(column));
    }
    return cells;
  }

  private static <T> Map<T, Integer> counted(Collection<? extends T> items) {
    Map<T, Integer> counts = new HashMap<>();
    for (T item : items) {
      counts.merge(item, 1, Integer::sum);
    }
    return counts;
  }
}
