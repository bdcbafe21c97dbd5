package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SqlNode;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags a name without a table in a subquery, where only the query around it has such a column:
 * {@code id IN (SELECT patient_id FROM doctor)} is true of every patient if doctor has no
 * patient_id.
 *
 * <p>The usual cause is a column that its writer believed to be in the subquery's table; no target
 * complains, since it finds the name further out.
 *
 * <p>Not flagged: a name with its table before it, and one that is compared with a column of the
 * subquery, which is how subqueries are tied to the query around them.
 */
@ErrorSignal(
    id = OuterColumn.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A name in a subquery means a column that only the query around it has",
    condition =
        "The tables of each subquery are searched for each name that stands without a table; it "
            + "fires where only a query around it has the column, unless it is compared with a "
            + "column of the subquery.",
    correction =
        "Use the column of the subquery's own table that is meant, or join the table that has it. "
            + "Where the outer column is meant, write its table before it.")
public final class OuterColumn implements Detector {
  static final String ID = "outer-column";

  @Override
  public Verdict inspect(Subject subject) {
    List<ResolvedSelect> inner =
        subject.names().selects().stream()
            .filter(select -> select.depth() > 0 && !select.tables().isEmpty())
            .toList();
    return inner.isEmpty()
        ? new Verdict.Abstained("there is no subquery")
        : Verdict.of(inner.stream().flatMap(select -> findings(subject, select)).toList());
  }

  private static Stream<Finding> findings(Subject subject, ResolvedSelect select) {
    Set<Expr.ColumnRef> tied = new HashSet<>();
    Set<Expr.ColumnRef> own = new LinkedHashSet<>();
    nodes(select)
        .forEach(
            node -> {
              if (node instanceof Expr.Comparison comparison) {
                tied.addAll(tied(subject, select, comparison));
              } else if (node instanceof Expr.ColumnRef column) {
                own.add(column);
              }
            });
    return subject.query().columns().stream()
        .filter(placed -> own.contains(placed.node()))
        .filter(placed -> placed.node().qualifier().isEmpty() && !tied.contains(placed.node()))
        .filter(placed -> isOuter(subject, select, placed.node()))
        .map(placed -> finding(subject, select, placed));
  }

  private static Stream<SqlNode> nodes(ResolvedSelect select) {
    return Stream.concat(Stream.of(select.select()), select.orderBy().stream())
        .flatMap(ResolvedSelect::own);
  }

  private static boolean isOuter(Subject subject, ResolvedSelect select, Expr.ColumnRef column) {
    TableUse use = subject.names().uses().get(column);
    return use != null && !select.tables().contains(use);
  }

  /** The outer columns of a comparison whose other side speaks of the subquery. */
  private static List<Expr.ColumnRef> tied(
      Subject subject, ResolvedSelect select, Expr.Comparison comparison) {
    List<Expr.ColumnRef> tied = new ArrayList<>();
    if (ofSubquery(subject, select, comparison.right())) {
      tied.addAll(columns(comparison.left()));
    }
    if (ofSubquery(subject, select, comparison.left())) {
      tied.addAll(columns(comparison.right()));
    }
    return tied;
  }

  private static boolean ofSubquery(Subject subject, ResolvedSelect select, Expr side) {
    return columns(side).stream()
        .anyMatch(
            column ->
                !subject.names().textual().contains(column) && !isOuter(subject, select, column));
  }

  private static List<Expr.ColumnRef> columns(Expr side) {
    return ResolvedSelect.own(side)
        .filter(Expr.ColumnRef.class::isInstance)
        .map(Expr.ColumnRef.class::cast)
        .toList();
  }

  private static Finding finding(
      Subject subject, ResolvedSelect select, Placed<Expr.ColumnRef> placed) {
    Expr.ColumnRef column = placed.node();
    Set<TableName> tables =
        select.tables().stream()
            .map(use -> use.table().name())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    String none = tables.size() == 1 ? " has no such column" : " have no such column";
    String message =
        "this is "
            + subject.names().columns().get(column)
            + " of the query around; "
            + JoinedTables.listed(tables)
            + none;
    return new Finding(ID, placed.clause(), column.span(), message);
  }
}
