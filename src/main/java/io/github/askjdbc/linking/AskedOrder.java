package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Which end of an order a question wants first. "Descending" says so of any column; "oldest" says
 * it of ages and the opposite of dates of birth; of "from the highest to the lowest" the first word
 * counts.
 */
public final class AskedOrder {

  /** Words from an end to the "to" after it. */
  private static final int REACH = 4;

  private static final String FIRST = "first";

  private final List<Word> words;
  private final List<Demand> ends;
  private final Optional<Boolean> stated;
  private final Optional<ListedFirst> listedFirst;
  private final boolean limited;

  AskedOrder(List<Demand> demands, List<Word> words, Optional<ListedFirst> listedFirst) {
    this.words = words;
    this.listedFirst = listedFirst;
    this.limited = demands.stream().anyMatch(demand -> demand.kind() == Cue.Kind.LIMIT);
    List<Demand> inOrder =
        demands.stream()
            .filter(demand -> demand.source() != Demand.Source.METRIC)
            .filter(demand -> demands.stream().noneMatch(demand::liesWithin))
            .sorted(Comparator.comparingInt(demand -> demand.span().first()))
            .toList();
    this.ends = inOrder.stream().filter(demand -> demand.upper().isPresent()).toList();
    this.stated = inOrder.stream().flatMap(demand -> demand.descending().stream()).findFirst();
  }

  /** What the question calls an extreme, in the order of its words. */
  public List<Demand> ends() {
    return ends;
  }

  /** Whether the question goes from one end to the other, so that it wants all there is. */
  public boolean throughout() {
    return isAllInOrder()
        || ends.stream().filter(end -> !end.is(Cue.FREQUENT)).anyMatch(this::reaches);
  }

  /** "Dearest first", and no other words for an end or a number of rows. */
  private boolean isAllInOrder() {
    return listedFirst
        .filter(
            first -> !limited && ends.stream().allMatch(end -> first.phrase().overlaps(end.span())))
        .isPresent();
  }

  /** Whether it follows another end and "to", as in "from the highest price to the lowest". */
  private boolean reaches(Demand end) {
    int to = end.span().first() - 1;
    to -= to >= 0 && words.get(to).folded().equals("the") ? 1 : 0;
    int last = to;
    return to > 0
        && isTo(words.get(to))
        && ends.stream()
            .filter(from -> !from.is(Cue.FREQUENT))
            .map(from -> from.span().last())
            .anyMatch(from -> from < last && last - from <= REACH);
  }

  /**
   * Whether the largest come first; empty where the question does not say.
   *
   * @param column that is ordered by; empty for a number of rows
   */
  public Optional<Boolean> descending(Optional<ColumnName> column) {
    return stated.or(() -> measured(column)).or(() -> of(Optional.empty()));
  }

  private Optional<Boolean> measured(Optional<ColumnName> column) {
    return column.isEmpty() ? Optional.empty() : of(column);
  }

  private Optional<Boolean> of(Optional<ColumnName> column) {
    return ends.stream()
        .filter(end -> end.column().equals(column))
        .flatMap(end -> end.upper().stream())
        .findFirst();
  }

  /**
   * Whether a list of all rows is to begin with the largest; empty where the question does not say:
   * "oldest first", "from the oldest to the youngest", but not "the oldest".
   *
   * @param column that is ordered by, if it is one
   */
  public Optional<Boolean> listedDescending(Optional<ColumnName> column) {
    List<Demand> apt =
        ends.stream()
            .filter(end -> !end.is(Cue.FREQUENT))
            .filter(end -> end.column().isEmpty() || end.column().equals(column))
            .toList();
    return stated.or(
        () ->
            apt.stream()
                .filter(end -> begins(end, apt))
                .flatMap(end -> end.upper().stream())
                .findFirst());
  }

  private boolean begins(Demand end, List<Demand> ends) {
    int next = end.span().last() + 1;
    return (next < words.size() && words.get(next).folded().equals(FIRST))
        || ends.stream()
            .filter(other -> !other.upper().equals(end.upper()))
            .mapToInt(other -> other.span().first())
            .anyMatch(
                other ->
                    other > next
                        && other < next + REACH
                        && words.subList(next, other).stream().anyMatch(AskedOrder::isTo));
  }

  private static boolean isTo(Word word) {
    return WordClass.TO.contains(word.folded());
  }
}
