package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.MultinomialRegression;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells the shape of a query from its question: each factor by itself, and some facts about the
 * whole.
 */
public final class SketchModel {

  /**
   * One factor.
   *
   * @param labels in the order of the classes, at least 2
   */
  public record FactorModel(List<String> labels, MultinomialRegression model) {
    public FactorModel {
      labels = List.copyOf(labels);
    }
  }

  private final Map<Factor, FactorModel> factors;
  private final Map<Fact, LogisticRegression> facts;

  public SketchModel(Map<Factor, FactorModel> factors, Map<Fact, LogisticRegression> facts) {
    this.factors = new EnumMap<>(factors);
    this.facts = new EnumMap<>(facts);
  }

  /** For each factor the probability of each of its labels. */
  public Map<Factor, Map<String, Double>> labels(Features question) {
    Map<Factor, Map<String, Double>> all = new EnumMap<>(Factor.class);
    factors.forEach(
        (factor, model) -> {
          double[] shares = model.model().scores(question);
          Map<String, Double> byLabel = new LinkedHashMap<>();
          for (int i = 0; i < shares.length; i++) {
            byLabel.put(model.labels().get(i), shares[i]);
          }
          all.put(factor, byLabel);
        });
    return all;
  }

  /** Log odds of each fact, in the order of {@link Fact}. */
  public float[] facts(Features question) {
    float[] odds = new float[facts.size()];
    int place = 0;
    for (LogisticRegression fact : facts.values()) {
      odds[place++] = (float) fact.margin(question);
    }
    return odds;
  }

  /** Bits of the hashed features, then the models with the names of what they tell before them. */
  public void write(ModelOutput out) {
    out.count(SketchFeatures.BITS);
    out.constants(Factor.class);
    for (Factor factor : Factor.values()) {
      FactorModel model = factors.get(factor);
      out.texts(model.labels());
      model.model().write(out);
    }
    out.constants(Fact.class);
    for (Fact fact : Fact.values()) {
      facts.get(fact).write(out);
    }
  }

  public static SketchModel read(ModelInput in) throws DamagedModelException {
    in.hashed(SketchFeatures.BITS);
    Map<Factor, FactorModel> factors = new EnumMap<>(Factor.class);
    for (Factor factor : in.constants(Factor.class)) {
      List<String> labels = in.names();
      MultinomialRegression model = MultinomialRegression.read(in);
      if (model.classCount() != labels.size()) {
        throw new DamagedModelException("the labels of " + factor + " do not fit its model");
      }
      factors.put(factor, new FactorModel(labels, model));
    }
    Map<Fact, LogisticRegression> facts = new EnumMap<>(Fact.class);
    for (Fact fact : in.constants(Fact.class)) {
      facts.put(fact, LogisticRegression.read(in));
    }
    return new SketchModel(factors, facts);
  }
}
