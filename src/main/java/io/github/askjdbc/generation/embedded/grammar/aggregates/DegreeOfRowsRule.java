package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import java.util.Optional;

/**
 * "How expensive are our tours" asks for what the tours themselves hold: where only rows of another
 * table hold such a thing, nothing is read.
 */
public final class DegreeOfRowsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean asks =
        draft.size() > 1
            && draft.tokens.get(0).span().length() > 1
            && WordClass.ASKING_DEGREE.contains(draft.question.words().get(0).folded())
            && WordClass.BEING.contains(draft.tokens.get(1).text());
    Optional<TableName> held = asks ? draft.column(0).map(ColumnName::table) : Optional.empty();
    Optional<TableName> rows = draft.table(draft.next(0));
    if (held.isPresent() && rows.isPresent() && !rows.equals(held)) {
      draft.reject();
    }
  }
}
