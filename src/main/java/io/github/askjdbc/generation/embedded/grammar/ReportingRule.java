package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows below another one: "who reports to Ada Lowe", where one key of a table refers to rows of the
 * same table.
 */
final class ReportingRule implements Rule {

  /** Words between the verb and the name: "directly to". Another one than these stays unread. */
  private static final int BETWEEN = 2;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at) && WordClass.REPORTING.contains(draft.tokens.get(at).text())) {
        below(draft, at);
      }
    }
  }

  private static void below(Draft draft, int verb) {
    int first = verb + 1;
    while (first < draft.size() && first - verb <= BETWEEN + 1 && !named(draft, first)) {
      first++;
    }
    if (!named(draft, first) || !draft.fillerBefore(first, WordClass.TO)) {
      return;
    }
    TableName table = draft.value(first).get().column().table();
    Optional<ForeignKey> key = ownKey(draft, table);
    if (key.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(verb));
    List<Action> above = new ArrayList<>();
    for (int at = first; named(draft, at) && above.size() < 2; at++) {
      Link.ToValue value = draft.value(at).get();
      if (!value.column().table().equals(table)) {
        break;
      }
      above.add(
          new Action.AddWhere(
              new Condition.Comparison(
                  new Cell(value.column()),
                  Condition.Operator.EQUAL,
                  new Condition.Literal.Text(value.stored())),
              List.of()));
      places.add(at);
    }
    if (draft.free(verb + 1) && WordClass.DIRECTLY.contains(draft.tokens.get(verb + 1).text())) {
      places.add(verb + 1);
    }
    List<WordSpan> spans = draft.take(places.stream().mapToInt(Integer::intValue).toArray());
    above.add(0, new Action.AddSelect(cell(key.get().to(), key.get().toColumns()), spans));
    above.add(1, new Action.AddFrom(table, Optional.empty(), List.of()));
    draft.named.add(table);
    draft.subject = draft.subject.or(() -> Optional.of(table));
    draft.where(
        new Condition.Among(cell(table, key.get().fromColumns()), List.copyOf(above), false),
        spans);
  }

  private static boolean named(Draft draft, int at) {
    return draft.free(at) && draft.value(at).isPresent();
  }

  /** The one key of a table whose rows refer to rows of the same table. */
  private static Optional<ForeignKey> ownKey(Draft draft, TableName table) {
    List<ForeignKey> keys =
        draft.knowledge.catalog().keysOf(table).stream()
            .filter(key -> key.from().equals(table) && key.to().equals(table))
            .filter(key -> key.fromColumns().size() == 1)
            .distinct()
            .toList();
    return keys.size() == 1 ? Optional.of(keys.get(0)) : Optional.empty();
  }

  private static Cell cell(TableName table, List<String> columns) {
    return new Cell(new ColumnName(table, columns.get(0)));
  }
}
