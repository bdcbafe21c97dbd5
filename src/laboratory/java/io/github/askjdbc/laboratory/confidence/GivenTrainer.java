package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.ConfidenceModel;
import io.github.askjdbc.decision.confidence.GivenModel;
import io.github.askjdbc.decision.confidence.GivenModels;
import io.github.askjdbc.decision.confidence.Scorer;
import io.github.askjdbc.laboratory.learning.IsotonicFit;
import io.github.askjdbc.learning.Calibrator;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Trains what judges SQL of anybody else. */
public final class GivenTrainer {

  private static final ScorerKind KIND = ScorerKind.LIGHT_ENSEMBLE;

  private GivenTrainer() {}

  /**
   * What is known of a SQL.
   *
   * @param group the database; nothing learned on a group is tried on it
   * @param features by name; unknown ones are left out
   * @param right whether it answers its question; never where the question has no answer
   * @param answerable whether its question has an answer
   * @param given whether its writer was somebody else, who was also asked what has no answer: what
   *     confidences are calibrated to
   */
  public record Judged(
      String group,
      Map<String, Float> features,
      boolean right,
      boolean answerable,
      boolean given) {}

  /**
   * For each size of databases from those alone, or from all where there are not two of them.
   *
   * @param rows of at least two groups
   */
  public static GivenModels train(List<Judged> rows, long seed) {
    return new GivenModels(model(sized(rows, true), seed), model(sized(rows, false), seed));
  }

  private static List<Judged> sized(List<Judged> rows, boolean few) {
    List<Judged> some =
        rows.stream().filter(row -> GivenModels.fewColumns(row.features()) == few).toList();
    return some.stream().map(Judged::group).distinct().count() < 2 ? rows : some;
  }

  /**
   * Both parts are calibrated to scores of models that had not seen the scored group, and so is
   * their product.
   */
  private static GivenModel model(List<Judged> rows, long seed) {
    Scored right = Scored.of(rows, Judged::answerable, Judged::right, seed);
    Scored answerable = Scored.of(rows, row -> true, Judged::answerable, seed);
    double[] products = new double[rows.size()];
    for (int row = 0; row < products.length; row++) {
      products[row] = right.probability(row) * answerable.probability(row);
    }
    boolean any = rows.stream().anyMatch(Judged::given);
    return new GivenModel(
        right.model(),
        answerable.model(),
        fit(rows, row -> row.given() || !any, Judged::right, products));
  }

  /**
   * A part of a judgement.
   *
   * @param heldOut what models that had not seen a row's group score it
   */
  private record Scored(Scorer scorer, Calibrator calibrator, List<Double> heldOut) {

    static Scored of(
        List<Judged> rows, Predicate<Judged> learnsFrom, Predicate<Judged> label, long seed) {
      double[] heldOut =
          HeldOutScores.of(
              rows.stream().map(Judged::group).toList(),
              rows.stream().map(Judged::features).toList(),
              rest ->
                  train(Arrays.stream(rest).mapToObj(rows::get).toList(), learnsFrom, label, seed),
              seed);
      return new Scored(
          train(rows, learnsFrom, label, seed),
          fit(rows, learnsFrom, label, heldOut),
          Arrays.stream(heldOut).boxed().toList());
    }

    private static Scorer train(
        List<Judged> rows, Predicate<Judged> learnsFrom, Predicate<Judged> label, long seed) {
      List<Judged> seen = rows.stream().filter(learnsFrom).toList();
      return KIND.train(
          seen.stream().map(Judged::features).toList(),
          seen.stream().mapToDouble(row -> label.test(row) ? 1 : 0).toArray(),
          seed);
    }

    double probability(int row) {
      return calibrator.probability(heldOut.get(row));
    }

    ConfidenceModel model() {
      return ConfidenceModel.of((Scorer.Stored) scorer, calibrator);
    }
  }

  private static Calibrator fit(
      List<Judged> rows, Predicate<Judged> fitted, Predicate<Judged> label, double[] scores) {
    int[] some =
        IntStream.range(0, rows.size()).filter(row -> fitted.test(rows.get(row))).toArray();
    boolean[] labels = new boolean[some.length];
    for (int i = 0; i < some.length; i++) {
      labels[i] = label.test(rows.get(some[i]));
    }
    return IsotonicFit.of(Arrays.stream(some).mapToDouble(row -> scores[row]).toArray(), labels);
  }
}
