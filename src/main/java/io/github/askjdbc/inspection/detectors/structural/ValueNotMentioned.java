package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.SqlNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Flags a literal of the query that the question does not contain in any form.
 *
 * <p>The usual cause is a value that was made up, or guessed from examples: a year, a code, a limit
 * that nobody named.
 *
 * <p>Not flagged: 0 to 2, words that share their beginning or their initials with words of the
 * question, a number next to one of the question, a stored value that the question was linked to,
 * and any word where the question has words that nothing in the database explains. A literal of up
 * to three characters is a code: the question has to speak of what it means in its column, or hold
 * a word that it shortens.
 */
@ErrorSignal(
    id = ValueNotMentioned.ID,
    summary = "The query compares with a value that the question does not contain",
    condition =
        "Each literal is compared with the words of the question, in several forms; it "
            + "fires where the question does not hold it.",
    correction =
        "Use only values that the question or its evidence gives, and leave out "
            + "conditions that it does not ask for.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class ValueNotMentioned implements Detector {
  static final String ID = "value-not-mentioned";
  private static final Set<Clause> CLAUSES = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);

  @Override
  public Verdict inspect(Subject subject) {
    List<Placed<Expr.Numeric>> numbers = compared(subject.query().numbers());
    List<Placed<Expr.Text>> texts = compared(subject.query().textLiterals());
    List<Placed<Expr.ColumnRef>> textual =
        compared(subject.query().columns()).stream()
            .filter(placed -> subject.names().textual().contains(placed.node()))
            .toList();
    if (numbers.isEmpty() && texts.isEmpty() && textual.isEmpty()) {
      return new Verdict.Abstained("the query compares with no literal");
    }
    QuestionValues values = new QuestionValues(subject);
    ComparedTexts compared = new ComparedTexts(subject);
    List<Finding> findings = new ArrayList<>();
    for (Placed<Expr.Text> placed : texts) {
      if (!contains(values, compared, placed.node().value(), placed.node())) {
        findings.add(finding(placed, placed.node().value()));
      }
    }
    for (Placed<Expr.ColumnRef> placed : textual) {
      if (!contains(values, compared, placed.node().name().value(), placed.node())) {
        findings.add(finding(placed, placed.node().name().value()));
      }
    }
    for (Placed<Expr.Numeric> placed : numbers) {
      if (!values.containNumber(placed.node().written())) {
        findings.add(finding(placed, placed.node().written()));
      }
    }
    return Verdict.of(findings);
  }

  private static boolean contains(
      QuestionValues values, ComparedTexts compared, String text, SqlNode node) {
    return compared
        .column(node.span())
        .map(column -> values.contain(text, column))
        .orElseGet(() -> values.contain(text));
  }

  private static <T extends SqlNode> List<Placed<T>> compared(List<Placed<T>> parts) {
    return parts.stream().filter(placed -> CLAUSES.contains(placed.clause())).toList();
  }

  private static Finding finding(Placed<? extends SqlNode> placed, String value) {
    return new Finding(
        ID, placed.clause(), placed.node().span(), "the question does not speak of " + value);
  }
}
