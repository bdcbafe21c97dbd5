package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;

/**
 * Flags a query for a question whose terms neither schema nor evidence settles, as a language model
 * sees it (SQLens, appendix A.2).
 *
 * <p>The usual cause is a word of the trade or a code that the generator had to guess at.
 *
 * <p>Not flagged: a term that a table, a column or a value clearly stands for.
 */
@ErrorSignal(
    id = InsufficientEvidence.ID,
    summary =
        "A language model finds that schema and evidence do not settle what the question means",
    condition =
        "A language model looks for terms of the question that neither schema nor "
            + "evidence defines; it fires where there are any.",
    correction =
        "Ask for a definition of the term, or give it as evidence, before trusting any " + "query.",
    asksModel = true)
public final class InsufficientEvidence implements Detector {
  static final String ID = "insufficient-evidence";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(subject, opinion.flag(subject, "flagged", true));
  }
}
