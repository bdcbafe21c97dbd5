package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.RowsKey;
import io.github.askjdbc.text.RoundedNumber;
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

  /** Of rows whose order does not count; cells of SQL NULL are null. */
  public static ResultShape of(ProbeOutcome outcome) {
    if (!(outcome instanceof ProbeOutcome.Rows rows)) {
      return FAILED;
    }
    RowsKey key = RowsKey.inColumnOrder(rows);
    int count = rows.rows().size();
    boolean nulls = count > 0 && rows.rows().get(0).stream().allMatch(Objects::isNull);
    boolean zero = count == 1 && rows.rows().get(0).get(0) instanceof Number only && isZero(only);
    return new ResultShape(true, count, nulls, zero, key.differing(), key.signature());
  }

  private static boolean isZero(Number number) {
    return RoundedNumber.of(number).equals("0");
  }

  /** Whether some rows are equal. */
  public boolean duplicates() {
    return differing < rows;
  }
}
