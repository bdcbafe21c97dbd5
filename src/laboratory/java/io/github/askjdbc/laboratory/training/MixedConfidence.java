package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.decision.RiskBoundThreshold;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.ThresholdRule;
import io.github.askjdbc.decision.confidence.Vetoes;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.measures.Interval;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.inspection.Signal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.hipparchus.stat.interval.BinomialProportion;
import org.hipparchus.stat.interval.ConfidenceInterval;

/**
 * What the pipeline's own SQL is worth among unanswerable questions, on databases that no model has
 * seen. Unanswerable questions weigh as much as answerable ones, however many were made.
 *
 * @param questions the surest candidate of each question
 * @param form by which SQL is right
 */
public record MixedConfidence(List<HeldOut> questions, MatchForm form) {

  private static final double DELTA = 0.1;

  private static final Vetoes VETOES =
      new Vetoes(Signal.installed(MixedConfidence.class.getClassLoader()));

  /** Of intervals. */
  private static final double CONFIDENCE = 0.95;

  public MixedConfidence {
    questions = List.copyOf(questions);
  }

  /**
   * @param examples every candidate of every question
   * @param probability that a candidate is right
   * @param threshold from which on SQL is an answer, where no veto stands
   */
  public static MixedConfidence of(
      List<Example> examples,
      ToDoubleFunction<Example> probability,
      double threshold,
      MatchForm form) {
    Map<String, HeldOut> best = new LinkedHashMap<>();
    for (Example example : examples) {
      double right = example.candidate() ? probability.applyAsDouble(example) : 0;
      double limit = VETOES.stand(example.features()) ? ThresholdRule.NEVER : threshold;
      best.merge(
          example.asked(),
          new HeldOut(example, right, limit),
          (one, other) -> other.probability() > one.probability() ? other : one);
    }
    return new MixedConfidence(List.copyOf(best.values()), form);
  }

  /** How answers turned out, with unanswerable questions weighed to be half of all. */
  public record Tally(double coverage, double precision, double rejected, double reliability) {}

  /**
   * @param some of the questions, drawn anew for intervals
   * @param penalty of the reliability score
   */
  public Tally tally(List<HeldOut> some, double penalty) {
    double answerable = 0;
    double answered = 0;
    double right = 0;
    double unanswerable = 0;
    double slipped = 0;
    for (HeldOut question : some) {
      boolean given = question.probability() >= question.threshold();
      if (question.example().answerable()) {
        answerable++;
        answered += given ? 1 : 0;
        right += given && question.example().right(form) ? 1 : 0;
      } else {
        unanswerable++;
        slipped += given ? 1 : 0;
      }
    }
    double weight = unanswerable == 0 ? 0 : answerable / unanswerable;
    double wrong = answered - right + weight * slipped;
    double score = right - penalty * wrong + weight * (unanswerable - slipped);
    return new Tally(
        answered / Math.max(1, answerable),
        right / Math.max(1e-9, right + wrong),
        1 - slipped / Math.max(1, unanswerable),
        100 * score / Math.max(1, answerable + weight * unanswerable));
  }

  /**
   * What became of the unanswerable questions of one kind.
   *
   * @param rejected share that was not answered, with Wilson's interval
   */
  public record Kind(String name, int asked, int answered, Interval rejected) {}

  /** In the order of their names; the last one is all of them. */
  public List<Kind> kinds() {
    Map<String, List<HeldOut>> byKind = new TreeMap<>();
    List<HeldOut> all = new ArrayList<>();
    for (HeldOut question : questions) {
      if (!question.example().answerable()) {
        byKind.computeIfAbsent(question.example().kind(), kind -> new ArrayList<>()).add(question);
        all.add(question);
      }
    }
    List<Kind> kinds = new ArrayList<>();
    byKind.forEach((name, some) -> kinds.add(kind(name, some)));
    if (!all.isEmpty()) {
      kinds.add(kind("all unanswerable", all));
    }
    return kinds;
  }

  private static Kind kind(String name, List<HeldOut> some) {
    int answered = (int) some.stream().filter(one -> one.probability() >= one.threshold()).count();
    double rejected = 1 - (double) answered / some.size();
    ConfidenceInterval wilson =
        BinomialProportion.getWilsonScoreInterval(some.size(), rejected, CONFIDENCE);
    return new Kind(
        name,
        some.size(),
        answered,
        new Interval(rejected, wilson.getLowerBound(), wilson.getUpperBound()));
  }

  /** Expected calibration error, and the floor of a perfect model. */
  public Calibration calibration(long seed) {
    return Calibration.of(
        questions.stream()
            .filter(question -> question.example().candidate())
            .map(
                question ->
                    new Outcome(
                        question.example().answerable(),
                        true,
                        true,
                        question.example().right(form),
                        OptionalDouble.of(question.probability())))
            .toList(),
        seed);
  }

  /** Wrong answers above the threshold, surest first. */
  public List<HeldOut> wrongAnswers() {
    return questions.stream()
        .filter(question -> question.probability() >= question.threshold())
        .filter(question -> !question.example().right(form))
        .sorted((one, other) -> Double.compare(other.probability(), one.probability()))
        .toList();
  }

  /**
   * How often a bound on the risk is exceeded: the threshold is chosen on one half of the items and
   * tried on the other.
   *
   * @param items split at random
   * @param splits how often
   * @return between 0 and 1
   */
  public static double exceeded(List<ScoredSql> items, double maxRisk, int splits, long seed) {
    Random random = new Random(seed);
    RiskBoundThreshold rule = new RiskBoundThreshold(maxRisk, DELTA);
    List<ScoredSql> shuffled = new ArrayList<>(items);
    int exceeded = 0;
    for (int split = 0; split < splits; split++) {
      Collections.shuffle(shuffled, random);
      int half = shuffled.size() / 2;
      double threshold = rule.threshold(shuffled.subList(0, half));
      List<ScoredSql> rest = shuffled.subList(half, 2 * half);
      long wrong =
          rest.stream().filter(sql -> sql.confidence() >= threshold && !sql.right()).count();
      exceeded += wrong > maxRisk * half ? 1 : 0;
    }
    return (double) exceeded / splits;
  }

  /** The questions as a bound on the risk sees them. */
  public List<ScoredSql> scored() {
    return questions.stream()
        .map(question -> new ScoredSql(question.probability(), question.example().right(form)))
        .toList();
  }
}
