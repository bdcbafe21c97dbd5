package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.evaluation.measures.Count;
import java.util.List;
import java.util.Locale;

/**
 * How often one sample of a model comes to the answer of its likeliest SQL, where that is right and
 * where it is wrong; SQL for an unanswerable question is wrong. Of questions with SQL whose rows
 * tell something.
 *
 * @param right of SQL that is right, how often the sample agrees
 * @param wrong likewise of SQL that is wrong
 */
public record SampleCounts(Count right, Count wrong) {

  /**
   * @param replies judged by {@link OneSample}
   */
  public static SampleCounts of(List<WrittenReply> replies) {
    SampleCounts counts = new SampleCounts(new Count(), new Count());
    for (WrittenReply reply : replies) {
      SystemVerdict verdict = reply.attempt().verdict();
      if (verdict.sql().isPresent()) {
        (reply.right() ? counts.right : counts.wrong).add(verdict.score() > 0);
      }
    }
    return counts;
  }

  /** For the terminal. */
  public String text() {
    return line("right", right) + line("wrong", wrong);
  }

  private static String line(String name, Count count) {
    return String.format(
        Locale.ROOT,
        "%s SQL: the sample agrees in %d of %d, %s%n",
        name,
        count.held(),
        count.of(),
        count.withInterval());
  }
}
