package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;

/**
 * Rows that no row of another table refers to: "customers without orders", "have no orders", "never
 * placed an order".
 */
final class AbsenceRule implements Rule {

  private final RelationRule relations;

  AbsenceRule(RelationRule relations) {
    this.relations = relations;
  }

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      int next = draft.next(at);
      // a verb that says what did not happen: "agents who never sold a policy"
      boolean verb = relations.joins(draft, next) || draft.isUnknown(next);
      int other = verb ? draft.next(next) : next;
      if (!draft.isFree(at, Cue.NOT) || !draft.free(other) || draft.table(other).isEmpty()) {
        continue;
      }
      TableName absent = draft.table(other).get();
      Optional<TableName> owner = firstTableBefore(draft, at);
      List<ForeignKey> keys = owner.map(o -> draft.graph.references(absent, o)).orElse(List.of());
      boolean sure = keys.size() == 1 || draft.graph.told(keys);
      if (!sure || keys.get(0).fromColumns().size() != 1) {
        continue;
      }
      ForeignKey key = keys.get(0);
      draft.absent.add(absent);
      draft.named.remove(absent);
      draft.where(
          new Condition.Unreferenced(
              new ColumnName(key.to(), key.toColumns().get(0)),
              new ColumnName(key.from(), key.fromColumns().get(0))),
          draft.take(at, next, other));
    }
  }

  private static Optional<TableName> firstTableBefore(Draft draft, int at) {
    for (int before = 0; before < at; before++) {
      if (draft.table(before).isPresent()) {
        return draft.table(before);
      }
    }
    return Optional.empty();
  }
}
