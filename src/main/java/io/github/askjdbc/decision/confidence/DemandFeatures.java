package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Operation;
import io.github.askjdbc.linking.Cue;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What the question's words ask the query to do, against what it does: asked for and not done, and
 * done though nobody asked.
 */
final class DemandFeatures {

  /** Cues that ask for one thing, and what a query does for it. */
  private record Group(String name, Set<Cue> cues, Set<Operation> operations) {}

  private static final List<Group> GROUPS =
      List.of(
          new Group("count", EnumSet.of(Cue.COUNT), EnumSet.of(Operation.COUNT)),
          new Group("average", EnumSet.of(Cue.AVERAGE), EnumSet.of(Operation.AVERAGE)),
          new Group("sum", EnumSet.of(Cue.SUM), EnumSet.of(Operation.SUM)),
          new Group(
              "highest",
              EnumSet.of(Cue.MAXIMUM, Cue.TOP, Cue.FREQUENT),
              EnumSet.of(Operation.MAXIMUM, Operation.HIGHEST_KEPT)),
          new Group(
              "lowest",
              EnumSet.of(Cue.MINIMUM, Cue.BOTTOM),
              EnumSet.of(Operation.MINIMUM, Operation.LOWEST_KEPT)),
          new Group(
              "more",
              EnumSet.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE, Cue.BETWEEN),
              EnumSet.of(Operation.ABOVE, Operation.RANGE)),
          new Group(
              "less",
              EnumSet.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE, Cue.BETWEEN),
              EnumSet.of(Operation.BELOW, Operation.RANGE)),
          new Group(
              "not",
              EnumSet.of(Cue.NOT),
              EnumSet.of(
                  Operation.UNEQUAL,
                  Operation.EQUAL_OR_NULL,
                  Operation.NOT_IN,
                  Operation.DENIED,
                  Operation.EXCEPT)),
          new Group(
              "or",
              EnumSet.of(Cue.OR),
              EnumSet.of(Operation.ALTERNATIVES, Operation.IN_LIST, Operation.UNION)),
          new Group("each", EnumSet.of(Cue.EACH, Cue.FREQUENT), EnumSet.of(Operation.GROUP)),
          new Group(
              "distinct",
              EnumSet.of(Cue.DISTINCT),
              EnumSet.of(Operation.DISTINCT, Operation.DISTINCT_VALUES)),
          new Group(
              "order",
              EnumSet.of(
                  Cue.ORDER,
                  Cue.ASCENDING,
                  Cue.DESCENDING,
                  Cue.ALPHABETICAL,
                  Cue.TOP,
                  Cue.BOTTOM),
              EnumSet.of(Operation.LOWEST_FIRST, Operation.HIGHEST_FIRST)));

  private DemandFeatures() {}

  static void add(FeatureRow row, Account account) {
    int missing = 0;
    int extra = 0;
    for (Group group : GROUPS) {
      boolean wanted =
          account.question().demands().stream()
              .flatMap(demand -> demand.cue().stream())
              .anyMatch(group.cues()::contains);
      boolean done = account.does(group.operations());
      // 0 where both or neither, 1 asked for and not done, -1 done unasked
      row.put("demand:" + group.name(), wanted == done ? 0 : wanted ? 1 : -1);
      missing += wanted && !done ? 1 : 0;
      extra += done && !wanted ? 1 : 0;
    }
    row.put("demands:missing", missing);
    row.put("demands:extra", extra);
  }
}
