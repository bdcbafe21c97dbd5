package io.github.askjdbc.evaluation.measures;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What one error signal is worth (SQLens, section 4.3), over the questions with a SQL.
 *
 * @param fired how many SQL it flagged
 * @param wrongFired how many of those were wrong, SQLens's N_w
 * @param wrong how many SQL were wrong in all
 * @param netEffect points of RS(c) gained over answering everything, if what it flags were withheld
 *     and nothing else
 */
public record SignalMeasure(String signal, int fired, int wrongFired, int wrong, double netEffect) {

  /** One SQL, and whether the signal flagged it. */
  public record Vote(boolean flagged, Outcome outcome) {}

  /** Of the flagged SQL, the wrong ones. */
  public OptionalDouble precision() {
    return ErrorDetection.ratio(wrongFired, fired);
  }

  /** Of the wrong SQL, the flagged ones. */
  public OptionalDouble recall() {
    return ErrorDetection.ratio(wrongFired, wrong);
  }

  public static SignalMeasure of(String signal, List<Vote> votes, double penalty) {
    int fired = 0;
    int wrongFired = 0;
    int wrong = 0;
    double gain = 0;
    for (Vote vote : votes) {
      boolean isWrong = !vote.outcome().right();
      wrong += isWrong ? 1 : 0;
      if (vote.flagged()) {
        fired++;
        wrongFired += isWrong ? 1 : 0;
        gain +=
            ReliabilityScore.score(vote.outcome().decided(false), penalty)
                - ReliabilityScore.score(vote.outcome().decided(true), penalty);
      }
    }
    return new SignalMeasure(
        signal, fired, wrongFired, wrong, votes.isEmpty() ? 0 : 100 * gain / votes.size());
  }
}
