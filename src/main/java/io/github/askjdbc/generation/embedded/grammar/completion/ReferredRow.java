package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The row that a key refers to: who asks "who is the supervisor of" or "which waiters have" wants
 * names, and not the numbers that rows hold.
 */
final class ReferredRow {

  private final Draft draft;

  ReferredRow(Draft draft) {
    this.draft = draft;
  }

  /**
   * The query whose rows are named where it showed their keys alone; any other as it is.
   *
   * @param selected what the query shows
   */
  List<Action> named(List<Expression> selected, List<Action> query) {
    boolean plain =
        selected.size() == 1 && query.stream().noneMatch(Action.AddLimit.class::isInstance);
    Optional<ForeignKey> key =
        plain && selected.get(0) instanceof Cell shown && asksFor(shown.column())
            ? draft.columns.reference(shown.column())
            : Optional.empty();
    return key.flatMap(one -> referred(one, query)).orElseGet(() -> shown(query));
  }

  /** Rows that are counted need their keys. */
  private List<Action> shown(List<Action> query) {
    return draft.countsSubject
        ? List.copyOf(query)
        : new ShownKeys(draft.knowledge.catalog()).named(draft.question, List.copyOf(query));
  }

  /** "Who is the manager of" asks for a person, "which waiters have" for those that are named. */
  private boolean asksFor(ColumnName column) {
    boolean person = AskedPerson.isAsked(draft);
    int first = draft.next(-1);
    return person || (draft.asksForRows() && draft.column(first).equals(Optional.of(column)));
  }

  private Optional<List<Action>> referred(ForeignKey key, List<Action> query) {
    Optional<Table> table = draft.knowledge.catalog().table(key.to());
    List<ColumnName> names = table.map(draft.names::of).orElse(List.of());
    ColumnName target = new ColumnName(key.to(), key.toColumns().get(0));
    if (names.isEmpty() || names.contains(target)) {
      return Optional.empty();
    }
    List<Action> actions = new ArrayList<>();
    names.forEach(name -> actions.add(new Action.AddSelect(new Cell(name), List.of())));
    actions.add(new Action.AddFrom(key.to(), Optional.empty(), List.of()));
    Condition among = new Condition.Among(new Cell(target), query, false);
    actions.add(new Action.AddWhere(among, List.of()));
    return Optional.of(List.copyOf(actions));
  }
}
