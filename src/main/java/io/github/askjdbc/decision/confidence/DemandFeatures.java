package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Set;

/**
 * What the question's words ask the query to do, against what it does: asked for and not done, and
 * done though nobody asked. What may come to the same does not count as done.
 */
final class DemandFeatures {

  /**
   * Cues that ask for one thing.
   *
   * @param done what a query that does it answers
   */
  private record Group(String name, Cue done, Set<Cue> cues) {}

  private static final List<Group> GROUPS =
      List.of(
          new Group("count", Cue.COUNT, Set.of(Cue.COUNT)),
          new Group("average", Cue.AVERAGE, Set.of(Cue.AVERAGE)),
          new Group("sum", Cue.SUM, Set.of(Cue.SUM)),
          new Group("highest", Cue.TOP, Set.of(Cue.MAXIMUM, Cue.TOP, Cue.FREQUENT)),
          new Group("lowest", Cue.BOTTOM, Set.of(Cue.MINIMUM, Cue.BOTTOM)),
          new Group(
              "more",
              Cue.MORE_THAN,
              Set.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE, Cue.BETWEEN)),
          new Group(
              "less", Cue.LESS_THAN, Set.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE, Cue.BETWEEN)),
          new Group("not", Cue.NOT, Set.of(Cue.NOT)),
          new Group("or", Cue.OR, Set.of(Cue.OR)),
          new Group("each", Cue.EACH, Set.of(Cue.EACH, Cue.FREQUENT)),
          new Group("distinct", Cue.DISTINCT, Set.of(Cue.DISTINCT)),
          new Group(
              "order",
              Cue.ORDER,
              Set.of(
                  Cue.ORDER,
                  Cue.ASCENDING,
                  Cue.DESCENDING,
                  Cue.ALPHABETICAL,
                  Cue.TOP,
                  Cue.BOTTOM)));

  private DemandFeatures() {}

  static void add(FeatureRow row, Account account) {
    int missing = 0;
    int extra = 0;
    for (Group group : GROUPS) {
      boolean wanted =
          account.question().demands().stream()
              .flatMap(demand -> demand.cue().stream())
              .anyMatch(group.cues()::contains);
      boolean done = account.answer(group.done()) == Answer.MET;
      // 0 where both or neither, 1 asked for and not done, -1 done unasked
      row.put("demand:" + group.name(), wanted == done ? 0 : wanted ? 1 : -1);
      missing += wanted && !done ? 1 : 0;
      extra += done && !wanted ? 1 : 0;
    }
    row.put("demands:missing", missing);
    row.put("demands:extra", extra);
  }
}
