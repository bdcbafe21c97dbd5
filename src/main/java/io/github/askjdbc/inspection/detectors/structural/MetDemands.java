package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape.Part;

/** Which of the things that a question's cues ask for a query does. */
final class MetDemands {
  private static final Operator[] OTHER_NEGATIONS = {
    Operator.NOT_BETWEEN, Operator.IS_NULL, Operator.IS_NOT_NULL, Operator.IS_TRUTH
  };
  private final QueryFacts facts;
  private final Operations operations;

  MetDemands(QueryFacts facts) {
    this.facts = facts;
    this.operations = facts.operations();
  }

  /** Whether the query does what the cue asks for; a cue that any query follows is met. */
  boolean met(Cue cue) {
    return switch (cue) {
      case COUNT ->
          operations.calls("COUNT", "SUM", "TOTAL", "AVG", "MAX", "MIN"); // of numbers, as well
      case AVERAGE -> operations.calls("AVG");
      case SUM -> operations.calls("SUM", "TOTAL", "COUNT");
      case MAXIMUM, TOP, FREQUENT -> operations.calls("MAX") || has(Part.DESCENDING);
      case MINIMUM, BOTTOM -> operations.calls("MIN") || has(Part.ASCENDING);
      case MORE_THAN, AT_LEAST, AFTER, SINCE -> above() || between();
      case LESS_THAN, AT_MOST, BEFORE -> below() || between();
      case BETWEEN -> between() || (above() && below());
      case NOT ->
          operations.negates()
              || operations.compares(OTHER_NEGATIONS)
              || operations.combines("EXCEPT");
      case EACH -> has(Part.GROUP_BY) || !has(Part.CALL);
      case DISTINCT ->
          has(Part.DISTINCT)
              || has(Part.GROUP_BY)
              || has(Part.SET_OPERATION)
              || operations.callsDistinct();
      case ASCENDING -> has(Part.ASCENDING);
      case DESCENDING -> has(Part.DESCENDING);
      case ORDER, ALPHABETICAL -> !facts.order().isEmpty();
      case OR ->
          operations.alternatives() > 0
              || !operations.memberships().isEmpty()
              || has(Part.SET_OPERATION);
      case EXACTLY -> true;
    };
  }

  private boolean has(Part part) {
    return facts.shape().has(part);
  }

  private boolean above() {
    return operations.compares(Operator.MORE, Operator.AT_LEAST);
  }

  private boolean below() {
    return operations.compares(Operator.LESS, Operator.AT_MOST);
  }

  private boolean between() {
    return operations.compares(Operator.BETWEEN, Operator.NOT_BETWEEN);
  }
}
