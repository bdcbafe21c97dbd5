package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.Revenue;
import io.github.askjdbc.generation.embedded.grammar.phrases.Wheres;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What order lines and the like come to ({@link LineTotal}): "total value of the order lines per
 * month", "what are the spa charges worth in total", "revenue from breakfast", "how much did the
 * minibar bring in". Only where no other rows that hold money are spoken of.
 */
public final class LineTotalRule implements Rule {

  private static final String AMOUNT = "amount"; // may be that of things
  private static final String HOW_MUCH = "how much";

  /** Believed that much less since no column is named. */
  private static final double UNNAMED = 0.85;

  @Override
  public void apply(Draft draft) {
    boolean open =
        draft.selected.stream().noneMatch(one -> one.expression() instanceof Aggregate)
            && draft.ratio.isEmpty()
            && draft.counted.isEmpty()
            && IntStream.range(0, draft.size()).noneMatch(draft::isQuantity);
    List<TableName> spoken = open ? spoken(draft) : List.of();
    List<TableName> priced =
        spoken.stream().filter(rows -> LineTotal.of(draft, rows).isPresent()).toList();
    boolean alone =
        priced.size() == 1
            && spoken.stream()
                .filter(rows -> !rows.equals(priced.get(0)))
                .allMatch(rows -> OnlyMoney.of(draft, rows).isEmpty());
    List<Integer> asking =
        alone && isTimed(draft, priced.get(0)) ? asking(draft, priced.get(0)) : List.of();
    if (!asking.isEmpty()) {
      draft.belief *= UNNAMED;
      draft.named.add(priced.get(0));
      draft.subject = Optional.of(priced.get(0));
      draft.select(
          asking.get(0), LineTotal.of(draft, priced.get(0)).orElseThrow(), draft.take(asking));
    }
  }

  /** Tables whose rows are named, or told by a value of theirs. */
  private static List<TableName> spoken(Draft draft) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.rows(at).stream())
        .distinct()
        .toList();
  }

  /** Tokens that ask for what the rows come to; empty where none do. */
  private static List<Integer> asking(Draft draft, TableName lines) {
    for (int at = 0; at < draft.size(); at++) {
      List<Integer> places =
          isWorth(draft, at)
              ? worth(draft, at, lines)
              : Revenue.isSaid(draft, at) ? revenue(draft, at, lines) : List.of();
      if (!places.isEmpty()) {
        return places;
      }
    }
    return howMuch(draft, lines);
  }

  private static boolean isWorth(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return draft.isUnknown(at) && WordClass.WORTH.contains(word) && !word.equals(AMOUNT);
  }

  /** "Value of the lines", "the lines worth". */
  private static List<Integer> worth(Draft draft, int at, TableName lines) {
    int before = draft.previous(at);
    int rows = rows(draft, draft.next(at));
    boolean of =
        isOf(draft, rows, lines)
            && draft.fillerBefore(draft.next(at), WordClass.OF)
            && NounNumber.isPlural(draft.tokens.get(rows).text());
    if (of && ((before < 0 && isGrouped(draft)) || draft.isFree(before, Cue.SUM))) {
      return places(draft, before, at, rows);
    }
    int last = draft.next(at);
    boolean behind =
        isOf(draft, before, lines) && (last >= draft.size() || draft.isFree(last, Cue.SUM));
    return behind ? places(draft, last, at, before) : List.of();
  }

  /** "Revenue from the lines", or from what a cell of theirs is called. */
  private static List<Integer> revenue(Draft draft, int at, TableName lines) {
    int before = draft.previous(at);
    int first = draft.next(at);
    int rows = rows(draft, first);
    boolean from = draft.fillerBefore(first, WordClass.FROM);
    int noun = isOf(draft, rows, lines) ? rows : first;
    return from && isOf(draft, noun, lines) && (before < 0 || draft.isFree(before, Cue.SUM))
        ? places(draft, before, at, noun)
        : List.of();
  }

  /** "How much did we earn with breakfast", "how much did the minibar bring in". */
  private static List<Integer> howMuch(Draft draft, TableName lines) {
    boolean asked =
        draft.isUnknown(0)
            && draft.isUnknown(1)
            && (draft.tokens.get(0).text() + " " + draft.tokens.get(1).text()).equals(HOW_MUCH);
    List<Integer> verbs =
        IntStream.range(2, draft.size())
            .filter(draft::isUnknown)
            .filter(
                at ->
                    isEarning(draft, at)
                        || WordClass.YIELDING.contains(draft.tokens.get(at).text()))
            .boxed()
            .toList();
    List<Integer> rows =
        IntStream.range(2, draft.size()).filter(at -> isOf(draft, at, lines)).boxed().toList();
    if (!asked || verbs.size() != 1 || rows.isEmpty()) {
      return List.of();
    }
    List<Integer> places = new ArrayList<>(List.of(0, 1, verbs.get(0)));
    IntStream.range(2, draft.size())
        .filter(
            at ->
                draft.isFree(at, Cue.SUM)
                    || OnlyMoney.isMoneyWord(draft, at)
                    || (draft.free(at) && rows.contains(at)))
        .forEach(places::add);
    return places;
  }

  /** What we spent on things is not told by what we sell them for. */
  private static boolean isEarning(Draft draft, int at) {
    return OnlyMoney.isDeal(draft, at) && !WordClass.SPENT.contains(draft.tokens.get(at).text());
  }

  /** Whether the times that limit the rows are their own. */
  private static boolean isTimed(Draft draft, TableName lines) {
    return Wheres.of(draft)
        .filter(where -> Wheres.isPeriod(draft, where))
        .flatMap(where -> UsedColumns.of(where).stream())
        .allMatch(column -> column.table().equals(lines));
  }

  private static boolean isGrouped(Draft draft) {
    return IntStream.range(0, draft.size())
        .anyMatch(
            at ->
                draft.isFree(at, Cue.EACH)
                    || draft.isFree(at, Cue.EACH_TIME)
                    || GroupWords.isBy(draft, at));
  }

  private static List<Integer> places(Draft draft, int sum, int asking, int rows) {
    List<Integer> places = new ArrayList<>(List.of(asking));
    IntStream.of(sum, rows).filter(draft::free).forEach(places::add);
    return places;
  }

  /** The noun behind the conditions before it. */
  private static int rows(Draft draft, int first) {
    int at = first;
    while (at < draft.size()
        && !draft.free(at)
        && draft.table(draft.next(at)).isPresent()
        && (draft.value(at).isPresent() || draft.filter(at).isPresent())) {
      at = draft.next(at);
    }
    return at;
  }

  private static boolean isOf(Draft draft, int at, TableName lines) {
    return at >= 0 && at < draft.size() && draft.rows(at).equals(Optional.of(lines));
  }
}
