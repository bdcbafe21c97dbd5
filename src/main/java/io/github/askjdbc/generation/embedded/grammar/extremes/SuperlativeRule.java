package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.aggregates.SummedQuantity;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedStretch;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnAmount;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The extreme rows: "oldest patient", "doctor with the highest salary", "top 5 products by price",
 * "customer with the most orders", "customers who paid the most money", "most common blood type".
 * Rows without the measured cell never win. Ties are cut.
 */
public final class SuperlativeRule implements Rule {

  /** Believed that much less where the question does not say by what the largest is told. */
  private static final double UNSAID_SIZE = 0.8;

  @Override
  public void apply(Draft draft) {
    if (AskedStretch.isAsked(draft)) {
      return;
    }
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.free(at) || ExtremeOfGroups.read(draft, at)) {
        continue;
      }
      boolean bySaid = isLength(draft, at) && by(draft, at) > 0;
      if (NamedExtreme.isSaid(draft, at)) {
        NamedExtreme.read(draft, at);
      } else if (!bySaid && draft.measure(at).filter(Link.ToMeasure::superlative).isPresent()) {
        MeasuredExtreme.read(draft, at);
      } else if (draft.isFree(at, Cue.FREQUENT) && MostOften.isDoneOften(draft, at)) {
        MostOften.done(draft, at, at);
      } else if (draft.isFree(at, Cue.FREQUENT)) {
        MostOften.common(draft, at);
      } else if (isBest(draft, at)) {
        ExtremeBySum.read(draft, at);
      } else if (descending(draft, at).isPresent()) {
        byCue(draft, at, descending(draft, at).get());
      }
    }
  }

  /** "The best customer", which what it is told by may follow. */
  private static boolean isBest(Draft draft, int at) {
    return draft.isUnknown(at)
        && WordClass.BEST.contains(draft.tokens.get(at).text())
        && draft.table(draft.next(at)).isPresent();
  }

  private static Optional<Boolean> descending(Draft draft, int at) {
    if (draft.isUnknown(at) && draft.isQuantity(draft.next(at))) {
      String size = draft.tokens.get(at).text();
      return WordClass.LONGEST.contains(size)
          ? Optional.of(true)
          : WordClass.SHORTEST.contains(size) ? Optional.of(false) : rated(draft, at);
    }
    if (isLength(draft, at) && draft.table(draft.next(at)).isPresent() && by(draft, at) > 0) {
      return Optional.of(WordClass.RISING_SUPERLATIVE.contains(draft.tokens.get(at).text()));
    }
    return draft
        .cue(at)
        .filter(c -> Set.of(Cue.TOP, Cue.MAXIMUM, Cue.BOTTOM, Cue.MINIMUM).contains(c))
        .map(c -> c == Cue.TOP || c == Cue.MAXIMUM);
  }

  /** "The best score" is the highest one. */
  private static Optional<Boolean> rated(Draft draft, int at) {
    boolean mark =
        draft
            .column(draft.next(at))
            .filter(one -> NameParts.of(one.column()).stream().anyMatch(WordClass.MARK::contains))
            .isPresent();
    String word = draft.tokens.get(at).text();
    return mark && WordClass.BEST.contains(word)
        ? Optional.of(true)
        : mark && WordClass.WORST.contains(word) ? Optional.of(false) : Optional.empty();
  }

  /** "Longest", which what it is told by may follow: "the longest jobs by number of words". */
  private static boolean isLength(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean measured = draft.measure(at).isPresent();
    return draft.free(at)
        && (draft.isUnknown(at) || measured)
        && (WordClass.RISING_SUPERLATIVE.contains(word)
            || WordClass.FALLING_SUPERLATIVE.contains(word));
  }

  private static void byCue(Draft draft, int at, boolean descending) {
    if (descending
        && (ExtremeBySum.read(draft, at)
            || MostDone.read(draft, at)
            || MostOfKind.read(draft, at))) {
      return;
    }
    int next = draft.next(at);
    boolean most = WordClass.MOST.contains(draft.tokens.get(at).text());
    if (isOfNumber(draft, next) && !(most && SummedQuantity.asked(draft, at, next).isPresent())) {
      if (draft.asksForRows() || draft.fillerBefore(at, WordClass.OWNING)) {
        ofNamed(draft, at, next, descending);
      }
      return;
    }
    if (most && MostOften.isTimes(draft, next)) {
      MostOften.done(draft, at, next);
      return;
    }
    if (CostliestOthers.isAsked(draft, at)) {
      CostliestOthers.read(draft, at);
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(at));
    if (NumberedExtreme.isSaid(draft, at)) {
      places.add(NumberedExtreme.column(draft, at));
      ExtremeRows.limited(draft, draft.column(places.get(1)).get(), descending, at, places);
      return;
    }
    if (isSingle(draft, next)) {
      places.add(next);
      next = draft.next(next);
      bySize(draft, at, next, descending, places);
      return;
    }
    if (draft.isFree(next, Cue.COUNT)) {
      places.add(next);
      next = draft.next(next);
    }
    if (isCostly(draft, next)) {
      places.add(next);
      next = draft.next(next);
    }
    boolean costly = places.size() > 1 && isCostly(draft, places.get(1));
    next = ofState(draft, at, next);
    boolean table = draft.free(next) && draft.table(next).isPresent() && !isOfNumber(draft, next);
    if (costly) {
      byStated(draft, at, next, descending, places);
    } else if (places.size() == 1 && ExtremeOfAsked.isDone(draft, at, next)) {
      places.add(draft.previous(at));
      if (ExtremeOfAsked.isNoun(draft, draft.previous(at), next)) {
        places.add(next);
      }
      ExtremeRows.limited(draft, draft.column(draft.previous(at)).get(), descending, at, places);
    } else if (table
        && !draft.isFree(at, Cue.MAXIMUM)
        && (places.size() > 1 || WordClass.COUNTED_MOST.contains(draft.tokens.get(at).text()))
        && ExtremeOfOthers.asksForCounts(draft, at, next)) {
      ExtremeOfOthers.mostRows(draft, at, next, descending, places);
    } else if (SummedQuantity.asked(draft, at, next).isPresent()) {
      ExtremeOfOthers.mostOf(draft, at, next, SummedQuantity.asked(draft, at, next).get(), places);
    } else if (ExtremeRows.orderable(draft, next)
        && (places.size() == 1 || isCounted(draft, at, next))) {
      byColumn(draft, at, next, descending, places);
    } else if (table && places.size() == 1 && by(draft, next) < 0) {
      bySize(draft, at, next, descending, places);
    } else if (((table && places.size() == 1) || draft.number(next).isPresent())
        && !ExtremeOfOthers.byOthers(draft, at, table ? next : draft.next(next), descending)
        && by(draft, next) > 0) {
      int by = by(draft, next);
      places.add(by);
      if (draft.isFree(draft.previous(by), Cue.COUNT)) {
        places.add(draft.previous(by));
      }
      ExtremeRows.limited(draft, draft.column(by).get(), descending, at, places);
    } else if (ExtremeOfAsked.ofWhich(draft, at, next) > 0) {
      bySize(draft, at, ExtremeOfAsked.ofWhich(draft, at, next), descending, places);
    }
  }

  /** "The player with the largest number of votes", which a column of the player holds. */
  private static boolean isCounted(Draft draft, int at, int column) {
    return draft.isFree(draft.next(at), Cue.COUNT)
        && draft.next(draft.next(at)) == column
        && draft.isQuantity(column)
        && draft.tokens.get(column).link().filter(link -> link.evidence().firm()).isPresent();
  }

  /** The rows behind a state of theirs that are counted: "the most cancelled orders". */
  private static int ofState(Draft draft, int at, int state) {
    int rows = draft.next(state);
    boolean counted =
        draft.free(rows)
            && draft.adjacent(state, rows)
            && NounNumber.isPlural(draft.tokens.get(rows).text())
            && draft
                .table(rows)
                .filter(
                    table ->
                        ExtremeRows.isState(draft, state, table)
                            || draft.value(state).filter(v -> isOf(v, table)).isPresent())
                .isPresent();
    return counted && ExtremeOfOthers.asksForCounts(draft, at, rows) ? rows : state;
  }

  private static boolean isOf(Link.ToValue value, TableName rows) {
    return value.column().table().equals(rows);
  }

  /** "What is the highest order total" asks for a number, and for no order. */
  private static boolean isOfNumber(Draft draft, int rows) {
    return draft.table(rows).isPresent()
        && OwnedColumn.isBehind(draft, rows)
        && draft.isQuantity(draft.next(rows));
  }

  /** "Which order has the highest order total"; a client has one by their orders alone. */
  private static void ofNamed(Draft draft, int at, int rows, boolean descending) {
    if (!NearestRows.of(draft, at).equals(draft.table(rows))) {
      draft.reject();
      return;
    }
    int column = draft.next(rows);
    List<Integer> places = new ArrayList<>(List.of(at, rows, column));
    ExtremeRows.limited(draft, draft.column(column).get(), descending, at, places);
  }

  /** "The largest single order". */
  private static boolean isSingle(Draft draft, int at) {
    return draft.isUnknown(at)
        && WordClass.ASKING_NAMELESS.contains(draft.tokens.get(0).text())
        && WordClass.SINGLE.contains(draft.tokens.get(at).text())
        && draft.free(draft.next(at))
        && draft.table(draft.next(at)).isPresent();
  }

  /** "Expensive", which nothing that the rows have is called by. */
  private static boolean isCostly(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.COSTLY.contains(draft.tokens.get(at).text());
  }

  /** "The most expensive projects by budget". */
  private static void byStated(
      Draft draft, int at, int rows, boolean descending, List<Integer> places) {
    int by = by(draft, rows);
    boolean own =
        by > 0
            && draft.table(rows).isPresent()
            && draft.table(rows).equals(draft.column(by).map(ColumnName::table));
    if (own) {
      places.add(by);
      ExtremeRows.limited(draft, draft.column(by).get(), descending, at, places);
    }
  }

  private static void byColumn(
      Draft draft, int at, int column, boolean descending, List<Integer> places) {
    boolean owned = draft.fillerBefore(at, WordClass.OWNING);
    boolean rows = owned || draft.asksForRows();
    boolean adjective = WordClass.isParticiple(draft.tokens.get(column).text());
    Optional<TableName> behind =
        draft.table(column + 1).filter(table -> at == 0 || (adjective && !owned));
    Optional<TableName> owner =
        rows && behind.isEmpty()
            ? NearestRows.of(draft, at).or(() -> ExtremeOfAsked.people(draft, at, column))
            : behind;
    boolean ofKind =
        owner.isPresent() && behind.isEmpty() && SameRows.hold(draft, column, owner.get());
    if (ofKind || owner.equals(draft.column(column).map(ColumnName::table))) {
      places.add(column);
      ExtremeRows.limited(draft, draft.column(column).get(), descending, at, places);
    } else if (owned && owner.isPresent()) {
      draft.reject();
    }
  }

  /** "The largest payments" are told by their one column of sizes. */
  private static void bySize(
      Draft draft, int at, int table, boolean descending, List<Integer> places) {
    List<ColumnName> sizes =
        draft.knowledge.catalog().table(draft.table(table).get()).stream()
            .flatMap(known -> known.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .filter(name -> NameParts.of(name.column()).stream().anyMatch(WordClass.SIZE::contains))
            .toList();
    List<ColumnName> said = sizes.stream().filter(size -> isNamed(draft, size)).toList();
    List<ColumnName> meant = said.isEmpty() ? sizes : said;
    boolean top = WordClass.TOP.contains(draft.tokens.get(at).text());
    if (said.isEmpty()
        && (isOfOther(sizes) || (top && !sizes.stream().allMatch(SuperlativeRule::isAmount)))) {
      return;
    }
    if (meant.size() == 1) {
      draft.belief *= UNSAID_SIZE;
      ExtremeRows.limited(draft, meant.get(0), descending, at, places);
    }
  }

  /** The biggest study may be that of most patients, and not that of the largest budget. */
  private static boolean isOfOther(List<ColumnName> sizes) {
    return sizes.stream().anyMatch(size -> isAmount(size) && !OwnAmount.isOwnAmount(size));
  }

  /** "The top growers" are not those of most land, as the top payments are those of most money. */
  private static boolean isAmount(ColumnName size) {
    return NameParts.of(size.column()).stream().anyMatch(WordClass.ADDITIVE::contains);
  }

  private static boolean isNamed(Draft draft, ColumnName column) {
    return IntStream.range(0, draft.size())
        .anyMatch(at -> draft.column(at).equals(Optional.of(column)));
  }

  /** The column after "by" in "top 5 products by price"; -1 for none. */
  private static int by(Draft draft, int number) {
    for (int at = number + 1; at < draft.size(); at++) {
      int first = draft.isFree(draft.previous(at), Cue.COUNT) ? draft.previous(at) : at;
      if (ExtremeRows.orderable(draft, at) && draft.fillerBefore(first, WordClass.BY)) {
        return at;
      }
    }
    return -1;
  }
}
