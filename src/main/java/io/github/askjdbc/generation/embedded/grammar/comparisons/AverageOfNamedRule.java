package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows in some state compared with the average of all, or of those in the same state, where the
 * question says of which: "open claims with an amount above the average of all open claims". Where
 * it does not say so, either may be meant.
 */
public final class AverageOfNamedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int cue = 1; cue < draft.size(); cue++) {
      Optional<MeasureCompared> compared = MeasureCompared.of(draft, cue);
      int average = compared.map(one -> draft.next(one.last())).orElse(draft.size());
      if (draft.isFree(average, Cue.AVERAGE) && isSaid(draft, average, cue, compared.get())) {
        compare(draft, compared.get(), average);
        return;
      }
    }
  }

  /** Whether the rows of the average are named behind it, and are those asked for, or all. */
  private static boolean isSaid(Draft draft, int average, int cue, MeasureCompared compared) {
    int noun = draft.previous(end(draft, average));
    TableName rows = compared.column().table();
    boolean named =
        noun > average
            && draft.rows(noun).equals(Optional.of(rows))
            && IntStream.range(average + 1, noun)
                .allMatch(at -> draft.free(at) && (isCondition(draft, at) || isFiller(draft, at)));
    Set<Object> inner = conditions(draft, average, noun + 1, rows);
    Set<Object> outer = conditions(draft, -1, cue, rows);
    boolean all =
        IntStream.range(average + 1, noun)
            .anyMatch(at -> WordClass.WITHOUT_EXCEPTION.contains(draft.tokens.get(at).text()));
    boolean ofAll = inner.isEmpty() && all;
    boolean narrowed = !outer.isEmpty() && outer.stream().noneMatch(TableName.class::isInstance);
    return named && narrowed && (ofAll || inner.equals(outer));
  }

  /** Where what more is asked begins. */
  private static int end(Draft draft, int average) {
    return IntStream.range(average + 1, draft.size())
        .filter(draft::beginsSentence)
        .findFirst()
        .orElse(draft.size());
  }

  private static boolean isFiller(Draft draft, int at) {
    return draft.isUnknown(at) && !draft.tokens.get(at).content();
  }

  private static boolean isCondition(Draft draft, int at) {
    return draft.value(at).isPresent() || draft.filter(at).isPresent();
  }

  /** What tokens between two others say of the rows; what they say of others is there, too. */
  private static Set<Object> conditions(Draft draft, int after, int before, TableName rows) {
    Set<Object> said = new HashSet<>();
    for (int at = after + 1; at < before; at++) {
      draft.value(at).ifPresent(value -> said.add(List.of(value.column(), value.stored())));
      draft.filter(at).ifPresent(filter -> said.add(filter.condition()));
      draft.table(at).filter(other -> !other.equals(rows)).ifPresent(said::add);
      draft.period(at).ifPresent(said::add);
    }
    return said;
  }

  private static void compare(Draft draft, MeasureCompared compared, int average) {
    ColumnName column = compared.column();
    int end = end(draft, average);
    List<Action> mean = new ArrayList<>();
    mean.add(new Action.AddSelect(Aggregate.of(Function.AVG, column), List.of()));
    mean.add(new Action.AddFrom(column.table(), Optional.empty(), List.of()));
    for (int at = average + 1; at < end; at++) {
      condition(draft, at)
          .ifPresent(condition -> mean.add(new Action.AddWhere(condition, List.of())));
    }
    int[] places =
        IntStream.concat(
                compared.places().stream().mapToInt(Integer::intValue),
                IntStream.range(average, end).filter(at -> draft.tokens.get(at).link().isPresent()))
            .toArray();
    draft.where(
        new Condition.Comparison(
            new Cell(column), compared.operator(), new Expression.Scalar(mean)),
        draft.take(places));
  }

  private static Optional<Condition> condition(Draft draft, int at) {
    Optional<Condition> state =
        draft.filter(at).map(filter -> new Condition.Defined(filter.condition()));
    return state.or(() -> draft.value(at).map(value -> ValueConditions.equality(draft, at)));
  }
}
