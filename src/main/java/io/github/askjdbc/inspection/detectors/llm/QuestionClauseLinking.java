package io.github.askjdbc.inspection.detectors.llm;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags a clause of which a language model, asked to link each part of the question to a clause, is
 * not sure (SQLens, appendix A.2).
 *
 * <p>The usual cause is a part of the question that no clause answers, or a clause that answers it
 * only by chance.
 *
 * <p>Not flagged: a clause that every link is sure of.
 */
@ErrorSignal(
    id = QuestionClauseLinking.ID,
    summary = "A language model is not sure that a clause does what the question says",
    condition =
        "A language model links each part of the question to a clause of the query; it "
            + "fires for a clause whose link it is not sure of.",
    correction =
        "Make each clause do what its part of the question says, and leave out clauses "
            + "without such a part.",
    asksModel = true)
public final class QuestionClauseLinking implements Detector {
  static final String ID = "question-clause-linking";

  private final ModelVote opinion = new ModelVote(ID);

  @Override
  public Verdict inspect(Subject subject) {
    return opinion.of(subject, reply -> vote(subject, reply.path("links")));
  }

  private Optional<Verdict> vote(Subject subject, JsonNode links) {
    if (!links.isArray() || links.isEmpty()) {
      return Optional.empty();
    }
    Fragments fragments = new Fragments(subject.query());
    List<Finding> findings = new ArrayList<>();
    for (JsonNode link : links) {
      if (!link.path("sure").isBoolean()) {
        return Optional.empty();
      }
      if (!link.path("sure").asBoolean()) {
        List<String> fragment = List.of(link.path("fragment").asText(""));
        findings.addAll(fragments.findings(ID, fragment, ModelVote.reason(link)));
      }
    }
    return Optional.of(findings.isEmpty() ? new Verdict.Clean() : new Verdict.Flagged(findings));
  }
}
