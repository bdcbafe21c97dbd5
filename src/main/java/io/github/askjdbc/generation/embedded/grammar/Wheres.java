package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.generation.embedded.actions.Action;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The conditions of a draft, and where the question says them. */
final class Wheres {

  private Wheres() {}

  static Stream<Action.AddWhere> of(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast);
  }

  /** The first token that says it; -1 if none does. */
  static int first(Draft draft, Action.AddWhere where) {
    return places(draft, where).min().orElse(-1);
  }

  /** The last token that says it; -1 if none does. */
  static int last(Draft draft, Action.AddWhere where) {
    return places(draft, where).max().orElse(-1);
  }

  private static IntStream places(Draft draft, Action.AddWhere where) {
    return where.from().stream().mapToInt(span -> draft.at(span.first()));
  }
}
