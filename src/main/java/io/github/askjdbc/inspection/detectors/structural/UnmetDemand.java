package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a query that leaves out something the question asks for beside names and values, such as a
 * count, a mean, an order or a negation, or that adds one that nobody asked for.
 *
 * <p>The usual cause is a question read too quickly: "how many for each" answered with one number,
 * or with a list.
 *
 * <p>Not flagged: a cue whose words name a column or a stored value as well, since the query may
 * read them so. Without any cue on either side there is nothing to compare and the detector
 * abstains.
 */
@ErrorSignal(
    id = UnmetDemand.ID,
    summary = "The question asks for a count, order, extreme or negation that the query lacks, or not",
    clauses = {Clause.SELECT, Clause.WHERE, Clause.HAVING, Clause.GROUP_BY, Clause.LIMIT})
public final class UnmetDemand implements Detector {
  static final String ID = "unmet-demand";

  @Override
  public Verdict inspect(Subject subject) {
    MetDemands demands = new MetDemands(subject.query());
    List<Finding> findings = new ArrayList<>();
    List<Link.ToCue> cues = cues(subject);
    for (Link.ToCue cue : cues) {
      if (!demands.met(cue.cue()) && !readOtherwise(subject, cue.span())) {
        String words = words(subject, cue.span());
        Span whole = subject.query().query().span();
        findings.add(
            new Finding(ID, Clause.SELECT, whole, "nothing in the query answers \"" + words + "\""));
      }
    }
    findings.addAll(new UnaskedParts(subject).findings());
    return Verdict.of(findings);
  }

  /** Of cues that lie within one another only the longest counts. */
  private static List<Link.ToCue> cues(Subject subject) {
    List<Link.ToCue> cues =
        subject.question().links().stream()
            .filter(Link.ToCue.class::isInstance)
            .map(Link.ToCue.class::cast)
            .toList();
    return cues.stream()
        .filter(
            cue ->
                cues.stream()
                    .noneMatch(
                        other ->
                            other.span().length() > cue.span().length()
                                && other.span().overlaps(cue.span())))
        .toList();
  }

  private static boolean readOtherwise(Subject subject, WordSpan span) {
    return subject.question().links().stream()
        .filter(link -> !(link instanceof Link.ToCue) && link.score() > 0.5)
        .anyMatch(link -> link.span().overlaps(span));
  }

  private static String words(Subject subject, WordSpan span) {
    List<Word> words = subject.question().words();
    return subject
        .question()
        .question()
        .text()
        .substring(words.get(span.first()).start(), words.get(span.last()).end());
  }
}
