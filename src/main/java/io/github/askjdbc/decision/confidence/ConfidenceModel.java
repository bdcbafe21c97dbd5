package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Calibrator;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The probability that a SQL is right, from its features. Immutable. */
public final class ConfidenceModel {

  private final Kind kind;
  private final Scorer.Stored scorer;
  private final SizedCalibrators calibrators;

  private ConfidenceModel(Kind kind, Scorer.Stored scorer, SizedCalibrators calibrators) {
    this.kind = kind;
    this.scorer = scorer;
    this.calibrators = calibrators;
  }

  /** What scores, by the name that stands in the model file. */
  private enum Kind {
    LOGISTIC_REGRESSION,
    BOOSTED_TREES,
    RANDOM_FOREST,
    /** The mean of the three before. */
    ENSEMBLE;

    static Kind of(Scorer.Stored scorer) {
      if (scorer instanceof LinearScorer) {
        return LOGISTIC_REGRESSION;
      }
      if (scorer instanceof TreeScorer) {
        return BOOSTED_TREES;
      }
      return scorer instanceof ForestScorer ? RANDOM_FOREST : ENSEMBLE;
    }

    Scorer.Stored read(ModelInput in) throws DamagedModelException {
      return switch (this) {
        case LOGISTIC_REGRESSION -> LinearScorer.read(in);
        case BOOSTED_TREES -> TreeScorer.read(in);
        case RANDOM_FOREST -> ForestScorer.read(in);
        case ENSEMBLE ->
            new MeanScorer(
                List.of(LinearScorer.read(in), TreeScorer.read(in), ForestScorer.read(in)));
      };
    }
  }

  /**
   * @param scorer a mean is one of a {@link LinearScorer}, a {@link TreeScorer} and a {@link
   *     ForestScorer}
   * @param calibrator fitted to scores of SQL that the scorer's like had not seen
   */
  public static ConfidenceModel of(Scorer.Stored scorer, Calibrator calibrator) {
    return of(scorer, SizedCalibrators.same(calibrator));
  }

  /**
   * @param scorer as in {@link #of(Scorer.Stored, Calibrator)}
   * @param calibrators each fitted to scores of SQL that the scorer's like had not seen
   */
  public static ConfidenceModel of(Scorer.Stored scorer, SizedCalibrators calibrators) {
    return new ConfidenceModel(Kind.of(scorer), scorer, calibrators);
  }

  /**
   * @param features by name; unknown ones are left out
   */
  public double probability(Map<String, Float> features) {
    return calibrators.probability(scorer.score(features), features);
  }

  /** The names of the features that it knows. */
  List<String> features() {
    return scorer.features();
  }

  /** The scorer's kind by name, the scorer, the calibrations. */
  public void write(ModelOutput out) {
    out.text(kind.name());
    scorer.write(out);
    calibrators.write(out);
  }

  public static ConfidenceModel read(ModelInput in) throws DamagedModelException {
    String name = in.text();
    Kind kind =
        Arrays.stream(Kind.values())
            .filter(known -> known.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> new DamagedModelException("the model file holds an unknown scorer: " + name));
    return new ConfidenceModel(kind, kind.read(in), SizedCalibrators.read(in));
  }
}
