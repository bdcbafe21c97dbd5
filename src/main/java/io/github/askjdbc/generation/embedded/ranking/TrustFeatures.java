package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.learning.Columns;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What tells whether the first proposal is right: its own signals, and those of its rivals. */
public final class TrustFeatures {

  private static final String OF_FIRST = "first: ";

  /** What {@link #of} gives, by name: of the question, then what the ranker read of its first. */
  public static final Columns COLUMNS =
      new Columns(
              List.of(
                  "margin",
                  "margin over other rows",
                  "share",
                  "share of the same rows",
                  "share of other rows",
                  "results of the next",
                  "same rows further on",
                  "proposals",
                  "same rows as the likeliest",
                  "behind the likeliest"))
          .and(RankingFeatures.COLUMNS.under(OF_FIRST));

  private static final int CLOSE = 5;
  private static final int WIDE = 10;
  private static final double NO_RIVAL = 20;

  private TrustFeatures() {}

  /**
   * @param rows what the ranker read of each proposal
   * @param margins what it made of each; at least one
   */
  public static float[] of(List<Tried> tried, List<float[]> rows, double[] margins) {
    List<Integer> places = ProposalOrder.places(margins);
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
    Signals signals = new Signals(COLUMNS);
    signals.put("margin", margins[best]);
    signals.put(
        "margin over other rows",
        rival == Double.NEGATIVE_INFINITY ? NO_RIVAL : margins[best] - rival);
    signals.put("share", shares[best]);
    signals.put("share of the same rows", byResult.get(own));
    signals.put("share of other rows", rivalShare);
    signals.put("results of the next", results(tried, places, CLOSE));
    signals.put("same rows further on", same(tried, places, own, WIDE));
    signals.put("proposals", margins.length);
    signals.put("same rows as the likeliest", result(tried.get(0)) == own);
    signals.put(
        "behind the likeliest",
        tried.get(0).proposal().total() - tried.get(best).proposal().total());
    for (int i = 0; i < rows.get(best).length; i++) {
      signals.put(OF_FIRST + RankingFeatures.COLUMNS.names().get(i), rows.get(best)[i]);
    }
    return signals.row();
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
