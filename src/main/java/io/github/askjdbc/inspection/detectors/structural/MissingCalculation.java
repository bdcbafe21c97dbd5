package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.account.Operation;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.util.List;
import java.util.stream.Stream;

/**
 * Flags a query without a calculation that the question asks for and that nothing else comes to,
 * such as a median.
 *
 * <p>The usual cause is a writer that does not know it and gives a mean, or the bare column.
 *
 * <p>Not flagged: words that the query uses otherwise, as a name or a value, such as {@code
 * median_price}; calculations that right queries do in several ways, such as a count, which
 * unmet-demand weighs.
 */
@ErrorSignal(
    id = MissingCalculation.ID,
    effect = Effect.VETOES,
    message = MessageContent.NAMES_ONLY,
    summary = "The question asks for a calculation, such as a median, and the query has none",
    condition =
        "Words that ask for a median or a standard deviation are compared with the functions of "
            + "the query; it fires where none of them computes it, and no name or value that it "
            + "uses holds the words.",
    correction = "Call the function that the question asks for, where the database has one.",
    clauses = Clause.SELECT)
public final class MissingCalculation implements Detector {
  static final String ID = "missing-calculation";

  @Override
  public Verdict inspect(Subject subject) {
    Account account = subject.account();
    List<Demand> demands =
        account.demands().stream().filter(MissingCalculation::hasOneWay).toList();
    if (demands.isEmpty()) {
      return new Verdict.Abstained("the question asks for no such calculation");
    }
    Span whole = subject.query().query().span();
    return Verdict.of(
        demands.stream()
            .filter(demand -> account.answer(demand) == Answer.UNMET)
            .filter(demand -> isLeft(account, demand))
            .map(demand -> "nothing computes \"" + subject.question().text(demand.span()) + "\"")
            .map(message -> new Finding(ID, Clause.SELECT, whole, message))
            .toList());
  }

  private static boolean hasOneWay(Demand demand) {
    return Stream.of(Operation.values()).anyMatch(one -> one.doneOneWay() && one.meets(demand));
  }

  private static boolean isLeft(Account account, Demand demand) {
    return demand.span().words().allMatch(word -> account.used(word) == Answer.UNMET);
  }
}
