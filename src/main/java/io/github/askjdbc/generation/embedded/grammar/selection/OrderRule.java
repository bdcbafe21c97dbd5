package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Sorted lists: "sorted by age", "in descending order of price", "alphabetically", "names in
 * descending order", "ordered by year and class".
 */
public final class OrderRule implements Rule {

  /**
   * Believed that much less where the second of two columns may go up though the first goes down.
   */
  private static final double WHOSE_DIRECTION = 0.5;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.isFree(at, Cue.ORDER) && isAlphabetical(draft, at)) {
        draft.take(at);
      } else if (draft.isFree(at, Cue.ORDER) && !isNoun(draft, at)) {
        sortedBy(draft, at);
      } else if (draft.isFree(at, Cue.ALPHABETICAL)) {
        alphabetical(draft, at);
      } else if (draft.isFree(at, Cue.ASCENDING) || draft.isFree(at, Cue.DESCENDING)) {
        int column = draft.next(at);
        if (draft.free(column)
            && draft.column(column).isPresent()
            && draft.onlyBetween(at, column, WordClass.SORT_COLUMN)) {
          boolean descending = draft.isFree(at, Cue.DESCENDING);
          add(draft, column, descending, List.of(at, column));
          further(draft, column, descending);
        } else {
          byShown(draft, at);
        }
      }
    }
  }

  /** "The alphabetically ordered list of". */
  private static boolean isAlphabetical(Draft draft, int at) {
    return draft.cue(at - 1).equals(Optional.of(Cue.ALPHABETICAL))
        && draft.adjacent(at - 1, at)
        && !draft.fillerBefore(draft.next(at), WordClass.BY);
  }

  /** "The order details" are no details in order. */
  private static boolean isNoun(Draft draft, int at) {
    int before = draft.tokens.get(at).span().first() - 1;
    return draft.tokens.get(at).span().length() == 1
        && draft.next(at) == at + 1
        && before >= 0
        && WordClass.DETERMINER.contains(draft.question.words().get(before).folded());
  }

  private static void sortedBy(Draft draft, int at) {
    int column = draft.next(at);
    List<Integer> places = new ArrayList<>(List.of(at));
    boolean descending = false;
    if (draft.isFree(column, Cue.ASCENDING) || draft.isFree(column, Cue.DESCENDING)) {
      descending = draft.isFree(column, Cue.DESCENDING);
      places.add(column);
      column = draft.next(column);
    }
    if (draft.isFree(column, Cue.ALPHABETICAL)) {
      draft.take(at);
      return;
    }
    if (isResult(draft, column)) {
      int next = draft.next(column);
      if (!draft.fillerBefore(next, WordClass.BY)) {
        draft.take(at, column); // the direction that follows says what it is sorted by
        return;
      }
      places.add(column);
      column = next;
    }
    if (!draft.free(column) || draft.column(column).isEmpty() || isAsked(draft, at, column)) {
      return;
    }
    if (isShown(draft, column)) {
      draft.take(at);
      return;
    }
    places.add(column);
    int last = said(draft, column);
    places.add(last);
    int after = draft.next(last);
    if (draft.isFree(after, Cue.ASCENDING) || draft.isFree(after, Cue.DESCENDING)) {
      descending = draft.isFree(after, Cue.DESCENDING);
      places.add(after);
      last = after;
    } else if (draft.isFree(after, Cue.ALPHABETICAL)) {
      places.add(after);
    }
    add(draft, column, descending, places);
    further(draft, last, descending && last != after);
  }

  /** "Sort the names in ascending order of price" shows names, and goes by the price. */
  private static boolean isShown(Draft draft, int column) {
    int last = column;
    int next = draft.next(column);
    while (draft.free(next)
        && draft.column(next).isPresent()
        && draft.onlyBetween(last, next, WordClass.OWNED_LIST)) {
      last = next;
      next = draft.next(last);
    }
    boolean owner = draft.table(next).equals(draft.column(column).map(ColumnName::table));
    int direction = owner ? draft.next(next) : next;
    boolean directs =
        draft.isFree(direction, Cue.ASCENDING)
            || draft.isFree(direction, Cue.DESCENDING)
            || (last > column && draft.isFree(direction, Cue.ALPHABETICAL));
    return directs
        && direction + 1 < draft.size()
        && WordClass.SORT_COLUMN_AFTER.contains(
            draft.question.words().get(draft.tokens.get(direction).span().last()).folded());
  }

  /** "Sort the result in alphabetical order of the name" sorts no column called so. */
  private static boolean isResult(Draft draft, int at) {
    int next = draft.next(at);
    return draft.free(at)
        && WordClass.RESULT.contains(draft.tokens.get(at).text())
        && (draft.isFree(next, Cue.ASCENDING)
            || draft.isFree(next, Cue.DESCENDING)
            || draft.isFree(next, Cue.ALPHABETICAL)
            || draft.fillerBefore(next, WordClass.BY));
  }

  /** "Who placed no order? First and last name": a question ends between. */
  private static boolean isAsked(Draft draft, int at, int column) {
    List<Word> words = draft.question.words();
    int end = words.get(draft.tokens.get(at).span().last()).end();
    int start = words.get(draft.tokens.get(column).span().first()).start();
    return draft.question.read().substring(end, start).contains("?");
  }

  /** The rest of a column's name behind it: "the year they were built". */
  private static int said(Draft draft, int column) {
    int next = draft.next(column);
    boolean said =
        draft.isUnknown(next)
            && NameParts.of(draft.column(column).orElseThrow().column())
                .contains(draft.tokens.get(next).text());
    return said ? next : column;
  }

  /** "By last name, then first name", "by year and class": more columns that equal rows go by. */
  private static void further(Draft draft, int last, boolean descending) {
    int next = draft.next(last);
    boolean listed =
        draft.free(next)
            && draft.column(next).isPresent()
            && draft.onlyBetween(last, next, WordClass.FURTHER_ORDER)
            && (draft.fillerBefore(next, WordClass.THEN)
                || (draft.fillerBefore(next, WordClass.AND)
                    && !draft.isBehindComma(next)
                    && draft.column(draft.next(next)).isEmpty()));
    if (listed) {
      draft.belief *= descending ? WHOSE_DIRECTION : 1;
      int after = draft.next(next);
      boolean told = draft.isFree(after, Cue.ASCENDING) || draft.isFree(after, Cue.DESCENDING);
      boolean down = told ? draft.isFree(after, Cue.DESCENDING) : descending;
      add(draft, next, down, told ? List.of(next, after) : List.of(next));
      further(draft, told ? after : next, false);
    }
  }

  /** "Names of enzymes in descending order": by the one column that is asked for before it. */
  private static void byShown(Draft draft, int at) {
    List<Integer> columns =
        IntStream.range(0, at)
            .filter(one -> draft.free(one) && draft.column(one).isPresent())
            .boxed()
            .toList();
    boolean last = draft.next(at) >= draft.size();
    boolean listed = columns.stream().anyMatch(one -> draft.fillerBefore(one, WordClass.AND));
    boolean alone =
        draft.actions.stream()
            .noneMatch(one -> one instanceof Action.AddOrderBy || one instanceof Action.AddLimit);
    if (last && alone && !listed && columns.size() == 1 && !isOfSeveral(draft, columns.get(0))) {
      boolean descending = draft.isFree(at, Cue.DESCENDING);
      Expression shown = new Expression.Cell(draft.column(columns.get(0)).get());
      draft.actions.add(new Action.AddOrderBy(shown, descending, draft.take(at)));
    }
  }

  /** Whether the column is one of those that "name" stands for together. */
  private static boolean isOfSeveral(Draft draft, int at) {
    ColumnName column = draft.column(at).orElseThrow();
    List<ColumnName> names =
        draft.knowledge.catalog().table(column.table()).map(draft.names::of).orElse(List.of());
    return names.size() > 1 && names.contains(column);
  }

  private static void add(Draft draft, int column, boolean descending, List<Integer> places) {
    draft.actions.add(
        new Action.AddOrderBy(
            new Expression.Cell(draft.column(column).get()), descending, draft.take(places)));
  }

  /** By the column that follows, or by the first text that is selected. */
  private static void alphabetical(Draft draft, int at) {
    int column = draft.next(at);
    if (draft.free(column) && draft.column(column).isPresent()) {
      add(draft, column, false, List.of(at, column));
      return;
    }
    if (draft.table(column).isPresent() && draft.fillerBefore(column, WordClass.OF)) {
      draft.reject(); // not in the order of names that others have
      return;
    }
    boolean descending = draft.isFree(column, Cue.DESCENDING);
    boolean directed = descending || draft.isFree(column, Cue.ASCENDING);
    List<WordSpan> directions = directed ? draft.take(column) : List.of();
    for (int before = 0; before < at; before++) {
      boolean text =
          draft.free(before)
              && draft
                  .column(before)
                  .filter(c -> draft.columns.isKind(c, ColumnKind.TEXT))
                  .isPresent();
      if (text) {
        List<WordSpan> spans = new ArrayList<>(draft.take(at));
        spans.addAll(directions);
        draft.actions.add(
            new Action.AddOrderBy(
                new Expression.Cell(draft.column(before).get()), descending, spans));
        return;
      }
    }
  }
}
