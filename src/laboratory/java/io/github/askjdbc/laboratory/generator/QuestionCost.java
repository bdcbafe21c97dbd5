package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.evaluation.matching.QueryShape;
import java.util.Map;

/**
 * What one question cost on its way to a decision, asked for the second time.
 *
 * @param tables of its database
 * @param columns of all of them
 * @param millis by stage; {@link #TOTAL} for all together, and {@link #PROCESSOR}
 * @param shape of the gold
 * @param right whether the SQL that was decided upon, given or withheld, gives the rows of the gold
 *     as benchmarks count
 */
public record QuestionCost(
    String db,
    int tables,
    int columns,
    Map<String, Double> millis,
    QueryShape shape,
    boolean right) {

  /** The whole question in {@link #millis}. */
  public static final String TOTAL = "total";

  /** What the asking thread computed, which other load on the machine changes less. */
  public static final String PROCESSOR = "total, processor time";

  public QuestionCost {
    millis = Map.copyOf(millis);
  }

  public double total() {
    return millis.get(TOTAL);
  }
}
