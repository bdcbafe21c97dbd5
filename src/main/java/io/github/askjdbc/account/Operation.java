package io.github.askjdbc.account;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Cue.Kind;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape;
import io.github.askjdbc.sql.Shape.Part;
import java.math.BigDecimal;
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
  DEVIATION(List.of(Cue.DEVIATION)),
  HIGHEST(List.of(Cue.TOP, Cue.MAXIMUM, Cue.FREQUENT), Kind.EXTREME, Kind.LIMIT),
  LOWEST(List.of(Cue.BOTTOM, Cue.MINIMUM), Kind.EXTREME, Kind.LIMIT),
  MORE(List.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE, Cue.BETWEEN), Kind.PERIOD),
  LESS(List.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE, Cue.BETWEEN), Kind.PERIOD),
  NOT(List.of(Cue.NOT)),
  OR(List.of(Cue.OR)),
  EACH(List.of(Cue.EACH, Cue.EACH_TIME), Kind.COUNT, Kind.DISTINCT, Kind.EXTREME, Kind.COMPARISON),
  DISTINCT(List.of(Cue.DISTINCT)),
  ORDER(
      List.of(Cue.ORDER, Cue.ASCENDING, Cue.DESCENDING, Cue.ALPHABETICAL),
      Kind.EXTREME,
      Kind.LIMIT),
  SHARE(List.of(Cue.SHARE), Kind.AVERAGE);

  private static final String[] OF_TIMES = {
    "STRFTIME",
    "SUBSTR",
    "SUBSTRING",
    "EXTRACT",
    "YEAR",
    "QUARTER",
    "MONTH",
    "DAY",
    "TO_CHAR",
    "DATE_FORMAT",
    "FORMATDATETIME",
    "DATE_TRUNC"
  };

  private static final String[] BETWEEN_TIMES = {
    "JULIANDAY", "DATEDIFF", "DATE_DIFF", "TIMESTAMPDIFF", "TO_SECONDS"
  };

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

  boolean isDone(QueryFacts facts) {
    return answer(cues.get(0), facts) == Answer.MET;
  }

  /** Whether a demand is one for this very thing. */
  public boolean meets(Demand demand) {
    return demand.cue().filter(cues::contains).isPresent();
  }

  boolean isAskedFor(LinkedQuestion question) {
    return question.demands().stream()
        .anyMatch(demand -> meets(demand) || also.contains(demand.kind()));
  }

  /** Whether nothing else comes to it. */
  public boolean doneOneWay() {
    return this == MEDIAN || this == DEVIATION;
  }

  /** Whether a query does what a cue asks for. */
  static Answer answer(Cue cue, QueryFacts facts) {
    Operations does = facts.operations();
    Shape shape = facts.shape();
    boolean upwards = shape.has(Part.ASCENDING);
    boolean downwards = shape.has(Part.DESCENDING);
    boolean first = shape.has(Part.LIMIT) || shape.has(Part.INNER_LIMIT);
    return switch (cue) {
      // the numbers of a column may be counts
      case COUNT -> Answer.of(does.calls("COUNT"), does.calls("SUM", "TOTAL"));
      case SUM -> Answer.of(does.calls("SUM", "TOTAL"), does.calls("COUNT"));
      case AVERAGE -> Answer.of(does.calls("AVG"), does.divides() && does.calls("COUNT"));
      case MEDIAN -> Answer.of(does.calls("MEDIAN"), false);
      case DEVIATION -> Answer.of(does.calls("STDDEV", "STDDEV_POP", "STDDEV_SAMP"), false);
      case SHARE -> Answer.of(does.dividesByMore(), does.divides() || does.calls("AVG"));
      case MAXIMUM, TOP -> Answer.of(does.calls("MAX") || (first && downwards), downwards);
      case MINIMUM, BOTTOM -> Answer.of(does.calls("MIN") || (first && upwards), upwards);
      case FREQUENT ->
          Answer.of(shape.has(Part.GROUP_BY) && first && downwards, does.calls("MAX") || downwards);
      case MORE_THAN, AT_LEAST, SINCE -> Answer.of(isAbove(does) || isRange(does), false);
      // within so many days after another time, or more than so many before it
      case AFTER -> Answer.of(isAbove(does) || isRange(does) || does.calls(BETWEEN_TIMES), false);
      case BEFORE -> Answer.of(isBelow(does) || isRange(does) || does.calls(BETWEEN_TIMES), false);
      case LESS_THAN, AT_MOST -> Answer.of(isBelow(does) || isRange(does), false);
      case BETWEEN -> Answer.of(isRange(does) || (isAbove(does) && isBelow(does)), false);
      // where nothing is compared, what is shown may be exact
      case EXACTLY -> Answer.of(does.compares(Operator.EQUAL, Operator.IN_LIST), true);
      case NOT -> Answer.of(does.negates() || does.combines("EXCEPT"), mayDeny(facts));
      case OR -> Answer.of(does.alternates(), false);
      case EACH ->
          Answer.of(shape.has(Part.GROUP_BY) || facts.aggregatesOfEach(), !shape.has(Part.CALL));
      case EACH_TIME -> Answer.of(groupsByTime(facts), shape.has(Part.GROUP_BY));
      case DISTINCT ->
          Answer.of(
              shape.has(Part.DISTINCT) || does.callsDistinct(),
              shape.has(Part.GROUP_BY) || shape.has(Part.SET_OPERATION));
      case ASCENDING -> Answer.of(upwards, false);
      case DESCENDING -> Answer.of(downwards, false);
      case ORDER, ALPHABETICAL -> Answer.of(upwards || downwards, false);
    };
  }

  private static boolean isRange(Operations does) {
    return does.compares(Operator.BETWEEN);
  }

  private static boolean isAbove(Operations does) {
    return does.compares(Operator.MORE, Operator.AT_LEAST);
  }

  private static boolean isBelow(Operations does) {
    return does.compares(Operator.LESS, Operator.AT_MOST);
  }

  /** Whether it makes one row of each stretch of time, by functions of times or of texts. */
  static boolean groupsByTime(QueryFacts facts) {
    return facts.shape().has(Part.GROUP_BY) && facts.operations().calls(OF_TIMES);
  }

  /** Whether it may reckon how long it is from one time to another. */
  static boolean measuresTime(QueryFacts facts) {
    return facts.operations().calls(BETWEEN_TIMES)
        || (facts.operations().calls("EXTRACT") && facts.operations().divides());
  }

  /** A flag that is off, and none counted, are compared with nought; "not missing" is not null. */
  private static boolean mayDeny(QueryFacts facts) {
    return facts.operations().compares(Operator.IS_NOT_NULL, Operator.IS_TRUTH)
        || facts.literals().stream().anyMatch(Operation::isNought);
  }

  private static boolean isNought(Literal literal) {
    return literal.number().filter(one -> one.compareTo(BigDecimal.ZERO) == 0).isPresent()
        || (literal.kind() == Literal.Kind.CONSTANT && literal.value().equalsIgnoreCase("FALSE"));
  }
}
