package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rows below another one: "who reports to Ada Lowe", "how many people work under Ada Lowe", where
 * one key of a table refers to rows of the same table.
 */
public final class ReportingRule implements Rule {

  /** Words between the verb and the name: "directly to". Another one than these stays unread. */
  private static final int BETWEEN = 2;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at) && WordClass.REPORTING.contains(draft.tokens.get(at).text())) {
        below(draft, at);
      } else if (draft.free(at) && WordClass.WORKING_FOR.contains(draft.tokens.get(at).text())) {
        working(draft, at);
      }
    }
  }

  private static void below(Draft draft, int verb) {
    int first = verb + 1;
    while (first < draft.size() && first - verb <= BETWEEN + 1 && !named(draft, first)) {
      first++;
    }
    if (!named(draft, first) || !draft.fillerBefore(first, WordClass.TO)) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(verb));
    if (draft.free(verb + 1) && WordClass.DIRECTLY.contains(draft.tokens.get(verb + 1).text())) {
      places.add(verb + 1);
    }
    NamedRow row = NamedRow.from(draft, first).orElseThrow();
    if (ownKey(draft, row.table()).isEmpty() && draft.areNamedPeople(row.table())) {
      draft.reject(); // nothing else says who reports to whom, not even "rep" for representative
      return;
    }
    add(draft, row, places);
  }

  /** "Works under Ada Lowe"; what stands below a number or a department is something else. */
  private static void working(Draft draft, int verb) {
    int under = verb + 1;
    boolean said =
        draft.free(under)
            && WordClass.BELOW.contains(draft.tokens.get(under).text())
            && named(draft, draft.next(under));
    Optional<NamedRow> row =
        said ? NamedRow.from(draft, draft.next(under)) : Optional.<NamedRow>empty();
    row.filter(one -> draft.areNamedPeople(one.table()))
        .ifPresent(one -> add(draft, one, List.of(verb, under)));
  }

  private static void add(Draft draft, NamedRow row, List<Integer> said) {
    Optional<ForeignKey> key = ownKey(draft, row.table());
    if (key.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(said);
    places.addAll(row.places());
    List<WordSpan> spans = draft.take(places);
    draft.named.add(row.table());
    if (!draft.isFree(0, Cue.COUNT)) {
      draft.subject = draft.subject.or(() -> Optional.of(row.table()));
    }
    draft.where(row.isReferredBy(key.get(), spans), spans);
  }

  private static boolean named(Draft draft, int at) {
    return draft.free(at) && draft.value(at).isPresent();
  }

  /** The one key of a table whose rows refer to rows of the same table. */
  static Optional<ForeignKey> ownKey(Draft draft, TableName table) {
    List<ForeignKey> keys =
        draft.knowledge.catalog().keysOf(table).stream()
            .filter(key -> key.from().equals(table) && key.to().equals(table))
            .filter(key -> key.fromColumns().size() == 1)
            .distinct()
            .toList();
    return keys.size() == 1 ? Optional.of(keys.get(0)) : Optional.empty();
  }
}
