package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.HistoryTables;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is so now, of what a history keeps ({@link HistoryTables}): "the current wage of Ada Lowe",
 * "who currently has a wage above 30", "the average wage now". The word says it of the history, and
 * not of the people in it, whose leaving it may tell elsewhere; but "current nurses" are nurses.
 */
public final class CurrentRowRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int[] now = IntStream.range(0, draft.size()).filter(at -> last(draft, at) >= at).toArray();
    Set<ColumnName> ends = now.length == 0 ? Set.of() : ends(draft);
    for (int at : now) {
      int last = last(draft, at);
      if (!ends.isEmpty() && speaksOf(draft, at, last, ends)) {
        List<WordSpan> spans = draft.take(IntStream.rangeClosed(at, last).boxed().toList());
        ends.forEach(end -> draft.where(new Condition.Present(new Cell(end), true), spans));
        ends.forEach(end -> draft.named.add(end.table()));
        ends.forEach(end -> draft.singled.add(end.table()));
        return;
      }
    }
  }

  /** The ends of the histories of which the question names the table, a column or a value. */
  private static Set<ColumnName> ends(Draft draft) {
    Set<TableName> tables = new LinkedHashSet<>();
    IntStream.range(0, draft.size()).boxed().flatMap(at -> spoken(draft, at)).forEach(tables::add);
    Set<ColumnName> ends = new LinkedHashSet<>();
    tables.forEach(table -> HistoryTables.end(draft.knowledge, table).ifPresent(ends::add));
    return ends;
  }

  private static Stream<TableName> spoken(Draft draft, int at) {
    return Stream.concat(
        draft.rows(at).stream(),
        draft.column(at).filter(one -> isFirm(draft, at)).map(ColumnName::table).stream());
  }

  private static boolean isFirm(Draft draft, int at) {
    return draft.tokens.get(at).link().filter(link -> link.evidence().firm()).isPresent();
  }

  /** The last token of what says "now" from a place on; -1 where nothing does. */
  private static int last(Draft draft, int at) {
    if (!draft.free(at) || !mayBeState(draft, at)) {
      return -1;
    }
    String text = draft.tokens.get(at).text();
    boolean right = WordClass.RIGHT.contains(text);
    if (right && draft.free(at + 1) && WordClass.AT_PRESENT.contains(text(draft, at + 1))) {
      return at + 1;
    }
    return WordClass.AT_PRESENT.contains(text) || WordClass.CURRENT.contains(text) ? at : -1;
  }

  /** A word that nothing else is known of, but that it may say that people have not left. */
  private static boolean mayBeState(Draft draft, int at) {
    Optional<Link> link = draft.tokens.get(at).link();
    return link.isEmpty() || link.get().evidence() == Evidence.STATE;
  }

  private static String text(Draft draft, int at) {
    return at < draft.size() ? draft.tokens.get(at).text() : "";
  }

  /** "Current" says it of what follows; the others of all that is said. */
  private static boolean speaksOf(Draft draft, int at, int last, Set<ColumnName> ends) {
    return !WordClass.CURRENT.contains(text(draft, at))
        || IntStream.of(last + 1, last + 2)
            .filter(next -> next < draft.size())
            .boxed()
            .flatMap(next -> spoken(draft, next))
            .findFirst()
            .filter(table -> ends.stream().allMatch(end -> end.table().equals(table)))
            .isPresent();
  }
}
