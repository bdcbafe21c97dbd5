package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;

/** "Top-level categories": rows of a tree that stand below no other. */
public final class TopLevelRule implements Rule {

  private static final String LEVEL = "level";

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at + 1 < draft.size(); at++) {
      boolean top =
          draft.isFree(at, Cue.TOP)
              && WordClass.TOP.contains(draft.tokens.get(at).text())
              && draft.free(at + 1)
              && draft.tokens.get(at + 1).text().equals(LEVEL);
      Optional<ColumnName> parent = top ? parent(draft, at) : Optional.empty();
      if (parent.isPresent()) {
        draft.where(
            new Condition.Present(new Expression.Cell(parent.get()), true), draft.take(at, at + 1));
      }
    }
  }

  private static Optional<ColumnName> parent(Draft draft, int top) {
    return draft
        .table(draft.next(top + 1))
        .or(() -> draft.table(draft.previous(top)))
        .flatMap(rows -> parent(draft, rows));
  }

  /** By which a row refers to the one above it, if it may lack one. */
  private static Optional<ColumnName> parent(Draft draft, TableName rows) {
    List<ColumnName> parents =
        draft.knowledge.catalog().keysOf(rows).stream()
            .filter(key -> key.from().equals(rows) && key.to().equals(rows))
            .distinct()
            .map(ForeignKey::fromColumns)
            .filter(columns -> columns.size() == 1)
            .map(columns -> new ColumnName(rows, columns.get(0)))
            .filter(one -> draft.columns.known(one).filter(Column::nullable).isPresent())
            .toList();
    return parents.size() == 1 ? Optional.of(parents.get(0)) : Optional.empty();
  }
}
