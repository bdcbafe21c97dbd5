package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;

/**
 * Logistic regression over features brought to a mean of 0 and a spread of 1; an unknown one is
 * taken for the mean, and has a weight of its own.
 */
public final class LinearScorer implements Scorer.Stored {

  /** Farther from the mean than this many spreads is as far. */
  private static final double FAR = 3;

  private final Columns columns;
  private final float[] means;
  private final float[] scales;
  private final LogisticRegression model;

  private LinearScorer(Columns columns, float[] means, float[] scales, LogisticRegression model) {
    this.columns = columns;
    this.means = means;
    this.scales = scales;
    this.model = model;
  }

  /**
   * @param means of the columns
   * @param scales by which the distance from the mean is multiplied
   * @param model trained on {@link #standard} features
   */
  public static LinearScorer of(
      Columns columns, float[] means, float[] scales, LogisticRegression model) {
    return new LinearScorer(columns, means.clone(), scales.clone(), model);
  }

  @Override
  public double score(Map<String, Float> features) {
    return model.score(standard(columns.row(features), means, scales));
  }

  /**
   * What the model sees of a row: the known features by column, then a mark for each unknown one.
   *
   * @param row a value a column, {@code NaN} where it is unknown
   */
  public static Features standard(float[] row, float[] means, float[] scales) {
    Features.Builder builder = new Features.Builder();
    for (int i = 0; i < row.length; i++) {
      if (Float.isNaN(row[i])) {
        builder.add(row.length + i);
      } else {
        builder.add(i, Math.max(-FAR, Math.min(FAR, (row[i] - means[i]) * scales[i])));
      }
    }
    return builder.build();
  }

  @Override
  public List<String> features() {
    return columns.names();
  }

  @Override
  public void write(ModelOutput out) {
    columns.write(out);
    for (int i = 0; i < means.length; i++) {
      out.real(means[i]);
      out.real(scales[i]);
    }
    model.write(out);
  }

  static LinearScorer read(ModelInput in) throws DamagedModelException {
    Columns columns = Columns.read(in);
    float[] means = new float[columns.names().size()];
    float[] scales = new float[means.length];
    for (int i = 0; i < means.length; i++) {
      means[i] = in.real();
      scales[i] = in.real();
    }
    return new LinearScorer(columns, means, scales, LogisticRegression.read(in));
  }
}
