package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.MultinomialRegression;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells the shape of a query from its question: each factor by itself, some facts about the whole,
 * and whether equal rows are to be shown once.
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
  private final List<LogisticRegression> facts;
  private final LogisticRegression distinct;

  /**
   * @param facts in the order of {@link Fact}
   */
  public SketchModel(
      Map<Factor, FactorModel> factors,
      List<LogisticRegression> facts,
      LogisticRegression distinct) {
    this.factors = new EnumMap<>(factors);
    this.facts = List.copyOf(facts);
    this.distinct = distinct;
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
    for (int i = 0; i < odds.length; i++) {
      odds[i] = (float) facts.get(i).margin(question);
    }
    return odds;
  }

  /** How likely equal rows are to be shown once, between 0 and 1. */
  public double distinct(Features question) {
    return distinct.score(question);
  }

  public void write(ModelOutput out) {
    for (Factor factor : Factor.values()) {
      FactorModel model = factors.get(factor);
      out.count(model.labels().size());
      model.labels().forEach(out::text);
      model.model().write(out);
    }
    facts.forEach(fact -> fact.write(out));
    distinct.write(out);
  }

  public static SketchModel read(ModelInput in) throws DamagedModelException {
    Map<Factor, FactorModel> factors = new EnumMap<>(Factor.class);
    for (Factor factor : Factor.values()) {
      int count = in.items(1);
      List<String> labels = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        labels.add(in.text());
      }
      MultinomialRegression model = MultinomialRegression.read(in);
      if (model.classCount() != count) {
        throw new DamagedModelException("the labels of " + factor + " do not fit its model");
      }
      factors.put(factor, new FactorModel(labels, model));
    }
    List<LogisticRegression> facts = new ArrayList<>();
    for (int i = 0; i < Fact.values().length; i++) {
      facts.add(LogisticRegression.read(in));
    }
    return new SketchModel(factors, facts, LogisticRegression.read(in));
  }
}
