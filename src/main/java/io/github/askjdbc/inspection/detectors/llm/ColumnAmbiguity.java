package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;

/**
 * Flags a column beside which a language model sees another that the question could mean as well
 * (SQLens, appendix A.2).
 *
 * <p>The usual cause is two columns whose names differ less than the question says.
 *
 * <p>Not flagged: keys that merely join tables.
 */
@ErrorSignal(
    id = ColumnAmbiguity.ID,
    summary = "A language model sees another column that the question could mean as well",
    condition =
        "A language model compares each column of the query with the others of the "
            + "schema; it fires where another fits the question as well.",
    correction =
        "Compare both columns with the words of the question and the evidence, and use "
            + "the one that they mean.",
    asksModel = true)
public final class ColumnAmbiguity implements Detector {
  static final String ID = "column-ambiguity";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(subject, opinion.flag(subject, "flagged", true));
  }
}
