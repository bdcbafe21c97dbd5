package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownRows;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Who manages branch 2", "who is the head of the archive", "who approved sale 5": the person whom
 * a row refers to in the role that a word tells.
 */
public final class WhoInRoleRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int role = draft.next(0);
    int behind = draft.next(role);
    boolean asked =
        draft.size() > 2
            && AskedPerson.isAsked(draft)
            && draft.free(role)
            && draft.tokens.get(role).content()
            && draft.free(behind)
            && !draft.fillerBefore(behind, WordClass.BY)
            && draft.selected.isEmpty();
    Optional<ForeignKey> key = asked ? key(draft, role) : Optional.empty();
    if (key.isPresent() && draft.isFree(behind, Cue.EACH)) {
      ofEach(draft, role, behind, key.get());
    } else if (key.isPresent() && draft.isUnknown(role)) {
      ColumnName column = new ColumnName(key.get().from(), key.get().fromColumns().get(0));
      draft.named.add(column.table());
      draft.select(role, new Cell(column), draft.take(role));
    }
  }

  /** "Who manages each branch": the branches with their managers. */
  private static void ofEach(Draft draft, int role, int each, ForeignKey key) {
    int rows = draft.next(each);
    boolean joined =
        draft
            .graph
            .connect(key.from(), List.of(key.to()))
            .filter(tree -> tree.steps().size() == 1 && tree.steps().get(0).key().equals(key))
            .isPresent();
    if (!joined || !draft.table(rows).equals(Optional.of(key.from()))) {
      draft.reject();
      return;
    }
    draft.subject = draft.table(rows);
    draft.take(role, each, rows);
    ShownRows.showNames(draft, rows, key.from());
    draft.named.add(key.from());
    draft.named.add(key.to());
    ShownRows.showNames(draft, rows, key.to());
  }

  /** Of the rows that are spoken of first behind the role. */
  private static Optional<ForeignKey> key(Draft draft, int role) {
    int word = draft.tokens.get(role).span().first();
    String stem = draft.question.words().get(word).stem();
    Optional<ForeignKey> key =
        IntStream.range(role + 1, draft.size())
            .mapToObj(draft::rows)
            .flatMap(Optional::stream)
            .findFirst()
            .flatMap(rows -> draft.graph.inRole(rows, stem));
    return key.filter(one -> draft.areNamedPeople(one.to()))
        .filter(
            one ->
                draft.isUnknown(role)
                    || draft
                        .column(role)
                        .equals(Optional.of(new ColumnName(one.from(), one.fromColumns().get(0)))));
  }
}
