package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.LinearSettings;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Logistic regression over features brought to a mean of 0 and a spread of 1; an unknown one is
 * taken for the mean, and has a weight of its own.
 */
final class LinearScorer implements Scorer {

  private static final int EPOCHS = 8;
  private static final double RATE = 0.05;

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

  static LinearScorer train(List<Map<String, Float>> rows, double[] targets, double l2, long seed) {
    Columns columns = Columns.of(rows);
    float[][] values = columns.rows(rows);
    int width = columns.names().size();
    float[] means = new float[width];
    float[] scales = new float[width];
    for (int i = 0; i < width; i++) {
      double sum = 0;
      double squares = 0;
      int known = 0;
      for (float[] row : values) {
        if (!Float.isNaN(row[i])) {
          sum += row[i];
          squares += (double) row[i] * row[i];
          known++;
        }
      }
      means[i] = known == 0 ? 0 : (float) (sum / known);
      double spread = known == 0 ? 0 : Math.max(0, squares / known - (double) means[i] * means[i]);
      scales[i] = spread < 1e-9 ? 0 : (float) (1 / Math.sqrt(spread));
    }
    LinearScorer untrained = new LinearScorer(columns, means, scales, null);
    LinearSettings settings = new LinearSettings(2 * width, 0, l2, EPOCHS, RATE, seed);
    LogisticRegression model =
        LogisticRegression.train(
            rows.stream().map(untrained::features).toList(), targets, settings);
    return new LinearScorer(columns, means, scales, model);
  }

  @Override
  public double score(Map<String, Float> features) {
    return model.score(features(features));
  }

  /** What each feature adds to the log odds, by name. */
  Map<String, Double> contributions(Map<String, Float> features) {
    Map<String, Double> found = new TreeMap<>();
    Features standard = features(features);
    int width = columns.names().size();
    for (int i = 0; i < standard.size(); i++) {
      int index = standard.index(i);
      found.merge(
          columns.names().get(index % width), standard.value(i) * model.weight(index), Double::sum);
    }
    return found;
  }

  private Features features(Map<String, Float> features) {
    float[] row = columns.row(features);
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
