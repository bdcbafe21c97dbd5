package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.text.RoundedNumber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * What the rows of a query look like.
 *
 * @param ran false where the query failed or was stopped; the rest is then 0
 * @param rows how many were read
 * @param nullsOnly whether the first row holds nothing but nulls
 * @param zero whether a single row starts with 0
 * @param differing how many of them differ from one another
 * @param signature the same for the same rows in any order
 */
public record ResultShape(
    boolean ran, int rows, boolean nullsOnly, boolean zero, int differing, long signature) {

  /** More rows are not looked at. */
  public static final int MAX_ROWS = ProbeQuery.CANDIDATE_ROWS;

  public static final ResultShape FAILED = new ResultShape(false, 0, false, false, 0, 0);

  public static ResultShape of(ProbeOutcome outcome) {
    return outcome instanceof ProbeOutcome.Rows rows ? of(rows.rows()) : FAILED;
  }

  /**
   * @param rows the first {@link #MAX_ROWS}, or all; null for SQL NULL
   */
  public static ResultShape of(List<List<Object>> rows) {
    List<String> texts = new ArrayList<>();
    for (List<Object> row : rows.subList(0, Math.min(MAX_ROWS, rows.size()))) {
      StringBuilder text = new StringBuilder();
      row.forEach(cell -> text.append(text(cell)).append('\u0001'));
      texts.add(text.toString());
    }
    int differing = new HashSet<>(texts).size();
    Collections.sort(texts);
    long signature = texts.size() + 31L;
    for (String text : texts) {
      signature = signature * 0x100000001b3L + text.hashCode();
    }
    boolean nulls = !rows.isEmpty() && rows.get(0).stream().allMatch(Objects::isNull);
    boolean zero = texts.size() == 1 && texts.get(0).startsWith("0\u0001");
    return new ResultShape(true, texts.size(), nulls, zero, differing, signature);
  }

  /** Whether some rows are equal. */
  public boolean duplicates() {
    return differing < rows;
  }

  private static String text(Object cell) {
    return cell instanceof Number number ? RoundedNumber.of(number) : String.valueOf(cell);
  }
}
