package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;

/**
 * Flags a query that a language model says is wrong when asked for true or false (SQLens, appendix
 * A.3.2; its self-evaluation "Bool").
 *
 * <p>The usual cause is a clause that does not do what the words ask.
 *
 * <p>Not flagged: what the model does not notice: such checks miss most errors (SQLens, table 4).
 */
@ErrorSignal(
    id = LlmSelfCheck.ID,
    summary = "A language model says that the query does not answer the question",
    condition =
        "A language model is asked whether the query answers the question; it fires where "
            + "it says no.",
    correction =
        "Go through the query clause by clause against the question, and correct the "
            + "clauses that the model names.",
    asksModel = true)
public final class LlmSelfCheck implements Detector {
  static final String ID = "llm-self-check";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(subject, opinion.flag(subject, "correct", false));
  }
}
