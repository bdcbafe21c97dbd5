package io.github.askjdbc.account;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Demand.Kind;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;
import java.util.Set;

/** What a query may do beside reading rows, and what asks for it. */
@SuppressWarnings("ImmutableEnumChecker") // its collections are copies
public enum Operation {
  COUNT(
      List.of(Cue.COUNT),
      Kind.SUM,
      Kind.AVERAGE,
      Kind.EXTREME,
      Kind.GROUP,
      Kind.COMPARISON,
      Kind.SHARE),
  SUM(List.of(Cue.SUM), Kind.COUNT, Kind.EXTREME, Kind.SHARE),
  AVERAGE(List.of(Cue.AVERAGE)),
  MEDIAN(List.of(Cue.MEDIAN)),
  HIGHEST(List.of(Cue.TOP, Cue.MAXIMUM, Cue.FREQUENT), Kind.EXTREME, Kind.LIMIT),
  LOWEST(List.of(Cue.BOTTOM, Cue.MINIMUM), Kind.EXTREME, Kind.LIMIT),
  MORE(List.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE, Cue.BETWEEN), Kind.PERIOD),
  LESS(List.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE, Cue.BETWEEN), Kind.PERIOD),
  NOT(List.of(Cue.NOT)),
  OR(List.of(Cue.OR)),
  EACH(List.of(Cue.EACH), Kind.COUNT, Kind.DISTINCT, Kind.EXTREME, Kind.COMPARISON),
  DISTINCT(List.of(Cue.DISTINCT)),
  ORDER(
      List.of(Cue.ORDER, Cue.ASCENDING, Cue.DESCENDING, Cue.ALPHABETICAL),
      Kind.EXTREME,
      Kind.LIMIT),
  SHARE(List.of(Cue.SHARE), Kind.AVERAGE);

  private final List<Cue> cues;
  private final Set<Kind> also;

  /**
   * @param cues that ask for it, the first one for nothing else
   * @param also demands that may be met by way of it
   */
  Operation(List<Cue> cues, Kind... also) {
    this.cues = cues;
    this.also = Set.of(also);
  }

  /** The cue that a query answers which does it. */
  Cue done() {
    return cues.get(0);
  }

  /** Whether a demand is one for this very thing. */
  public boolean meets(Demand demand) {
    return demand.cue().filter(cues::contains).isPresent();
  }

  boolean isAskedFor(LinkedQuestion question) {
    return question.demands().stream()
        .anyMatch(demand -> meets(demand) || also.contains(demand.kind()));
  }
}
