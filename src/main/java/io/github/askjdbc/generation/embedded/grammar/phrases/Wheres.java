package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The conditions of a draft, and where the question says them. */
public final class Wheres {

  private Wheres() {}

  /** The conditions in their order. */
  public static Stream<Action.AddWhere> of(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast);
  }

  /** The first token that says it; -1 if none does. */
  public static int first(Draft draft, Action.AddWhere where) {
    return places(draft, where).min().orElse(-1);
  }

  /** The last token that says it; -1 if none does. */
  public static int last(Draft draft, Action.AddWhere where) {
    return places(draft, where).max().orElse(-1);
  }

  /** Whether a condition limits the rows to a time. */
  public static boolean isPeriod(Draft draft, Action.AddWhere where) {
    return where.from().stream().anyMatch(span -> draft.period(draft.at(span.first())).isPresent());
  }

  private static IntStream places(Draft draft, Action.AddWhere where) {
    return where.from().stream().mapToInt(span -> draft.at(span.first()));
  }
}
