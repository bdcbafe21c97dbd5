package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.Scorer;
import io.github.askjdbc.learning.Folds;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** What scorers say of rows whose groups they had not seen. */
final class HeldOutScores {

  private static final int FOLDS = 5;

  private HeldOutScores() {}

  /**
   * @param groups of the rows; nothing learned on a group is tried on it
   * @param rows as features by name
   * @param train makes a scorer of the rows with these indices
   * @return a score for each row, in their order
   */
  static double[] of(
      List<String> groups,
      List<Map<String, Float>> rows,
      Function<int[], Scorer> train,
      long seed) {
    int groupCount = (int) groups.stream().distinct().count();
    Folds folds = Folds.byGroup(groups, Math.min(FOLDS, groupCount), seed);
    double[] scores = new double[rows.size()];
    // folds write to rows of their own, so that what comes of them does not depend on their order
    IntStream.range(0, folds.count())
        .parallel()
        .forEach(
            fold -> {
              Scorer scorer = train.apply(folds.rest(fold));
              for (int row : folds.held(fold)) {
                scores[row] = scorer.score(rows.get(row));
              }
            });
    return scores;
  }
}
