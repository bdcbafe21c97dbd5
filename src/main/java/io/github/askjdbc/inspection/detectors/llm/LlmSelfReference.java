package io.github.askjdbc.inspection.detectors.llm;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Optional;

/**
 * Flags a query that a language model calls incorrect when told that the question may have no
 * answer (TrustSQL, appendix E, SELFREF).
 *
 * <p>The usual cause is SQL that was forced out of a question which the tables cannot answer.
 *
 * <p>Not flagged: a query that the model is sure of.
 */
@ErrorSignal(
    id = LlmSelfReference.ID,
    summary = "A language model that may doubt the question itself calls the query incorrect",
    condition =
        "A language model that is told that the question may have no answer judges the "
            + "query; it fires where it calls it incorrect.",
    correction =
        "Check first whether the tables can answer the question at all, then correct the "
            + "query.",
    clauses = {Clause.SELECT},
    asksModel = true)
public final class LlmSelfReference implements Detector {
  static final String ID = "llm-self-reference";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(
        subject,
        reply ->
            switch (reply.path("verdict").asText()) {
              case "correct" -> Optional.of(new Verdict.Clean());
              case "incorrect" ->
                  Optional.of(opinion.flagged(subject, List.of(), ModelVote.reason(reply)));
              default -> Optional.empty();
            });
  }
}
