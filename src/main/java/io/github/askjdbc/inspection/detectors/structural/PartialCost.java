package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags a part of what something costs that is taken for all of it: what orders cost, answered by
 * their freight.
 *
 * <p>The usual cause is that it is the only column of the rows whose name speaks of money.
 *
 * <p>Not flagged: a part that the question or the name of the table speaks of; and one beside which
 * other columns are added up.
 */
@ErrorSignal(
    id = PartialCost.ID,
    effect = Effect.VETOES_READERS,
    message = MessageContent.NAMES_ONLY,
    summary = "A part of the costs is taken for what something costs",
    condition =
        "Columns of money whose names say what part of the costs they are, such as freight, are "
            + "looked up in the question; it fires where neither it nor the name of the table "
            + "speaks of that part.",
    correction = "Use the column of the whole amount, or reckon it. Without it there is no answer.",
    clauses = {Clause.SELECT, Clause.WHERE, Clause.HAVING, Clause.ORDER_BY})
public final class PartialCost implements Detector {
  static final String ID = "partial-cost";

  private static final Set<Clause> CLAUSES =
      EnumSet.of(Clause.SELECT, Clause.WHERE, Clause.HAVING, Clause.ORDER_BY);

  /** Of words that belong together: shipping, shipments. */
  private static final int COMMON_BEGINNING = 4;

  @Override
  public Verdict inspect(Subject subject) {
    List<Placed<Expr.ColumnRef>> partial =
        subject.query().columns().stream()
            .filter(one -> CLAUSES.contains(one.clause()))
            .filter(one -> column(subject, one).filter(PartialCost::isPartial).isPresent())
            .toList();
    if (partial.isEmpty()) {
      return new Verdict.Abstained("no column holds a part of the costs");
    }
    boolean added = subject.query().all(Expr.Chain.class).stream().findAny().isPresent();
    return Verdict.of(
        added
            ? List.of()
            : partial.stream().flatMap(one -> finding(subject, one).stream()).toList());
  }

  private static Optional<ColumnName> column(Subject subject, Placed<Expr.ColumnRef> one) {
    return subject.names().column(one.node());
  }

  private static Optional<Finding> finding(Subject subject, Placed<Expr.ColumnRef> one) {
    return column(subject, one)
        .filter(column -> !isSaid(column, subject.question()))
        .map(
            column ->
                new Finding(
                    ID, one.clause(), one.node().span(), column + " is a part of the costs"));
  }

  private static boolean isPartial(ColumnName column) {
    return words(column.column()).anyMatch(WordClass.MONEY::contains)
        && parts(column).findAny().isPresent();
  }

  private static boolean isSaid(ColumnName column, LinkedQuestion question) {
    Set<String> said =
        Stream.concat(NameParts.written(question.read()).stream(), words(column.table().name()))
            .collect(Collectors.toSet());
    return parts(column).anyMatch(part -> said.stream().anyMatch(word -> isAlike(part, word)));
  }

  /** What of the costs a column is, as far as its name says. */
  private static Stream<String> parts(ColumnName column) {
    return words(column.column()).filter(WordClass.PARTIAL_COST::contains);
  }

  private static boolean isAlike(String one, String other) {
    int common = Math.min(one.length(), other.length());
    return Stemming.stem(one).equals(Stemming.stem(other))
        || (common >= COMMON_BEGINNING && one.regionMatches(true, 0, other, 0, COMMON_BEGINNING));
  }

  private static Stream<String> words(String name) {
    return NameParts.of(ShortNames.writtenOut(name)).stream();
  }
}
