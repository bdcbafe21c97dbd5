package io.github.askjdbc.catalog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The fewest tables that join given ones: a minimum Steiner tree over the keys, each key counted
 * one, by the exact programme of Dreyfus and Wagner (1971).
 */
public final class SmallestJoinTree {
  private static final int MOST_TERMINALS = 6;

  private final KeyGraph graph;

  public SmallestJoinTree(KeyGraph graph) {
    this.graph = graph;
  }

  /** What is known of the best tree that holds some terminals and ends at one table. */
  private record Tree(int joins, Set<TableName> tables) {}

  /**
   * The tables of the tree, the given ones included.
   *
   * @param terminals empty gives an empty tree
   * @return empty where keys do not connect them, or more than {@value #MOST_TERMINALS} are given
   */
  public Optional<Set<TableName>> over(Set<TableName> terminals) {
    if (terminals.isEmpty() || terminals.size() > MOST_TERMINALS) {
      return terminals.isEmpty() ? Optional.of(Set.of()) : Optional.empty();
    }
    List<TableName> ends = terminals.stream().sorted(SmallestJoinTree::compare).toList();
    List<Map<TableName, Tree>> best = new ArrayList<>();
    best.add(Map.of());
    int all = (1 << ends.size()) - 1;
    for (int subset = 1; subset <= all; subset++) {
      Map<TableName, Tree> trees = new HashMap<>();
      if (Integer.bitCount(subset) == 1) {
        TableName end = ends.get(Integer.numberOfTrailingZeros(subset));
        trees.put(end, new Tree(0, Set.of(end)));
      }
      for (int part = (subset - 1) & subset; part > subset - part; part = (part - 1) & subset) {
        merge(best.get(part), best.get(subset - part), trees);
      }
      grow(trees);
      best.add(trees);
    }
    return Optional.ofNullable(best.get(all).get(ends.get(0))).map(Tree::tables);
  }

  /** Two trees that end at the same table are one. */
  private static void merge(
      Map<TableName, Tree> one, Map<TableName, Tree> other, Map<TableName, Tree> trees) {
    one.forEach(
        (table, left) -> {
          Tree right = other.get(table);
          if (right != null) {
            Tree known = trees.get(table);
            if (known == null || left.joins() + right.joins() < known.joins()) {
              Set<TableName> tables = new TreeSet<>(SmallestJoinTree::compare);
              tables.addAll(left.tables());
              tables.addAll(right.tables());
              trees.put(table, new Tree(left.joins() + right.joins(), tables));
            }
          }
        });
  }

  /** Lets every tree reach further tables by keys, the shortest first. */
  private void grow(Map<TableName, Tree> trees) {
    Deque<TableName> queue =
        new ArrayDeque<>(trees.keySet().stream().sorted(SmallestJoinTree::compare).toList());
    while (!queue.isEmpty()) {
      TableName at = queue.remove();
      Tree tree = trees.get(at);
      for (TableName next : graph.neighbours(at)) {
        Tree known = trees.get(next);
        if (known == null || tree.joins() + 1 < known.joins()) {
          Set<TableName> tables = new TreeSet<>(SmallestJoinTree::compare);
          tables.addAll(tree.tables());
          tables.add(next);
          trees.put(next, new Tree(tree.joins() + 1, tables));
          queue.add(next);
        }
      }
    }
  }

  private static int compare(TableName one, TableName other) {
    return one.toString().compareTo(other.toString());
  }
}
