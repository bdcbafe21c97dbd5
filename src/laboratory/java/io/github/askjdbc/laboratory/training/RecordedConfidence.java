package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.decision.ExpectedScoreThreshold;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.measures.ErrorDetection;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.laboratory.confidence.ConfidenceTrainer;
import io.github.askjdbc.laboratory.confidence.Labelled;
import io.github.askjdbc.laboratory.confidence.ScorerKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How well wrong SQL of recorded systems is told from right, each database tried by a model of the
 * others. No system's SQL is an input for another's.
 */
public final class RecordedConfidence {

  private static final double PRECISION = 0.9;
  private static final double[] ABOUT_83 = {0.80, 0.86};

  private final MatchForm form;
  private final double penalty;
  private final long seed;

  /**
   * @param form by which SQL is right
   * @param penalty of the verdict's rule
   */
  public RecordedConfidence(MatchForm form, double penalty, long seed) {
    this.form = form;
    this.penalty = penalty;
    this.seed = seed;
  }

  /** A probability for each example from a model that has not seen its database. */
  public List<HeldOut> heldOut(List<Example> examples, ScorerKind kind) {
    List<HeldOut> all = new ArrayList<>();
    for (String db : examples.stream().map(Example::db).distinct().sorted().toList()) {
      List<Labelled> seen =
          examples.stream()
              .filter(example -> !example.db().equals(db) && example.candidate())
              .map(this::labelled)
              .toList();
      ConfidenceTrainer.Trained trained = ConfidenceTrainer.train(seen, kind, seed);
      double threshold = threshold(seen, trained.heldOut());
      for (Example example : examples) {
        if (example.db().equals(db) && !example.moved()) {
          double probability = example.candidate() ? trained.probability(example.features()) : 0;
          all.add(new HeldOut(example, probability, threshold));
        }
      }
    }
    return all;
  }

  private Labelled labelled(Example example) {
    return new Labelled(example.db(), example.asked(), example.features(), example.right(form));
  }

  /** Where the F1 of finding wrong SQL is highest. */
  static double threshold(List<Labelled> examples, List<Double> probabilities) {
    Integer[] order = new Integer[probabilities.size()];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(probabilities::get));
    long wrong = examples.stream().filter(example -> !example.right()).count();
    double best = 0;
    double threshold = 0;
    int found = 0;
    for (int i = 0; i < order.length; i++) {
      found += examples.get(order[i]).right() ? 0 : 1;
      double f1 = 2.0 * found / (i + 1 + wrong);
      boolean tieEnds =
          i + 1 == order.length || probabilities.get(order[i + 1]) > probabilities.get(order[i]);
      if (tieEnds && f1 > best) {
        best = f1;
        threshold = Math.nextUp(probabilities.get(order[i]));
      }
    }
    return threshold;
  }

  /** Mean over systems of the area under the ROC curve. */
  public OptionalDouble auroc(List<HeldOut> rows) {
    return overSystems(rows, system -> ErrorDetection.of(outcomes(system, 0.5)).auroc());
  }

  /** Mean over systems of the F1 of finding wrong SQL below the threshold. */
  public OptionalDouble f1(List<HeldOut> rows) {
    return overSystems(
        rows,
        system ->
            ErrorDetection.of(
                    system.stream().map(row -> row.outcome(form, row.threshold())).toList())
                .f1());
  }

  /** The same for what {@code ASK CHECK} says at the penalty. */
  public OptionalDouble verdictF1(List<HeldOut> rows) {
    double limit = new ExpectedScoreThreshold(penalty, 0).threshold(List.of());
    return overSystems(rows, system -> ErrorDetection.of(outcomes(system, limit)).f1());
  }

  /** For systems about 83 % right: the share that can be given with 90 % of it right. */
  public OptionalDouble coverage(List<HeldOut> rows) {
    return overSystems(
        rows,
        system -> {
          double accuracy =
              system.stream().filter(row -> row.example().right(form)).count()
                  / (double) system.size();
          return accuracy < ABOUT_83[0] || accuracy > ABOUT_83[1]
              ? OptionalDouble.empty()
              : OptionalDouble.of(coverageOf(system));
        });
  }

  /** Expected calibration error pooled over systems, and the floor of a perfect model. */
  public Calibration calibration(List<HeldOut> rows) {
    return Calibration.of(
        rows.stream()
            .filter(row -> row.example().candidate())
            .map(row -> row.outcome(form, 0.5))
            .toList(),
        seed);
  }

  /** The rows of each question together: what a bootstrap draws. */
  public static List<List<HeldOut>> byQuestion(List<HeldOut> rows) {
    Map<String, List<HeldOut>> questions =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.example().id(), TreeMap::new, Collectors.toList()));
    return List.copyOf(questions.values());
  }

  /** A measure of one system. */
  private interface Measure {
    OptionalDouble of(List<HeldOut> system);
  }

  private static OptionalDouble overSystems(List<HeldOut> rows, Measure measure) {
    Map<String, List<HeldOut>> systems =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    row -> row.example().source(), TreeMap::new, Collectors.toList()));
    return systems.values().stream()
        .map(measure::of)
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .average();
  }

  private double coverageOf(List<HeldOut> system) {
    List<HeldOut> surest =
        system.stream()
            .sorted(Comparator.comparingDouble(HeldOut::probability).reversed())
            .toList();
    int right = 0;
    int covered = 0;
    for (int i = 0; i < surest.size(); i++) {
      right += surest.get(i).example().right(form) ? 1 : 0;
      boolean tieEnds =
          i + 1 == surest.size() || surest.get(i + 1).probability() < surest.get(i).probability();
      if (tieEnds && right >= PRECISION * (i + 1)) {
        covered = i + 1;
      }
    }
    return (double) covered / surest.size();
  }

  private List<Outcome> outcomes(List<HeldOut> rows, double limit) {
    return rows.stream().map(row -> row.outcome(form, limit)).toList();
  }
}
