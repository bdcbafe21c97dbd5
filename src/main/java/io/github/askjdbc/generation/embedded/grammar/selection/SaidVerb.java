package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.OrderedTimes;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A verb that names a column of dates and does not ask to see it: "the largest orders we have ever
 * shipped". It adds nothing where every row has its date; where a row may lack one, whether it was
 * done is left unread.
 */
final class SaidVerb {

  private SaidVerb() {}

  /** Whether a token for a column of dates is a participle and no name beside the word for one. */
  static boolean isVerb(Draft draft, int at, ColumnName column) {
    String word = draft.tokens.get(at).text();
    boolean participle = draft.tokens.get(at).span().length() == 1 && WordClass.isParticiple(word);
    return participle
        && OrderedTimes.isTime(draft, column)
        && NameParts.of(column.column()).size() > 1
        && !isDateBeside(draft, at);
  }

  /** "Sold the most copies", of {@code copies_sold}: the verb speaks of the same number. */
  static boolean isOfExtreme(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return draft.free(at)
        && draft.tokens.get(at).span().length() == 1
        && WordClass.isParticiple(word)
        && extremes(draft)
            .map(column -> column.column().toLowerCase(Locale.ROOT))
            .anyMatch(name -> name.endsWith(word) && !name.equals(word));
  }

  private static Stream<ColumnName> extremes(Draft draft) {
    return Stream.concat(
        draft.summed.stream(),
        draft.actions.stream()
            .filter(Action.AddOrderBy.class::isInstance)
            .flatMap(order -> UsedColumns.of(order).stream()));
  }

  /** "The date they were admitted", "admitted date". */
  private static boolean isDateBeside(Draft draft, int at) {
    return IntStream.rangeClosed(Math.max(0, at - 4), Math.min(at + 1, draft.size() - 1))
        .mapToObj(one -> draft.tokens.get(one).text())
        .anyMatch(
            word -> WordClass.OWN_DATE.contains(word) || WordClass.ASKING_TIME.contains(word));
  }

  static void read(Draft draft, int at, ColumnName column) {
    if (draft.columns.known(column).filter(Column::nullable).isEmpty()) {
      draft.named.add(column.table());
      draft.take(at);
    }
  }
}
