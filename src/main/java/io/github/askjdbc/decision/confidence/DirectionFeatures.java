package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.OrderKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Whether rows are sorted the way that the question says: "in descending order", "from the oldest
 * to the youngest", "cheapest first".
 */
final class DirectionFeatures implements FeatureGroup {

  /** Between the two ends of "from the oldest to the youngest". */
  private static final int BETWEEN = 3;

  /** A word for an end of an order, and whether the end is the upper one of the column. */
  private record Extreme(WordSpan span, boolean upper) {}

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    List<OrderKey> order = candidate.query().facts().outermostOrder();
    if (!order.isEmpty()) {
      descending(question.question(), order.get(0).column())
          .ifPresent(asked -> row.put("order:against", asked != order.get(0).descending()));
    }
  }

  /**
   * @param key the column that is sorted by, if it is one
   */
  private static Optional<Boolean> descending(LinkedQuestion question, Optional<ColumnName> key) {
    List<Extreme> extremes = new ArrayList<>();
    for (Link link : question.links()) {
      if (link instanceof Link.ToCue cue) {
        switch (cue.cue()) {
          case DESCENDING -> {
            return Optional.of(true);
          }
          case ASCENDING, ALPHABETICAL -> {
            return Optional.of(false);
          }
          case TOP, MAXIMUM -> extremes.add(new Extreme(cue.span(), true));
          case BOTTOM, MINIMUM -> extremes.add(new Extreme(cue.span(), false));
          default -> {}
        }
      } else if (link instanceof Link.ToMeasure measure
          && measure.superlative()
          && key.equals(Optional.of(measure.column()))) {
        extremes.add(new Extreme(measure.span(), measure.rising()));
      }
    }
    extremes.sort(Comparator.comparingInt(extreme -> extreme.span().first()));
    return extremes.stream()
        .filter(extreme -> begins(extreme, extremes, question.words()))
        .map(Extreme::upper)
        .findFirst();
  }

  private static boolean begins(Extreme extreme, List<Extreme> extremes, List<Word> words) {
    int next = extreme.span().last() + 1;
    return said("first", words, next)
        || extremes.stream()
            .filter(other -> other.upper() != extreme.upper())
            .mapToInt(other -> other.span().first())
            .anyMatch(
                end ->
                    end > next
                        && end <= next + BETWEEN
                        && words.subList(next, end).stream()
                            .anyMatch(word -> word.folded().equals("to")));
  }

  private static boolean said(String word, List<Word> words, int index) {
    return index < words.size() && words.get(index).folded().equals(word);
  }
}
