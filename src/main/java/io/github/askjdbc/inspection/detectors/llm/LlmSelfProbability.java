package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Flags a query that a language model gives less than an even chance (SQLens, appendix A.3.3; its
 * self-evaluation "Prob"). The number stands in the message.
 *
 * <p>The usual cause is the same as of llm-self-check; a number tells more than a yes or no.
 *
 * <p>Not flagged: a query that is given an even chance or better, however little more.
 */
@ErrorSignal(
    id = LlmSelfProbability.ID,
    summary = "A language model gives the query less than an even chance of being right",
    condition =
        "A language model is asked how likely the query is right; it fires below one " + "half.",
    correction =
        "Go through the query clause by clause against the question; do not rely on it as "
            + "it is.",
    clauses = {Clause.SELECT},
    asksModel = true)
public final class LlmSelfProbability implements Detector {
  static final String ID = "llm-self-probability";

  private static final double EVEN = 0.5;

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(
        subject,
        reply -> {
          double probability = reply.path("probability").asDouble(-1);
          if (!(probability >= 0 && probability <= 1)) {
            return Optional.empty();
          }
          String message = String.format(Locale.ROOT, "the model gives it %.2f", probability);
          return Optional.of(
              probability < EVEN
                  ? opinion.flagged(subject, List.of(), message)
                  : new Verdict.Clean());
        });
  }
}
