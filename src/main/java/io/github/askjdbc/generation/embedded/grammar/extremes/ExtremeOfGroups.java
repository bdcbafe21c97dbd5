package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.aggregates.SummedQuantity;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The rows or the groups with the highest or the lowest average or sum: "which technician has the
 * best average rating", "the three wards with the longest average stay", "which category has the
 * highest total cost".
 *
 * @param at token of the extreme
 * @param function what is computed of each
 * @param measured of which column
 */
record ExtremeOfGroups(Draft draft, int at, Function function, ColumnName measured) {

  /** Whether such an extreme is asked for, which is then read if it can be. */
  static boolean read(Draft draft, int at) {
    int cue = at + 1;
    Function function =
        draft.isFree(cue, Cue.AVERAGE)
            ? Function.AVG
            : draft.isFree(cue, Cue.SUM) ? Function.SUM : Function.COUNT;
    int quantity =
        function == Function.COUNT ? draft.size() : SummedQuantity.place(draft, draft.next(cue));
    boolean open = draft.free(at) && draft.counted.isEmpty() && draft.selected.isEmpty();
    return open
        && draft.isQuantity(quantity)
        && new ExtremeOfGroups(draft, at, function, draft.column(quantity).orElseThrow())
            .read(quantity);
  }

  private boolean read(int quantity) {
    Optional<Boolean> descending = descending();
    int asked = asked();
    if (descending.isEmpty() || asked < 0) {
      return false;
    }
    List<Integer> places = new ArrayList<>();
    IntStream.rangeClosed(at, quantity).filter(draft::free).forEach(places::add);
    boolean rows = draft.table(asked).filter(table -> !table.equals(measured.table())).isPresent();
    if (rows && function == Function.AVG) {
      ofRows(descending.get(), places);
      return true;
    }
    boolean groups = draft.column(asked).filter(one -> isGroup(one, descending.get())).isPresent();
    if (groups) {
      ofGroups(asked, descending.get(), places);
    }
    return groups || function == Function.AVG;
  }

  /** The first noun, if it says what is asked for; -1 where another word stands before. */
  private int asked() {
    int first =
        IntStream.range(0, at)
            .filter(one -> draft.table(one).isPresent() || draft.column(one).isPresent())
            .findFirst()
            .stream()
            .map(one -> OwnedColumn.isBehind(draft, one) ? draft.next(one) : one)
            .findFirst()
            .orElse(-1);
    return draft.asksForRows()
            || (first >= 0 && draft.previous(at) == first && draft.fillerBefore(at, WordClass.WITH))
        ? first
        : -1;
  }

  /** Whether the largest is meant; empty for other words. */
  private Optional<Boolean> descending() {
    String word = draft.tokens.get(at).text();
    List<String> parts = NameParts.of(measured.column());
    if (WordClass.BEST.contains(word) || WordClass.WORST.contains(word)) {
      boolean mark = parts.stream().anyMatch(WordClass.MARK::contains);
      boolean delay = parts.stream().anyMatch(WordClass.DELAY_COLUMN::contains);
      return mark || delay ? Optional.of(WordClass.BEST.contains(word) == mark) : Optional.empty();
    }
    if (WordClass.RISING_SUPERLATIVE.contains(word) || draft.isFree(at, Cue.MAXIMUM)) {
      return Optional.of(true);
    }
    if (WordClass.FALLING_SUPERLATIVE.contains(word) || draft.isFree(at, Cue.MINIMUM)) {
      return Optional.of(false);
    }
    boolean many = WordClass.MOST.contains(word) || WordClass.LEAST.contains(word);
    return many
        ? Optional.empty()
        : draft.isFree(at, Cue.TOP)
            ? Optional.of(true)
            : draft.isFree(at, Cue.BOTTOM) ? Optional.of(false) : Optional.empty();
  }

  /**
   * Texts of the measured rows or of those that they refer to, of which some may have none: their
   * sum would be the lowest.
   */
  private boolean isGroup(ColumnName group, boolean descending) {
    boolean referred =
        (descending || function == Function.AVG)
            && draft
                .graph
                .connect(measured.table(), List.of(group.table()))
                .filter(tree -> !tree.multipliesRoot() && tree.steps().size() == 1)
                .isPresent();
    return draft.columns.isKind(group, ColumnKind.TEXT)
        && !draft.columns.isKey(group)
        && (group.table().equals(measured.table()) || referred);
  }

  private void ofRows(boolean descending, List<Integer> places) {
    draft.counted = Optional.of(measured.table());
    draft.summed = Optional.of(measured);
    draft.addedAs = function;
    draft.named.add(measured.table());
    ExtremeLimit.add(draft, at, places);
    List<WordSpan> spans = draft.take(places);
    draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), descending, spans));
    present(spans);
  }

  private void ofGroups(int asked, boolean descending, List<Integer> places) {
    Cell group = new Cell(draft.column(asked).orElseThrow());
    ExtremeLimit.add(draft, at, places);
    List<WordSpan> named = draft.take(asked);
    List<WordSpan> spans = draft.take(places);
    draft.named.add(measured.table());
    draft.subject = Optional.of(measured.table());
    draft.select(asked, group, named);
    draft.actions.add(new Action.AddGroupBy(group, named));
    draft.actions.add(new Action.AddOrderBy(Aggregate.of(function, measured), descending, spans));
    present(spans);
  }

  /** What is computed of no cells at all is nothing, which would sort first. */
  private void present(List<WordSpan> spans) {
    if (draft.columns.known(measured).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(measured), spans);
    }
  }
}
