package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Rows right below another one of the same table, which is no person: "which units come directly
 * under the board", "which regions belong to the North", where one key leads to a parent.
 */
public final class ChildRowsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (draft.free(at) && draft.tokens.get(at).content()) {
        below(draft, at);
      }
    }
  }

  private static void below(Draft draft, int verb) {
    String word = draft.tokens.get(verb).text();
    List<Integer> said = new ArrayList<>(List.of(verb));
    boolean under = WordClass.BELOW.contains(word) && draft.fillerBefore(verb, WordClass.BEING);
    if (!under && WordClass.LYING.contains(word)) {
      int next = draft.next(verb);
      if (isOne(draft, next, WordClass.DIRECTLY)) {
        said.add(next);
        next = draft.next(next);
      }
      under = isOne(draft, next, WordClass.BELOW);
      said.add(next);
    }
    int last = said.get(said.size() - 1);
    boolean belongs =
        WordClass.BELONGED.contains(word) && draft.fillerBefore(draft.next(verb), WordClass.TO);
    if (under || belongs) {
      add(draft, draft.previous(verb), draft.next(last), said);
    }
  }

  private static boolean isOne(Draft draft, int at, WordClass words) {
    return draft.free(at) && words.contains(draft.tokens.get(at).text());
  }

  private static void add(Draft draft, int rows, int name, List<Integer> said) {
    Optional<TableName> table = draft.table(rows);
    Optional<NamedRow> row =
        NamedRow.from(draft, name)
            .filter(one -> table.equals(Optional.of(one.table())))
            .filter(one -> one.names().size() == 1 && draft.isName(one.names().get(0).column()));
    Optional<ForeignKey> key = row.flatMap(one -> toParent(draft, one.table()));
    if (key.isEmpty()) {
      return;
    }
    List<Integer> places = Stream.concat(said.stream(), row.get().places().stream()).toList();
    List<WordSpan> spans = draft.take(places);
    draft.named.add(row.get().table());
    if (!draft.isFree(0, Cue.COUNT)) {
      draft.subject = draft.subject.or(() -> table);
    }
    draft.where(row.get().isReferredBy(key.get(), spans), spans);
  }

  /** The one key to rows of the same table, where its name says that these are above. */
  private static Optional<ForeignKey> toParent(Draft draft, TableName table) {
    List<ForeignKey> keys =
        draft.knowledge.catalog().keysOf(table).stream()
            .filter(key -> key.from().equals(table) && key.to().equals(table))
            .filter(key -> key.fromColumns().size() == 1)
            .distinct()
            .toList();
    return keys.size() == 1
        ? Optional.of(keys.get(0)).filter(ChildRowsRule::isAbove)
        : Optional.empty();
  }

  private static boolean isAbove(ForeignKey key) {
    return NameParts.of(key.fromColumns().get(0)).stream()
        .anyMatch(WordClass.PARENT_COLUMN::contains);
  }
}
