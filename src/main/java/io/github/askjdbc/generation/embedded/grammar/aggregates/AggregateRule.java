package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.MoneyNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnAmount;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.NameExtent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Aggregates over a column ("average, minimum and maximum age") and counts ("how many orders", "how
 * many different cities").
 */
public final class AggregateRule implements Rule {

  /** May stand before "number of", of a number that each row has. */
  private static final Set<Cue> NUMBERED = Set.of(Cue.AVERAGE, Cue.MAXIMUM, Cue.MINIMUM);

  private static final String TOTAL = "total";

  /** Believed that much less where a column of numbers is added up since it is asked "how many". */
  private static final double COUNTED_THINGS = 0.85;

  private static final double APART = 0.9;

  /** Said of numbers, and not of rows, as "highest" may be. */
  private static final Set<Cue> OF_NUMBERS = Set.of(Cue.AVERAGE, Cue.SUM, Cue.MAXIMUM, Cue.MINIMUM);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.isFree(at, Cue.COUNT) && isCounted(draft, draft.next(at))) {
        showCount(draft, at, draft.next(at));
      } else if (draft.isFree(at, Cue.COUNT) || counts(draft, at)) {
        count(draft, at);
      } else if (AggregateCues.function(draft, at).isPresent()) {
        aggregate(draft, at);
      }
    }
    for (int at = 0; at < draft.size(); at++) {
      if (draft.isFree(at, Cue.SUM) && isOf(draft, at)) {
        ofRows(draft, at);
      } else if (draft.isFree(at, Cue.AVERAGE) || draft.isFree(at, Cue.SUM)) {
        apart(draft, at);
      } else if (draft.isFree(at, Cue.COUNT)) {
        countBefore(draft, at);
      }
    }
    inTotal(draft);
  }

  /** "How many nurses do we have altogether", "how many orders were placed in total". */
  private static void inTotal(Draft draft) {
    int last = draft.previous(draft.size());
    boolean counted =
        draft.selected.stream()
            .anyMatch(
                shown ->
                    shown.expression() instanceof Aggregate number
                        && (number.function() == Function.COUNT
                            || number.function() == Function.SUM));
    if ((counted || draft.summed.isPresent()) && draft.isFree(last, Cue.SUM)) {
      draft.take(last);
    }
  }

  /** "Total orders" are counted where nothing of them is named that can be added up. */
  private static boolean counts(Draft draft, int sum) {
    int target = AggregateCues.afterConditions(draft, draft.next(sum));
    return draft.isFree(sum, Cue.SUM)
        && draft.free(target)
        && draft.table(target).isPresent()
        && !WordClass.PARTICIPLE_ENDING.ends(draft.tokens.get(target).text())
        && !MoneyNoun.isSaid(draft, target)
        && !OwnAmount.isOfNoun(draft, target)
        && !isOf(draft, sum)
        && IntStream.range(0, draft.size()).noneMatch(draft::isQuantity);
  }

  /** "The total of". */
  private static boolean isOf(Draft draft, int sum) {
    return WordClass.OF.ends(draft.tokens.get(sum).text())
        || draft.fillerBefore(draft.next(sum), WordClass.OF);
  }

  private static void aggregate(Draft draft, int first) {
    List<Integer> cues = new ArrayList<>();
    int at = first;
    while (AggregateCues.function(draft, at).isPresent()) {
      cues.add(at);
      int next = draft.next(at);
      boolean torn =
          AggregateCues.function(draft, next).isPresent() && isOneOfSums(draft, at, next);
      if (torn || !draft.onlyBetween(at, next, WordClass.AGGREGATE_COLUMN)) {
        return;
      }
      at = next;
    }
    final int owner = at;
    if (OwnedColumn.isBehind(draft, at)
        || OwnAmount.isOfNoun(draft, at)
        || isNumberOf(draft, cues, at)) {
      at = draft.next(at);
    }
    int noun = at;
    Optional<ColumnName> column =
        draft.free(at)
            ? draft
                .column(at)
                .or(() -> OwnAmount.worth(draft, noun))
                .or(() -> OwnAmount.ofNoun(draft, owner))
                .or(() -> OwnAmount.ofOneRow(draft, first, noun))
            : Optional.empty();
    if (column.isEmpty() || isKeyUnsaid(draft, at, column.get())) {
      return;
    }
    for (int cue : cues) {
      Function function = AggregateCues.function(draft, cue).get();
      boolean orders = function == Function.MIN || function == Function.MAX;
      boolean fits =
          draft.columns.isKind(column.get(), ColumnKind.NUMBER)
              || (orders && draft.columns.isKind(column.get(), ColumnKind.DATE));
      if (!fits) {
        return;
      }
    }
    List<Integer> further = further(draft, cues, at);
    if (draft.isFree(owner, Cue.COUNT) && draft.tokens.get(owner).text().startsWith(TOTAL)) {
      draft.select(owner, Aggregate.of(Function.SUM, column.get()), draft.take(owner, at));
    }
    for (int cue : cues) {
      Function function = AggregateCues.function(draft, cue).get();
      draft.select(cue, Aggregate.of(function, column.get()), draft.take(cue, owner, at));
      for (int more : further) {
        draft.select(more, Aggregate.of(function, draft.column(more).get()), draft.take(more));
      }
    }
  }

  /**
   * "The average height and weight": more numbers of the same rows, which it is said of as well.
   */
  private static List<Integer> further(Draft draft, List<Integer> cues, int first) {
    List<Integer> further = new ArrayList<>();
    boolean said =
        cues.stream().allMatch(cue -> draft.cue(cue).filter(OF_NUMBERS::contains).isPresent());
    Optional<TableName> rows = draft.column(first).map(ColumnName::table);
    int last = first;
    int next = draft.next(last);
    while (said
        && draft.isQuantity(next)
        && rows.equals(draft.column(next).map(ColumnName::table))
        && !YearColumns.isYear(draft.column(next).get())
        && draft.onlyBetween(last, next, WordClass.AND)
        && (draft.fillerBefore(next, WordClass.AND) || draft.isBehindComma(next))) {
      further.add(next);
      last = next;
      next = draft.next(last);
    }
    return further;
  }

  /** "The maximum and minimum number of benches", of rows that have several each. */
  private static boolean isNumberOf(Draft draft, List<Integer> cues, int at) {
    int column = draft.next(at);
    return draft.isFree(at, Cue.COUNT)
        && WordClass.OF.ends(draft.tokens.get(at).text())
        && draft.adjacent(at, column)
        && draft.isQuantity(column)
        && !isRate(draft, column)
        && cues.stream().allMatch(cue -> NUMBERED.contains(draft.cue(cue).orElseThrow()));
  }

  /** "The biggest total" is no maximum beside a sum. */
  private static boolean isOneOfSums(Draft draft, int at, int next) {
    return draft.adjacent(at, next) && !draft.isBehindComma(next);
  }

  /** "Our largest issue" is not the one with the highest number. */
  private static boolean isKeyUnsaid(Draft draft, int at, ColumnName column) {
    return (draft.columns.isKey(column) || NamingColumns.isLabel(column))
        && draft
            .tokens
            .get(at)
            .link()
            .filter(link -> link.naming() != NameExtent.WHOLE)
            .isPresent();
  }

  /** "Most films, and how many films" names again what is counted for each row. */
  private static boolean isCounted(Draft draft, int target) {
    return draft.counted.isPresent()
        && draft.summed.isEmpty()
        && draft.free(target)
        && draft.table(target).equals(draft.counted);
  }

  private static void showCount(Draft draft, int... places) {
    draft.shownBesides = Optional.of(Aggregate.countRows());
    draft.take(places);
    for (int at = places[0] + 1; at < draft.size(); at++) {
      if (draft.isFree(at, Cue.EACH) && !Groups.groupable(draft, draft.next(at))) {
        draft.take(at);
      }
    }
  }

  private static void count(Draft draft, int at) {
    int next = draft.next(at);
    if (isSortedBy(draft, at)) {
      draft.reject();
      return;
    }
    if (isHeadBefore(draft, at) || AggregateCues.isPartOfName(draft, at)) {
      return;
    }
    if (isOfColumn(draft, at)) {
      draft.take(at);
      return;
    }
    boolean distinct = draft.isFree(next, Cue.DISTINCT);
    int target = AggregateCues.afterConditions(draft, distinct ? draft.next(next) : next);
    // as before a noun: "how many registered devices"
    if (draft.isUnknown(target)
        && CountedUnits.unnamed(draft, target).isEmpty()
        && draft.table(draft.next(target)).isPresent()) {
      target = draft.next(target);
    }
    if (!draft.free(target) || draft.countsSubject) {
      return;
    }
    if (OwnedColumn.isBehind(draft, target)
        && draft.column(draft.next(target)).filter(draft.columns::isText).isPresent()
        && !WordClass.isParticiple(draft.tokens.get(draft.next(target)).text())
        && CountedKind.isMeant(draft, draft.next(target), distinct)) {
      draft.take(target);
      draft.named.add(draft.column(draft.next(target)).orElseThrow().table());
      target = draft.next(target); // "how many captain ranks"
    }
    Optional<Integer> measured = distinct ? Optional.empty() : CountedUnits.of(draft, target);
    if (measured.isPresent()) {
      draft.belief *= COUNTED_THINGS;
      added(draft, at, measured.get());
      return;
    }
    Optional<ColumnName> amount =
        distinct ? Optional.<ColumnName>empty() : CountedUnits.unnamed(draft, target);
    if (amount.isPresent()) {
      draft.belief *= COUNTED_THINGS;
      draft.named.add(amount.get().table());
      draft.select(at, Aggregate.of(Function.SUM, amount.get()), draft.take(at, target));
      return;
    }
    int[] places = distinct ? new int[] {at, next, target} : new int[] {at, target};
    if (draft.table(target).isPresent()) {
      draft.countsSubject = true;
      draft.subject = draft.table(target);
      draft.select(at, Aggregate.countRows(), draft.take(places));
    } else if (draft.column(target).isPresent() && CountedKind.isMeant(draft, target, distinct)) {
      draft.belief *= distinct ? 1 : 0.85;
      draft.select(at, Aggregate.countDistinct(draft.column(target).get()), draft.take(places));
    } else if (!distinct
        && draft.isQuantity(target)
        && !isRate(draft, target)
        && !OneOfEach.isNamed(draft, target)
        && !isSaidOfRows(draft, at, target)) {
      draft.belief *= COUNTED_THINGS;
      added(draft, at, target);
    }
  }

  /** "How many hours" asks for no hourly rates. */
  private static boolean isRate(Draft draft, int at) {
    return draft.column(at).filter(AggregateRule::isRate).isPresent();
  }

  /** "Of the orders, how many were received" counts orders. */
  private static boolean isSaidOfRows(Draft draft, int count, int at) {
    return WordClass.isParticiple(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.BEING)
        && draft.previous(at) == count
        && IntStream.range(0, count).anyMatch(rows -> draft.table(rows).isPresent());
  }

  /** Whether a column holds so much for each of something, which nobody adds up: an hourly rate. */
  public static boolean isRate(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass.RATE::contains);
  }

  /** "Suppliers by number of products" asks for suppliers, and for no number of all products. */
  private static boolean isSortedBy(Draft draft, int at) {
    int rows = draft.previous(at);
    return draft.table(rows).isPresent()
        && draft.onlyBetween(rows, at, WordClass.BY)
        && draft.fillerBefore(at, WordClass.BY)
        && draft
            .table(draft.next(at))
            .filter(other -> !draft.table(rows).equals(Optional.of(other)))
            .isPresent();
  }

  /** "The phone number of the performer" counts no performers. */
  private static boolean isOfColumn(Draft draft, int at) {
    return at > 0
        && draft.column(at - 1).filter(draft.columns::isText).isPresent()
        && WordClass.OF.ends(draft.tokens.get(at).text())
        && draft.tokens.get(at).span().first() == draft.tokens.get(at - 1).span().last() + 1
        && !NounNumber.isPlural(draft.tokens.get(at - 1).text())
        && !draft.isBehindComma(at);
  }

  /** "Policy count": what is counted stands right before. */
  private static boolean isHeadBefore(Draft draft, int at) {
    return draft.tokens.get(at).span().length() == 1
        && draft.free(at - 1)
        && draft.table(at - 1).isPresent();
  }

  /** "How many beds"; "how many beds does a ward have on average". */
  private static void added(Draft draft, int count, int column) {
    int mean =
        IntStream.range(0, draft.size())
            .filter(at -> draft.isFree(at, Cue.AVERAGE))
            .findFirst()
            .orElse(count);
    Function function = mean == count ? Function.SUM : Function.AVG;
    draft.select(
        count, Aggregate.of(function, draft.column(column).get()), draft.take(count, column, mean));
  }

  /**
   * "Cancelled orders, count": the rows of the first table before it; after what is counted for
   * each row, as in "most orders, and how many", the count is shown as well.
   */
  private static void countBefore(Draft draft, int cue) {
    if (draft.counted.isPresent()) {
      showCount(draft, cue);
      return;
    }
    for (int at = 0; at < cue && !draft.countsSubject; at++) {
      if (draft.free(at) && draft.table(at).isPresent()) {
        draft.countsSubject = true;
        draft.subject = draft.table(at);
        draft.select(cue, Aggregate.countRows(), draft.take(at, cue));
      }
    }
  }

  /** "The total of all unpaid invoices": of the one column of money that the rows have. */
  private static void ofRows(Draft draft, int sum) {
    int rows = AggregateCues.afterConditions(draft, draft.next(sum));
    boolean other = IntStream.range(0, draft.size()).anyMatch(draft::isQuantity);
    if (other || !draft.free(rows) || draft.table(rows).isEmpty()) {
      apart(draft, sum);
      return;
    }
    OnlyMoney.of(draft, rows + 1)
        .filter(column -> draft.table(rows).equals(Optional.of(column.table())))
        .ifPresent(
            column -> {
              draft.belief *= APART;
              draft.select(sum, Aggregate.of(Function.SUM, column), draft.take(sum, rows));
            });
  }

  /** "What does a test cost on average": the number asked for stands elsewhere in the question. */
  private static void apart(Draft draft, int cue) {
    int nearest = -1;
    for (int at = 0; at < draft.size(); at++) {
      boolean nearer = nearest < 0 || Math.abs(at - cue) < Math.abs(nearest - cue);
      if (draft.isQuantity(at) && nearer) {
        nearest = at;
      }
    }
    if (nearest >= 0) {
      draft.belief *= APART;
      Function function = AggregateCues.function(draft, cue).get();
      ColumnName column = draft.column(nearest).get();
      draft.select(cue, Aggregate.of(function, column), draft.take(cue, nearest));
    }
  }
}
