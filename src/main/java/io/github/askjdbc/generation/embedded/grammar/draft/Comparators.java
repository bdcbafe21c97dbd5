package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.Map;
import java.util.Optional;

/** Which cue compares how. */
public final class Comparators {

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

  /** How a cue compares numbers: "over", "at least"; empty for other tokens. */
  public static Optional<Condition.Operator> ofNumbers(Draft draft, int at) {
    return free(draft, at).map(NUMBERS::get);
  }

  /** How a cue compares years: "after", "since"; empty for other tokens. */
  public static Optional<Condition.Operator> ofYears(Draft draft, int at) {
    return free(draft, at).map(YEARS::get);
  }

  /** Whether words behind a number or a time compare with it: "or more", "or later". */
  public static boolean isAlternative(Draft draft, int at) {
    return (ofNumbers(draft, at).isPresent() || ofYears(draft, at).isPresent())
        && draft.tokens.get(at).span().length() > 1
        && draft
            .question
            .linksAt(draft.tokens.get(at).span().first())
            .anyMatch(link -> link instanceof Link.ToCue cue && cue.cue() == Cue.OR);
  }

  private static Optional<Cue> free(Draft draft, int at) {
    return draft.free(at) ? draft.cue(at) : Optional.empty();
  }
}
