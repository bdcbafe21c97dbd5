package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.SignalFeatures;
import io.github.askjdbc.inspection.Signal;
import io.github.askjdbc.laboratory.confidence.LabelModel.Vote;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who votes on a SQL (SQLens, section 3.2): every error signal says "wrong" when it fires, and
 * three labelers say "right" when none of all signals, of those from the database, or of those from
 * a model does.
 */
final class Labelers {

  private static final int POSITIVE = 3;

  private final List<String> signals;

  /** Features of signals that ask a language model. */
  private final Set<String> ofModel;

  /**
   * @param signals names of their features
   */
  Labelers(List<String> signals) {
    this.signals = List.copyOf(signals);
    this.ofModel =
        Signal.installed(Labelers.class.getClassLoader()).stream()
            .filter(Signal::asksModel)
            .map(signal -> SignalFeatures.PREFIX + signal.id())
            .collect(Collectors.toUnmodifiableSet());
  }

  /** Those whose votes the rows hold. */
  static Labelers of(List<Map<String, Float>> rows) {
    return new Labelers(
        rows.stream()
            .flatMap(row -> row.keySet().stream())
            .filter(name -> name.startsWith(SignalFeatures.PREFIX))
            .distinct()
            .sorted()
            .toList());
  }

  int size() {
    return signals.size() + POSITIVE;
  }

  boolean saysRight(int labeler) {
    return labeler >= signals.size();
  }

  Vote[] votes(Map<String, Float> features) {
    Vote[] votes = new Vote[size()];
    List<Vote> database = new ArrayList<>();
    List<Vote> model = new ArrayList<>();
    for (int i = 0; i < signals.size(); i++) {
      Float value = features.get(signals.get(i));
      votes[i] = value == null ? Vote.UNKNOWN : value > 0 ? Vote.FIRED : Vote.QUIET;
      (ofModel.contains(signals.get(i)) ? model : database).add(votes[i]);
    }
    List<Vote> all = new ArrayList<>(database);
    all.addAll(model);
    votes[signals.size()] = noneFires(all);
    votes[signals.size() + 1] = noneFires(database);
    votes[signals.size() + 2] = noneFires(model);
    return votes;
  }

  private static Vote noneFires(List<Vote> votes) {
    if (votes.stream().allMatch(vote -> vote == Vote.UNKNOWN)) {
      return Vote.UNKNOWN;
    }
    return votes.contains(Vote.FIRED) ? Vote.QUIET : Vote.FIRED;
  }
}
