package io.github.askjdbc.generation.embedded.ranking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What tells whether the first proposal is right: its own signals, and those of its rivals. */
public final class TrustFeatures {

  private static final int CLOSE = 5;
  private static final int WIDE = 10;

  private TrustFeatures() {}

  /**
   * @param rows what the ranker read of each proposal
   * @param margins what it made of each; at least one
   */
  public static float[] of(List<Tried> tried, List<float[]> rows, double[] margins) {
    List<Integer> places =
        IntStream.range(0, margins.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -margins[i]))
            .toList();
    int best = places.get(0);
    double[] shares = softmax(margins);
    Map<Long, Double> byResult = new HashMap<>();
    for (int i = 0; i < shares.length; i++) {
      byResult.merge(result(tried.get(i)), shares[i], Double::sum);
    }
    long own = result(tried.get(best));
    double rival = Double.NEGATIVE_INFINITY;
    double rivalShare = 0;
    for (int place : places) {
      if (result(tried.get(place)) != own) {
        rival = Math.max(rival, margins[place]);
        rivalShare = Math.max(rivalShare, byResult.get(result(tried.get(place))));
      }
    }
    List<Double> values = new ArrayList<>();
    values.add(margins[best]);
    values.add(rival == Double.NEGATIVE_INFINITY ? 20 : margins[best] - rival);
    values.add(shares[best]);
    values.add(byResult.get(own));
    values.add(rivalShare);
    values.add((double) results(tried, places, CLOSE));
    values.add((double) same(tried, places, own, WIDE));
    values.add((double) margins.length);
    values.add(result(tried.get(0)) == own ? 1.0 : 0.0);
    values.add(tried.get(0).proposal().total() - tried.get(best).proposal().total());
    float[] row = new float[values.size() + rows.get(best).length];
    for (int i = 0; i < values.size(); i++) {
      row[i] = values.get(i).floatValue();
    }
    System.arraycopy(rows.get(best), 0, row, values.size(), rows.get(best).length);
    return row;
  }

  private static double[] softmax(double[] margins) {
    double most = Arrays.stream(margins).max().orElse(0);
    double[] shares = new double[margins.length];
    double sum = 0;
    for (int i = 0; i < shares.length; i++) {
      shares[i] = Math.exp(margins[i] - most);
      sum += shares[i];
    }
    for (int i = 0; i < shares.length; i++) {
      shares[i] /= sum;
    }
    return shares;
  }

  private static long result(Tried tried) {
    return tried.result().ran() ? tried.result().signature() : tried.proposal().sql().hashCode();
  }

  private static int results(List<Tried> tried, List<Integer> places, int most) {
    Set<Long> results = new HashSet<>();
    places.stream().limit(most).forEach(place -> results.add(result(tried.get(place))));
    return results.size();
  }

  private static int same(List<Tried> tried, List<Integer> places, long own, int most) {
    return (int)
        places.stream().limit(most).filter(place -> result(tried.get(place)) == own).count();
  }
}
