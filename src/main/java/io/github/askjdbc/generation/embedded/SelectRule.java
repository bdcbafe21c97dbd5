package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.Set;

/**
 * What is left is asked for: columns are selected, the first table is the one whose rows are meant,
 * further tables are joined.
 *
 * <p>A column after "has a" or "with an" is left alone: whether it is to be shown or to be present
 * cannot be told.
 */
final class SelectRule implements Rule {

  private static final Set<String> HAVING = Set.of("has", "have", "had", "having", "with");
  private static final Set<String> ARTICLES = Set.of("a", "an", "any", "some");

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.free(at)) {
        continue;
      }
      Optional<TableName> table = draft.table(at);
      Optional<ColumnName> column = draft.column(at);
      if (table.isPresent()) {
        draft.named.add(table.get());
        if (draft.subject.isEmpty()) {
          draft.subject = table;
        } else if (draft.onlyBetween(draft.previous(at), at, Set.of("and", "the"))
            && draft.table(draft.previous(at)).isPresent()
            && !draft.table(draft.previous(at)).equals(table)) {
          draft.reject();
        }
        draft.take(at);
      } else if (column.isPresent() && !existence(draft, at)) {
        int distinct = draft.previous(at);
        if (draft.isFree(distinct, Cue.DISTINCT)) {
          draft.actions.add(new Action.AddDistinct(draft.take(distinct)));
        }
        draft.select(at, new Expression.Cell(column.get()), draft.take(at));
      }
    }
  }

  private static boolean existence(Draft draft, int at) {
    return draft.fillerBefore(at, HAVING) && draft.fillerBefore(at, ARTICLES);
  }
}
