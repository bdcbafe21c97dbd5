package io.github.askjdbc.exam;

import io.github.askjdbc.learning.Logistic;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamRecord;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.hipparchus.distribution.continuous.BetaDistribution;
import org.hipparchus.distribution.continuous.NormalDistribution;

/**
 * How much less often a writer is right on what people ask than on the harder questions of an exam,
 * those that need groups or two tables: the others are easier than most of what people ask. In log
 * odds, which are moved by an amount that no exam tells: of writers and databases in general only
 * its distribution is known.
 *
 * @param mean below 0 where people's questions are harder
 * @param deviation between pairs of a writer and a database, at least 0
 */
public record ExamShift(double mean, double deviation) {

  /**
   * Of the driver's own readers, who know the words that an exam is made of, and no others; so that
   * it tells little of them.
   */
  public static final ExamShift OWN_READERS = new ExamShift(-2.1, 1.4);

  /**
   * Of language models. The mean is learned ({@code ask evaluate exams}); so few have sat exams
   * that the least deviation fits them best, which is widened here.
   */
  public static final ExamShift MODELS = new ExamShift(-0.4, 0.5);

  /** What a share is expected between, of 90 writers in 100. */
  private static final double TAIL = 0.05;

  /** Jeffreys' prior, by which bounds of a share cover it as often as they say. */
  private static final double PRIOR = 0.5;

  private static final int SHIFTS = 40;
  private static final int STEPS = 1_000;

  /**
   * Where the share of people's questions lies that a writer is right on.
   *
   * @param low in whole percent, rounded down
   * @param high in whole percent, rounded up
   */
  public record Range(int low, int high) {

    /**
     * @param share between 0 and 1
     */
    public boolean holds(double share) {
      return 100 * share >= low && 100 * share <= high;
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%d to %d %%", low, high);
    }
  }

  /**
   * Of the harder questions of an exam.
   *
   * @param right at most {@code of}
   */
  public record Harder(int right, int of) {

    /** Of a whole exam. */
    public static Harder of(ExamRecord record) {
      List<ExamAnswer> harder =
          record.answers().stream()
              .filter(
                  answer ->
                      QuestionKind.of(answer.kind())
                          .filter(kind -> kind.complexity().harder())
                          .isPresent())
              .toList();
      return new Harder((int) harder.stream().filter(ExamAnswer::right).count(), harder.size());
    }

    /** What is known of the share of right ones, by nothing but these. */
    public BetaDistribution share() {
      return new BetaDistribution(PRIOR + right, PRIOR + of - right);
    }
  }

  /**
   * The middle 90 % of what is to be expected. It reaches 0 where nothing was right, and 100 where
   * nothing was wrong.
   */
  public Range range(Harder exam) {
    double low = exam.right() == 0 ? 0 : quantile(exam.share(), TAIL);
    double high = exam.right() == exam.of() ? 1 : quantile(exam.share(), 1 - TAIL);
    return new Range((int) Math.floor(100 * low), (int) Math.ceil(100 * high));
  }

  private double quantile(BetaDistribution share, double wanted) {
    return IntStream.range(0, STEPS)
        .mapToDouble(step -> (step + 0.5) / STEPS)
        .filter(asked -> below(share, asked) >= wanted)
        .findFirst()
        .orElse(1);
  }

  /** The probability that people's questions are right less often than that. */
  private double below(BetaDistribution share, double asked) {
    return IntStream.range(0, SHIFTS)
        .mapToDouble(step -> mean + deviation * normal((step + 0.5) / SHIFTS))
        .map(shift -> share.cumulativeProbability(Logistic.of(Logistic.logit(asked) - shift)))
        .average()
        .orElseThrow();
  }

  private static double normal(double probability) {
    return new NormalDistribution().inverseCumulativeProbability(probability);
  }
}
