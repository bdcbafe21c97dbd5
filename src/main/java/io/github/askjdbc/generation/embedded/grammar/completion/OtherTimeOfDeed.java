package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.stream.Stream;

/**
 * When rows came about for when something was done to them: the order "shipped most recently" is
 * not the one of those in the state "shipped" that was placed last.
 */
final class OtherTimeOfDeed {

  private OtherTimeOfDeed() {}

  static boolean isIn(Draft draft, List<Action> actions) {
    return actions.stream()
        .filter(Action.AddOrderBy.class::isInstance)
        .map(Action.AddOrderBy.class::cast)
        .anyMatch(order -> isOtherwise(draft, order, actions));
  }

  private static boolean isOtherwise(Draft draft, Action.AddOrderBy order, List<Action> actions) {
    return UsedColumns.of(order.expression())
        .filter(date -> draft.knowledge.times().form(date).isPresent())
        .filter(
            date ->
                done(draft, actions)
                    .filter(deed -> order.from().stream().anyMatch(span -> touch(span, deed)))
                    .map(deed -> draft.question.words().get(deed.first()))
                    .anyMatch(word -> !tells(date, word)))
        .isPresent();
  }

  /** The participles that tell what state rows are in. */
  private static Stream<WordSpan> done(Draft draft, List<Action> actions) {
    return actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast)
        .filter(where -> where.condition() instanceof Condition.Comparison)
        .flatMap(where -> where.from().stream())
        .filter(span -> span.length() == 1)
        .filter(span -> WordClass.isParticiple(draft.question.words().get(span.first()).folded()));
  }

  private static boolean touch(WordSpan one, WordSpan other) {
    return one.last() + 1 == other.first() || other.last() + 1 == one.first();
  }

  private static boolean tells(ColumnName date, Word deed) {
    return NameParts.of(date.column()).stream()
        .anyMatch(part -> Stemming.stem(part).equals(deed.stem()));
  }
}
