package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which kinds there are of something, and how many of each: "which breeds do we keep, and how many
 * horses of each", "what job titles are there, and how many employees have each".
 */
public final class KindsCountedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int kind =
        IntStream.range(1, draft.size())
            .filter(at -> draft.tokens.get(at).link().isPresent())
            .findFirst()
            .orElse(draft.size());
    int each = draft.previous(draft.size());
    int count =
        IntStream.range(kind, draft.size())
            .filter(at -> draft.isFree(at, Cue.COUNT))
            .findFirst()
            .orElse(-1);
    boolean asked =
        count > kind
            && draft.selected.isEmpty()
            && draft.isFree(each, Cue.EACH)
            && WordClass.ASKING_THING.contains(draft.tokens.get(0).text())
            && draft.fillerBefore(count, WordClass.AND)
            && isKind(draft, kind);
    if (asked && isOfRows(draft, kind, count, each)) {
      read(draft, kind, count, each);
    }
  }

  private static boolean isKind(Draft draft, int at) {
    return draft.free(at)
        && draft
            .column(at)
            .filter(column -> draft.columns.isKind(column, ColumnKind.TEXT))
            .filter(column -> !draft.columns.isKey(column))
            .isPresent();
  }

  /** Whether nothing is spoken of but the rows that are of the kinds. */
  private static boolean isOfRows(Draft draft, int kind, int count, int each) {
    ColumnName column = draft.column(kind).orElseThrow();
    return IntStream.range(kind + 1, each)
        .filter(at -> at != count)
        .allMatch(
            at ->
                draft.free(at)
                    && (draft.tokens.get(at).link().isEmpty()
                        || draft.table(at).filter(column.table()::equals).isPresent()));
  }

  private static void read(Draft draft, int kind, int count, int each) {
    ColumnName column = draft.column(kind).orElseThrow();
    int[] rows =
        IntStream.range(kind + 1, each).filter(at -> draft.table(at).isPresent()).toArray();
    draft.subject = Optional.of(column.table());
    draft.named.add(column.table());
    draft.countsSubject = true;
    Groups.group(draft, kind, draft.take(kind));
    draft.take(rows);
    draft.select(count, Aggregate.countRows(), draft.take(count, each));
    IntStream.range(kind + 1, each)
        .filter(at -> draft.isUnknown(at) && draft.tokens.get(at).content())
        .filter(at -> isSaying(draft, at))
        .forEach(draft::take);
  }

  /** "Which breeds do we keep", "how many people have each". */
  private static boolean isSaying(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return WordClass.OFFERING.contains(word) || WordClass.PEOPLE.contains(word);
  }
}
