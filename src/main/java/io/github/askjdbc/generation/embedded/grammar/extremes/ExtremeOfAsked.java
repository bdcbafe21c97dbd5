package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/** Of whom an extreme is where a verb alone, or nothing but "who", says so. */
final class ExtremeOfAsked {

  private ExtremeOfAsked() {}

  /** "Earns the most", "costs the least", of those who are asked for. */
  static boolean isDone(Draft draft, int at, int next) {
    int verb = draft.previous(at);
    String extreme = draft.tokens.get(at).text();
    return (WordClass.MOST.contains(extreme) || WordClass.LEAST.contains(extreme))
        && draft.isQuantity(verb)
        && draft.asksForRows()
        && (isLast(draft, next)
            || isOfRows(draft, verb, next)
            || (isNoun(draft, verb, next) && isLast(draft, draft.next(next))))
        && NearestRows.of(draft, at)
            .or(() -> people(draft, at, verb))
            .equals(draft.column(verb).map(ColumnName::table));
  }

  /** "Copies" in "which issue sold the most copies", of the copies sold. */
  static boolean isNoun(Draft draft, int verb, int noun) {
    return draft.column(verb).filter(column -> draft.isWordOf(noun, column)).isPresent();
  }

  /** Nothing that belongs to the extreme stands behind. */
  private static boolean isLast(Draft draft, int next) {
    return next >= draft.size() || draft.isFree(next, Cue.EACH) || draft.beginsSentence(next);
  }

  /** "Who earns the most on our staff". */
  private static boolean isOfRows(Draft draft, int verb, int rows) {
    return draft.fillerBefore(rows, WordClass.AMONG_ROWS)
        && draft.table(rows).isPresent()
        && draft.table(rows).equals(draft.column(verb).map(ColumnName::table))
        && isLast(draft, draft.next(rows));
  }

  /** The rows of "which field is the largest"; -1 where it is said otherwise. */
  static int ofWhich(Draft draft, int at, int next) {
    int rows = draft.previous(at);
    boolean last = next >= draft.size() || draft.beginsSentence(next);
    boolean being = IntStream.range(rows + 1, at).anyMatch(one -> isBeing(draft, one));
    return last
            && being
            && rows > 0
            && draft.asksForRows()
            && draft.table(rows).isPresent()
            && WordClass.LARGE.contains(draft.tokens.get(at).text())
        ? rows
        : -1;
  }

  private static boolean isBeing(Draft draft, int at) {
    return WordClass.BEING.contains(draft.tokens.get(at).text());
  }

  /** Whom "who has the most shares" asks for, where those that have shares have names. */
  static Optional<TableName> people(Draft draft, int at, int column) {
    boolean who = AskedPerson.isAsked(draft);
    boolean named = IntStream.range(0, at).anyMatch(one -> draft.table(one).isPresent());
    return !who || named
        ? Optional.empty()
        : draft
            .column(column)
            .map(ColumnName::table)
            .flatMap(draft.knowledge.catalog()::table)
            .filter(draft.names::isOfPeople)
            .map(Table::name);
  }
}
