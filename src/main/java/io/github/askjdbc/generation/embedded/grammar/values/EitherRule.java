package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.Wheres;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Two conditions on a row of which one will do: "fewer than 10 beds or more than 20 nurses", "in
 * Leeds or older than 40". What else is asked of the rows stands before two of numbers, and is not
 * asked beside others, or cannot be told.
 */
public final class EitherRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(1, draft.size())
        .filter(at -> draft.isFree(at, Cue.OR) && draft.tokens.get(at).span().length() == 1)
        .forEach(at -> either(draft, at));
  }

  private static void either(Draft draft, int or) {
    Optional<Action.AddWhere> left = beside(draft, or, -1);
    Optional<Action.AddWhere> right = beside(draft, or, 1);
    if (left.isEmpty() || right.isEmpty() || tables(left.get(), right.get()).size() != 1) {
      return;
    }
    boolean numbers = isOfNumber(left.get()) && isOfNumber(right.get());
    boolean read =
        numbers
            ? Wheres.of(draft).allMatch(one -> isBefore(draft, one, or) || one.equals(right.get()))
            : Wheres.of(draft).count() == 2
                && isPlain(left.get())
                && isPlain(right.get())
                && !areListed(draft, left.get(), or, right.get());
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

  /** The condition next to it in a direction, with nothing unread between. */
  private static Optional<Action.AddWhere> beside(Draft draft, int or, int step) {
    return Wheres.of(draft)
        .filter(
            one -> {
              IntStream places = one.from().stream().mapToInt(span -> draft.at(span.first()));
              int end = (step > 0 ? places.min() : places.max()).orElse(-1);
              return end >= 0
                  && step * (end - or) > 0
                  && IntStream.range(Math.min(end, or) + 1, Math.max(end, or))
                      .noneMatch(at -> isOpen(draft, at) || isOfOther(draft, one, at));
            })
        .findFirst();
  }

  private static boolean isOpen(Draft draft, int at) {
    return draft.free(at)
        && (draft.tokens.get(at).content() || draft.tokens.get(at).link().isPresent());
  }

  /** Whether a token belongs to another condition. */
  private static boolean isOfOther(Draft draft, Action.AddWhere one, int at) {
    return Wheres.of(draft)
        .filter(other -> !other.equals(one))
        .flatMap(other -> other.from().stream())
        .anyMatch(span -> draft.at(span.first()) == at);
  }

  private static boolean isOfNumber(Action.AddWhere where) {
    return where.condition() instanceof Condition.Comparison comparison
        && comparison.right() instanceof Condition.Literal.Numeral;
  }

  /** "In Lowfield or Kestrel Park": two names of one kind, of which one reads as another's. */
  private static boolean areListed(
      Draft draft, Action.AddWhere left, int or, Action.AddWhere right) {
    return left.from().stream().allMatch(span -> draft.at(span.first()) == or - 1)
        && right.from().stream().allMatch(span -> draft.at(span.first()) == or + 1);
  }

  /** What is denied may go for both sides. */
  private static boolean isPlain(Action.AddWhere where) {
    Condition condition = where.condition();
    return (condition instanceof Condition.Comparison comparison
            && comparison.operator() != Condition.Operator.NOT_EQUAL)
        || (condition instanceof Condition.AnyOf any && !any.negated())
        || (condition instanceof Condition.Like like && !like.negated())
        || (condition instanceof Condition.Between between && !between.negated());
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
