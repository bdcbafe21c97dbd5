package io.github.askjdbc.decision;

import io.github.askjdbc.learning.GivenConfidence;
import io.github.askjdbc.learning.Recalibration;
import io.github.askjdbc.learning.RecalibrationPrior;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a writer's SQL proved on one database.
 *
 * @param outcomes with the confidences that were given without any record; at least one
 * @param examined how many of them come from an exam; the others from people's verdicts
 */
public record WriterRecord(List<ScoredSql> outcomes, int examined) {

  private static final int LEAST = 20;
  private static final double STRONG = 0.8;

  public WriterRecord {
    outcomes = List.copyOf(outcomes);
    if (outcomes.isEmpty()) {
      throw new IllegalArgumentException("a record of no outcomes says nothing; leave it out");
    }
    if (examined < 0 || examined > outcomes.size()) {
      throw new IllegalArgumentException(
          "%d of %d outcomes cannot be an exam's; from none to all can"
              .formatted(examined, outcomes.size()));
    }
  }

  /** By people's verdicts alone; empty where there are none. */
  public static Optional<WriterRecord> of(List<ScoredSql> verdicts) {
    return of(verdicts, List.of());
  }

  /** Empty where there are no outcomes. */
  public static Optional<WriterRecord> of(List<ScoredSql> verdicts, List<ScoredSql> exam) {
    List<ScoredSql> outcomes = Stream.concat(verdicts.stream(), exam.stream()).toList();
    return outcomes.isEmpty()
        ? Optional.empty()
        : Optional.of(new WriterRecord(outcomes, exam.size()));
  }

  public int size() {
    return outcomes.size();
  }

  /** How many of the outcomes were right. */
  public int right() {
    return (int) outcomes.stream().filter(ScoredSql::right).count();
  }

  /**
   * Whether it is enough to believe the writer by itself. Without outcomes, what passes by the
   * confidence in a weak writer whose like was never seen is right in 66 of 100 on databases of
   * businesses ({@code ask evaluate writers}). Both limits are a choice.
   */
  public boolean isStrong() {
    return size() >= LEAST && right() >= STRONG * size();
  }

  /**
   * What it makes of other confidences.
   *
   * @param prior how far they may lie off without any outcome
   */
  public Recalibration recalibration(RecalibrationPrior prior) {
    return Recalibration.of(
        outcomes.stream()
            .map(one -> new GivenConfidence(one.confidence(), one.sureness()))
            .toList(),
        outcomes.stream().map(ScoredSql::right).toList(),
        prior);
  }
}
