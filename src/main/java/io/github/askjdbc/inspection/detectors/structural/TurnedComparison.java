package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.BoundUse;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import java.util.List;

/**
 * Flags a comparison with a number of the question that goes the other way, or takes the number
 * itself in or out against the words: {@code > 3} for "at least three".
 *
 * <p>The usual cause is a sign written by habit.
 *
 * <p>Not flagged: a query that compares with the number, or the one next to it, as asked at any
 * place; one without a comparison by more or less with that number; questions and queries that
 * negate, which may turn a comparison.
 */
@ErrorSignal(
    id = TurnedComparison.ID,
    effect = Effect.VETOES,
    message = MessageContent.NAMES_ONLY,
    summary = "A number is compared by another sign than the words beside it ask for",
    condition =
        "Words such as \"more than\" and \"at least\" beside a number are held against the "
            + "query's comparisons with that number; it fires where there are such and none of "
            + "them is the one asked for.",
    correction = "Use the sign that the words ask for: > for \"more than\", >= for \"at least\".",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class TurnedComparison implements Detector {
  static final String ID = "turned-comparison";

  @Override
  public Verdict inspect(Subject subject) {
    List<BoundUse> compared =
        subject.account().bounds().stream().filter(one -> !one.done().isEmpty()).toList();
    boolean negated = negates(subject);
    if (compared.isEmpty() || negated) {
      return new Verdict.Abstained(
          negated
              ? "a negation may turn the comparison"
              : "no words compare with a number that the query compares with");
    }
    return Verdict.of(
        compared.stream().filter(one -> !one.kept()).map(one -> finding(subject, one)).toList());
  }

  private static boolean negates(Subject subject) {
    Operations does = subject.facts().operations();
    return subject.account().demands().stream().anyMatch(demand -> demand.is(Cue.NOT))
        || does.negations() > 0
        || does.compares(Operator.NOT_IN_QUERY, Operator.NOT_EXISTS, Operator.NOT_BETWEEN)
        || does.combines("EXCEPT");
  }

  private static Finding finding(Subject subject, BoundUse one) {
    Predicate done = one.done().get(0);
    String message =
        "\"%s\" is compared by %s".formatted(subject.question().text(one.words()), done.written());
    return new Finding(ID, done.clause(), done.expr().span(), message);
  }
}
