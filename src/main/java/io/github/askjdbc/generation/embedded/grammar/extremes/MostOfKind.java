package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * "Which branch has the most tellers": of the rows that are counted a value tells the kind, which
 * is read as any other condition. Not of people or things that are called by the value, of which
 * there is one.
 */
final class MostOfKind {

  private MostOfKind() {}

  /**
   * Whether it was read.
   *
   * @param at token of "most"
   */
  static boolean read(Draft draft, int at) {
    int kind = draft.next(at);
    Optional<ColumnName> told = draft.free(kind) ? told(draft, at, kind) : Optional.empty();
    Optional<TableName> counted = told.map(ColumnName::table);
    Optional<TableName> owner =
        counted.flatMap(rows -> NearestRows.of(draft, at)).filter(draft.named::contains);
    boolean plain =
        owner.isPresent()
            && draft.counted.isEmpty()
            && draft.asksForRows()
            && !owner.equals(counted)
            && draft
                .graph
                .connect(counted.get(), Set.of(owner.get()))
                .filter(tree -> !tree.ambiguous() && !tree.multipliesRoot())
                .isPresent();
    if (plain) {
      draft.counted = counted;
      draft.named.add(counted.get());
      List<Integer> places = new ArrayList<>(List.of(at));
      ExtremeLimit.add(draft, at, places);
      draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), true, draft.take(places)));
    }
    return plain;
  }

  /** What a noun in the plural right behind "most" is a value of. */
  private static Optional<ColumnName> told(Draft draft, int at, int kind) {
    String word = draft.tokens.get(kind).text();
    boolean noun =
        WordClass.MOST.contains(draft.tokens.get(at).text())
            && draft.adjacent(at, kind)
            && NounNumber.isPlural(word.substring(word.lastIndexOf(' ') + 1))
            && draft.table(draft.next(kind)).isEmpty()
            && draft.column(kind + 1).isEmpty();
    return draft
        .value(kind)
        .filter(value -> noun && !value.stored().equalsIgnoreCase(word))
        .map(Link.ToValue::column)
        .filter(column -> !draft.isName(column));
  }
}
