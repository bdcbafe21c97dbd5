package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Rows that have more of a number than one that is named: "who earns more than Ada Lowe", "cheaper
 * than the Basic plan". Only where the whole name is said and nothing follows it; of sums and
 * averages nothing is read.
 */
public final class NamedComparedRule implements Rule {

  private static final Set<Operator> STRICT = Set.of(Operator.MORE, Operator.LESS);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      int cue = at;
      MeasureCompared.of(draft, at)
          .filter(compared -> isPlain(draft, cue, compared))
          .ifPresent(compared -> read(draft, compared));
    }
  }

  private static boolean isPlain(Draft draft, int cue, MeasureCompared compared) {
    int before =
        draft.previous(compared.places().stream().mapToInt(Integer::intValue).min().orElse(cue));
    return AggregateCues.function(draft, before).isEmpty()
        && !draft.isFree(before, Cue.NOT)
        && !draft.isFree(before, Cue.COUNT)
        && STRICT.contains(compared.operator());
  }

  private static void read(Draft draft, MeasureCompared compared) {
    int first = draft.next(compared.last());
    boolean noun = isNounOf(draft, first, compared);
    Optional<NamedRow> named =
        NamedRow.from(draft, noun ? draft.next(first) : first)
            .filter(row -> row.table().equals(compared.column().table()))
            .filter(row -> row.isWhole(draft));
    if (named.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(compared.places());
    places.addAll(named.get().places());
    if (noun) {
      places.add(first);
    }
    int behind = named.get().places().get(named.get().places().size() - 1) + 1;
    if (isNounOf(draft, behind, compared)) {
      places.add(behind);
      behind = draft.next(behind);
    }
    behind = draft.next(behind - 1);
    if (behind < draft.size() && !draft.beginsSentence(behind)) {
      return;
    }
    draft.named.add(compared.column().table());
    List<WordSpan> spans = draft.take(places);
    draft.where(
        new Condition.Comparison(
            new Cell(compared.column()),
            compared.operator(),
            named.get().cell(compared.column(), spans)),
        spans);
  }

  /** "The Basic plan", "the machine Trench Roller". */
  private static boolean isNounOf(Draft draft, int at, MeasureCompared compared) {
    return draft.free(at)
        && draft.table(at).equals(Optional.of(compared.column().table()))
        && !draft.fillerBefore(at, WordClass.RELATIVE_PRONOUN);
  }
}
