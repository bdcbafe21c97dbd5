package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.List;
import java.util.Optional;

/**
 * "How many patients did Megan Frost see" counts patients of hers, though a patient may be called
 * so as well: people who are counted are not told by their own whole name, and nothing is read.
 */
public final class CountedNamesakeRule implements Rule {

  @Override
  public void apply(Draft draft) {
    Optional<Table> people =
        draft
            .subject
            .filter(rows -> draft.countsSubject && draft.areNamedPeople(rows))
            .flatMap(draft.knowledge.catalog()::table);
    boolean called =
        draft.question.words().stream().anyMatch(word -> WordClass.NAMED.contains(word.folded()));
    List<ColumnName> names = people.map(draft.names::of).orElse(List.of());
    draft.rejected |=
        !called
            && !names.isEmpty()
            && names.stream()
                .allMatch(
                    name ->
                        draft.actions.stream()
                            .filter(Action.AddWhere.class::isInstance)
                            .anyMatch(where -> UsedColumns.of(where).contains(name)));
  }
}
