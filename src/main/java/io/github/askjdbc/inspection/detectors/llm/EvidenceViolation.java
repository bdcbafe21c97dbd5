package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;

/**
 * Flags a query that a language model finds at odds with the evidence (SQLens, appendix A.2).
 *
 * <p>The usual cause is a condition of the evidence that was left out, or another bound than it
 * states.
 *
 * <p>Not flagged: anything where the question came without evidence; the detector then abstains and
 * asks nothing.
 */
@ErrorSignal(
    id = EvidenceViolation.ID,
    summary = "A language model finds the query at odds with the evidence given with the question",
    condition =
        "A language model compares the query with each statement of the evidence; it "
            + "fires where the query departs from one.",
    correction = "Follow the evidence to the letter: its formulas, columns, values and bounds.",
    asksModel = true)
public final class EvidenceViolation implements Detector {
  static final String ID = "evidence-violation";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    if (subject.question().question().evidence().isEmpty()) {
      return new Verdict.Abstained("the question came without evidence");
    }
    return opinion.of(subject, opinion.flag(subject, "flagged", true));
  }
}
