package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rows that are counted by the noun for what kind they are, where more than that is said of them:
 * "how many burials were there per branch", "how many burials did each branch carry out".
 */
public final class CountedKindRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(0, draft.size())
        .filter(at -> draft.isFree(at, Cue.COUNT))
        .limit(1)
        .forEach(count -> read(draft, count));
  }

  private static void read(Draft draft, int count) {
    int noun = draft.next(count);
    Optional<TableName> rows = rows(draft, count, noun);
    boolean alone =
        draft.next(noun) < draft.size()
            && draft.table(noun + 1).isEmpty()
            && rows.filter(draft.named::contains).isEmpty();
    if (rows.isPresent() && alone && draft.selected.isEmpty() && draft.subject.isEmpty()) {
      draft.belief *= SubjectRule.CALLED_BY_VALUE;
      draft.subject = rows;
      draft.countsSubject = true;
      draft.named.add(rows.get());
      draft.select(count, Aggregate.countRows(), draft.take(count));
    }
  }

  /** Those of which a column tells the kind by a value that is a noun of several. */
  private static Optional<TableName> rows(Draft draft, int count, int noun) {
    return draft.adjacent(count, noun) && NounNumber.isPlural(draft.tokens.get(noun).text())
        ? draft
            .value(noun)
            .map(Link.ToValue::column)
            .filter(CountedKindRule::tellsKind)
            .map(ColumnName::table)
        : Optional.empty();
  }

  /** Whether the values of a column call its rows. */
  static boolean tellsKind(ColumnName column) {
    return NameParts.of(column.column()).stream()
        .anyMatch(
            part -> WordClass.KIND_NOUN.contains(part) || WordClass.CALLING_COLUMN.contains(part));
  }
}
