package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/** Of whom an extreme is where a verb alone, or nothing but "who", says so. */
final class ExtremeOfAsked {

  private ExtremeOfAsked() {}

  /** "Earns the most", of those who are asked for, and of nothing that stands behind. */
  static boolean isDone(Draft draft, int at, int next) {
    int verb = draft.previous(at);
    boolean last = next >= draft.size() || draft.isFree(next, Cue.EACH);
    return last
        && WordClass.MOST.contains(draft.tokens.get(at).text())
        && draft.isQuantity(verb)
        && draft.asksForRows()
        && SuperlativeRule.nearestRows(draft, at)
            .or(() -> people(draft, at, verb))
            .equals(draft.column(verb).map(ColumnName::table));
  }

  /** Whom "who has the most shares" asks for, where those that have shares have names. */
  static Optional<TableName> people(Draft draft, int at, int column) {
    boolean who = draft.size() > 0 && WordClass.ASKING_PERSON.contains(draft.tokens.get(0).text());
    boolean named = IntStream.range(0, at).anyMatch(one -> draft.table(one).isPresent());
    return !who || named
        ? Optional.empty()
        : draft
            .column(column)
            .map(ColumnName::table)
            .flatMap(draft.knowledge.catalog()::table)
            .filter(NamingColumns::isOfPeople)
            .map(Table::name);
  }
}
