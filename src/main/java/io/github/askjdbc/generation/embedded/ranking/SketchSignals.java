package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.generation.embedded.sketch.Factor;
import java.util.Locale;
import java.util.Map;

/** How likely the shape of a proposal is. */
final class SketchSignals {

  private static final double LEAST = 1e-4;

  private SketchSignals() {}

  static void add(ProposalContext scene, Proposal proposal, Signals signals) {
    double lowest = 0;
    double sum = 0;
    for (Map.Entry<Factor, String> label : proposal.sketch().labels().entrySet()) {
      double share =
          scene.reading.labels().get(label.getKey()).getOrDefault(label.getValue(), LEAST);
      double log = Math.log(Math.max(share, LEAST));
      signals.put("sketch " + label.getKey().name().toLowerCase(Locale.ROOT), log);
      lowest = Math.min(lowest, log);
      sum += log;
    }
    signals.put("sketch lowest", lowest);
    signals.put("sketch sum", sum);
    signals.put("sketch rank", proposal.sketch().rank());
    signals.put("sketch frequency", Math.log1p(proposal.sketch().frequency()));
  }
}
