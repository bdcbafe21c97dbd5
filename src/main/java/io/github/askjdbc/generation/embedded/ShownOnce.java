package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether equal rows are shown once: where the question says so, and where a join would show a
 * thing again for each of several others that belong to it. Otherwise two who are called the same
 * are two.
 */
record ShownOnce(SchemaIndex schema, JoinGraph graph) {

  boolean of(LinkedQuestion question, Filled filled) {
    return mayRepeat(filled) && (question.asks(Cue.DISTINCT) || isMultiplied(filled));
  }

  /** Whether rows are shown as they are, in an order that leaving some out does not harm. */
  private static boolean mayRepeat(Filled filled) {
    Block block = filled.sketch().outer();
    return block.plainItems() == block.select().size()
        && block.groups() == 0
        && filled.sketch().nested().flatMap(nested -> nested.set()).isEmpty()
        && block.order().filter(order -> !isByShownColumn(order, filled)).isEmpty();
  }

  private static boolean isByShownColumn(Block.Order order, Filled filled) {
    List<Integer> selected = filled.slots().selected();
    return order.rows() == Block.Rows.ALL
        && order.item().plain()
        && filled.slots().ordered().stream().allMatch(selected::contains);
  }

  private boolean isMultiplied(Filled filled) {
    Set<Integer> shown =
        filled.slots().selected().stream().map(schema::tableOf).collect(Collectors.toSet());
    if (shown.size() != 1 || filled.tables().size() < 2) {
      return false;
    }
    Optional<JoinTree> joined =
        graph.connect(
            name(shown.iterator().next()), filled.tables().stream().map(this::name).toList());
    return joined.filter(JoinTree::multipliesRoot).isPresent();
  }

  private TableName name(int table) {
    return schema.table(table).name();
  }
}
