package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The person whom a key of every row refers to, beside the row: "who is the head nurse of each
 * ward", "list the deputy of every programme".
 */
public final class RoleOfEachRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int role = 0; role < draft.size(); role++) {
      int each = draft.next(role);
      int rows = draft.next(each);
      Optional<ForeignKey> key =
          draft.free(role) && draft.isFree(each, Cue.EACH) && draft.free(rows)
              ? draft
                  .column(role)
                  .flatMap(draft.columns::reference)
                  .filter(one -> draft.table(rows).equals(Optional.of(one.from())))
              : Optional.empty();
      if (key.filter(one -> isRole(draft, one)).isPresent()
          && draft.fillerBefore(each, WordClass.OF)
          && isAll(draft, role, each, rows)) {
        show(draft, key.get(), draft.take(role, each, rows));
        return;
      }
    }
  }

  private static boolean isRole(Draft draft, ForeignKey key) {
    return !key.from().equals(key.to()) && draft.areNamedPeople(key.to());
  }

  /** Whether the question says nothing else. */
  private static boolean isAll(Draft draft, int role, int each, int rows) {
    return draft.selected.isEmpty()
        && draft.actions.isEmpty()
        && IntStream.range(0, draft.size())
            .filter(at -> at != role && at != each && at != rows)
            .allMatch(
                at -> draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content());
  }

  private static void show(Draft draft, ForeignKey key, List<WordSpan> from) {
    draft.subject = Optional.of(key.from());
    draft.named.add(key.from());
    draft.names.of(key.from()).forEach(name -> draft.select(0, new Cell(name), from));
    draft.select(1, new Cell(new ColumnName(key.from(), key.fromColumns().get(0))), from);
  }
}
