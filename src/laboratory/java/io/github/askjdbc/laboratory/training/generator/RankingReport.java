package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.measures.Count;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How often the right query is among the proposals, and how often it is the first. */
record RankingReport(
    Count any, Count prior, Count first, Map<Integer, Count> among, Map<String, Shape> byShape) {

  /** Among so many before ranking the right one is looked for. */
  private static final List<Integer> PLACES = List.of(5, 10, 15, 20, 25, 30, 40);

  /** Of the questions of one shape. */
  private record Shape(Count first, Count any) {}

  static RankingReport of(List<LabelledProposals> questions, List<double[]> scores) {
    Count any = new Count();
    Count prior = new Count();
    Count first = new Count();
    Map<Integer, Count> among = new TreeMap<>();
    Map<String, Shape> shapes = new TreeMap<>();
    for (int q = 0; q < questions.size(); q++) {
      LabelledProposals question = questions.get(q);
      int place = question.firstRight();
      int best = best(scores.get(q));
      boolean right = best >= 0 && question.right()[best];
      any.add(place >= 0);
      prior.add(place == 0);
      first.add(right);
      for (int most : PLACES) {
        among.computeIfAbsent(most, m -> new Count()).add(place >= 0 && place < most);
      }
      Shape shape =
          shapes.computeIfAbsent(
              GoldShapes.of(question.question()), s -> new Shape(new Count(), new Count()));
      shape.first().add(right);
      shape.any().add(place >= 0);
    }
    return new RankingReport(any, prior, first, among, shapes);
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    out.append(first.of()).append(" questions, first right ").append(first.withInterval());
    out.append(", first before ranking ").append(prior).append(", any right ").append(any);
    out.append("\n    right before ranking among the first");
    among.forEach((most, count) -> out.append(' ').append(most).append(": ").append(count));
    byShape.forEach(
        (shape, counts) ->
            out.append(
                String.format(
                    Locale.ROOT,
                    "%n    %s, %d: first %s, any %s",
                    shape,
                    counts.first().of(),
                    counts.first().withInterval(),
                    counts.any())));
    return out.toString();
  }

  static int best(double[] scores) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      places.add(i);
    }
    return places.stream().max(Comparator.comparingDouble(i -> scores[i])).orElse(-1);
  }
}
