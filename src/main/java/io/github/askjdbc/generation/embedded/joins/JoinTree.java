package io.github.askjdbc.generation.embedded.joins;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How several tables hang together.
 *
 * @param root the table that the others are joined to
 * @param steps in the order in which they can be joined
 * @param ambiguous whether another tree is as short, so that the choice is a guess
 */
public record JoinTree(TableName root, List<Step> steps, boolean ambiguous) {

  public JoinTree {
    steps = List.copyOf(steps);
  }

  /**
   * @param table the table that this step adds
   * @param multiplies whether a row of the tables before it may meet several of this table
   */
  public record Step(TableName table, ForeignKey key, boolean multiplies) {}

  /** The root, and those joined to it in their order. */
  public Set<TableName> tables() {
    Set<TableName> tables = new LinkedHashSet<>(Set.of(root));
    steps.forEach(step -> tables.add(step.table()));
    return tables;
  }

  /** Whether a row of the root may appear more than once. */
  public boolean multipliesRoot() {
    return steps.stream().anyMatch(Step::multiplies);
  }

  /** The columns that refer to rows, none of which is missing in what is joined. */
  public Set<ColumnName> joinedBy() {
    return steps.stream()
        .map(Step::key)
        .flatMap(key -> key.fromColumns().stream().map(name -> new ColumnName(key.from(), name)))
        .collect(Collectors.toSet());
  }
}
