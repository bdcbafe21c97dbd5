package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.Shape.Part;
import io.github.askjdbc.sql.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Flags a query that leaves out something the question asks for beside names and values, such as a
 * count, a mean, an order or a negation, or that adds one that nobody asked for.
 *
 * <p>The usual cause is a question read too quickly: "how many for each" answered with one number,
 * or with a list.
 *
 * <p>Not flagged: a cue whose words name a numeric column that the query uses, as in "number of
 * employees", end a longer name, as in "phone number of", or stand in a name that it uses, as in
 * {@code max_speed}; "or", "between" and "each", which right queries follow in too many ways, but
 * for "for each" where all rows come to one or the first is taken of all. Without any cue the
 * detector abstains.
 */
@ErrorSignal(
    id = UnmetDemand.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The question asks for a count, order, extreme or negation and the query has none",
    condition =
        "Words that ask for a count, a mean, an extreme, an order or a negation are "
            + "compared with the operations of the query; it fires where one side lacks what "
            + "the other has.",
    correction =
        "Add the operation that the question asks for, or leave out the one that it does " + "not.",
    clauses = Clause.SELECT)
public final class UnmetDemand implements Detector {
  static final String ID = "unmet-demand";

  /** What right queries do in too many ways to be seen. */
  private static final Set<Cue.Kind> OFTEN_UNSAID =
      EnumSet.of(Cue.Kind.GROUP, Cue.Kind.ALTERNATIVE, Cue.Kind.PERIOD);

  @Override
  public Verdict inspect(Subject subject) {
    Account account = subject.account();
    List<Demand> demands =
        account.demands().stream()
            .filter(demand -> demand.source() == Demand.Source.WORDS)
            .filter(demand -> isSeen(demand, subject.facts()) && !demand.is(Cue.BETWEEN))
            .toList();
    List<Finding> findings = new ArrayList<>();
    Span whole = subject.query().query().span();
    demands.stream()
        .filter(demand -> account.answer(demand) == Answer.UNMET || isOneForEach(subject, demand))
        .map(
            demand ->
                "nothing in the query answers \"" + subject.question().text(demand.span()) + "\"")
        .forEach(message -> findings.add(new Finding(ID, Clause.SELECT, whole, message)));
    subject.names().outermost().stream()
        .flatMap((ResolvedSelect select) -> select.select().items().stream())
        .flatMap(item -> unasked(account, item).stream())
        .forEach(findings::add);
    return demands.isEmpty() && findings.isEmpty()
        ? new Verdict.Abstained("the question asks for nothing but names and values")
        : Verdict.of(findings);
  }

  /** One row of all, where something is asked of each; a bare "per" may belong to a name. */
  private static boolean isOneForEach(Subject subject, Demand demand) {
    int first = demand.span().first();
    boolean each =
        demand.is(Cue.EACH)
            && (demand.span().length() > 1
                || (first > 0
                    && WordClass.IN.contains(subject.question().words().get(first - 1).folded())));
    return each && givesOneRow(subject.facts());
  }

  private static boolean givesOneRow(QueryFacts facts) {
    boolean one =
        facts.literals().stream()
            .filter(literal -> literal.kind() == Literal.Kind.LIMIT)
            .anyMatch(literal -> literal.number().filter(BigDecimal.ONE::equals).isPresent());
    return one && !facts.shape().has(Part.GROUP_BY) && !windows(facts);
  }

  private static boolean windows(QueryFacts facts) {
    return facts.operations().calls().stream().anyMatch(call -> call.node().over().isPresent());
  }

  /**
   * "For each" is seen where all rows come to one: a bare "each" or "per" may speak of the rows.
   */
  private static boolean isSeen(Demand demand, QueryFacts facts) {
    boolean forEach = demand.kind() == Cue.Kind.GROUP && demand.span().length() > 1;
    return !OFTEN_UNSAID.contains(demand.kind())
        || (forEach && comesToOneRow(facts))
        || (demand.is(Cue.EACH) && givesOneRow(facts));
  }

  private static boolean comesToOneRow(QueryFacts facts) {
    List<Placed<Expr.Call>> calls = facts.operations().calls();
    return facts.shape().count(Part.SELECT) == 1
        && !facts.shape().has(Part.GROUP_BY)
        && !facts.operations().divides()
        && calls.stream().anyMatch(call -> call.node().aggregate())
        && !windows(facts);
  }

  private static Optional<Finding> unasked(Account account, SelectItem item) {
    return item.value() instanceof Expr.Call call
            && call.aggregate()
            && !account.asksToShow(call.name())
        ? Optional.of(
            new Finding(ID, Clause.SELECT, item.span(), "no word asks for " + call.name()))
        : Optional.empty();
  }
}
