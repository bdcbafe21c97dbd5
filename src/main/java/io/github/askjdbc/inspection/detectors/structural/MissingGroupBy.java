package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SqlNode;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags a column beside an aggregate that the groups do not decide, so that any of its values in a
 * group may be returned.
 *
 * <p>The usual cause is a GROUP BY that was forgotten, or that names another column than the one
 * shown (Tool-SQL, absent GROUP BY). Strict targets refuse such a query; SQLite and MySQL run it.
 *
 * <p>Not flagged: an expression that is grouped by as it stands; a column that follows from the
 * grouping by a key; in SQLite, columns beside a single MIN or MAX, which come from the row that
 * holds it. Where a table has no declared key, what follows from the grouping is unknown and the
 * detector abstains.
 */
@ErrorSignal(
    id = MissingGroupBy.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A column stands beside an aggregate without being grouped by",
    condition =
        "Columns beside an aggregate are compared with GROUP BY and with what follows "
            + "from it by keys; it fires where a column may differ within a group.",
    correction = "Add the column to GROUP BY, or take it out of SELECT, or aggregate it.",
    clauses = Clause.SELECT)
public final class MissingGroupBy implements Detector {
  static final String ID = "missing-group-by";

  @Override
  public Verdict inspect(Subject subject) {
    List<ResolvedSelect> mixed =
        subject.names().selects().stream()
            .filter(one -> !one.select().groupBy().isEmpty() || !one.aggregates().isEmpty())
            .filter(one -> !extremeRow(subject, one))
            .toList();
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (ResolvedSelect select : mixed) {
      boolean grouped = !select.select().groupBy().isEmpty();
      for (Expr.ColumnRef column : undecided(subject, select)) {
        TableUse use = subject.names().uses().get(column);
        if (grouped && use.table().primaryKey().isEmpty()) {
          unseen.add("no key is known of " + use.table().name());
        } else {
          String why =
              grouped
                  ? " is not what the groups are made by"
                  : " stands beside an aggregate of all rows";
          String message = subject.names().columns().get(column) + why;
          findings.add(new Finding(ID, Clause.SELECT, column.span(), message));
        }
      }
    }
    return mixed.isEmpty()
        ? new Verdict.Abstained("nothing is aggregated")
        : Verdict.of(findings, unseen);
  }

  /** Columns of the items that the groups do not decide, in the order of the text. */
  private static List<Expr.ColumnRef> undecided(Subject subject, ResolvedSelect select) {
    DecidedColumns decided = new DecidedColumns(subject, select);
    Set<String> keys =
        select.select().groupBy().stream()
            .map(key -> written(subject, key))
            .collect(Collectors.toSet());
    return select.select().items().stream()
        .filter(item -> !keys.contains(written(subject, item.value())))
        .flatMap(item -> outsideAggregates(item).stream())
        .filter(
            column -> {
              TableUse use = subject.names().uses().get(column);
              return use != null && select.tables().contains(use) && !decided.holds(use, column);
            })
        .toList();
  }

  private static String written(Subject subject, SqlNode node) {
    return node.span().of(subject.query().text());
  }

  /** SQLite's rule for bare columns. */
  private static boolean extremeRow(Subject subject, ResolvedSelect select) {
    List<Expr.Call> aggregates = select.aggregates();
    return subject.query().dialect() == Dialect.SQLITE
        && aggregates.size() == 1
        && (aggregates.get(0).name().equals("MIN") || aggregates.get(0).name().equals("MAX"));
  }

  private static List<Expr.ColumnRef> outsideAggregates(SqlNode node) {
    List<Expr.ColumnRef> found = new ArrayList<>();
    if (node instanceof Expr.ColumnRef column) {
      found.add(column);
    } else if (!(node instanceof Query) && !(node instanceof Expr.Call call && call.aggregate())) {
      node.children().forEach(child -> found.addAll(outsideAggregates(child)));
    }
    return found;
  }
}
