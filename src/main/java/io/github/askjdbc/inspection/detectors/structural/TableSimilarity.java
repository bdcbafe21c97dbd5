package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Flags a table that another one could stand for: it holds every column that the query uses of the
 * first, under the same names, and the question names it no less.
 *
 * <p>The usual cause is a database that keeps alike things in several tables, such as results and
 * sprint results (SQLens, table similarity).
 *
 * <p>Not flagged: a table of which fewer than {@value #FEWEST} columns beside keys are used, since
 * keys and names are everywhere; a table that the question names better than the other.
 */
@ErrorSignal(
    id = TableSimilarity.ID,
    summary = "Another table holds the same columns and may be meant",
    condition =
        "Other tables are searched for the columns that the query uses of a table; it "
            + "fires where one holds them all and the question names it as much.",
    correction =
        "Compare both tables with the words of the question, and use the one that it " + "means.",
    clauses = {Clause.FROM, Clause.JOIN})
public final class TableSimilarity implements Detector {
  static final String ID = "table-similarity";
  private static final int FEWEST = 2;

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    Set<TableName> used = new HashSet<>();
    subject.names().tables().forEach(table -> used.add(table.name()));
    boolean looked = false;
    for (ResolvedSelect select : subject.names().selects()) {
      for (TableUse use : select.tables()) {
        Set<String> columns = columns(subject, use);
        if (columns.isEmpty()) {
          continue;
        }
        looked = true;
        subject.knowledge().catalog().tables().stream()
            .filter(other -> !used.contains(other.name()))
            .filter(other -> columns.stream().allMatch(name -> other.column(name).isPresent()))
            .filter(other -> namedNoLess(subject, other.name(), use.table().name()))
            .findFirst()
            .ifPresent(other -> findings.add(finding(select, use, other, columns)));
      }
    }
    return looked
        ? Verdict.of(findings)
        : new Verdict.Abstained("too few columns beside keys are used of any table");
  }

  private static boolean namedNoLess(Subject subject, TableName other, TableName used) {
    return subject.mentions().score(other) >= subject.mentions().score(used);
  }

  /** The columns used, in lower case; empty where too few of them are not keys. */
  private static Set<String> columns(Subject subject, TableUse use) {
    Set<String> columns = new TreeSet<>();
    int plain = 0;
    for (Map.Entry<Expr.ColumnRef, TableUse> entry : subject.names().uses().entrySet()) {
      if (entry.getValue().equals(use)) {
        ColumnName column = subject.names().columns().get(entry.getKey());
        boolean added = columns.add(column.column().toLowerCase(Locale.ROOT));
        plain += added && !isKey(subject, column) ? 1 : 0;
      }
    }
    return plain >= FEWEST ? columns : Set.of();
  }

  private static boolean isKey(Subject subject, ColumnName column) {
    boolean references =
        subject.knowledge().catalog().keysOf(column.table()).stream()
            .anyMatch(
                key ->
                    (key.from().equals(column.table())
                            && key.fromColumns().contains(column.column()))
                        || (key.to().equals(column.table())
                            && key.toColumns().contains(column.column())));
    return references
        || subject
            .knowledge()
            .catalog()
            .table(column.table())
            .filter(table -> table.primaryKey().contains(column.column()))
            .isPresent();
  }

  private static Finding finding(
      ResolvedSelect select, TableUse use, Table other, Set<String> columns) {
    boolean first = select.select().from().get(0).equals(use.ref());
    return new Finding(
        ID,
        first ? Clause.FROM : Clause.JOIN,
        use.span(),
        other.name() + " holds " + String.join(", ", columns) + " too and may be meant");
  }
}
