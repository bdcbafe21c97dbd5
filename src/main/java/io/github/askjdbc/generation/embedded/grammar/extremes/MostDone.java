package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.aggregates.LineTotal;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * "The 5 most rented films": those with the most rows that such a deed leaves. Not where these rows
 * say how many pieces they are of, by which they may be told as well.
 */
final class MostDone {

  private MostDone() {}

  /** Whether it was read; nothing else is meant by a verb that leaves rows. */
  static boolean read(Draft draft, int at) {
    int verb = draft.next(at);
    int noun = draft.next(verb);
    boolean said =
        WordClass.MOST.contains(draft.tokens.get(at).text())
            && draft.counted.isEmpty()
            && draft.adjacent(at, verb)
            && draft.adjacent(verb, noun)
            && draft.free(verb)
            && WordClass.isParticiple(draft.tokens.get(verb).text());
    Optional<TableName> things = said && draft.free(noun) ? draft.table(noun) : Optional.empty();
    Optional<TableName> deeds =
        things.flatMap(one -> draft.table(verb).or(() -> LeftBehind.said(draft, verb, one)));
    boolean plain = deeds.filter(rows -> isPlain(draft, things.get(), rows)).isPresent();
    if (!plain || !isLimited(draft, at, noun)) {
      draft.rejected |= deeds.isPresent();
      return false;
    }
    order(draft, at, things.get(), deeds.get(), List.of(at, verb, noun));
    return true;
  }

  /**
   * Asks for the things to which most rows refer.
   *
   * @param at token of "most"
   * @param said tokens that ask for them
   */
  static void order(Draft draft, int at, TableName things, TableName rows, List<Integer> said) {
    draft.subject = Optional.of(things);
    draft.named.add(things);
    draft.counted = Optional.of(rows);
    draft.named.add(rows);
    List<Integer> places = new ArrayList<>(said);
    ExtremeLimit.add(draft, at, places);
    draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), true, draft.take(places)));
  }

  /** "The 5 most", or of one thing alone: how many are meant by "the most rented films"? */
  private static boolean isLimited(Draft draft, int at, int noun) {
    return noun < draft.size()
        && (draft.number(at - 1).isPresent()
            || !NounNumber.isPlural(draft.tokens.get(noun).text()));
  }

  private static boolean isPlain(Draft draft, TableName things, TableName rows) {
    return !LineTotal.hasPieces(draft, rows)
        && !rows.equals(things)
        && draft
            .graph
            .connect(rows, Set.of(things))
            .filter(tree -> !tree.ambiguous() && !tree.multipliesRoot())
            .isPresent();
  }
}
