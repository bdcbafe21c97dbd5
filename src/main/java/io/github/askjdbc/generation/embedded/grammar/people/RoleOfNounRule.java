package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Words right before a noun that say in which role others refer to it: the "primary" doctor of a
 * patient with a {@code primary_doctor_id}, the "home" team of a match. The join says so too.
 *
 * <p>Rejects "admissions by treating doctor first name", where what is shown tells nothing of the
 * admissions.
 */
public final class RoleOfNounRule implements Rule {

  @Override
  public void apply(Draft draft) {
    Set<TableName> spoken = new HashSet<>(draft.named);
    IntStream.range(0, draft.size()).forEach(at -> draft.rows(at).ifPresent(spoken::add));
    for (int at = 0; at < draft.size(); at++) {
      Optional<TableName> noun = draft.table(at + 1);
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content() && noun.isPresent();
      if (word && draft.adjacent(at, at + 1) && tells(draft, at, noun.get(), spoken)) {
        draft.take(at);
      }
    }
    if (showsOnlyOthers(draft)) {
      draft.reject();
    }
  }

  /** Whether rows that are spoken of refer to the noun's in the role that a word says. */
  private static boolean tells(Draft draft, int at, TableName noun, Set<TableName> spoken) {
    String stem = draft.question.words().get(draft.tokens.get(at).span().last()).stem();
    return spoken.stream()
        .filter(rows -> !rows.equals(noun))
        .anyMatch(
            rows ->
                draft.graph.inRole(rows, stem).filter(key -> key.to().equals(noun)).isPresent());
  }

  private static boolean showsOnlyOthers(Draft draft) {
    Optional<TableName> rows = draft.table(0);
    return rows.isPresent()
        && draft.fillerBefore(draft.next(0), WordClass.BY)
        && draft.counted.isEmpty()
        && !draft.countsSubject
        && !draft.selected.isEmpty()
        && draft.selected.stream()
            .allMatch(
                one ->
                    UsedColumns.of(one.expression())
                            .filter(column -> !column.table().equals(rows.get()))
                            .isPresent()
                        && one.expression() instanceof Expression.Cell);
  }
}
