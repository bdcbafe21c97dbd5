package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came about first or last of rows that hold only its year: "which club opened first", by
 * {@code opened_year}. What befell the rows of others, or is told by a day, is left to other rules.
 */
public final class FirstYearRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int end = draft.previous(draft.size());
    String word = end < 2 || !draft.isUnknown(end) ? "" : draft.tokens.get(end).text();
    boolean first = WordClass.FIRST_DONE.contains(word);
    int verb = draft.previous(end);
    if ((!first && !WordClass.LAST_DONE.contains(word)) || !draft.adjacent(verb, end)) {
      return;
    }
    Optional<TableName> rows = draft.table(draft.previous(verb));
    Optional<ColumnName> year =
        YearColumns.told(draft, verb)
            .filter(column -> rows.equals(Optional.of(column.table())))
            .filter(column -> isVerbOf(draft, verb, column));
    year.filter(column -> draft.asksForRows())
        .ifPresent(
            column -> {
              draft.named.add(column.table());
              draft.subject = rows;
              ExtremeRows.limited(draft, column, !first, end, new ArrayList<>(List.of(verb, end)));
            });
  }

  private static boolean isVerbOf(Draft draft, int verb, ColumnName year) {
    return WordClass.isParticiple(draft.tokens.get(verb).text())
        && draft.column(verb).filter(other -> !other.equals(year)).isEmpty();
  }
}
