package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tables that hang together by what their rows both belong to and nobody speaks of: "trainers who
 * held workshops" are those of the sessions, and not all of a department that has workshops too.
 */
final class SharedParent {

  /** More joins than by the parent, at most: those of a table between, and of one beside it. */
  private static final int FARTHER = 2;

  private SharedParent() {}

  /** The tree, or one by a table of its own between them, where there is such a way. */
  static JoinTree avoided(Draft draft, JoinTree tree, Set<TableName> spoken) {
    return parents(tree)
        .filter(parent -> !spoken.contains(parent))
        .findFirst()
        .flatMap(parent -> draft.graph.without(parent).connect(tree.root(), spoken))
        .filter(other -> other.steps().size() <= tree.steps().size() + FARTHER)
        .filter(other -> parents(other).allMatch(spoken::contains))
        .orElse(tree);
  }

  /**
   * Whether rows are tied by a parent that nobody speaks of, or by one that is spoken of, though
   * they are tied without it, too.
   */
  static boolean isIn(Draft draft, JoinTree tree, Set<TableName> spoken) {
    if (parents(tree).anyMatch(parent -> tiesSpoken(tree, parent, spoken))) {
      return true;
    }
    return parents(tree)
        .filter(spoken::contains)
        .anyMatch(
            parent -> {
              Set<TableName> others = new HashSet<>(spoken);
              others.remove(parent);
              return !parent.equals(tree.root())
                  && draft
                      .graph
                      .without(parent)
                      .connect(tree.root(), others)
                      .filter(other -> other.steps().size() <= tree.steps().size() + FARTHER)
                      .isPresent();
            });
  }

  /** "Patients who have appointments", of the same doctor, whom nobody speaks of. */
  private static boolean tiesSpoken(JoinTree tree, TableName parent, Set<TableName> spoken) {
    return !spoken.contains(parent)
        && tree.steps().stream()
            .filter(up -> up.table().equals(parent) && up.key().to().equals(parent))
            .map(up -> up.key().from())
            .anyMatch(rows -> spoken.contains(rows) || rows.equals(tree.root()))
        && tree.steps().stream()
            .filter(JoinTree.Step::multiplies)
            .filter(down -> down.key().to().equals(parent))
            .anyMatch(down -> spoken.contains(down.table()));
  }

  /** Those that a row before refers to, and many rows of the next table. */
  private static Stream<TableName> parents(JoinTree tree) {
    return tree.steps().stream()
        .filter(JoinTree.Step::multiplies)
        .map(step -> step.key().to())
        .filter(
            parent ->
                tree.steps().stream()
                    .anyMatch(up -> up.table().equals(parent) && up.key().to().equals(parent)));
  }
}
