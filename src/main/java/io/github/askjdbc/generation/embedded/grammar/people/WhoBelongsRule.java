package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Who is on the Heron team", "who works at the Harbour branch", "who plays for the juniors": the
 * people who refer to the row that is called so. Left unread where some of them may be gone.
 */
public final class WhoBelongsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    if (draft.size() < 2 || !AskedPerson.isAsked(draft)) {
      return;
    }
    int verb = draft.next(0);
    boolean belonging =
        draft.isUnknown(verb) && WordClass.BELONGING.contains(draft.tokens.get(verb).text());
    int named = belonging ? draft.next(verb) : verb;
    boolean in =
        draft.fillerBefore(named, WordClass.BELONGING_TO)
            && (belonging || draft.fillerBefore(named, WordClass.PRESENT_BEING));
    int name = draft.table(named).isPresent() ? named + 1 : named;
    Optional<NamedRow> row =
        in && (belonging || isNamed(draft, name)) ? NamedRow.from(draft, name) : Optional.empty();
    row.filter(one -> name == named || draft.table(named).equals(Optional.of(one.table())))
        .ifPresent(one -> read(draft, one, belonging ? Optional.of(verb) : Optional.empty()));
  }

  private static boolean isNamed(Draft draft, int at) {
    return draft.value(at).map(Link.ToValue::column).filter(draft::isName).isPresent();
  }

  private static void read(Draft draft, NamedRow row, Optional<Integer> verb) {
    boolean working =
        verb.filter(at -> WordClass.WORKING.contains(draft.tokens.get(at).text())).isPresent();
    People people = new People(draft);
    Optional<ForeignKey> key =
        people.are(row.table()) ? Optional.empty() : people.belonging(row.table(), working);
    if (key.filter(one -> !people.mayHaveLeft(one.from())).isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(row.places());
    verb.ifPresent(places::add);
    int first = row.places().get(0);
    IntStream.of(first - 1, first + row.places().size())
        .filter(at -> draft.free(at) && draft.table(at).equals(Optional.of(row.table())))
        .forEach(places::add);
    List<WordSpan> spans = draft.take(places);
    draft.where(row.isReferredBy(key.get(), spans), spans);
    draft.subject = Optional.of(key.get().from());
    draft.named.add(key.get().from());
  }
}
