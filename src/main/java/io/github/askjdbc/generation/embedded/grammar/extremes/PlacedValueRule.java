package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.Ordinals;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "What is the third highest salary": the numbers themselves in their order, where equal ones are
 * one. Not where each of some groups has its own.
 */
public final class PlacedValueRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      Optional<Boolean> descending = descending(draft, at);
      if (descending.isPresent() && isSaid(draft, at)) {
        read(draft, at, descending.get());
        return;
      }
    }
  }

  private static Optional<Boolean> descending(Draft draft, int at) {
    return draft.isFree(at, Cue.MAXIMUM) || draft.isFree(at, Cue.TOP)
        ? Optional.of(true)
        : draft.isFree(at, Cue.MINIMUM) || draft.isFree(at, Cue.BOTTOM)
            ? Optional.of(false)
            : Optional.empty();
  }

  private static boolean isSaid(Draft draft, int at) {
    int place = at - 1;
    return ExtremeLimit.isPlace(draft, place)
        && draft.previous(place) < 0
        && !draft.asksForRows()
        && !draft.fillerBefore(place, WordClass.OWNING)
        && draft.isQuantity(number(draft, at))
        && draft.selected.isEmpty()
        && IntStream.range(0, draft.size()).noneMatch(each -> draft.isFree(each, Cue.EACH));
  }

  /** Behind whose it is in "the second lowest course fee". */
  private static int number(Draft draft, int at) {
    return OwnedColumn.isBehind(draft, at + 1) ? at + 2 : at + 1;
  }

  private static void read(Draft draft, int at, boolean descending) {
    int number = number(draft, at);
    ColumnName column = draft.column(number).orElseThrow();
    long place = Ordinals.of(draft.tokens.get(at - 1).text()).orElseThrow();
    List<WordSpan> spans = draft.take(at - 1, at, at + 1, number);
    draft.named.add(column.table());
    draft.select(at, new Cell(column), spans);
    draft.actions.add(new Action.AddDistinct(spans));
    ExtremeRows.order(draft, column, descending, spans, true);
    draft.actions.add(new Action.AddLimit(1, place - 1, spans));
  }
}
