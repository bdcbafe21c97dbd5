package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is asked at the end of each of the rows that the question asks for first: "our three most
 * expensive repairs, and what does each cost" shows both the repairs and their prices.
 */
public final class AskedOfThemRule implements Rule {

  private static final Set<Cue> NUMBERS = Set.of(Cue.COUNT, Cue.SUM, Cue.AVERAGE, Cue.SHARE);

  @Override
  public void apply(Draft draft) {
    int last = draft.size() - 1;
    int them = draft.previous(last);
    if (draft.isQuantity(last) && isAsked(draft, last) && isList(draft, last)) {
      draft.shownBesides = draft.column(last).map(Cell::new);
      draft.take(last);
      IntStream.of(them).filter(at -> draft.isFree(at, Cue.EACH)).forEach(draft::take);
    }
  }

  /** Rows are asked for and no number of them, and the column is theirs. */
  private static boolean isList(Draft draft, int last) {
    return draft.shownBesides.isEmpty()
        && IntStream.range(0, last)
            .noneMatch(at -> draft.cue(at).filter(NUMBERS::contains).isPresent())
        && draft.counted.isEmpty()
        && IntStream.range(0, last)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .findFirst()
            .equals(draft.column(last).map(ColumnName::table));
  }

  /** "And what do they" or "and what does each (of them)" before the last token. */
  private static boolean isAsked(Draft draft, int last) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    int verb = draft.tokens.get(last).span().first();
    for (int at = Math.max(1, verb - 5); at + 3 <= verb; at++) {
      boolean begins =
          WordClass.AND.contains(words.get(at - 1))
              && WordClass.ASKING_THING.contains(words.get(at))
              && WordClass.DOING.contains(words.get(at + 1))
              && !WordClass.DONE.contains(words.get(at + 1));
      if (begins && areAll(words.subList(at + 2, verb))) {
        return true;
      }
    }
    return false;
  }

  /** "They", "each", "each of them". */
  private static boolean areAll(List<String> who) {
    boolean each = WordClass.PER_GROUP.contains(who.get(0));
    return switch (who.size()) {
      case 1 -> each || WordClass.PRONOUN.contains(who.get(0));
      case 3 -> each && WordClass.OF.contains(who.get(1)) && WordClass.THEM.contains(who.get(2));
      default -> false;
    };
  }
}
