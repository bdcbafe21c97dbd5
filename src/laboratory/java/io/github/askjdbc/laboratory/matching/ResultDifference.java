package io.github.askjdbc.laboratory.matching;

import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.ResultRows;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** In what two results differ, in a few words for a person; holds no cell. */
public final class ResultDifference {

  private ResultDifference() {}

  /**
   * @param ours named "ours" in the words, the other "gold"
   */
  public static String between(QueryResult ours, QueryResult gold) {
    if (ours instanceof QueryResult.Failed failed) {
      return "ours failed: " + failed.reason();
    }
    if (gold instanceof QueryResult.Failed failed) {
      return "gold failed: " + failed.reason();
    }
    ResultRows mine = ((QueryResult.Rows) ours).rows();
    ResultRows other = ((QueryResult.Rows) gold).rows();
    if (mine.columns().size() != other.columns().size()) {
      return "columns: ours " + mine.columns().size() + ", gold " + other.columns().size();
    }
    Map<Object, Integer> counts = counted(mine.rows());
    Map<Object, Integer> others = counted(other.rows());
    long extra = counts.keySet().stream().filter(row -> !others.containsKey(row)).count();
    long missing = others.keySet().stream().filter(row -> !counts.containsKey(row)).count();
    if (extra > 0 || missing > 0) {
      return "distinct rows: " + extra + " in ours alone, " + missing + " in gold alone";
    }
    if (!counts.equals(others)) {
      return "repeats: ours " + mine.rows().size() + " rows, gold " + other.rows().size();
    }
    return mine.rows().isEmpty() ? "labels of no rows" : "order of rows or cells";
  }

  /** Columns may stand in any order: a row is the bag of its cells. */
  private static Map<Object, Integer> counted(Collection<List<Object>> rows) {
    Map<Object, Integer> counts = new HashMap<>();
    for (List<Object> row : rows) {
      List<String> cells = new ArrayList<>();
      row.forEach(cell -> cells.add(String.valueOf(cell)));
      cells.sort(null);
      counts.merge(cells, 1, Integer::sum);
    }
    return counts;
  }
}
