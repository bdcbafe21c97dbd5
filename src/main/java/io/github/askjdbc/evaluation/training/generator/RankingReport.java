package io.github.askjdbc.evaluation.training.generator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How often the right query is among the proposals, and how often it is the first. */
record RankingReport(
    int questions, double oracle, double prior, double first, Map<String, String> byShape) {

  static RankingReport of(List<LabelledProposals> questions, List<double[]> scores) {
    int oracle = 0;
    int prior = 0;
    int first = 0;
    Map<String, int[]> shapes = new TreeMap<>();
    for (int q = 0; q < questions.size(); q++) {
      LabelledProposals question = questions.get(q);
      boolean any = question.anyRight();
      boolean best = best(scores.get(q)) >= 0 && question.right()[best(scores.get(q))];
      oracle += any ? 1 : 0;
      prior += question.right().length > 0 && question.right()[0] ? 1 : 0;
      first += best ? 1 : 0;
      int[] shape = shapes.computeIfAbsent(Shapes.of(question.question()), s -> new int[3]);
      shape[0]++;
      shape[1] += any ? 1 : 0;
      shape[2] += best ? 1 : 0;
    }
    Map<String, String> byShape = new TreeMap<>();
    shapes.forEach(
        (name, counts) ->
            byShape.put(
                name,
                String.format(
                    Locale.ROOT,
                    "%d: %.1f / %.1f",
                    counts[0],
                    100.0 * counts[2] / counts[0],
                    100.0 * counts[1] / counts[0])));
    double all = Math.max(1, questions.size());
    return new RankingReport(questions.size(), oracle / all, prior / all, first / all, byShape);
  }

  @Override
  public String toString() {
    StringBuilder out =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "%d questions, first right %.1f %%, first before ranking %.1f %%, any right %.1f %%",
                questions,
                100 * first,
                100 * prior,
                100 * oracle));
    byShape.forEach((shape, text) -> out.append("\n    ").append(shape).append("  ").append(text));
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
