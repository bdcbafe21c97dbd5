package io.github.askjdbc.account;

import static io.github.askjdbc.account.Operation.ABOVE;
import static io.github.askjdbc.account.Operation.ALTERNATIVES;
import static io.github.askjdbc.account.Operation.AVERAGE;
import static io.github.askjdbc.account.Operation.BELOW;
import static io.github.askjdbc.account.Operation.BOUNDED;
import static io.github.askjdbc.account.Operation.COUNT;
import static io.github.askjdbc.account.Operation.DISTINCT;
import static io.github.askjdbc.account.Operation.DISTINCT_VALUES;
import static io.github.askjdbc.account.Operation.EXCEPT;
import static io.github.askjdbc.account.Operation.GROUP;
import static io.github.askjdbc.account.Operation.HIGHEST_FIRST;
import static io.github.askjdbc.account.Operation.HIGHEST_KEPT;
import static io.github.askjdbc.account.Operation.IN_LIST;
import static io.github.askjdbc.account.Operation.IN_QUERY;
import static io.github.askjdbc.account.Operation.IS;
import static io.github.askjdbc.account.Operation.LOWEST_FIRST;
import static io.github.askjdbc.account.Operation.LOWEST_KEPT;
import static io.github.askjdbc.account.Operation.MAXIMUM;
import static io.github.askjdbc.account.Operation.MINIMUM;
import static io.github.askjdbc.account.Operation.NEGATION;
import static io.github.askjdbc.account.Operation.NOT_BETWEEN;
import static io.github.askjdbc.account.Operation.PLAIN_ROWS;
import static io.github.askjdbc.account.Operation.RANGE;
import static io.github.askjdbc.account.Operation.SET_OPERATION;
import static io.github.askjdbc.account.Operation.SUM;
import static io.github.askjdbc.account.Operation.TOTAL;
import static io.github.askjdbc.account.Operation.UNION;

import io.github.askjdbc.linking.Cue;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Whether a query does what words ask for. */
public enum Answer {
  /** It does the very thing. */
  MET,
  /** It does what may come to the same: a count in place of a sum, where each row is one. */
  PERHAPS,
  UNMET;

  private record Means(Set<Operation> sure, Set<Operation> possible) {}

  private static final Map<Cue, Means> MEANS = means();

  /**
   * @param done what the query does
   */
  static Answer of(Cue cue, Set<Operation> done) {
    Means means = MEANS.get(cue);
    if (means == null || !Collections.disjoint(means.sure(), done)) {
      return MET;
    }
    return Collections.disjoint(means.possible(), done) ? UNMET : PERHAPS;
  }

  /** Of all cues but {@link Cue#EXACTLY}, which any query follows. */
  private static Map<Cue, Means> means() {
    Map<Cue, Means> means = new EnumMap<>(Cue.class);
    Means highest = new Means(EnumSet.of(MAXIMUM, HIGHEST_KEPT), EnumSet.of(HIGHEST_FIRST));
    Means lowest = new Means(EnumSet.of(MINIMUM, LOWEST_KEPT), EnumSet.of(LOWEST_FIRST));
    Means above = sure(ABOVE, RANGE);
    Means below = sure(BELOW, RANGE);
    Means ordered = sure(LOWEST_FIRST, HIGHEST_FIRST);
    // numbers of a column may be counts
    means.put(
        Cue.COUNT, new Means(EnumSet.of(COUNT), EnumSet.of(SUM, TOTAL, AVERAGE, MAXIMUM, MINIMUM)));
    means.put(Cue.SUM, new Means(EnumSet.of(SUM), EnumSet.of(TOTAL, COUNT)));
    means.put(Cue.AVERAGE, sure(AVERAGE));
    Set.of(Cue.MAXIMUM, Cue.TOP, Cue.FREQUENT).forEach(cue -> means.put(cue, highest));
    Set.of(Cue.MINIMUM, Cue.BOTTOM).forEach(cue -> means.put(cue, lowest));
    Set.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE).forEach(cue -> means.put(cue, above));
    Set.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE).forEach(cue -> means.put(cue, below));
    means.put(Cue.BETWEEN, sure(RANGE, BOUNDED));
    means.put(Cue.NOT, new Means(EnumSet.of(NEGATION, EXCEPT), EnumSet.of(IS, NOT_BETWEEN)));
    means.put(
        Cue.OR,
        new Means(EnumSet.of(ALTERNATIVES, IN_LIST, UNION), EnumSet.of(IN_QUERY, SET_OPERATION)));
    means.put(Cue.EACH, new Means(EnumSet.of(GROUP), EnumSet.of(PLAIN_ROWS)));
    means.put(
        Cue.DISTINCT,
        new Means(EnumSet.of(DISTINCT, DISTINCT_VALUES), EnumSet.of(GROUP, SET_OPERATION)));
    means.put(Cue.ASCENDING, sure(LOWEST_FIRST));
    means.put(Cue.DESCENDING, sure(HIGHEST_FIRST));
    Set.of(Cue.ORDER, Cue.ALPHABETICAL).forEach(cue -> means.put(cue, ordered));
    return means;
  }

  private static Means sure(Operation... operations) {
    return new Means(Set.of(operations), Set.of());
  }
}
