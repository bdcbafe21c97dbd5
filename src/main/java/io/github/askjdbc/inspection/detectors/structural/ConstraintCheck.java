package io.github.askjdbc.inspection.detectors.structural;

import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.constraints.ColumnPath;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Compares a query with one declared rule. */
final class ConstraintCheck {
  private final Subject subject;
  private final String message;

  ConstraintCheck(Subject subject, String message) {
    this.subject = subject;
    this.message = message;
  }

  /** Whether the query reads a table that the rule speaks of. */
  boolean concerns(Constraint constraint) {
    return subject.names().tables().stream()
        .map(Table::name)
        .anyMatch(
            table ->
                constraint instanceof Constraint.JoinForbidden join
                    ? ColumnPath.names(join.one(), table) || ColumnPath.names(join.other(), table)
                    : column(constraint).in(table));
  }

  void broken(Constraint constraint, List<Finding> findings) {
    if (constraint instanceof Constraint.ColumnForbidden rule) {
      forbidden(rule, findings);
    } else if (constraint instanceof Constraint.JoinForbidden rule) {
      joined(rule, findings);
    } else if (constraint instanceof Constraint.FormatRequired rule) {
      formatted(rule, findings);
    } else if (constraint instanceof Constraint.FilterRequired rule) {
      filtered(rule, findings);
    } else if (constraint instanceof Constraint.NullsExcluded rule) {
      withoutNulls(rule, findings);
    }
  }

  private static ColumnPath column(Constraint constraint) {
    if (constraint instanceof Constraint.ColumnForbidden rule) {
      return rule.column();
    }
    if (constraint instanceof Constraint.FormatRequired rule) {
      return rule.column();
    }
    return constraint instanceof Constraint.FilterRequired rule
        ? rule.column()
        : ((Constraint.NullsExcluded) constraint).column();
  }

  private void forbidden(Constraint.ColumnForbidden rule, List<Finding> findings) {
    for (Placed<Expr.ColumnRef> placed : subject.query().columns()) {
      if (is(rule.column(), placed.node())) {
        add(placed.clause(), placed.node().span(), findings);
      }
    }
    for (ResolvedSelect select : subject.names().selects()) {
      boolean reads =
          select.tables().stream().anyMatch(use -> rule.column().in(use.table().name()));
      select.select().items().stream()
          .filter(item -> reads && item.value() instanceof Expr.Star)
          .forEach(item -> add(Clause.SELECT, item.span(), findings));
      select.joins().stream()
          .filter(
              join ->
                  join.kind() == JoinEquality.Kind.USING
                      || join.kind() == JoinEquality.Kind.NATURAL)
          .filter(
              join ->
                  rule.column().matches(join.left().column())
                      || rule.column().matches(join.right().column()))
          .forEach(join -> add(join.clause(), join.span(), findings));
    }
  }

  private void joined(Constraint.JoinForbidden rule, List<Finding> findings) {
    for (ResolvedSelect select : subject.names().selects()) {
      for (JoinEquality join : select.joins()) {
        TableName left = join.left().column().table();
        TableName right = join.right().column().table();
        boolean both =
            (ColumnPath.names(rule.one(), left) && ColumnPath.names(rule.other(), right))
                || (ColumnPath.names(rule.one(), right) && ColumnPath.names(rule.other(), left));
        if (both) {
          add(join.clause(), join.span(), findings);
        }
      }
      Optional<TableUse> one = use(select, rule.one());
      Optional<TableUse> other = use(select, rule.other());
      if (one.isPresent() && other.isPresent()) {
        add(Clause.FROM, other.get().span(), findings);
      }
    }
  }

  private static Optional<TableUse> use(ResolvedSelect select, String table) {
    return select.tables().stream()
        .filter(use -> ColumnPath.names(table, use.table().name()))
        .findFirst();
  }

  private void formatted(Constraint.FormatRequired rule, List<Finding> findings) {
    for (Placed<Expr> placed : subject.query().all(Expr.class)) {
      List<Expr> sides = sides(placed.node());
      if (sides.stream().anyMatch(side -> is(rule.column(), side))) {
        boolean misshapen =
            sides.stream()
                .flatMap(side -> subject.names().text(side).stream())
                .anyMatch(text -> !Pattern.matches(rule.format(), text));
        if (misshapen) {
          add(placed.clause(), placed.node().span(), findings);
        }
      }
    }
  }

  private void filtered(Constraint.FilterRequired rule, List<Finding> findings) {
    for (ResolvedSelect select : subject.names().selects()) {
      for (TableUse use : select.tables()) {
        boolean met =
            select.conditions().stream()
                .anyMatch(
                    condition ->
                        condition.expr() instanceof Expr.Comparison comparison
                            && comparison.operator().equals("=")
                            && (equal(rule, use, comparison.left(), comparison.right())
                                || equal(rule, use, comparison.right(), comparison.left())));
        if (rule.column().in(use.table().name()) && !met) {
          add(Clause.FROM, use.span(), findings);
        }
      }
    }
  }

  private boolean equal(Constraint.FilterRequired rule, TableUse use, Expr column, Expr literal) {
    Optional<String> written =
        literal instanceof Expr.Numeric number
            ? Optional.of(number.written())
            : literal instanceof Expr.Constant constant
                ? Optional.of(constant.word())
                : subject.names().text(literal);
    return is(rule.column(), column)
        && use.equals(subject.names().uses().get(column))
        && written.isPresent()
        && rule.value().filter(value -> !value.equalsIgnoreCase(written.get())).isEmpty();
  }

  private void withoutNulls(Constraint.NullsExcluded rule, List<Finding> findings) {
    for (ResolvedSelect select : subject.names().selects()) {
      boolean excluded =
          select.conditions().stream().anyMatch(condition -> rejectsNull(rule, condition.expr()));
      if (excluded) {
        continue;
      }
      subject.query().columns().stream()
          .filter(placed -> is(rule.column(), placed.node()))
          .filter(placed -> select.tables().contains(subject.names().uses().get(placed.node())))
          .findFirst()
          .ifPresent(placed -> add(placed.clause(), placed.node().span(), findings));
    }
  }

  private boolean rejectsNull(Constraint.NullsExcluded rule, Expr condition) {
    if (condition instanceof Expr.Is test) {
      return test.test().toUpperCase(Locale.ROOT).contains("NOT NULL")
          && is(rule.column(), test.operand());
    }
    return sides(condition).stream().anyMatch(side -> is(rule.column(), side));
  }

  /** What a condition compares. */
  private static List<Expr> sides(Expr condition) {
    List<Expr> sides = new ArrayList<>();
    if (condition instanceof Expr.Comparison comparison) {
      sides.add(comparison.left());
      sides.add(comparison.right());
    } else if (condition instanceof Expr.Between between) {
      sides.addAll(List.of(between.operand(), between.low(), between.high()));
    } else if (condition instanceof Expr.In in) {
      sides.add(in.operand());
      if (in.set() instanceof Expr.Group list) {
        sides.addAll(list.items());
      }
    }
    return sides;
  }

  private boolean is(ColumnPath path, Expr expr) {
    return subject.names().column(expr).filter(path::matches).isPresent();
  }

  private void add(Clause clause, Span span, List<Finding> findings) {
    findings.add(new Finding(UserConstraint.ID, clause, span, message));
  }
}
