package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** "Both an unpaid invoice and an open complaint": rows of two kinds, each with what limits it. */
final class BothKinds {

  private BothKinds() {}

  static boolean isSaid(Draft draft, int at) {
    if (!WordClass.BOTH.contains(draft.tokens.get(at).text())) {
      return false;
    }
    return IntStream.range(at + 1, draft.size())
        .filter(and -> WordClass.AND.contains(draft.tokens.get(and).text()))
        .anyMatch(
            and -> {
              Set<TableName> one = tables(draft, at + 1, and);
              Set<TableName> other = tables(draft, and + 1, draft.size());
              return one.size() == 1
                  && other.size() == 1
                  && !one.equals(other)
                  && isLimited(draft, one)
                  && isLimited(draft, other)
                  && draft.subject.filter(rows -> !one.contains(rows)).isPresent()
                  && draft.subject.filter(rows -> !other.contains(rows)).isPresent();
            });
  }

  private static boolean isLimited(Draft draft, Set<TableName> rows) {
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .flatMap(where -> UsedColumns.of(where).stream())
        .anyMatch(column -> rows.contains(column.table()));
  }

  private static Set<TableName> tables(Draft draft, int from, int until) {
    return IntStream.range(from, until)
        .filter(at -> !draft.free(at))
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .collect(Collectors.toUnmodifiableSet());
  }
}
