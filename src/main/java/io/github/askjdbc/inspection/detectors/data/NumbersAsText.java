package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Flags numbers stored as text that are put in order or compared by size as texts, by which 9 is
 * more than 10.
 *
 * <p>The usual cause is a text column taken for one of numbers.
 *
 * <p>Not flagged: a column that is cast or calculated with; one of which any value read is no
 * number, or whose values stand in the same order either way. Where the values cannot be read the
 * detector abstains.
 */
@ErrorSignal(
    id = NumbersAsText.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "Numbers stored as text are ordered or compared as texts",
    condition =
        "The first values of each text column that is sorted by, compared by size, or taken the "
            + "extreme of are looked at; it fires where all are numbers, and their order as texts "
            + "is another one than as numbers.",
    correction = "Cast the column to a number before sorting by it or comparing it.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING, Clause.ORDER_BY})
public final class NumbersAsText implements Detector {
  static final String ID = "numbers-as-text";

  private static final int MOST_DIGITS = 30;
  private static final Set<String> EXTREMES = Set.of("MIN", "MAX");
  private static final Set<Operator> SIZES =
      EnumSet.of(
          Operator.LESS,
          Operator.AT_MOST,
          Operator.MORE,
          Operator.AT_LEAST,
          Operator.BETWEEN,
          Operator.NOT_BETWEEN);

  private record Use(Expr column, Clause clause, Span span) {}

  @Override
  public Verdict inspect(Subject subject) {
    List<Use> uses = uses(subject).stream().filter(use -> isText(subject, use.column())).toList();
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (Use use : uses) {
      String name = subject.names().column(use.column()).orElseThrow().toString();
      Optional<ProbeOutcome> sample = ColumnSample.of(subject, use.column());
      if (sample.isPresent() && sample.get() instanceof ProbeOutcome.Rows rows) {
        if (misordered(rows.rows())) {
          String message = name + " holds numbers as text";
          findings.add(new Finding(ID, use.clause(), use.span(), message));
        }
      } else {
        unseen.add("the values of " + name + " cannot be read");
      }
    }
    return uses.isEmpty()
        ? new Verdict.Abstained("no text column is sorted by or compared by size")
        : Verdict.of(findings, unseen);
  }

  private static List<Use> uses(Subject subject) {
    List<Use> uses = new ArrayList<>();
    for (Placed<OrderItem> item : subject.query().all(OrderItem.class)) {
      uses.add(new Use(item.node().key(), item.clause(), item.node().key().span()));
    }
    for (Placed<Expr.Call> call : subject.query().calls()) {
      if (EXTREMES.contains(call.node().name()) && call.node().arguments().size() == 1) {
        uses.add(new Use(call.node().arguments().get(0), call.clause(), call.node().span()));
      }
    }
    for (Predicate predicate : subject.facts().operations().predicates()) {
      if (SIZES.contains(predicate.operator()) && asTexts(subject, predicate)) {
        predicate
            .operands()
            .forEach(side -> uses.add(new Use(side, predicate.clause(), predicate.expr().span())));
      }
    }
    return uses;
  }

  /** Targets but SQLite, which goes by the column, convert the texts or refuse. */
  private static boolean asTexts(Subject subject, Predicate predicate) {
    return subject.query().dialect() == Dialect.SQLITE
        || predicate.operands().stream().noneMatch(Expr.Numeric.class::isInstance);
  }

  private static boolean isText(Subject subject, Expr expr) {
    return subject
        .names()
        .column(expr)
        .flatMap(subject.knowledge().catalog()::column)
        .map(Column::kind)
        .filter(kind -> kind == ColumnKind.TEXT)
        .isPresent();
  }

  /** Whether all are numbers in texts, and some two of them stand the other way round as texts. */
  private static boolean misordered(List<List<Object>> rows) {
    List<String> texts = new ArrayList<>();
    for (List<Object> row : rows) {
      if (row.get(0) instanceof String text
          && WrittenNumber.isSignedDecimal(text.strip(), MOST_DIGITS, MOST_DIGITS)) {
        texts.add(text);
      } else if (row.get(0) != null) {
        return false;
      }
    }
    List<BigDecimal> numbers =
        texts.stream().sorted().map(text -> new BigDecimal(text.strip())).toList();
    return !numbers.equals(numbers.stream().sorted().toList());
  }
}
