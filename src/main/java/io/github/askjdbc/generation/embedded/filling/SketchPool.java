package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.sketch.Factor;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;

/** The sketches that real questions have, and which of them suit a question. */
public final class SketchPool {

  private static final double UNLIKELY = 1e-4;

  private static final double LOG_UNLIKELY = Math.log(UNLIKELY);

  /** A sketch by its labels, parsed when it is first likely. */
  private static final class Known {
    private final Map<Factor, String> labels;
    private final int frequency;
    private volatile Optional<Optional<Sketch>> parsed = Optional.empty();

    Known(Map<Factor, String> labels, int frequency) {
      this.labels = labels;
      this.frequency = frequency;
    }

    /** Empty where the labels do not fit together. */
    Optional<Sketch> sketch() {
      if (parsed.isEmpty()) {
        parsed = Optional.of(Sketch.parse(labels));
      }
      return parsed.get();
    }
  }

  private final List<Known> known = new ArrayList<>();

  private SketchPool() {}

  public static SketchPool of(Collection<Sketch> sketches) {
    Map<String, Known> counted = new TreeMap<>();
    for (Sketch sketch : sketches) {
      Map<Factor, String> labels = sketch.labels();
      counted.merge(
          labels.toString(), new Known(labels, 1), (a, b) -> new Known(a.labels, a.frequency + 1));
    }
    SketchPool pool = new SketchPool();
    pool.known.addAll(counted.values());
    return pool;
  }

  /** The likeliest sketches, likeliest first. */
  List<ScoredSketch> likeliest(Map<Factor, Map<String, Double>> labels, int most) {
    double[] scores = scores(labels);
    // most are never taken, so that they are not sorted
    PriorityQueue<Integer> likeliest =
        new PriorityQueue<>(
            Comparator.<Integer>comparingDouble(place -> -scores[place])
                .thenComparingInt(place -> place));
    for (int place = 0; place < scores.length; place++) {
      likeliest.add(place);
    }
    List<ScoredSketch> best = new ArrayList<>();
    while (best.size() < most && !likeliest.isEmpty()) {
      int place = likeliest.remove();
      Known likely = known.get(place);
      likely
          .sketch()
          .ifPresent(
              sketch ->
                  best.add(
                      new ScoredSketch(
                          sketch, likely.labels, likely.frequency, scores[place], best.size())));
    }
    return best;
  }

  private double[] scores(Map<Factor, Map<String, Double>> labels) {
    Map<Factor, Map<String, Double>> logs = new EnumMap<>(Factor.class);
    labels.forEach((factor, shares) -> logs.put(factor, logs(shares)));
    double[] scores = new double[known.size()];
    for (int place = 0; place < scores.length; place++) {
      for (Map.Entry<Factor, String> label : known.get(place).labels.entrySet()) {
        scores[place] += logs.get(label.getKey()).getOrDefault(label.getValue(), LOG_UNLIKELY);
      }
    }
    return scores;
  }

  private static Map<String, Double> logs(Map<String, Double> shares) {
    Map<String, Double> logs = new HashMap<>();
    shares.forEach((label, share) -> logs.put(label, Math.log(Math.max(share, UNLIKELY))));
    return logs;
  }

  /** The labels that there are, the factors, then the places of each sketch's own labels. */
  public void write(ModelOutput out) {
    List<String> labels =
        known.stream().flatMap(sketch -> sketch.labels.values().stream()).distinct().toList();
    out.texts(labels);
    out.constants(Factor.class);
    out.count(known.size());
    for (Known sketch : known) {
      sketch.labels.values().forEach(label -> out.count(labels.indexOf(label)));
      out.count(sketch.frequency);
    }
  }

  public static SketchPool read(ModelInput in) throws DamagedModelException {
    List<String> names = in.names();
    List<Factor> factors = in.constants(Factor.class);
    SketchPool pool = new SketchPool();
    int count = in.items(factors.size());
    for (int i = 0; i < count; i++) {
      Map<Factor, String> labels = new EnumMap<>(Factor.class);
      for (Factor factor : factors) {
        labels.put(factor, names.get(in.below(names.size())));
      }
      pool.known.add(new Known(labels, in.count()));
    }
    return pool;
  }
}
