package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Span;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Flags a query without any condition that may stand for a word of the question that narrows it to
 * rows of one state: "open invoices", "doctors who still work here", answered with all of them.
 *
 * <p>The usual cause is a state that the database holds as a code, a flag or an end date, whose
 * name resembles no word of the question. Where it holds none, the question has no answer.
 *
 * <p>Not flagged: a query with a condition, an extreme or a table that no other word accounts for,
 * since it may be what the word means; one that says a single one of several such words ("currently
 * active"); one that subtracts, since what is outstanding is a difference; and questions that say
 * that the state does not matter ("closed ones included"). Without such a word the detector
 * abstains.
 */
@ErrorSignal(
    id = UnusedQualifier.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The question narrows to one state, such as open or current, and the query does not",
    condition =
        "Words that narrow things to one state are compared with the names, literals and "
            + "conditions of the query; it fires where none holds the word, and every condition "
            + "is explained by other words.",
    correction =
        "Add the condition on the date, code or flag that holds the state. If no column holds it, "
            + "the question has no answer here.",
    clauses = Clause.WHERE)
public final class UnusedQualifier implements Detector {
  static final String ID = "unused-qualifier";

  @Override
  public Verdict inspect(Subject subject) {
    if (subject.account().qualifiers().isEmpty()) {
      return new Verdict.Abstained("the question narrows to no state");
    }
    List<Integer> left = subject.account().unusedQualifiers();
    if (left.isEmpty() || subtracts(subject)) {
      return new Verdict.Clean();
    }
    String words =
        left.stream()
            .map(at -> "\"" + subject.question().words().get(at).text() + "\"")
            .collect(Collectors.joining(", "));
    Span whole = subject.query().query().span();
    return new Verdict.Flagged(
        List.of(new Finding(ID, Clause.WHERE, whole, "no condition stands for " + words)));
  }

  private static boolean subtracts(Subject subject) {
    return subject.query().all(Expr.Chain.class).stream()
        .anyMatch(chain -> chain.node().operators().contains("-"));
  }
}
