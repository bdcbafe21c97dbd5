package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.sketch.Factor;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The sketches that real questions have, and which of them suit a question. */
public final class SketchPool {

  private static final double UNLIKELY = 1e-4;

  private static final double LOG_UNLIKELY = Math.log(UNLIKELY);

  private record Known(Sketch sketch, Map<Factor, String> labels, int frequency) {}

  private final List<Known> known = new ArrayList<>();

  private SketchPool() {}

  public static SketchPool of(Collection<Sketch> sketches) {
    Map<String, Known> counted = new TreeMap<>();
    for (Sketch sketch : sketches) {
      Map<Factor, String> labels = sketch.labels();
      counted.merge(
          labels.toString(),
          new Known(sketch, labels, 1),
          (a, b) -> new Known(a.sketch(), a.labels(), a.frequency() + 1));
    }
    SketchPool pool = new SketchPool();
    pool.known.addAll(counted.values());
    return pool;
  }

  /** The likeliest sketches, likeliest first. */
  List<ScoredSketch> likeliest(Map<Factor, Map<String, Double>> labels, int most) {
    Map<Factor, Map<String, Double>> logs = new EnumMap<>(Factor.class);
    labels.forEach((factor, shares) -> logs.put(factor, logs(shares)));
    List<Choice<Known>> scored = new ArrayList<>();
    for (Known sketch : known) {
      double score = 0;
      for (Map.Entry<Factor, String> label : sketch.labels().entrySet()) {
        score += logs.get(label.getKey()).getOrDefault(label.getValue(), LOG_UNLIKELY);
      }
      scored.add(new Choice<>(score, sketch));
    }
    List<ScoredSketch> best = new ArrayList<>();
    for (Choice<Known> choice : Choice.best(scored, most)) {
      Known sketch = choice.value();
      best.add(
          new ScoredSketch(
              sketch.sketch(), sketch.labels(), sketch.frequency(), choice.score(), best.size()));
    }
    return best;
  }

  private static Map<String, Double> logs(Map<String, Double> shares) {
    Map<String, Double> logs = new HashMap<>();
    shares.forEach((label, share) -> logs.put(label, Math.log(Math.max(share, UNLIKELY))));
    return logs;
  }

  public void write(ModelOutput out) {
    out.count(known.size());
    for (Known sketch : known) {
      sketch.labels().values().forEach(out::text);
      out.count(sketch.frequency());
    }
  }

  public static SketchPool read(ModelInput in) throws DamagedModelException {
    SketchPool pool = new SketchPool();
    int count = in.items(Factor.values().length);
    for (int i = 0; i < count; i++) {
      Map<Factor, String> labels = new EnumMap<>(Factor.class);
      for (Factor factor : Factor.values()) {
        labels.put(factor, in.text());
      }
      int frequency = in.count();
      Optional<Sketch> sketch = Sketch.parse(labels);
      sketch.ifPresent(s -> pool.known.add(new Known(s, labels, frequency)));
    }
    return pool;
  }
}
