package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.extremes.ExtremeOfOthers;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;

/**
 * Rows that a question calls by what they are: "how many waiters", where a column of employees
 * holds their roles, "our most expensive dessert", "who joined in 2023". Where no table is named,
 * those of the first condition or of the order are meant.
 */
public final class SubjectRule implements Rule {

  static final double CALLED_BY_VALUE = 0.9;

  @Override
  public void apply(Draft draft) {
    boolean plain = draft.selected.isEmpty();
    if (draft.subject.isPresent() || !plain || draft.metric.isPresent()) {
      return;
    }
    Optional<TableName> rows = people(draft).or(() -> called(draft)).or(() -> rows(draft));
    if (rows.isEmpty()) {
      return;
    }
    if (isThroughWhat(draft)) {
      draft.reject();
      return;
    }
    draft.belief *= CALLED_BY_VALUE;
    draft.subject = rows;
    draft.named.add(rows.get());
    for (int at = 0; at < draft.size(); at++) {
      boolean counts = draft.isFree(at, Cue.COUNT) && !AggregateCues.isPartOfName(draft, at);
      if (counts && !draft.countsSubject) {
        draft.countsSubject = true;
        draft.select(at, Aggregate.countRows(), draft.take(at));
      }
    }
  }

  /**
   * "Who has more than 10 orders" asks for those whom orders refer to, if these are but one kind.
   */
  private static Optional<TableName> people(Draft draft) {
    boolean who = AskedPerson.isAsked(draft);
    if (!who || draft.counted.isEmpty() || draft.named.size() != 1) {
      return Optional.empty();
    }
    TableName counted = draft.counted.get();
    int verb = draft.next(0);
    Optional<TableName> inRole = ExtremeOfOthers.doers(draft, verb, counted).map(ForeignKey::to);
    if (inRole.isPresent()) {
      if (draft.isUnknown(verb)) {
        draft.take(verb);
      }
      return inRole;
    }
    List<TableName> referred =
        draft.knowledge.catalog().keysOf(counted).stream()
            .filter(key -> key.from().equals(counted) && !key.to().equals(counted))
            .map(ForeignKey::to)
            .toList();
    return referred.size() == 1 ? Optional.of(referred.get(0)) : new People(draft).only(counted);
  }

  /**
   * "Which fitter finished the most jobs" asks for those called so, whatever else limits the jobs.
   */
  private static Optional<TableName> called(Draft draft) {
    int called = draft.next(0);
    return draft.counted.isPresent() && draft.fillerBefore(called, WordClass.ASKING_ROWS)
        ? draft
            .value(called)
            .map(value -> value.column().table())
            .filter(rows -> !draft.counted.equals(Optional.of(rows)))
        : Optional.empty();
  }

  private static Optional<TableName> rows(Draft draft) {
    for (Action action : draft.actions) {
      if (action instanceof Action.AddWhere || action instanceof Action.AddOrderBy) {
        List<ColumnName> used = UsedColumns.of(action).stream().toList();
        if (!used.isEmpty()) {
          return Optional.of(used.get(0).table());
        }
      }
    }
    return Optional.empty();
  }

  /**
   * "How many branches are there" does not count what came in through the channel "branch": only
   * where a column says what a row is do its values call the rows.
   */
  private static boolean isThroughWhat(Draft draft) {
    int counted = draft.next(0);
    return draft.isFree(0, Cue.COUNT)
        && draft.next(counted) >= draft.size()
        && draft
            .value(counted)
            .filter(value -> !CountedKindRule.tellsKind(value.column()))
            .isPresent();
  }
}
