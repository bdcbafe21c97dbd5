package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tables of a database with the keys between them, declared and inferred.
 *
 * <p>Two columns that refer to the same column may be joined as well: such a derived key is the
 * second kind of correct join predicate in SQLens (appendix A.1).
 */
public final class KeyGraph {

  /** How it is known that two columns speak of the same things. */
  public enum Support {
    /** By the database, or by a semantic file. */
    DECLARED,
    /** Both refer to the same column, through one key or several. */
    DERIVED,
    INFERRED
  }

  private final List<ForeignKey> keys;
  private final Map<TableName, Set<TableName>> neighbours = new HashMap<>();
  private final Map<ColumnName, ColumnName> declared = new HashMap<>();
  private final Map<ColumnName, ColumnName> known = new HashMap<>();

  public KeyGraph(CatalogSnapshot catalog) {
    this.keys = catalog.foreignKeys();
    for (ForeignKey key : keys) {
      neighbours.computeIfAbsent(key.from(), table -> new LinkedHashSet<>()).add(key.to());
      neighbours.computeIfAbsent(key.to(), table -> new LinkedHashSet<>()).add(key.from());
      for (int i = 0; i < key.fromColumns().size(); i++) {
        ColumnName from = new ColumnName(key.from(), key.fromColumns().get(i));
        ColumnName to = new ColumnName(key.to(), key.toColumns().get(i));
        unite(known, from, to);
        if (!key.isInferred()) {
          unite(declared, from, to);
        }
      }
    }
  }

  /** Whether two columns may be compared to join their tables; empty where no key says so. */
  public Optional<Support> between(ColumnName one, ColumnName other) {
    boolean direct =
        keys.stream()
            .filter(key -> !key.isInferred())
            .anyMatch(key -> pairs(key, one, other) || pairs(key, other, one));
    if (direct) {
      return Optional.of(Support.DECLARED);
    }
    if (root(declared, one).equals(root(declared, other))) {
      return Optional.of(Support.DERIVED);
    }
    return root(known, one).equals(root(known, other))
        ? Optional.of(Support.INFERRED)
        : Optional.empty();
  }

  /** The keys between two tables, in either direction. */
  public List<ForeignKey> keys(TableName one, TableName other) {
    return keys.stream()
        .filter(
            key ->
                (key.from().equals(one) && key.to().equals(other))
                    || (key.from().equals(other) && key.to().equals(one)))
        .toList();
  }

  /** Tables that a key joins with this one. */
  public Set<TableName> neighbours(TableName table) {
    return neighbours.getOrDefault(table, Set.of());
  }

  private static boolean pairs(ForeignKey key, ColumnName from, ColumnName to) {
    if (!key.from().equals(from.table()) || !key.to().equals(to.table())) {
      return false;
    }
    for (int i = 0; i < key.fromColumns().size(); i++) {
      if (key.fromColumns().get(i).equals(from.column())
          && key.toColumns().get(i).equals(to.column())) {
        return true;
      }
    }
    return false;
  }

  private static void unite(Map<ColumnName, ColumnName> parents, ColumnName one, ColumnName other) {
    ColumnName root = root(parents, one);
    if (!root.equals(root(parents, other))) {
      parents.put(root, root(parents, other));
    }
  }

  private static ColumnName root(Map<ColumnName, ColumnName> parents, ColumnName column) {
    List<ColumnName> path = new ArrayList<>();
    ColumnName at = column;
    while (parents.containsKey(at)) {
      path.add(at);
      at = parents.get(at);
    }
    for (ColumnName passed : path) {
      parents.put(passed, at);
    }
    return at;
  }
}
