package io.github.askjdbc.inspection.detectors.structural;

import com.google.re2j.Pattern;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Flags a division of whole numbers on a target that drops the fraction.
 *
 * <p>The usual cause is a share or rate written without a CAST: 1 of 3 gives 0.
 *
 * <p>Not flagged: a division in which a decimal number, a CAST to one, or AVG takes part, or whose
 * type is not known. On targets that keep the fraction the detector abstains.
 */
@ErrorSignal(
    id = IntegerDivision.ID,
    summary = "Whole numbers are divided, which drops the fraction",
    condition =
        "The types of both sides of each division are looked at; it fires where both are "
            + "whole numbers and the database drops the fraction.",
    correction = "Multiply one side by 1.0 or cast it to a decimal type before dividing.",
    clauses = {Clause.SELECT, Clause.WHERE, Clause.HAVING, Clause.ORDER_BY})
public final class IntegerDivision implements Detector {
  static final String ID = "integer-division";
  private static final Set<Dialect> KEEP_FRACTIONS =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.ORACLE, Dialect.DUCKDB);
  private static final List<String> WHOLE_TYPES =
      List.of("INT", "BIGINT", "SMALLINT", "TINYINT", "SIGNED");
  private static final Pattern WITHOUT_SCALE =
      Pattern.compile("(NUMBER|NUMERIC|DECIMAL) *\\([0-9]+(, *0)?\\)");

  @Override
  public Verdict inspect(Subject subject) {
    if (KEEP_FRACTIONS.contains(subject.query().dialect())) {
      return new Verdict.Abstained("the database keeps the fraction of a division");
    }
    boolean divides = false;
    List<Finding> findings = new ArrayList<>();
    for (Placed<Expr.Chain> placed : subject.query().all(Expr.Chain.class)) {
      Expr.Chain chain = placed.node();
      int division = chain.operators().indexOf("/");
      if (division < 0) {
        continue;
      }
      divides = true;
      boolean whole =
          chain.operands().subList(0, division + 2).stream()
              .allMatch(operand -> isWhole(operand, subject));
      if (whole) {
        findings.add(
            new Finding(
                ID,
                placed.clause(),
                chain.span(),
                "both sides are whole, so the fraction is lost"));
      }
    }
    return divides ? Verdict.of(findings) : new Verdict.Abstained("nothing is divided");
  }

  private static boolean isWhole(Expr expr, Subject subject) {
    if (expr instanceof Expr.Numeric number) {
      return number.written().chars().allMatch(Characters::isDigit);
    }
    if (expr instanceof Expr.Group group && group.items().size() == 1) {
      return isWhole(group.items().get(0), subject);
    }
    if (expr instanceof Expr.Chain chain) {
      return !chain.operators().contains("||")
          && chain.operands().stream().allMatch(operand -> isWhole(operand, subject));
    }
    if (expr instanceof Expr.Cast cast) {
      return WHOLE_TYPES.stream().anyMatch(cast.type()::startsWith);
    }
    if (expr instanceof Expr.Call call) {
      return call.name().equals("COUNT")
          || (Set.of("SUM", "MIN", "MAX", "ABS").contains(call.name())
              && call.arguments().stream().allMatch(argument -> isWhole(argument, subject)));
    }
    if (expr instanceof Expr.Case choice) {
      return choice.whens().stream().allMatch(when -> isWhole(when.result(), subject))
          && choice.otherwise().filter(other -> !isWhole(other, subject)).isEmpty();
    }
    return subject
        .names()
        .column(expr)
        .flatMap(subject.knowledge().catalog()::column)
        .filter(column -> isWhole(LetterCase.upper(column.typeName()), subject))
        .isPresent();
  }

  /** SQLite keeps whole numbers whole in columns of NUMBER(38,0); others divide decimals. */
  private static boolean isWhole(String type, Subject subject) {
    return type.contains("INT")
        || (subject.query().dialect() == Dialect.SQLITE && WITHOUT_SCALE.matcher(type).matches());
  }
}
