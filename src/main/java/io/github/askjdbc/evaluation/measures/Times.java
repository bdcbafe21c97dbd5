package io.github.askjdbc.evaluation.measures;

import java.util.List;
import org.hipparchus.stat.descriptive.rank.Percentile;

/**
 * How long something took over many questions, in milliseconds; 0 where it never ran.
 *
 * @param p95 the time that 95 % stay within
 */
public record Times(String stage, int count, double median, double p95) {

  public static Times of(String stage, List<Double> millis) {
    if (millis.isEmpty()) {
      return new Times(stage, 0, 0, 0);
    }
    double[] values = millis.stream().mapToDouble(Double::doubleValue).toArray();
    return new Times(
        stage,
        values.length,
        new Percentile(50).evaluate(values),
        new Percentile(95).evaluate(values));
  }
}
