package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
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
