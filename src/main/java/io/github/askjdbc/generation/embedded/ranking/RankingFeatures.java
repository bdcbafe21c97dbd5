package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.account.AccountFeatures;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.learning.Columns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the ranker reads of each proposal: signals of its own, the same beside those of the
 * question's other proposals, and how many of them give the same rows.
 */
public final class RankingFeatures {

  /** What {@link #of} gives, by name. */
  public static final Columns COLUMNS =
      Columns.listed(RankingFeatures.class, "feature-names.txt")
          .and(new Columns(AccountFeatures.names()));

  private static final String FROM_FIRST = " from first";

  /** Compared with the best, the worst and the first proposal of the question. */
  private static final List<Relative> RELATIVE =
      COLUMNS.names().stream()
          .filter(name -> name.endsWith(FROM_FIRST))
          .map(name -> Relative.to(name.substring(0, name.length() - FROM_FIRST.length())))
          .toList();

  private static final double SOFTNESS = 1.5;

  /** A feature, and what it is called beside those of the other proposals. */
  private record Relative(int place, String belowBest, String aboveWorst, String fromFirst) {
    static Relative to(String name) {
      return new Relative(
          COLUMNS.names().indexOf(name),
          name + " below best",
          name + " above worst",
          name + FROM_FIRST);
    }
  }

  private RankingFeatures() {}

  /** One row for each proposal, in their order. */
  public static List<float[]> of(Mentions mentions, Reading reading, List<Tried> tried) {
    ProposalContext scene = new ProposalContext(mentions, reading);
    List<Signals> own = new ArrayList<>();
    for (Tried one : tried) {
      Signals signals = new Signals(COLUMNS);
      SketchSignals.add(scene, one.proposal(), signals);
      SlotSignals.add(scene, one.proposal(), signals);
      CoverageSignals.add(scene, one.proposal().filled(), signals);
      StructureSignals.add(scene, one.proposal().filled(), signals);
      AccountFeatures.put(one.account(), Set.of(), signals::put);
      ResultSignals.add(one.result(), signals);
      own.add(signals);
    }
    relate(own);
    agree(tried, own);
    return own.stream().map(Signals::row).toList();
  }

  private static void relate(List<Signals> all) {
    if (all.isEmpty()) {
      return;
    }
    for (Relative feature : RELATIVE) {
      int place = feature.place();
      double best = all.stream().mapToDouble(s -> s.value(place)).max().orElse(0);
      double worst = all.stream().mapToDouble(s -> s.value(place)).min().orElse(0);
      double first = all.get(0).value(place);
      for (Signals signals : all) {
        double value = signals.value(place);
        signals.put(feature.belowBest(), value - best);
        signals.put(feature.aboveWorst(), value - worst);
        signals.put(feature.fromFirst(), value - first);
      }
    }
  }

  private static void agree(List<Tried> tried, List<Signals> own) {
    double best = tried.stream().mapToDouble(t -> t.proposal().total()).max().orElse(0);
    double all = 0;
    double[] weights = new double[tried.size()];
    for (int i = 0; i < weights.length; i++) {
      double behind = Math.max(-30, tried.get(i).proposal().total() - best);
      weights[i] = Math.exp(behind / SOFTNESS);
      all += weights[i];
    }
    Map<Long, Double> votes = new HashMap<>();
    Set<Long> results = new HashSet<>();
    for (int i = 0; i < weights.length; i++) {
      if (tried.get(i).result().ran()) {
        votes.merge(tried.get(i).result().signature(), weights[i] / all, Double::sum);
        results.add(tried.get(i).result().signature());
      }
    }
    for (int i = 0; i < weights.length; i++) {
      Signals signals = own.get(i);
      double total = tried.get(i).proposal().total();
      boolean ran = tried.get(i).result().ran();
      signals.put("place", i);
      signals.put("total", total);
      signals.put("total below best", total - best);
      signals.put("votes", ran ? votes.get(tried.get(i).result().signature()) : 0);
      signals.put("weight", weights[i] / all);
      signals.put("results", results.size());
    }
  }
}
