package io.github.askjdbc.generation.embedded.joins;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The tables of a database with the keys between them, declared and inferred. A table is never
 * joined with itself.
 */
public final class JoinGraph {

  /** Joins between two tables that a question speaks of; more are never meant. */
  private static final int LONGEST_PATH = 6;

  private final CatalogSnapshot catalog;
  private final Map<TableName, List<ForeignKey>> keys = new HashMap<>();
  private final KeyRoles roles;
  private final Set<String> said;

  public JoinGraph(CatalogSnapshot catalog) {
    this.catalog = catalog;
    this.roles = new KeyRoles(catalog);
    this.said = Set.of();
    for (ForeignKey key : catalog.foreignKeys()) {
      if (!key.from().equals(key.to())) {
        keys.computeIfAbsent(key.from(), t -> new ArrayList<>()).add(key);
        keys.computeIfAbsent(key.to(), t -> new ArrayList<>()).add(key);
      }
    }
  }

  private JoinGraph(JoinGraph graph, Set<String> said) {
    this.catalog = graph.catalog;
    this.roles = graph.roles;
    this.said = said;
    graph.keys.forEach(
        (table, all) ->
            keys.put(
                table,
                all.stream()
                    .sorted(Comparator.comparingInt(key -> roles.distance(key, said)))
                    .toList()));
  }

  /**
   * The same, where of several keys between two tables those go first that some words speak of.
   *
   * @param stems of the words of a question
   */
  public JoinGraph asked(Set<String> stems) {
    return new JoinGraph(this, Set.copyOf(stems));
  }

  /** Keys of one table that refer to another. */
  public List<ForeignKey> references(TableName from, TableName to) {
    return keys.getOrDefault(from, List.of()).stream()
        .filter(key -> key.from().equals(from) && key.to().equals(to))
        .toList();
  }

  /** Whether a word tells what the rows of one table are to those of another. */
  public boolean tellsRole(String stem, Set<TableName> tables) {
    return tables.stream()
        .flatMap(table -> keys.getOrDefault(table, List.of()).stream())
        .filter(key -> tables.contains(key.from()) && tables.contains(key.to()))
        .anyMatch(key -> roles.distance(key, Set.of(stem)) == 0);
  }

  /** Whether the words tell the first of several keys from the others. */
  public boolean told(List<ForeignKey> parallel) {
    return parallel.size() > 1
        && !said.isEmpty()
        && roles.distance(parallel.get(0), said) < roles.distance(parallel.get(1), said);
  }

  /**
   * Joins each table by a shortest path to those joined before; empty where one cannot be reached
   * by {@value #LONGEST_PATH} joins.
   */
  public Optional<JoinTree> connect(TableName root, Collection<TableName> tables) {
    Set<TableName> joined = new LinkedHashSet<>(List.of(root));
    List<JoinTree.Step> steps = new ArrayList<>();
    boolean ambiguous = false;
    Set<TableName> open = new LinkedHashSet<>(tables);
    open.removeAll(joined);
    while (!open.isEmpty()) {
      Optional<Path> path = shortest(joined, open);
      if (path.isEmpty()) {
        return Optional.empty();
      }
      ambiguous |= path.get().ambiguous();
      for (JoinTree.Step step : path.get().steps()) {
        steps.add(step);
        joined.add(step.table());
      }
      open.removeAll(joined);
    }
    return Optional.of(new JoinTree(root, steps, ambiguous));
  }

  /**
   * The smallest tree over some tables, whichever of them it starts from; the first in the order of
   * the tables where several are as small.
   */
  public Optional<JoinTree> smallest(Collection<TableName> tables) {
    Optional<JoinTree> best = Optional.empty();
    for (TableName root : tables) {
      Optional<JoinTree> tree = connect(root, tables);
      if (tree.isEmpty()) {
        return Optional.empty();
      }
      if (best.isEmpty() || tree.get().steps().size() < best.get().steps().size()) {
        best = tree;
      }
    }
    return best;
  }

  /** The same tables joined by another key somewhere, where two tables have several. */
  public List<JoinTree> alternatives(JoinTree tree) {
    List<JoinTree> alternatives = new ArrayList<>();
    for (int at = 0; at < tree.steps().size(); at++) {
      JoinTree.Step step = tree.steps().get(at);
      for (ForeignKey key : keys.getOrDefault(step.table(), List.of())) {
        boolean parallel =
            !key.equals(step.key())
                && Set.of(key.from(), key.to()).equals(Set.of(step.key().from(), step.key().to()));
        if (parallel) {
          List<JoinTree.Step> steps = new ArrayList<>(tree.steps());
          steps.set(at, new JoinTree.Step(step.table(), key, multiplies(key, step.table())));
          alternatives.add(new JoinTree(tree.root(), steps, true));
        }
      }
    }
    return alternatives;
  }

  private record Path(List<JoinTree.Step> steps, boolean ambiguous) {}

  private Optional<Path> shortest(Set<TableName> from, Set<TableName> to) {
    Map<TableName, JoinTree.Step> arrivals = new HashMap<>();
    Map<TableName, TableName> origins = new HashMap<>();
    Map<TableName, Integer> depths = new HashMap<>();
    Set<TableName> ambiguous = new HashSet<>();
    Deque<TableName> queue = new ArrayDeque<>(from);
    from.forEach(table -> depths.put(table, 0));
    while (!queue.isEmpty()) {
      TableName at = queue.remove();
      if (to.contains(at)) {
        return Optional.of(path(at, arrivals, origins, ambiguous));
      }
      if (depths.get(at) == LONGEST_PATH) {
        continue;
      }
      for (ForeignKey key : keys.getOrDefault(at, List.of())) {
        TableName next = key.from().equals(at) ? key.to() : key.from();
        int depth = depths.get(at) + 1;
        if (!depths.containsKey(next)) {
          depths.put(next, depth);
          origins.put(next, at);
          arrivals.put(next, new JoinTree.Step(next, key, multiplies(key, next)));
          if (ambiguous.contains(at)) {
            ambiguous.add(next);
          }
          queue.add(next);
        } else if (depths.get(next) == depth && !worse(key, arrivals.get(next))) {
          ambiguous.add(next);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the words speak rather of the key that was taken between the same tables. */
  private boolean worse(ForeignKey key, JoinTree.Step taken) {
    boolean parallel =
        Set.of(key.from(), key.to()).equals(Set.of(taken.key().from(), taken.key().to()));
    return parallel
        && !said.isEmpty()
        && roles.distance(key, said) > roles.distance(taken.key(), said);
  }

  private static Path path(
      TableName end,
      Map<TableName, JoinTree.Step> arrivals,
      Map<TableName, TableName> origins,
      Set<TableName> ambiguous) {
    Deque<JoinTree.Step> steps = new ArrayDeque<>();
    boolean unsure = false;
    for (TableName at = end; arrivals.containsKey(at); at = origins.get(at)) {
      steps.addFirst(arrivals.get(at));
      unsure |= ambiguous.contains(at);
    }
    return new Path(List.copyOf(steps), unsure);
  }

  private boolean multiplies(ForeignKey key, TableName next) {
    return key.from().equals(next)
        && catalog.table(next).filter(table -> table.isUnique(key.fromColumns())).isEmpty();
  }
}
