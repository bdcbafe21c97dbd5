package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.SaidTimes;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Members who borrowed at least twice", "rented more than once in 2023": the verb stands for the
 * rows that it left, and these are counted. Not where something is denied.
 */
public final class TimesDoneRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean denied = IntStream.range(0, draft.size()).anyMatch(at -> draft.isFree(at, Cue.NOT));
    for (int at = 2; at < draft.size() && !denied; at++) {
      if (draft.free(at) && SaidTimes.isSaid(draft.tokens.get(at).text())) {
        read(draft, at);
      }
    }
  }

  private static void read(Draft draft, int at) {
    boolean behind = Comparators.isAlternative(draft, at + 1);
    int cue = behind ? at + 1 : at - 1;
    int verb = draft.previous(behind ? at : cue);
    int next = draft.next(behind ? cue : at);
    boolean last = next >= draft.size() || draft.period(next).isPresent();
    Optional<Operator> operator = Comparators.ofNumbers(draft, cue);
    boolean deed =
        draft.free(verb)
            && draft.table(verb).isPresent()
            && WordClass.isParticiple(draft.tokens.get(verb).text());
    if (last && deed && operator.isPresent()) {
      BigDecimal times = new BigDecimal(SaidTimes.TIMES.get(draft.tokens.get(at).text()));
      Compared compared = new Compared(operator.get(), new Condition.Literal.Numeral(times));
      GroupConditions.ofCount(draft, verb, compared, verb, cue, at);
    }
  }
}
