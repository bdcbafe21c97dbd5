package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.measures.Count;
import io.github.askjdbc.generation.embedded.ranking.ShownOnce;
import io.github.askjdbc.laboratory.learning.Boosting;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.NamedTrees;
import java.util.List;

/** A right query that shows rows as they are, to learn from whether equal ones are shown once. */
final class RepeatedRows {

  /** Where no rows are equal the gold may say either, and the right rows come out. */
  private static final double WEIGHT_WITHOUT_EQUAL = 0.2;

  final float[] row;
  final boolean repeats;
  final boolean once;

  /**
   * @param row what is read of the query
   * @param repeats whether some of its rows are equal
   * @param once whether the gold shows equal rows once
   */
  RepeatedRows(float[] row, boolean repeats, boolean once) {
    this.row = row;
    this.repeats = repeats;
    this.once = once;
  }

  static List<RepeatedRows> of(List<LabelledProposals> questions) {
    return questions.stream().flatMap(question -> question.repeated().stream()).toList();
  }

  static ShownOnce train(List<RepeatedRows> all, long seed) {
    TreeSettings settings =
        TreeSettings.boosting(seed).withTrees(80).withLeaves(8).withRate(0.08).withMinRows(20);
    BoostedTrees trees =
        Boosting.train(
            all.stream().map(one -> one.row).toArray(float[][]::new),
            all.stream().mapToDouble(one -> one.once ? 1 : 0).toArray(),
            all.stream().mapToDouble(one -> one.repeats ? 1 : WEIGHT_WITHOUT_EQUAL).toArray(),
            settings);
    return new ShownOnce(new NamedTrees(ShownOnce.columns(), trees));
  }

  /** How often a model that did not see them says what the gold says where rows are equal. */
  static Count agreement(List<RepeatedRows> all, ShownOnce model) {
    Count agreement = new Count();
    all.stream()
        .filter(one -> one.repeats)
        .forEach(one -> agreement.add(model.of(one.row) == one.once));
    return agreement;
  }
}
