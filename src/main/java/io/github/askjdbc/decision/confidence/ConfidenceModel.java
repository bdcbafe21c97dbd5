package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.Calibrator;
import io.github.askjdbc.learning.Calibrators;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Folds;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The probability that a SQL is right, from its features. Immutable. */
public final class ConfidenceModel {

  private static final int FOLDS = 5;

  private final ScorerKind kind;
  private final Scorer scorer;
  private final Calibrator calibrator;

  private ConfidenceModel(ScorerKind kind, Scorer scorer, Calibrator calibrator) {
    this.kind = kind;
    this.scorer = scorer;
    this.calibrator = calibrator;
  }

  /**
   * A trained model, and what it would have said of its own examples had their groups been left
   * out.
   *
   * @param heldOut a probability for each example, in their order
   */
  public record Trained(ConfidenceModel model, List<Double> heldOut) {
    public Trained {
      heldOut = List.copyOf(heldOut);
    }
  }

  /**
   * Trains on all examples. The calibration is fitted to scores of models that had not seen the
   * scored group, and to the surest SQL of each question alone: it is the one that is given, and
   * surer than it should be for having been chosen.
   *
   * @param examples of at least two groups
   */
  public static Trained train(
      List<Labelled> examples, ScorerKind kind, CalibrationKind calibration, long seed) {
    List<Map<String, Float>> rows = examples.stream().map(Labelled::features).toList();
    double[] right = new double[rows.size()];
    boolean[] outcomes = new boolean[rows.size()];
    for (int i = 0; i < right.length; i++) {
      outcomes[i] = examples.get(i).right();
      right[i] = outcomes[i] ? 1 : 0;
    }
    List<String> groups = examples.stream().map(Labelled::group).toList();
    int groupCount = (int) groups.stream().distinct().count();
    Folds folds = Folds.byGroup(groups, Math.min(FOLDS, groupCount), seed);
    double[] scores = new double[rows.size()];
    // folds write to rows of their own, so that what comes of them does not depend on their order
    IntStream.range(0, folds.count())
        .parallel()
        .forEach(
            fold -> {
              int[] rest = folds.rest(fold);
              Scorer scorer =
                  kind.train(
                      Arrays.stream(rest).mapToObj(rows::get).toList(),
                      Arrays.stream(rest).mapToDouble(row -> right[row]).toArray(),
                      seed);
              for (int row : folds.held(fold)) {
                scores[row] = scorer.score(rows.get(row));
              }
            });
    Calibrator calibrator = calibrator(examples, scores, calibration);
    ConfidenceModel model = new ConfidenceModel(kind, kind.train(rows, right, seed), calibrator);
    return new Trained(model, Arrays.stream(scores).map(calibrator::probability).boxed().toList());
  }

  private static Calibrator calibrator(
      List<Labelled> examples, double[] scores, CalibrationKind calibration) {
    Map<String, Integer> surest = new LinkedHashMap<>();
    for (int i = 0; i < scores.length; i++) {
      surest.merge(
          examples.get(i).question(), i, (one, other) -> scores[other] > scores[one] ? other : one);
    }
    List<Integer> chosen = List.copyOf(surest.values());
    double[] theirs = chosen.stream().mapToDouble(i -> scores[i]).toArray();
    boolean[] right = new boolean[theirs.length];
    for (int i = 0; i < right.length; i++) {
      right[i] = examples.get(chosen.get(i)).right();
    }
    return calibration.fit(theirs, right);
  }

  /**
   * @param features by name; unknown ones are left out
   */
  public double probability(Map<String, Float> features) {
    return Math.max(0, Math.min(1, calibrator.probability(scorer.score(features))));
  }

  /** The names of the features that it knows. */
  List<String> features() {
    return scorer.features();
  }

  /** The scorer's kind by name, the scorer, the calibration. */
  public void write(ModelOutput out) {
    out.text(kind.name());
    scorer.write(out);
    calibrator.write(out);
  }

  public static ConfidenceModel read(ModelInput in) throws DamagedModelException {
    String name = in.text();
    ScorerKind kind =
        Arrays.stream(ScorerKind.values())
            .filter(known -> known.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> new DamagedModelException("the model file holds an unknown scorer: " + name));
    Scorer scorer = kind.read(in);
    return new ConfidenceModel(kind, scorer, Calibrators.read(in));
  }
}
