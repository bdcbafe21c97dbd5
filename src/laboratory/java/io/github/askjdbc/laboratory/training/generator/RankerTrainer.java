package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.ranking.ProposalOrder;
import io.github.askjdbc.generation.embedded.ranking.RankingFeatures;
import io.github.askjdbc.generation.embedded.ranking.TrustFeatures;
import io.github.askjdbc.laboratory.learning.Boosting;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.NamedTrees;
import java.util.ArrayList;
import java.util.List;

/** Trains the trees that order the proposals of a question. */
final class RankerTrainer {

  private static final int MOST_PROPOSALS = 40;

  private final long seed;

  RankerTrainer(long seed) {
    this.seed = seed;
  }

  ProposalOrder order(List<LabelledProposals> questions) {
    List<float[]> rows = new ArrayList<>();
    List<Double> grades = new ArrayList<>();
    List<Integer> groups = new ArrayList<>();
    for (int at = 0; at < questions.size(); at++) {
      LabelledProposals question = questions.get(at);
      for (int i = 0; i < Math.min(MOST_PROPOSALS, question.rows().size()); i++) {
        if (!question.accidental()[i]) {
          rows.add(question.rows().get(i));
          grades.add(question.right()[i] ? 1.0 : 0.0);
          groups.add(at);
        }
      }
    }
    float[][] table = rows.toArray(new float[0][]);
    double[] targets = grades.stream().mapToDouble(d -> d).toArray();
    TreeSettings settings =
        TreeSettings.boosting(seed)
            .withTrees(150)
            .withLeaves(24)
            .withRate(0.08)
            .withMinRows(40)
            .withL2(2)
            .withColumnShare(0.5);
    int[] questionOf = groups.stream().mapToInt(i -> i).toArray();
    return new ProposalOrder(
        named(Boosting.train(table, targets, settings)),
        named(Boosting.rank(table, targets, questionOf, settings)));
  }

  private static NamedTrees named(BoostedTrees trees) {
    return new NamedTrees(RankingFeatures.COLUMNS, trees);
  }

  /**
   * @param margins what rankers that did not see the question made of its proposals
   */
  NamedTrees trust(List<LabelledProposals> questions, List<double[]> margins) {
    List<float[]> rows = new ArrayList<>();
    List<Double> targets = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      LabelledProposals question = questions.get(i);
      if (!question.tried().isEmpty()) {
        rows.add(TrustFeatures.of(question.tried(), question.rows(), margins.get(i)));
        targets.add(question.right()[RankingReport.best(margins.get(i))] ? 1.0 : 0.0);
      }
    }
    TreeSettings settings =
        TreeSettings.boosting(seed)
            .withTrees(120)
            .withLeaves(12)
            .withRate(0.05)
            .withMinRows(20)
            .withL2(5)
            .withColumnShare(0.5);
    return new NamedTrees(
        TrustFeatures.COLUMNS,
        Boosting.train(
            rows.toArray(new float[0][]),
            targets.stream().mapToDouble(d -> d).toArray(),
            settings));
  }
}
