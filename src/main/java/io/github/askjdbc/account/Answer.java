package io.github.askjdbc.account;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape;
import io.github.askjdbc.sql.Shape.Part;

/** Whether a query does what words ask for. */
public enum Answer {
  /** It does the very thing. */
  MET,
  /** It does what may come to the same: a count in place of a sum, where each row is one. */
  PERHAPS,
  UNMET;

  static Answer of(Cue cue, QueryFacts facts) {
    Operations does = facts.operations();
    Shape shape = facts.shape();
    boolean upwards = shape.has(Part.ASCENDING);
    boolean downwards = shape.has(Part.DESCENDING);
    boolean range = does.compares(Operator.BETWEEN, Operator.NOT_BETWEEN);
    boolean above = does.compares(Operator.MORE, Operator.AT_LEAST);
    boolean below = does.compares(Operator.LESS, Operator.AT_MOST);
    return switch (cue) {
      // numbers of a column may be counts
      case COUNT -> of(does.calls("COUNT"), does.calls("SUM", "TOTAL", "AVG", "MAX", "MIN"));
      case SUM -> of(does.calls("SUM"), does.calls("TOTAL", "COUNT"));
      case AVERAGE -> of(does.calls("AVG"), false);
      case MAXIMUM, TOP, FREQUENT -> of(does.calls("MAX") || keeps(facts, true), downwards);
      case MINIMUM, BOTTOM -> of(does.calls("MIN") || keeps(facts, false), upwards);
      case MORE_THAN, AT_LEAST, AFTER, SINCE -> of(above || range, false);
      case LESS_THAN, AT_MOST, BEFORE -> of(below || range, false);
      case BETWEEN -> of(range || (above && below), false);
      case EXACTLY -> MET; // any query may be exact
      case NOT -> of(does.negates() || does.combines("EXCEPT"), saysLess(does));
      case OR -> of(alternatives(does), combines(facts));
      case EACH -> of(shape.has(Part.GROUP_BY), !shape.has(Part.CALL));
      case DISTINCT ->
          of(
              shape.has(Part.DISTINCT) || does.callsDistinct(),
              shape.has(Part.GROUP_BY) || shape.has(Part.SET_OPERATION));
      case ASCENDING -> of(upwards, false);
      case DESCENDING -> of(downwards, false);
      case ORDER, ALPHABETICAL -> of(upwards || downwards, false);
    };
  }

  private static Answer of(boolean surely, boolean perhaps) {
    return surely ? MET : perhaps ? PERHAPS : UNMET;
  }

  /** Whether the rows of the result are sorted that way, and cut. */
  private static boolean keeps(QueryFacts facts, boolean descending) {
    return facts.shape().has(Part.LIMIT)
        && facts.outermostOrder().stream().anyMatch(key -> key.descending() == descending);
  }

  /** Whether something is missing or out of a range. */
  private static boolean saysLess(Operations does) {
    return does.compares(
        Operator.NOT_BETWEEN, Operator.IS_NULL, Operator.IS_NOT_NULL, Operator.IS_TRUTH);
  }

  private static boolean alternatives(Operations does) {
    return does.alternatives() > 0
        || does.compares(Operator.IN_LIST, Operator.NOT_IN_LIST)
        || does.setOperations().stream().anyMatch(set -> set.get(0).startsWith("UNION"));
  }

  private static boolean combines(QueryFacts facts) {
    return !facts.operations().memberships().isEmpty() || facts.shape().has(Part.SET_OPERATION);
  }
}
