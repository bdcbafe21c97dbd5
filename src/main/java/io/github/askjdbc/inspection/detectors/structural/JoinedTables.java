package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How the stored tables of one SELECT hang together, and what each of them is there for. */
final class JoinedTables {
  private final Subject subject;
  private final ResolvedSelect select;
  private final List<JoinEquality> inner;

  JoinedTables(Subject subject, ResolvedSelect select) {
    this.subject = subject;
    this.select = select;
    this.inner =
        select.joins().stream()
            .filter(join -> join.kind() != JoinEquality.Kind.CORRELATED)
            .filter(join -> join.left().use().isPresent() && join.right().use().isPresent())
            .toList();
  }

  /** The tables, a repeated one once, in the order of the text. */
  Set<TableName> names() {
    return select.tables().stream()
        .map(use -> use.table().name())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Those with a column, or rows, that the query speaks of beyond joining. */
  Set<TableUse> needed() {
    Set<TableUse> needed = new LinkedHashSet<>();
    for (Placed<Expr.ColumnRef> placed : subject.query().columns()) {
      TableUse use = subject.names().uses().get(placed.node());
      boolean joins =
          inner.stream()
              .anyMatch(
                  join ->
                      join.span().equals(placed.node().span())
                          || (join.kind() != JoinEquality.Kind.USING
                              && join.kind() != JoinEquality.Kind.NATURAL
                              && join.span().holds(placed.node().span())));
      if (use != null && select.tables().contains(use) && !joins) {
        needed.add(use);
      }
    }
    boolean wholeRows =
        select.select().items().stream().anyMatch(item -> item.value() instanceof Expr.Star);
    boolean countsRows = select.aggregates().stream().anyMatch(Expr.Call::star);
    for (TableUse use : select.tables()) {
      if (wholeRows || (countsRows && multiplies(use))) {
        needed.add(use);
      }
    }
    return needed;
  }

  /** Whether some other table meets several rows of this one. */
  boolean multiplies(TableUse use) {
    return select.tables().stream()
        .anyMatch(
            other -> !other.equals(use) && !columns(use, other).isEmpty() && !unique(use, other));
  }

  /** Whether a row of {@code other} meets at most one row of {@code use}, for all that keys say. */
  boolean unique(TableUse use, TableUse other) {
    return unique(use, columns(use, other));
  }

  private boolean unique(TableUse use, Set<String> columns) {
    return use.table().isUnique(columns)
        || subject.knowledge().catalog().keysOf(use.table().name()).stream()
            .filter(reference -> reference.to().equals(use.table().name()))
            .anyMatch(reference -> columns.containsAll(reference.toColumns()));
  }

  /** The columns of {@code use} that are equal to some of {@code other}. */
  Set<String> columns(TableUse use, TableUse other) {
    Set<String> columns = new HashSet<>();
    for (JoinEquality join : inner) {
      side(join, use, other).ifPresent(column -> columns.add(column.column()));
    }
    return columns;
  }

  private static Optional<ColumnName> side(JoinEquality join, TableUse use, TableUse other) {
    TableUse left = join.left().use().orElseThrow();
    TableUse right = join.right().use().orElseThrow();
    if (left.equals(use) && right.equals(other)) {
      return Optional.of(join.left().column());
    }
    return left.equals(other) && right.equals(use)
        ? Optional.of(join.right().column())
        : Optional.empty();
  }

  /** The tables that an equality joins with this one. */
  Set<TableUse> neighbours(TableUse use) {
    return select.tables().stream()
        .filter(other -> !other.equals(use) && !columns(use, other).isEmpty())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * The first table, on the way from this one, of which several rows may meet one row of it.
   *
   * @param decided in groups of which the rows are looked at
   */
  Optional<TableUse> multiplier(TableUse from, DecidedColumns decided) {
    Set<TableUse> seen = new HashSet<>(Set.of(from));
    Deque<TableUse> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      TableUse at = queue.remove();
      for (TableUse next : neighbours(at)) {
        if (seen.add(next)) {
          Set<String> columns = new HashSet<>(columns(next, at));
          columns.addAll(decided.of(next));
          if (!next.table().primaryKey().isEmpty() && !unique(next, columns)) {
            return Optional.of(next);
          }
          queue.add(next);
        }
      }
    }
    return Optional.empty();
  }

  /** Names for a message: "a, b and c". */
  static String listed(Set<TableName> tables) {
    List<String> names = tables.stream().map(TableName::toString).toList();
    return names.size() == 1
        ? names.get(0)
        : String.join(", ", names.subList(0, names.size() - 1))
            + " and "
            + names.get(names.size() - 1);
  }
}
