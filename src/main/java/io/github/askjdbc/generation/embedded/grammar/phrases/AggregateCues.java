package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.Map;
import java.util.Optional;

/** Words that ask for an aggregate, and what they are said of. */
public final class AggregateCues {

  private static final Map<Cue, Function> FUNCTIONS =
      Map.of(
          Cue.AVERAGE, Function.AVG,
          Cue.SUM, Function.SUM,
          Cue.MAXIMUM, Function.MAX,
          Cue.MINIMUM, Function.MIN,
          Cue.TOP, Function.MAX,
          Cue.BOTTOM, Function.MIN);

  private AggregateCues() {}

  /** The aggregate that a cue asks for; empty for other tokens. */
  public static Optional<Function> function(Draft draft, int at) {
    return draft.free(at)
        ? draft.cue(at).map(FUNCTIONS::get).or(() -> ofLength(draft, at))
        : Optional.empty();
  }

  /** "The longest delay", where delays are told in minutes, and what else is long is not meant. */
  private static Optional<Function> ofLength(Draft draft, int at) {
    int next = draft.next(at);
    boolean length =
        draft.cue(at).isEmpty()
            && draft.isQuantity(next)
            && draft
                .measure(at)
                .map(Link.ToMeasure::column)
                .filter(draft.column(next).get()::equals)
                .isEmpty()
            && NameParts.of(draft.column(next).get().column()).stream()
                .anyMatch(WordClass.LENGTH_COLUMN::contains);
    String word = draft.tokens.get(at).text();
    if (length && WordClass.LONGEST.contains(word)) {
      return Optional.of(Function.MAX);
    }
    return length && WordClass.SHORTEST.contains(word)
        ? Optional.of(Function.MIN)
        : Optional.empty();
  }

  /** Whether the question asks for a number computed over rows. */
  public static boolean asked(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (function(draft, at).isPresent() || draft.isFree(at, Cue.COUNT)) {
        return true;
      }
    }
    return draft.selected.stream().anyMatch(shown -> shown.expression() instanceof Aggregate);
  }

  /** "The phone number of a guest" is no number of guests. */
  public static boolean isPartOfName(Draft draft, int at) {
    boolean noun = at > 0 && (draft.isUnknown(at - 1) || draft.value(at - 1).isPresent());
    boolean of =
        draft.fillerBefore(draft.next(at), WordClass.OF)
            || WordClass.OF.ends(draft.tokens.get(at).text());
    return noun && of && draft.tokens.get(at - 1).content();
  }

  /** Past the conditions before the noun that were read: "how many female patients". */
  public static int afterConditions(Draft draft, int from) {
    int at = from;
    while (at < draft.size()
        && !draft.free(at)
        && (draft.value(at).isPresent()
            || draft.filter(at).isPresent()
            || draft.cue(at).equals(Optional.of(Cue.OR)))) {
      at = draft.next(at);
    }
    return at;
  }
}
