package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.QuestionGrams;
import io.github.askjdbc.decision.confidence.ShapeFactors;
import io.github.askjdbc.decision.confidence.ShapeModel;
import io.github.askjdbc.laboratory.learning.LinearSettings;
import io.github.askjdbc.laboratory.learning.LinearTrainer;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.MultinomialRegression;
import io.github.askjdbc.sql.ParsedQuery;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Trains what a question's wording lets expect of its query. */
public final class ShapeTrainer {

  private static final double L1 = 0.3;
  private static final double L2 = 1;
  private static final int EPOCHS = 6;
  private static final double RATE = 0.5;

  private ShapeTrainer() {}

  /** A question's words, and a query that answers it. */
  public record Pair(String question, ParsedQuery query) {}

  /**
   * @param pairs of right queries only
   */
  public static ShapeModel train(List<Pair> pairs, long seed) {
    List<Features> rows = pairs.stream().map(pair -> QuestionGrams.of(pair.question())).toList();
    LinearSettings settings =
        new LinearSettings(QuestionGrams.dimension(), L1, L2, EPOCHS, RATE, seed);
    List<Map<String, Integer>> shapes =
        pairs.stream().map(pair -> ShapeFactors.of(pair.query())).toList();
    Map<String, MultinomialRegression> models = new LinkedHashMap<>();
    ShapeFactors.valueCounts()
        .forEach(
            (factor, count) ->
                models.put(
                    factor,
                    LinearTrainer.multinomial(
                        rows,
                        shapes.stream().mapToInt(shape -> shape.get(factor)).toArray(),
                        count,
                        settings)));
    return ShapeModel.of(models);
  }
}
