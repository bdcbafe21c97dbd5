package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Which end of an order a question wants first. "Descending" says so of any column; "oldest" says
 * it of ages and the opposite of dates of birth; of "from the highest to the lowest" the first word
 * counts.
 */
public final class Directions {

  private static final Set<Cue> ENDS = Set.of(Cue.TOP, Cue.BOTTOM, Cue.MAXIMUM, Cue.MINIMUM);

  /** Words from an end to the "to" after it. */
  private static final int REACH = 4;

  private Optional<Boolean> stated = Optional.empty();
  private Optional<Boolean> general = Optional.empty();
  private final Map<Integer, Boolean> measured = new HashMap<>();
  private final List<WordSpan> ends = new ArrayList<>();
  private boolean throughout;

  private Directions() {}

  static Directions of(LinkedQuestion question, SchemaIndex schema) {
    Directions directions = new Directions();
    List<Link> inOrder =
        question.links().stream()
            .sorted(Comparator.comparingInt((Link link) -> link.span().first()))
            .toList();
    List<WordSpan> cues =
        inOrder.stream().filter(Link.ToCue.class::isInstance).map(Link::span).toList();
    for (Link link : inOrder) {
      if (link instanceof Link.ToMeasure measure && measure.superlative()) {
        directions.ends.add(measure.span());
        schema
            .number(measure.column())
            .ifPresent(column -> directions.measured.putIfAbsent(column, measure.rising()));
      } else if (link instanceof Link.ToCue cue && !isPart(cue.span(), cues)) {
        directions.add(cue.cue(), cue.span());
      }
    }
    directions.throughout =
        directions.ends.stream().anyMatch(end -> directions.reaches(end, question.words()));
    return directions;
  }

  /** "Least" in "at least" names no end. */
  private static boolean isPart(WordSpan span, List<WordSpan> cues) {
    return cues.stream()
        .anyMatch(
            other ->
                !other.equals(span)
                    && other.first() <= span.first()
                    && span.last() <= other.last());
  }

  /** Whether it follows another end and "to", as in "from the highest price to the lowest". */
  private boolean reaches(WordSpan end, List<Word> words) {
    int before = end.first() - 1;
    before -= before >= 0 && words.get(before).folded().equals("the") ? 1 : 0;
    int to = before;
    return to > 0
        && words.get(to).folded().equals("to")
        && ends.stream().anyMatch(from -> from.last() < to && to - from.last() <= REACH);
  }

  private void add(Cue cue, WordSpan span) {
    if (ENDS.contains(cue)) {
      ends.add(span);
    }
    switch (cue) {
      case ASCENDING, ALPHABETICAL -> stated = stated.or(() -> Optional.of(false));
      case DESCENDING -> stated = stated.or(() -> Optional.of(true));
      case TOP, MAXIMUM, FREQUENT -> general = general.or(() -> Optional.of(true));
      case BOTTOM, MINIMUM -> general = general.or(() -> Optional.of(false));
      default -> {}
    }
  }

  /** Whether the question goes from one end to the other, so that it wants all there is. */
  public boolean throughout() {
    return throughout;
  }

  /** Whether an adjective names the extreme of a column. */
  public boolean measured() {
    return !measured.isEmpty();
  }

  /**
   * Whether the largest come first; empty where the question does not say.
   *
   * @param column that is ordered by; empty for a number of rows
   */
  public Optional<Boolean> descending(OptionalInt column) {
    if (stated.isPresent()) {
      return stated;
    }
    return column.isPresent() && measured.containsKey(column.getAsInt())
        ? Optional.of(measured.get(column.getAsInt()))
        : general;
  }
}
