package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Flags a text that is compared with values of another format: a year with months such as {@code
 * 2024-01}, a date with timestamps, lower case with codes in upper case, a code without the zeros
 * in front of it, a number with the text that STRFTIME gives.
 *
 * <p>The usual cause is a value written as the question has it. The first values of the column tell
 * their format, which the message gives as a pattern: 9 for a digit, A for a letter.
 *
 * <p>Not flagged: a year or a day alone after {@code >=} and {@code <}, where the beginning is the
 * right line; a blank text; a column whose values differ in their format, or are numbers of any
 * length; a difference of case where the target does not mind it. Where values cannot be read the
 * detector abstains.
 */
@ErrorSignal(
    id = LiteralFormat.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A literal does not have the format of the values that it is compared with",
    condition =
        "The first values of each text column that is compared with a literal are looked at; it "
            + "fires where all of them have one format, or one case, and the literal has another.",
    correction = "Write the literal in the format of the column's values.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class LiteralFormat implements Detector {
  static final String ID = "literal-format";

  private static final Set<Dialect> CASE_BLIND =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.SQLSERVER);
  private static final Set<ColumnKind> OF_TEXT =
      EnumSet.of(ColumnKind.TEXT, ColumnKind.DATE, ColumnKind.OTHER);
  private static final Set<Operator> SAME =
      EnumSet.of(Operator.EQUAL, Operator.NOT_EQUAL, Operator.IN_LIST, Operator.NOT_IN_LIST);
  private static final Set<Operator> RANGE = EnumSet.of(Operator.BETWEEN, Operator.NOT_BETWEEN);

  /** A literal, and how it is compared, the text that has the format standing on the left. */
  private record Compared(Expr literal, Operator operator) {}

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean looked = false;
    for (Predicate predicate : subject.facts().operations().predicates()) {
      for (int side = 0; side < Math.min(2, predicate.operands().size()); side++) {
        Expr text = predicate.operands().get(side);
        List<Compared> literals =
            mayHaveFormat(subject, text) ? compared(subject, predicate, side) : List.of();
        looked |= !literals.isEmpty();
        List<Compared> other = literals.stream().filter(one -> !held(subject, text, one)).toList();
        (other.isEmpty()
                ? Optional.<FormattedText>empty()
                : FormattedText.of(subject, text, unseen))
            .flatMap(formatted -> problem(subject, formatted, other))
            .map(said -> new Finding(ID, predicate.clause(), predicate.expr().span(), said))
            .ifPresent(findings::add);
      }
    }
    return looked
        ? Verdict.of(findings, unseen)
        : new Verdict.Abstained("no text column is compared with a literal");
  }

  private static boolean mayHaveFormat(Subject subject, Expr expr) {
    return (expr instanceof Expr.Call call && FormattedText.FUNCTIONS.contains(call.name()))
        || subject
            .names()
            .column(expr)
            .flatMap(subject.knowledge().catalog()::column)
            .filter(column -> OF_TEXT.contains(column.kind()))
            .isPresent();
  }

  private static boolean held(Subject subject, Expr text, Compared one) {
    Optional<String> literal = subject.names().text(one.literal());
    return SAME.contains(one.operator())
        && literal.isPresent()
        && subject
            .names()
            .column(text)
            .flatMap(column -> subject.values().contains(column, literal.get()))
            .orElse(false);
  }

  private static List<Compared> compared(Subject subject, Predicate predicate, int side) {
    Operator operator = predicate.operator();
    List<Expr> operands = predicate.operands();
    List<Compared> compared = new ArrayList<>();
    if (RANGE.contains(operator)) {
      if (side == 0) {
        compared.add(new Compared(operands.get(1), Operator.AT_LEAST));
        compared.add(new Compared(operands.get(2), Operator.AT_MOST));
      }
    } else if (side == 0) {
      operands.stream().skip(1).forEach(other -> compared.add(new Compared(other, operator)));
    } else if (predicate.expr() instanceof Expr.Comparison) {
      compared.add(new Compared(operands.get(0), operator.turned()));
    }
    return compared.stream()
        .filter(
            one ->
                subject.names().text(one.literal()).filter(text -> !text.isBlank()).isPresent()
                    || (one.literal() instanceof Expr.Numeric
                        && operands.get(side) instanceof Expr.Call))
        .toList();
  }

  private static Optional<String> problem(
      Subject subject, FormattedText formatted, List<Compared> literals) {
    for (Compared one : literals) {
      Optional<String> literal = subject.names().text(one.literal());
      Optional<String> problem =
          literal.isPresent()
              ? problem(subject, formatted, one.operator(), literal.get())
              : Optional.of(formatted.said() + " gives a text, which is never equal to a number")
                  .filter(said -> formatted.computed())
                  .filter(said -> subject.query().dialect() == Dialect.SQLITE);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> problem(
      Subject subject, FormattedText formatted, Operator operator, String literal) {
    if (formatted.format().isPresent()) {
      ValueFormat format = formatted.format().get();
      return fits(format, operator, literal)
          ? Optional.empty()
          : Optional.of(formatted.said() + " is written as " + format.pattern());
    }
    boolean cased = SAME.contains(operator) && !CASE_BLIND.contains(subject.query().dialect());
    if (cased && isUpper(formatted.values()) && !isUpper(List.of(literal))) {
      return Optional.of(formatted.said() + " is written in upper case");
    }
    return cased && isLower(formatted.values()) && !isLower(List.of(literal))
        ? Optional.of(formatted.said() + " is written in lower case")
        : Optional.empty();
  }

  private static boolean fits(ValueFormat format, Operator operator, String literal) {
    return switch (operator) {
      case EQUAL, NOT_EQUAL, IN_LIST, NOT_IN_LIST -> format.fits(literal);
      case LIKE, NOT_LIKE -> format.mayBeLike(literal);
      case AT_LEAST, LESS -> format.beginsWith(literal);
      case MORE, AT_MOST -> format.continuedBy(literal);
      default -> true;
    };
  }

  private static boolean isUpper(List<String> texts) {
    return texts.stream().allMatch(text -> text.chars().noneMatch(Character::isLowerCase))
        && texts.stream().anyMatch(text -> text.chars().anyMatch(Character::isUpperCase));
  }

  private static boolean isLower(List<String> texts) {
    return texts.stream().allMatch(text -> text.chars().noneMatch(Character::isUpperCase))
        && texts.stream().anyMatch(text -> text.chars().anyMatch(Character::isLowerCase));
  }
}
