package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "What does a nurse earn per month", where the column is called {@code monthly_salary}: it says
 * what the column holds, and asks for no groups. So does "per kilo" of {@code price_per_kilo}.
 */
public final class UnitOfMeasureRule implements Rule {

  /** By the word for a unit, the one in a name that says the same. */
  private static final Map<String, String> IN_NAMES = LexiconFile.list("unit-names").keyed();

  @Override
  public void apply(Draft draft) {
    boolean counts =
        IntStream.range(0, draft.size())
            .anyMatch(at -> draft.cue(at).equals(Optional.of(Cue.COUNT)));
    if (counts) {
      return;
    }
    for (int at = 0; at < draft.size(); at++) {
      int unit = draft.next(at);
      boolean per = draft.isFree(at, Cue.EACH) && draft.free(unit) && draft.adjacent(at, unit);
      if (per && draft.table(unit).isEmpty() && isHeld(draft, unit)) {
        draft.take(at, unit);
      } else if (draft.isUnknown(at)
          && at > 0
          && WordClass.ARTICLE.contains(draft.tokens.get(at - 1).text())
          && isHeld(draft, at)) {
        draft.take(at); // "earn an hour"
      }
    }
  }

  private static boolean isHeld(Draft draft, int unit) {
    String word = draft.tokens.get(unit).text();
    return IntStream.range(0, draft.size())
        .filter(at -> at != unit)
        .mapToObj(draft::column)
        .flatMap(Optional::stream)
        .filter(draft.columns::isQuantity)
        .anyMatch(column -> says(column, word));
  }

  private static boolean says(ColumnName column, String unit) {
    List<String> parts = NameParts.of(column.column());
    int per =
        IntStream.range(0, parts.size())
            .filter(at -> WordClass.PER.contains(parts.get(at)))
            .findFirst()
            .orElse(parts.size());
    return Runs.words(IN_NAMES.getOrDefault(unit, "")).stream().anyMatch(parts::contains)
        || (per > 0 && per + 1 < parts.size() && parts.get(per + 1).equals(unit));
  }
}
