package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.Wheres;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Refuses "broken, or worn and bought before 2018": with a comma between only two values, what
 * follows behind "and" may be said of the second alone.
 */
public final class TornListRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<Action.AddWhere> wheres = Wheres.of(draft).toList();
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
    return IntStream.rangeClosed(Wheres.first(draft, list), Wheres.last(draft, list))
        .filter(at -> draft.cue(at).filter(Cue.OR::equals).isPresent())
        .anyMatch(draft::isBehindComma);
  }

  private static boolean isAdded(Draft draft, Action.AddWhere list, Action.AddWhere other) {
    return Wheres.first(draft, other) > Wheres.last(draft, list)
        && IntStream.rangeClosed(Wheres.last(draft, list) + 1, Wheres.first(draft, other))
            .anyMatch(at -> draft.fillerBefore(at, WordClass.AND));
  }
}
