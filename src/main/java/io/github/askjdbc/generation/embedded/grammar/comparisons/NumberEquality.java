package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A number that a column holds, or one of several: "grade 5", "aged 5, 6 or 7", "10 credits". */
final class NumberEquality {

  private NumberEquality() {}

  /** Whether the condition that the first number belongs to is read. */
  static boolean read(Draft draft, int first) {
    if (draft.isFree(draft.previous(first), Cue.OR)) {
      return false; // one of those before it, whose column is not known
    }
    List<Integer> numbers = numbers(draft, first);
    int last = numbers.get(numbers.size() - 1);
    int place = place(draft, first, last);
    if (!draft.free(place) || draft.isFree(draft.previous(Math.min(place, first)), Cue.NOT)) {
      return false;
    }
    if (isKeyOfOther(draft, place)) {
      draft.reject();
      return true;
    }
    Expression cell = new Expression.Cell(draft.column(place).get());
    List<Condition.Literal> literals =
        numbers.stream()
            .map(at -> draft.number(at).get())
            .<Condition.Literal>map(Condition.Literal.Numeral::new)
            .toList();
    List<Integer> places = new ArrayList<>(List.of(place));
    IntStream.rangeClosed(first, last).forEach(places::add);
    int worth = draft.previous(first);
    if (isWorth(draft, worth) && place > last) {
      places.add(worth);
    }
    draft.where(
        literals.size() > 1
            ? new Condition.AnyOf(cell, literals, false)
            : new Condition.Comparison(cell, Condition.Operator.EQUAL, literals.get(0)),
        draft.take(places));
    return true;
  }

  /** The number, and those listed behind it as others that will do: "5, 6 or 7". */
  private static List<Integer> numbers(Draft draft, int first) {
    List<Integer> numbers = new ArrayList<>(List.of(first));
    int at = first + 1;
    while (draft.free(at) && draft.number(at).isPresent()) {
      numbers.add(at);
      at++;
    }
    boolean either = draft.isFree(at, Cue.OR) && draft.free(at + 1);
    if (either && draft.number(at + 1).isPresent()) {
      numbers.add(at + 1);
      return numbers;
    }
    return List.of(first);
  }

  /** The token of what holds the numbers, before or behind them; -1 for none. */
  private static int place(Draft draft, int first, int last) {
    int before = draft.previous(first);
    boolean several = last > first;
    boolean spoken =
        NumberRule.numeric(draft, before)
            && (draft.onlyBetween(before, first, WordClass.EQUALITY)
                || (several && draft.onlyBetween(before, first, WordClass.BEFORE_EITHER)));
    if (spoken) {
      return before;
    }
    boolean owned =
        draft.fillerBefore(first, WordClass.WITH)
            || draft.fillerBefore(first, WordClass.OWNING)
            || isWorth(draft, before);
    int behind = last + 1;
    return owned && draft.isQuantity(behind) && NumberRule.numeric(draft, behind) ? behind : -1;
  }

  /** "Courses worth 5 credits". */
  private static boolean isWorth(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.OF_VALUE.contains(draft.tokens.get(at).text());
  }

  /** "The problem with id 1" is told by its own key, and by that of nobody else. */
  private static boolean isKeyOfOther(Draft draft, int place) {
    ColumnName column = draft.column(place).get();
    return draft.fillerBefore(place, WordClass.WITH)
        && draft.columns.isKey(column)
        && draft
            .table(draft.previous(place))
            .filter(rows -> !rows.equals(column.table()))
            .isPresent();
  }
}
