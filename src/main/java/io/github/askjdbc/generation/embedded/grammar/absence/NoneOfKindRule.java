package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;

/**
 * Rows without others of a kind that a value tells: "which branches have no tellers", "wards
 * without nurses". There may be other staff.
 */
public final class NoneOfKindRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at + 1 < draft.size(); at++) {
      if (draft.isFree(at, Cue.NOT) && draft.adjacent(at, draft.next(at))) {
        read(draft, at, draft.next(at));
      }
    }
  }

  private static void read(Draft draft, int not, int kind) {
    Optional<Link.ToValue> value = draft.free(kind) ? draft.value(kind) : Optional.empty();
    if (value.isEmpty() || !isKind(draft, kind, value.get())) {
      return;
    }
    TableName absent = value.get().column().table();
    Optional<TableName> owner = NearestRows.of(draft, not).filter(rows -> !rows.equals(absent));
    Condition told = ValueConditions.equality(draft, kind);
    owner
        .filter(draft.named::contains)
        .flatMap(rows -> Absence.then(draft, rows, absent, List.of(told)))
        .ifPresent(
            without -> {
              draft.absent.add(absent);
              draft.where(without, draft.take(not, kind));
            });
  }

  /** A noun in the plural for what some rows are, with nothing more about them behind it. */
  private static boolean isKind(Draft draft, int kind, Link.ToValue value) {
    String word = draft.tokens.get(kind).text();
    return NounNumber.isPlural(word.substring(word.lastIndexOf(' ') + 1))
        && !value.stored().equalsIgnoreCase(word)
        && !draft.isName(value.column())
        && draft.next(kind) >= draft.size();
  }
}
