package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SqlNode;
import io.github.askjdbc.sql.TableUse;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An aggregate over one table whose rows a join repeats.
 *
 * @param use the table
 * @param by the table that refers to it
 */
record RepeatedRows(ResolvedSelect select, Expr.Call call, TableUse use, TableUse by) {

  /**
   * Empty where the aggregate is over several tables, or one that no join repeats within a group;
   * for this, groups by a name are taken for groups of one row. A column that is only compared, as
   * in a sum of ones and zeros, is not aggregated.
   */
  static Optional<RepeatedRows> of(Subject subject, ResolvedSelect select, Expr.Call call) {
    Set<TableUse> uses = new HashSet<>();
    call.arguments().stream()
        .flatMap(RepeatedRows::amounts)
        .filter(Expr.ColumnRef.class::isInstance)
        .map(column -> subject.names().uses().get((Expr.ColumnRef) column))
        .filter(Objects::nonNull)
        .forEach(uses::add);
    if (uses.size() != 1) {
      return Optional.empty();
    }
    TableUse use = uses.iterator().next();
    return new JoinedTables(subject, select)
        .multiplier(use, DecidedColumns.byNames(subject, select))
        .map(by -> new RepeatedRows(select, call, use, by));
  }

  /** The node and what is below it, without conditions. */
  private static Stream<SqlNode> amounts(SqlNode node) {
    if (node instanceof Expr.Case choice) {
      return Stream.concat(
              choice.whens().stream().map(Expr.When::result), choice.otherwise().stream())
          .flatMap(RepeatedRows::amounts);
    }
    return node instanceof Query || isCondition(node)
        ? Stream.of()
        : Stream.concat(Stream.of(node), node.children().stream().flatMap(RepeatedRows::amounts));
  }

  private static boolean isCondition(SqlNode node) {
    return node instanceof Expr.Comparison
        || node instanceof Expr.Is
        || node instanceof Expr.In
        || node instanceof Expr.Between;
  }

  Finding finding(String signal) {
    boolean shown =
        select.select().items().stream().anyMatch(item -> item.span().holds(call.span()));
    boolean having =
        select.select().having().filter(test -> test.span().holds(call.span())).isPresent();
    Clause clause = shown ? Clause.SELECT : having ? Clause.HAVING : Clause.ORDER_BY;
    return new Finding(
        signal,
        clause,
        call.span(),
        "each row of "
            + use.table().name()
            + " counts as often as "
            + by.table().name()
            + " refers to it");
  }
}
