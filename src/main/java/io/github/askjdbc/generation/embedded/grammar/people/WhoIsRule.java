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
            .mapToObj(draft::value)
            .flatMap(Optional::stream)
            .anyMatch(role -> !isShown(draft, role));
    if (otherShown) {
      draft.reject();
    }
  }

  private static boolean isShown(Draft draft, Link.ToValue role) {
    TableName people = role.column().table();
    boolean asked = draft.selected.isEmpty() && draft.subject.equals(Optional.of(people));
    return asked
        || draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .anyMatch(column -> column.table().equals(people));
  }
}
