package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two numbers of a row of which one will do: "fewer than 10 beds or more than 20 nurses". What else
 * is asked of the rows stands before them, or cannot be told.
 */
final class EitherRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(1, draft.size())
        .filter(at -> draft.isFree(at, Cue.OR) && draft.tokens.get(at).span().length() == 1)
        .forEach(at -> either(draft, at));
  }

  private static void either(Draft draft, int or) {
    Optional<Action.AddWhere> left = compared(draft, draft.previous(or), false);
    Optional<Action.AddWhere> right = compared(draft, draft.next(or), true);
    boolean read =
        left.isPresent()
            && right.isPresent()
            && tables(left.get(), right.get()).size() == 1
            && wheres(draft).allMatch(one -> isBefore(draft, one, or) || one.equals(right.get()));
    if (!read) {
      return;
    }
    List<WordSpan> spans = new ArrayList<>(left.get().from());
    spans.addAll(right.get().from());
    spans.addAll(draft.take(or));
    draft.actions.remove(left.get());
    draft.actions.remove(right.get());
    draft.where(
        new Condition.Either(List.of(left.get().condition(), right.get().condition())), spans);
  }

  /** The comparison with a number of which a token is the first or the last. */
  private static Optional<Action.AddWhere> compared(Draft draft, int at, boolean first) {
    return wheres(draft)
        .filter(
            one ->
                one.condition() instanceof Condition.Comparison comparison
                    && comparison.right() instanceof Condition.Literal.Numeral)
        .filter(
            one -> {
              IntStream places = one.from().stream().mapToInt(span -> draft.at(span.first()));
              return at == (first ? places.min() : places.max()).orElse(-1);
            })
        .findFirst();
  }

  private static Stream<Action.AddWhere> wheres(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(Action.AddWhere.class::cast);
  }

  private static boolean isBefore(Draft draft, Action.AddWhere where, int or) {
    return where.from().stream().allMatch(span -> draft.at(span.first()) < or);
  }

  private static Set<TableName> tables(Action left, Action right) {
    return List.of(left, right).stream()
        .map(UsedColumns::of)
        .flatMap(Collection::stream)
        .map(ColumnName::table)
        .collect(Collectors.toSet());
  }
}
