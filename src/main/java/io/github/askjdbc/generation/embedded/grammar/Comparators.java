package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Cue;
import java.util.Map;
import java.util.Optional;

/** Which cue compares how. */
final class Comparators {

  private static final Map<Cue, Condition.Operator> NUMBERS =
      Map.of(
          Cue.MORE_THAN, Condition.Operator.MORE,
          Cue.LESS_THAN, Condition.Operator.LESS,
          Cue.AT_LEAST, Condition.Operator.AT_LEAST,
          Cue.AT_MOST, Condition.Operator.AT_MOST,
          Cue.EXACTLY, Condition.Operator.EQUAL);
  private static final Map<Cue, Condition.Operator> YEARS =
      Map.of(
          Cue.AFTER, Condition.Operator.MORE,
          Cue.BEFORE, Condition.Operator.LESS,
          Cue.SINCE, Condition.Operator.AT_LEAST,
          Cue.AT_MOST, Condition.Operator.AT_MOST);

  private Comparators() {}

  static Optional<Condition.Operator> ofNumbers(Draft draft, int at) {
    return free(draft, at).map(NUMBERS::get);
  }

  static Optional<Condition.Operator> ofYears(Draft draft, int at) {
    return free(draft, at).map(YEARS::get);
  }

  private static Optional<Cue> free(Draft draft, int at) {
    return draft.free(at) ? draft.cue(at) : Optional.empty();
  }
}
