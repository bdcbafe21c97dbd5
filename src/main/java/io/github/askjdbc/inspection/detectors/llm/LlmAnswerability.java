package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;

/**
 * Flags any query for a question that a language model says these tables cannot answer (TrustSQL,
 * appendix D, CLSPROMPT).
 *
 * <p>The usual cause is a question about something that is not stored, the future, or an opinion.
 *
 * <p>Not flagged: a wrong query for a question that can be answered; other signals look at the
 * query.
 */
@ErrorSignal(
    id = LlmAnswerability.ID,
    summary = "A language model says that these tables cannot answer the question",
    condition =
        "A language model is asked whether the tables can answer the question; it fires "
            + "where it says no.",
    correction =
        "Do not answer, unless the model missed a table or column that the question " + "means.",
    asksModel = true)
public final class LlmAnswerability implements Detector {
  static final String ID = "llm-answerability";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(subject, opinion.flag(subject, "answerable", false));
  }
}
