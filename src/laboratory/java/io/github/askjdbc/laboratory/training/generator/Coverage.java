package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.ranking.TrustFeatures;
import io.github.askjdbc.learning.NamedTrees;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** How many questions can be answered, and how many of the answers are right. */
final class Coverage {

  static final List<Double> PRECISIONS = List.of(0.9, 0.95, 0.97, 0.985);

  /** The first proposal of a question. */
  record Scored(double trust, boolean right) {}

  private Coverage() {}

  static List<Scored> scored(
      NamedTrees trust, List<LabelledProposals> questions, List<double[]> margins) {
    List<Scored> scored = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      LabelledProposals question = questions.get(i);
      if (question.tried().isEmpty()) {
        scored.add(new Scored(0, false));
      } else {
        float[] row = TrustFeatures.of(question.tried(), question.rows(), margins.get(i));
        boolean right = question.right()[RankingReport.best(margins.get(i))];
        scored.add(new Scored(trust.score(row), right));
      }
    }
    return scored;
  }

  /** The lowest trust above which answers are so often right; above 1 where there is none. */
  static double threshold(List<Scored> scored, double precision) {
    List<Scored> sorted = new ArrayList<>(scored);
    sorted.sort(Comparator.comparingDouble((Scored s) -> -s.trust()));
    double threshold = 2;
    int right = 0;
    for (int i = 0; i < sorted.size(); i++) {
      right += sorted.get(i).right() ? 1 : 0;
      if (right >= precision * (i + 1)) {
        threshold = sorted.get(i).trust();
      }
    }
    return threshold;
  }

  /** Share answered and share right of the answered at thresholds fixed elsewhere. */
  static String at(List<Scored> scored, List<Scored> fixedOn) {
    StringBuilder out = new StringBuilder();
    for (double precision : PRECISIONS) {
      double threshold = threshold(fixedOn, precision);
      List<Scored> answered = scored.stream().filter(s -> s.trust() >= threshold).toList();
      long right = answered.stream().filter(Scored::right).count();
      out.append(
          String.format(
              Locale.ROOT,
              "  for %.1f %% (from %.3f): %.1f %% answered, %.1f %% of them right (%d/%d)",
              100 * precision,
              threshold,
              100.0 * answered.size() / Math.max(1, scored.size()),
              100.0 * right / Math.max(1, answered.size()),
              right,
              answered.size()));
    }
    return out.toString();
  }
}
