package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.ResultRows;
import java.util.List;
import java.util.Optional;

/**
 * The first rows of a result, for a person to read.
 *
 * @param rows cells as text, cut where they are long
 * @param count how many rows there were in all
 * @param failure why there were none
 */
public record RowsPreview(
    List<String> columns, List<List<String>> rows, int count, Optional<String> failure) {

  private static final int ROWS = 5;
  private static final int CELL = 60;

  public RowsPreview {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  public static RowsPreview of(QueryResult result) {
    if (result instanceof QueryResult.Failed failed) {
      return new RowsPreview(List.of(), List.of(), 0, Optional.of(failed.reason()));
    }
    ResultRows all = ((QueryResult.Rows) result).rows();
    List<List<String>> first =
        all.rows().stream()
            .limit(ROWS)
            .map(row -> row.stream().map(RowsPreview::cell).toList())
            .toList();
    return new RowsPreview(all.columns(), first, all.rows().size(), Optional.empty());
  }

  private static String cell(Object value) {
    String text =
        value instanceof java.math.BigDecimal number
            ? number.toPlainString()
            : String.valueOf(value);
    return text.length() > CELL ? text.substring(0, CELL) + "…" : text;
  }
}
