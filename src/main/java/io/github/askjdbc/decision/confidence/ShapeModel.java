package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.MultinomialRegression;
import io.github.askjdbc.sql.ParsedQuery;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * How a question's wording and a query's shape go together: what share of the questions that are
 * worded so have so many joins, conditions, aggregates. Learned from questions and their gold.
 */
public final class ShapeModel {

  private static final String PREFIX = "fit:";
  private static final String SUM = "sum";
  private static final String LEAST = "least";
  private static final String SURPRISE = "surprise";
  private static final List<String> SUMMARIES = List.of(SUM, LEAST, SURPRISE);
  private static final double LEAST_SHARE = 1e-4;

  private final Map<String, MultinomialRegression> models;

  private ShapeModel(Map<String, MultinomialRegression> models) {
    this.models = models;
  }

  /**
   * @param models one for each of {@link ShapeFactors#valueCounts}, trained on {@link
   *     QuestionGrams}
   */
  public static ShapeModel of(Map<String, MultinomialRegression> models) {
    return new ShapeModel(Collections.unmodifiableMap(new LinkedHashMap<>(models)));
  }

  /** What the wording of one question lets expect, for all queries that may answer it. */
  public Expected expected(String question) {
    Features grams = QuestionGrams.of(question);
    Map<String, double[]> shares = new LinkedHashMap<>();
    models.forEach((factor, model) -> shares.put(factor, model.scores(grams)));
    return new Expected(shares);
  }

  /** What share of the questions worded like one have how many of each part. */
  public static final class Expected {

    private final Map<String, double[]> shares;

    private Expected(Map<String, double[]> shares) {
      this.shares = shares;
    }

    /** Features of the fit: logarithms of shares, 0 for a sure fit. */
    public Map<String, Float> fit(ParsedQuery query) {
      Map<String, Integer> shape = ShapeFactors.of(query);
      Map<String, Float> all = new HashMap<>();
      double sum = 0;
      double least = 0;
      double surprise = 0;
      for (Map.Entry<String, double[]> entry : shares.entrySet()) {
        double share = entry.getValue()[shape.get(entry.getKey())];
        double best = 0;
        for (double other : entry.getValue()) {
          best = Math.max(best, other);
        }
        double fit = StrictMath.log(Math.max(LEAST_SHARE, share));
        all.put(PREFIX + entry.getKey(), (float) fit);
        sum += fit;
        least = Math.min(least, fit);
        surprise += fit - StrictMath.log(best);
      }
      all.put(PREFIX + SUM, (float) sum);
      all.put(PREFIX + LEAST, (float) least);
      all.put(PREFIX + SURPRISE, (float) surprise);
      return all;
    }
  }

  /** The names of what {@link Expected#fit} gives. */
  static List<String> featureNames() {
    return Stream.concat(ShapeFactors.valueCounts().keySet().stream(), SUMMARIES.stream())
        .map(name -> PREFIX + name)
        .toList();
  }

  /** Bits of the hashed features, then the models with the names of the counts before them. */
  public void write(ModelOutput out) {
    out.count(QuestionGrams.BITS);
    out.texts(models.keySet());
    models.values().forEach(model -> model.write(out));
  }

  public static ShapeModel read(ModelInput in) throws DamagedModelException {
    in.hashed(QuestionGrams.BITS);
    Map<String, Integer> counts = ShapeFactors.valueCounts();
    Map<String, MultinomialRegression> models = new LinkedHashMap<>();
    for (String name : in.namesOf("counts of a query", counts.keySet())) {
      MultinomialRegression model = MultinomialRegression.read(in);
      if (model.classCount() != counts.get(name)) {
        throw new DamagedModelException("the model file counts " + name + " in another way");
      }
      models.put(name, model);
    }
    return new ShapeModel(models);
  }
}
