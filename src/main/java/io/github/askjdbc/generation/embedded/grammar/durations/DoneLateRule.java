package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What was done after it was due, "invoices that were paid late", or "returned on time": where rows
 * have one day for the deed and one on which it was due. What was never done is neither.
 */
public final class DoneLateRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 2; at < draft.size(); at++) {
      boolean late = isLate(draft, at);
      if (late || isInTime(draft, at)) {
        read(draft, at, late ? Operator.MORE : Operator.AT_MOST);
      }
    }
  }

  private static void read(Draft draft, int at, Operator operator) {
    int too = draft.previous(at);
    boolean much = draft.isUnknown(too) && WordClass.TOO.contains(draft.tokens.get(too).text());
    int verb = much ? draft.previous(too) : too;
    Optional<TableName> rows =
        draft.free(verb) && !draft.isFree(draft.previous(verb), Cue.NOT)
            ? NearestRows.of(draft, verb)
            : Optional.empty();
    String deed = verb < 0 ? "" : draft.tokens.get(verb).text();
    if (rows.isEmpty() || !WordClass.isParticiple(deed)) {
      return;
    }
    String stem = Stemming.stem(deed);
    Optional<ColumnName> done = only(draft, rows.get(), part -> Stemming.stem(part).equals(stem));
    Optional<ColumnName> due = only(draft, rows.get(), WordClass.DUE_IN_NAME::contains);
    if (done.isEmpty() || due.isEmpty() || done.equals(due)) {
      return;
    }
    EventsComparedRule.compared(draft, done.get(), due.get(), operator, false)
        .ifPresent(
            condition -> {
              draft.named.add(rows.get());
              draft.where(condition, much ? draft.take(verb, too, at) : draft.take(verb, at));
            });
  }

  /** The one column of times with such a word in its name. */
  private static Optional<ColumnName> only(Draft draft, TableName rows, Predicate<String> called) {
    List<ColumnName> times =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(column -> NameParts.of(column.column()).stream().anyMatch(called))
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .limit(2)
            .toList();
    return times.size() == 1 ? Optional.of(times.get(0)) : Optional.empty();
  }

  private static boolean isLate(Draft draft, int at) {
    return draft.free(at)
        && WordClass.LATE.contains(draft.tokens.get(at).text())
        && draft.adjacent(draft.previous(at), at);
  }

  private static boolean isInTime(Draft draft, int at) {
    return draft.free(at)
        && WordClass.IN_TIME.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.AT_PLACE)
        && draft.onlyBetween(draft.previous(at), at, WordClass.AT_PLACE);
  }
}
