package io.github.askjdbc.account;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape;
import io.github.askjdbc.sql.Shape.Part;
import java.math.BigDecimal;

/** Whether a query does what words ask for; the same for all who read it. */
public enum Answer {
  /** It does the very thing. */
  MET(1),
  /** It does what may come to the same: a count in place of a sum, where each row is one. */
  PERHAPS(0.5),
  UNMET(0);

  private final double share;

  Answer(double share) {
    this.share = share;
  }

  /** 1 for met, a half for perhaps, 0 for unmet. */
  public double share() {
    return share;
  }

  static Answer of(boolean surely, boolean perhaps) {
    return surely ? MET : perhaps ? PERHAPS : UNMET;
  }

  static Answer of(Cue cue, QueryFacts facts) {
    Operations does = facts.operations();
    Shape shape = facts.shape();
    boolean upwards = shape.has(Part.ASCENDING);
    boolean downwards = shape.has(Part.DESCENDING);
    boolean first = shape.has(Part.LIMIT) || shape.has(Part.INNER_LIMIT);
    boolean range = does.compares(Operator.BETWEEN);
    boolean above = does.compares(Operator.MORE, Operator.AT_LEAST);
    boolean below = does.compares(Operator.LESS, Operator.AT_MOST);
    return switch (cue) {
      // the numbers of a column may be counts
      case COUNT -> of(does.calls("COUNT"), does.calls("SUM", "TOTAL"));
      case SUM -> of(does.calls("SUM", "TOTAL"), does.calls("COUNT"));
      case AVERAGE -> of(does.calls("AVG"), does.divides() && does.calls("COUNT"));
      case MEDIAN -> of(does.calls("MEDIAN", "PERCENTILE_CONT"), false);
      case SHARE -> of(does.divides(), does.calls("AVG"));
      case MAXIMUM, TOP -> of(does.calls("MAX") || (first && downwards), downwards);
      case MINIMUM, BOTTOM -> of(does.calls("MIN") || (first && upwards), upwards);
      case FREQUENT ->
          of(shape.has(Part.GROUP_BY) && first && downwards, does.calls("MAX") || downwards);
      case MORE_THAN, AT_LEAST, AFTER, SINCE -> of(above || range, false);
      case LESS_THAN, AT_MOST, BEFORE -> of(below || range, false);
      case BETWEEN -> of(range || (above && below), false);
      // where nothing is compared, what is shown may be exact
      case EXACTLY -> of(does.compares(Operator.EQUAL, Operator.IN_LIST), true);
      case NOT -> of(does.negates() || does.combines("EXCEPT"), mayDeny(facts));
      case OR -> of(does.alternates(), false);
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

  /** A flag that is off, and none counted, are compared with nought; "not missing" is not null. */
  private static boolean mayDeny(QueryFacts facts) {
    return facts.operations().compares(Operator.IS_NOT_NULL, Operator.IS_TRUTH)
        || facts.literals().stream().anyMatch(Answer::isNought);
  }

  private static boolean isNought(Literal literal) {
    return literal.number().filter(one -> one.compareTo(BigDecimal.ZERO) == 0).isPresent()
        || (literal.kind() == Literal.Kind.CONSTANT && literal.value().equalsIgnoreCase("FALSE"));
  }
}
