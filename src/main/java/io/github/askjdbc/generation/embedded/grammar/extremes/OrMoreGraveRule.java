package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.redundancy.SaidWithValue;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A value together with those on one side of it: "severe or worse", "tickets of high priority or
 * above". Only in columns whose values have a {@linkplain SeverityOrder known order}; "or higher"
 * is not read of numbers that fall while it becomes graver.
 */
public final class OrMoreGraveRule implements Rule {

  /**
   * Words behind a value.
   *
   * @param up whether they add what is more than it
   * @param byMeaning whether they can only be meant of how grave it is, and not of a number
   */
  private record Wording(List<Integer> places, boolean up, boolean byMeaning) {}

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<Link.ToValue> value = draft.free(at) ? draft.value(at) : Optional.empty();
      Optional<Wording> wording = value.flatMap(one -> wording(draft, one, noun(draft, one)));
      if (wording.isPresent()) {
        condition(draft, at, value.get(), wording.get());
      }
    }
  }

  private static void condition(Draft draft, int at, Link.ToValue value, Wording wording) {
    ColumnName column = value.column();
    List<String> range =
        SeverityOrder.of(draft, column)
            .filter(order -> wording.byMeaning() || !order.falling())
            .map(order -> order.from(value.stored(), wording.up()))
            .orElse(List.of());
    if (range.isEmpty() || draft.isFree(draft.previous(at), Cue.NOT)) {
      return;
    }
    List<Integer> places = new ArrayList<>(wording.places());
    places.add(at);
    int before = draft.previous(at);
    if (draft.free(before) && draft.column(before).equals(Optional.of(column))) {
      places.add(before); // "of grade moderate or higher"
    }
    draft.where(
        new Condition.AnyOf(
            new Expression.Cell(column),
            range.stream().map(one -> literal(draft, column, one)).toList(),
            false),
        draft.take(places));
  }

  private static Condition.Literal literal(Draft draft, ColumnName column, String stored) {
    return draft.columns.isKind(column, ColumnKind.NUMBER)
        ? new Condition.Literal.Numeral(new BigDecimal(stored))
        : new Condition.Literal.Text(stored);
  }

  /** The token of a value, or of a word for its column right behind it. */
  private static int noun(Draft draft, Link.ToValue value) {
    int at = draft.at(value.span().first());
    int next = at + 1;
    boolean named =
        next < draft.size()
            && (draft.column(next).equals(Optional.of(value.column()))
                || SaidWithValue.isAlike(draft, next, value.column()));
    return named ? next : at;
  }

  private static Optional<Wording> wording(Draft draft, Link.ToValue value, int noun) {
    int or = noun + 1;
    List<Integer> places = new ArrayList<>();
    if (noun != draft.at(value.span().first())) {
      places.add(noun);
    }
    places.add(or);
    if (draft.isFree(or, Cue.AT_LEAST) || draft.isFree(or, Cue.AT_MOST)) {
      return Comparators.isAlternative(draft, or)
          ? Optional.of(new Wording(places, draft.isFree(or, Cue.AT_LEAST), false))
          : Optional.empty();
    }
    int more = or + 1;
    if (!draft.isFree(or, Cue.OR) || more >= draft.size() || !draft.free(more)) {
      return Optional.empty();
    }
    places.add(more);
    String word = draft.tokens.get(more).text();
    if (WordClass.GRAVER.contains(word) || WordClass.LESS_GRAVE.contains(word)) {
      return Optional.of(new Wording(places, WordClass.GRAVER.contains(word), true));
    }
    return WordClass.HIGHER.contains(word) || WordClass.LOWER.contains(word)
        ? Optional.of(new Wording(places, WordClass.HIGHER.contains(word), false))
        : Optional.empty();
  }
}
