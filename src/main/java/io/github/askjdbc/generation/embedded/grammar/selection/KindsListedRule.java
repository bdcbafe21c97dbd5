package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Values that a question asks for in the plural are listed once each, since many rows share them:
 * "which cities do our customers live in", "what ticket statuses are there", "show all majors".
 */
public final class KindsListedRule implements Rule {

  /** "In which languages". */
  private static final int MOST_BEFORE = 2;

  @Override
  public void apply(Draft draft) {
    if (isListed(draft, behindAsking(draft))
        || isListed(draft, ofNothing(draft))
        || behindName(draft).stream().anyMatch(asked -> isListed(draft, asked))) {
      draft.actions.add(new Action.AddDistinct(List.of()));
    }
  }

  /**
   * @param asked the place of the kinds, or of a table whose name stands before them
   */
  private static boolean isListed(Draft draft, int asked) {
    int place = draft.table(asked).isPresent() ? asked + 1 : asked; // "ticket statuses"
    return place < draft.size()
        && isPlural(draft, place)
        && draft
            .column(place)
            .filter(one -> isShared(draft, one))
            .filter(one -> isAll(draft, one))
            .isPresent();
  }

  /** The first noun, where no more than the name of a column is said, of no rows. */
  private static int ofNothing(Draft draft) {
    List<Integer> nouns =
        IntStream.range(0, draft.size())
            .filter(at -> draft.tokens.get(at).link().isPresent() || draft.tokens.get(at).content())
            .boxed()
            .toList();
    boolean phrase =
        nouns.size() == 1 || (nouns.size() == 2 && draft.adjacent(nouns.get(0), nouns.get(1)));
    return phrase ? nouns.get(0) : draft.size();
  }

  /** "The names of the directors", where a director is no more than a name. */
  private static OptionalInt behindName(Draft draft) {
    return IntStream.range(0, draft.size())
        .filter(at -> !draft.free(at) && draft.column(at).isPresent())
        .filter(at -> draft.selected.stream().noneMatch(one -> one.token() == at))
        .filter(at -> StandingColumn.isWhole(draft, at, draft.next(at)))
        .map(draft::next)
        .findFirst();
  }

  /** "Statuses", or "types of van". */
  private static boolean isPlural(Draft draft, int at) {
    int first = draft.tokens.get(at).span().first();
    List<Word> words = draft.question.words();
    boolean kinds =
        first + 1 < words.size()
            && WordClass.OF.contains(words.get(first + 1).folded())
            && draft.tokens.get(at).span().length() > 1;
    return NounNumber.isPlural(kinds ? words.get(first).folded() : draft.tokens.get(at).text());
  }

  /** The token right behind "which"; the number of tokens where the question begins otherwise. */
  private static int behindAsking(Draft draft) {
    for (int at = 0; at < Math.min(MOST_BEFORE, draft.size()); at++) {
      if (WordClass.ASKING_THING.contains(draft.tokens.get(at).text())) {
        return at + 1;
      }
    }
    return draft.size();
  }

  /** Whether rows may hold the same, and are not told apart by it. */
  private static boolean isShared(Draft draft, ColumnName column) {
    return draft.columns.isKind(column, ColumnKind.TEXT)
        && !draft.columns.isKey(column)
        && draft
            .knowledge
            .catalog()
            .table(column.table())
            .filter(table -> !draft.names.of(table).contains(column))
            .isPresent();
  }

  /** Whether nothing else is shown, in no order. */
  private static boolean isAll(Draft draft, ColumnName column) {
    return draft.counted.isEmpty()
        && draft.metric.isEmpty()
        && draft.shownBesides.isEmpty()
        && draft.selected.stream().filter(one -> !one.assumed()).count() == 1
        && draft.selected.stream().anyMatch(one -> one.expression().equals(new Cell(column)))
        && draft.actions.stream().allMatch(Action.AddWhere.class::isInstance);
  }
}
