package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Who was the judge at the final" asks for a person, and not for the final that had a judge; "who
 * is in the choir" tells no role.
 */
public final class WhoIsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean otherShown =
        IntStream.range(0, draft.size())
            .filter(at -> draft.fillerBefore(at, WordClass.ASKING_PERSON))
            .filter(at -> draft.fillerBefore(at, WordClass.BEING))
            .filter(at -> !draft.fillerBefore(at, WordClass.BELONGING_TO))
            .filter(at -> draft.value(at).isPresent())
            .anyMatch(at -> !isShown(draft, draft.value(at).get()) && !isInRole(draft, at));
    if (otherShown) {
      draft.reject();
    }
  }

  /** "The chief referee of the cup": in that role by rows that stand between both. */
  private static boolean isInRole(Draft draft, int at) {
    return draft
        .table(at + 1)
        .filter(draft::areNamedPeople)
        .filter(people -> isReferredOnce(draft, at, people))
        .filter(people -> areShown(draft, people))
        .isPresent();
  }

  private static boolean isReferredOnce(Draft draft, int role, TableName people) {
    TableName rows = draft.value(role).orElseThrow().column().table();
    return draft.graph.references(rows, people).size() == 1;
  }

  private static boolean areShown(Draft draft, TableName people) {
    boolean asked = draft.selected.isEmpty() && draft.subject.equals(Optional.of(people));
    return asked
        || draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .anyMatch(column -> column.table().equals(people));
  }

  private static boolean isShown(Draft draft, Link.ToValue role) {
    return areShown(draft, role.column().table());
  }
}
