package io.github.askjdbc.generation.embedded.joins;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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

  /** Keys by which each row is referred to by one other at most. */
  private final Set<ForeignKey> unique;

  private final Set<String> said;

  public JoinGraph(CatalogSnapshot catalog) {
    this.catalog = catalog;
    this.roles = new KeyRoles(catalog);
    this.unique =
        catalog.foreignKeys().stream()
            .filter(
                key ->
                    catalog
                        .table(key.from())
                        .filter(table -> table.isUnique(key.fromColumns()))
                        .isPresent())
            .collect(
                Collectors.toCollection(() -> Collections.newSetFromMap(new IdentityHashMap<>())));
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
    this.unique = graph.unique;
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

  /** The same without one of its tables. */
  public JoinGraph without(TableName left) {
    JoinGraph graph = new JoinGraph(this, said);
    graph.keys.remove(left);
    graph.keys.replaceAll(
        (table, all) ->
            all.stream().filter(k -> !k.from().equals(left) && !k.to().equals(left)).toList());
    return graph;
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
        .anyMatch(key -> roles.speaksOf(key, Set.of(stem)));
  }

  /** The one key by which rows of a table refer to others of it, where a word tells its role. */
  public Optional<ForeignKey> toOwnRows(TableName table, String stem) {
    List<ForeignKey> own =
        catalog.foreignKeys().stream()
            .filter(key -> key.from().equals(table) && key.to().equals(table))
            .filter(key -> key.fromColumns().size() == 1)
            .filter(key -> roles.tells(key, stem) || roles.isAbove(key, stem))
            .toList();
    return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
  }

  /** Whether a key is of a role that the question does not tell. */
  public boolean isUnsaid(ForeignKey key) {
    return !said.isEmpty() && roles.hasRole(key) && !roles.isSaid(key, said);
  }

  /** The one key by which rows of a table refer to others in a role that a word tells. */
  public Optional<ForeignKey> inRole(TableName table, String stem) {
    List<ForeignKey> told =
        catalog.keysOf(table).stream()
            .filter(key -> key.from().equals(table) && key.fromColumns().size() == 1)
            .filter(key -> roles.isSaid(key, Set.of(stem)) || roles.isAbove(key, stem))
            .distinct()
            .toList();
    return told.size() == 1 ? Optional.of(told.get(0)) : Optional.empty();
  }

  /** Whether the words tell the role of a key that has one. */
  public boolean tells(ForeignKey key) {
    return roles.isSaid(key, said);
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

  /**
   * How a table is reached.
   *
   * @param from the table before it; itself for those that the search begins with
   * @param multiplied how many steps lead from one row to many
   * @param ambiguous whether another way is as good
   */
  private record Arrival(
      TableName from, Optional<JoinTree.Step> step, int multiplied, boolean ambiguous) {

    /** A row that others refer to is looked up: no other way to it is as likely to be meant. */
    boolean better(Arrival other) {
      return multiplied < other.multiplied;
    }

    boolean surely(Arrival other) {
      return multiplied == 0 && other.multiplied > 0;
    }

    Arrival orAnother() {
      return new Arrival(from, step, multiplied, true);
    }
  }

  /** Of the shortest paths the one that leads least often from one row to many. */
  private Optional<Path> shortest(Set<TableName> from, Set<TableName> to) {
    Map<TableName, Arrival> arrivals = new HashMap<>();
    from.forEach(table -> arrivals.put(table, new Arrival(table, Optional.empty(), 0, false)));
    Set<TableName> reached = from;
    for (int depth = 0; depth < LONGEST_PATH && !reached.isEmpty(); depth++) {
      Map<TableName, Arrival> layer = new LinkedHashMap<>();
      for (TableName at : reached) {
        for (ForeignKey key : keys.getOrDefault(at, List.of())) {
          TableName next = key.from().equals(at) ? key.to() : key.from();
          if (!arrivals.containsKey(next)) {
            layer.merge(next, arrival(at, arrivals.get(at), key, next), this::likelier);
          }
        }
      }
      arrivals.putAll(layer);
      reached = layer.keySet();
      Optional<TableName> end =
          reached.stream()
              .filter(to::contains)
              .min(Comparator.comparingInt(table -> layer.get(table).multiplied()));
      if (end.isPresent()) {
        return Optional.of(path(end.get(), arrivals));
      }
    }
    return Optional.empty();
  }

  private Arrival arrival(TableName at, Arrival before, ForeignKey key, TableName next) {
    boolean multiplies = multiplies(key, next);
    return new Arrival(
        at,
        Optional.of(new JoinTree.Step(next, key, multiplies)),
        before.multiplied() + (multiplies ? 1 : 0),
        before.ambiguous());
  }

  private Arrival likelier(Arrival first, Arrival second) {
    boolean parallel = first.from().equals(second.from());
    if (!parallel && second.better(first)) {
      return second.surely(first) ? second : second.orAnother();
    }
    boolean told = worse(second.step().orElseThrow().key(), first.step().orElseThrow());
    boolean sure = told || (!parallel && first.surely(second));
    return sure ? first : first.orAnother();
  }

  /** Whether the words speak rather of the key that was taken between the same tables. */
  private boolean worse(ForeignKey key, JoinTree.Step taken) {
    boolean parallel =
        Set.of(key.from(), key.to()).equals(Set.of(taken.key().from(), taken.key().to()));
    return parallel
        && !said.isEmpty()
        && roles.distance(key, said) > roles.distance(taken.key(), said);
  }

  private static Path path(TableName end, Map<TableName, Arrival> arrivals) {
    Deque<JoinTree.Step> steps = new ArrayDeque<>();
    boolean unsure = false;
    TableName at = end;
    while (arrivals.get(at).step().isPresent()) {
      Arrival arrival = arrivals.get(at);
      steps.addFirst(arrival.step().get());
      unsure |= arrival.ambiguous();
      at = arrival.from();
    }
    return new Path(List.copyOf(steps), unsure);
  }

  private boolean multiplies(ForeignKey key, TableName next) {
    return key.from().equals(next) && !unique.contains(key);
  }
}
