package io.github.askjdbc.laboratory.training.answerability;

import io.github.askjdbc.laboratory.learning.ForestTrainer;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import io.github.askjdbc.learning.RandomForest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A random forest over the TF-IDF of a question's words and pairs of words (TrustSQL, section
 * 4.2.1). It sees no schema: on a database that it was not trained on, wording is all it can go by.
 */
final class TfIdfForest implements AnswerabilityScore {

  private static final int MOST_TERMS = 1000;
  private static final int TREES = 100;
  private static final int LEAST_ROWS = 5;
  private static final double COLUMN_SHARE = 0.03;
  private static final Pattern NOT_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");

  private final long seed;

  TfIdfForest(long seed) {
    this.seed = seed;
  }

  @Override
  public String name() {
    return "TF-IDF forest";
  }

  @Override
  public double[] score(List<AnswerabilityExample> seen, List<AnswerabilityExample> asked) {
    List<List<String>> known = seen.stream().map(question -> terms(question.text())).toList();
    Map<String, Double> weights = weights(known);
    Map<String, Integer> places = new HashMap<>();
    weights.keySet().forEach(term -> places.put(term, places.size()));
    Function<List<String>, float[]> row = terms -> row(terms, weights, places);
    RandomForest forest =
        ForestTrainer.train(
            known.stream().map(row).toArray(float[][]::new),
            seen.stream().mapToDouble(question -> question.answerable() ? 1 : 0).toArray(),
            TreeSettings.forest(seed)
                .withTrees(TREES)
                .withMinRows(LEAST_ROWS)
                .withColumnShare(COLUMN_SHARE));
    return asked.stream().mapToDouble(one -> forest.score(row.apply(terms(one.text())))).toArray();
  }

  private static List<String> terms(String question) {
    List<String> words =
        NOT_WORDS
            .splitAsStream(question.toLowerCase(Locale.ROOT))
            .filter(word -> !word.isEmpty())
            .toList();
    List<String> terms = new ArrayList<>(words);
    for (int i = 1; i < words.size(); i++) {
      terms.add(words.get(i - 1) + " " + words.get(i));
    }
    return terms;
  }

  /** Inverse document frequencies of the most frequent terms. */
  private static Map<String, Double> weights(List<List<String>> questions) {
    Map<String, Long> frequencies =
        questions.stream()
            .flatMap(terms -> new HashSet<>(terms).stream())
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    Map<String, Double> weights = new LinkedHashMap<>();
    frequencies.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_TERMS)
        .forEach(
            entry ->
                weights.put(
                    entry.getKey(),
                    1 + StrictMath.log((1.0 + questions.size()) / (1.0 + entry.getValue()))));
    return weights;
  }

  private static float[] row(
      List<String> terms, Map<String, Double> weights, Map<String, Integer> places) {
    float[] row = new float[places.size()];
    double squares = 0;
    for (String term : terms) {
      Integer place = places.get(term);
      if (place != null) {
        row[place] += (float) (double) weights.get(term);
      }
    }
    for (float value : row) {
      squares += value * value;
    }
    float factor = squares == 0 ? 0 : (float) (1 / Math.sqrt(squares));
    for (int i = 0; i < row.length; i++) {
      row[i] *= factor;
    }
    return row;
  }
}
