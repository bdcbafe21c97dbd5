package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A participle between "have" and what was done says only that the rows belong together: "employees
 * have opened more than 12 tickets" asks for no day. Where a row may lack its day, whether it was
 * done cannot be told.
 */
public final class DoneRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (isOwn(draft, at)) {
        draft.take(at);
        continue;
      }
      Optional<ColumnName> day =
          draft.column(at).filter(one -> draft.knowledge.times().form(one).isPresent());
      if (day.isEmpty() || !draft.free(at) || !isDone(draft, at, day.get().table())) {
        continue;
      }
      if (draft.columns.known(day.get()).filter(Column::nullable).isPresent()) {
        draft.reject();
        return;
      }
      draft.take(at);
    }
  }

  /** What only reminds of the one day of its rows, which none of them lacks: "have ordered". */
  private static boolean isOwn(Draft draft, int at) {
    boolean open = draft.isUnknown(at) || draft.isFree(at, Cue.ORDER);
    if (!open || !isPerfect(draft, at)) {
      return false;
    }
    List<ColumnName> told =
        draft.dates.toldBy(draft.tokens.get(at).span().last()).entrySet().stream()
            .filter(one -> one.getValue() >= ToldTimes.TELLING)
            .map(Map.Entry::getKey)
            .filter(one -> isDone(draft, at, one.table()))
            .toList();
    return told.size() == 1 && draft.columns.known(told.get(0)).filter(Column::nullable).isEmpty();
  }

  /** Other rows before, and those with the day behind. */
  private static boolean isDone(Draft draft, int at, TableName rows) {
    boolean behind =
        IntStream.range(at + 1, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .findFirst()
            .equals(Optional.of(rows));
    return isPerfect(draft, at)
        && behind
        && IntStream.range(0, at)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .anyMatch(other -> !other.equals(rows));
  }

  private static boolean isPerfect(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.PERFECT)
        && WordClass.PARTICIPLE_ENDING.ends(draft.tokens.get(at).text());
  }
}
