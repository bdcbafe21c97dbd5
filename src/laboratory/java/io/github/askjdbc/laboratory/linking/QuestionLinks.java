package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A question with its links and what its gold query uses.
 *
 * @param millis that linking took
 */
public record QuestionLinks(
    EvaluationQuestion question,
    LinkedQuestion linked,
    GoldLinks gold,
    DatabaseKnowledge knowledge,
    double millis) {

  /** Where the gold's items are among the links that rest on some kinds of evidence only. */
  public List<Found> found(Set<Evidence> kinds) {
    LinkedQuestion kept =
        new LinkedQuestion(
            linked.question(),
            linked.words(),
            kept(linked.links(), kinds),
            kept(linked.hints(), kinds));
    return new LinkedGold(gold, kept, knowledge).found();
  }

  /** For persons: what is not found at k, by question. */
  public List<String> missed(Found.Item item, int k) {
    return found(EnumSet.allOf(Evidence.class)).stream()
        .filter(found -> found.item() == item && found.rank() > k)
        .map(
            found ->
                question.id()
                    + " "
                    + question.db()
                    + ": "
                    + found.name()
                    + (found.rank() == Found.NOWHERE ? " nowhere: " : " at " + found.rank() + ": ")
                    + question.question())
        .toList();
  }

  private static List<Link> kept(List<Link> links, Set<Evidence> kinds) {
    return links.stream().filter(link -> kinds.contains(link.evidence())).toList();
  }
}
