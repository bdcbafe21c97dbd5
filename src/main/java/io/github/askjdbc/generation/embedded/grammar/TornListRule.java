package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Refuses "broken, or worn and bought before 2018": with a comma between only two values, what
 * follows behind "and" may be said of the second alone.
 */
final class TornListRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<Action.AddWhere> wheres = wheres(draft).toList();
    boolean torn =
        wheres.stream()
            .filter(where -> isPair(where.condition()) && isTorn(draft, where))
            .anyMatch(
                where ->
                    wheres.stream()
                        .filter(other -> !other.equals(where))
                        .anyMatch(other -> isAdded(draft, where, other)));
    if (torn) {
      draft.reject();
    }
  }

  private static boolean isPair(Condition condition) {
    return condition instanceof Condition.AnyOf any && any.values().size() == 2;
  }

  private static boolean isTorn(Draft draft, Action.AddWhere list) {
    return IntStream.rangeClosed(first(draft, list), last(draft, list))
        .filter(at -> draft.cue(at).filter(Cue.OR::equals).isPresent())
        .anyMatch(draft::isBehindComma);
  }

  private static boolean isAdded(Draft draft, Action.AddWhere list, Action.AddWhere other) {
    return first(draft, other) > last(draft, list)
        && IntStream.rangeClosed(last(draft, list) + 1, first(draft, other))
            .anyMatch(at -> draft.fillerBefore(at, WordClass.AND));
  }

  private static int first(Draft draft, Action.AddWhere where) {
    return places(draft, where).min().orElse(draft.size());
  }

  private static int last(Draft draft, Action.AddWhere where) {
    return places(draft, where).max().orElse(draft.size());
  }

  private static IntStream places(Draft draft, Action.AddWhere where) {
    return where.from().stream().mapToInt(span -> draft.at(span.first())).filter(at -> at >= 0);
  }

  private static Stream<Action.AddWhere> wheres(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast);
  }
}
