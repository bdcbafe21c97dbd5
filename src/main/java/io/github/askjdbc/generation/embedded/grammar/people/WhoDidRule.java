package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.DoneObject;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.Optional;

/**
 * Who did something with a row, as a key of the row says: "who sold policy P-12", "who approved
 * invoice 7". People are asked for, and not the row.
 */
public final class WhoDidRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int verb = draft.next(0);
    object(draft)
        .filter(one -> draft.free(verb) && draft.value(verb).isEmpty())
        .flatMap(one -> key(draft, one, verb))
        .ifPresent(
            key -> {
              ColumnName column = new ColumnName(key.from(), key.fromColumns().get(0));
              draft.named.add(key.from());
              draft.subject = Optional.of(key.from());
              draft.select(verb, new Cell(column), draft.take(verb));
            });
  }

  /** The rows of the one that something was done with; empty where the question asks otherwise. */
  private static Optional<TableName> object(Draft draft) {
    int verb = draft.next(0);
    int object = draft.next(verb);
    return isAsked(draft, verb)
        ? draft.rows(object).filter(rows -> isNamedRow(draft, object, rows))
        : Optional.empty();
  }

  private static boolean isAsked(Draft draft, int verb) {
    return DoneObject.isDeed(draft, verb) && draft.table(verb).isEmpty();
  }

  /** One row, by its name or number, which a value says. */
  private static boolean isNamedRow(Draft draft, int object, TableName rows) {
    int named = draft.table(object).isPresent() ? object + 1 : object;
    return draft
        .value(named)
        .map(Link.ToValue::column)
        .filter(column -> column.table().equals(rows))
        .filter(
            column ->
                draft.columns.isKey(column)
                    || NamingColumns.isLabel(column)
                    || draft.isName(column))
        .isPresent();
  }

  private static Optional<ForeignKey> key(Draft draft, TableName rows, int verb) {
    Word said = draft.question.words().get(draft.tokens.get(verb).span().last());
    return draft
        .graph
        .inRole(rows, said.stem())
        .filter(key -> !key.to().equals(rows))
        .filter(key -> draft.areNamedPeople(key.to()));
  }
}
