package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which rows a place in a question speaks of: those that are named last before it. */
public final class NearestRows {

  private NearestRows() {}

  /** The table named last before, or the one whose rows a value stands for. */
  public static Optional<TableName> of(Draft draft, int at) {
    return before(at)
        .flatMap(before -> draft.table(before).stream())
        .findFirst()
        .or(
            () ->
                before(at)
                    .flatMap(before -> draft.value(before).stream())
                    .map(value -> value.column().table())
                    .findFirst());
  }

  /** The rows of which a verb is said: those of "tours in each language lasted" are the tours. */
  public static Optional<TableName> ofVerb(Draft draft, int verb) {
    int each = draft.previous(verb - 1);
    boolean grouped = draft.table(verb - 1).isPresent() && draft.isFree(each, Cue.EACH);
    return (grouped ? of(draft, each) : Optional.<TableName>empty()).or(() -> of(draft, verb));
  }

  /** The rows that a question names first; empty where it names none. */
  public static Optional<TableName> first(Draft draft) {
    return IntStream.range(0, draft.size())
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** The places before one, the nearest first. */
  public static Stream<Integer> before(int at) {
    return IntStream.iterate(at - 1, before -> before >= 0, before -> before - 1).boxed();
  }
}
