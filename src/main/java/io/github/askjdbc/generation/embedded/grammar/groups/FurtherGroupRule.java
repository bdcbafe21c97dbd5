package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.phrases.TimeWords;
import io.github.askjdbc.generation.embedded.grammar.times.GroupedTimes;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * A further kind of groups right behind "and", where one of the two is a stretch of time: "orders
 * per month and status", "orders by region and year".
 */
public final class FurtherGroupRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      int before = draft.previous(at);
      boolean joined =
          draft.free(at)
              && before >= 0
              && draft.fillerBefore(at, WordClass.AND)
              && draft.onlyBetween(before, at, WordClass.AND);
      Optional<Boolean> ofTime = joined ? group(draft, before) : Optional.empty();
      if (ofTime.isPresent()) {
        further(draft, at, ofTime.get());
      }
    }
  }

  /** Whether the groups that a token tells are stretches of time; empty where it tells none. */
  private static Optional<Boolean> group(Draft draft, int at) {
    WordSpan words = draft.tokens.get(at).span();
    return draft.actions.stream()
        .filter(one -> one instanceof Action.AddGroupBy && one.from().contains(words))
        .map(one -> ((Action.AddGroupBy) one).expression())
        .map(one -> one instanceof Expression.TextOfTime || one instanceof Expression.DatePart)
        .findFirst();
  }

  private static void further(Draft draft, int at, boolean behindTime) {
    Optional<TimeUnit> unit = TimeWords.unit(draft, at);
    if (unit.isPresent() && !behindTime) {
      GroupedTimes.time(draft, at, unit.get())
          .ifPresent(
              time -> {
                List<WordSpan> spans = draft.take(at);
                draft.select(at, time, spans);
                draft.actions.add(new Action.AddGroupBy(time, spans));
              });
    } else if (behindTime && isMany(draft, at)) {
      draft.reject(); // orders per year and customers may be counted each
    } else if (behindTime && Groups.groupable(draft, at) && isKind(draft, at)) {
      int last = OwnedColumn.isBehind(draft, at) ? draft.next(at) : at;
      Groups.group(draft, last, draft.take(at, last));
    }
  }

  private static boolean isMany(Draft draft, int at) {
    return draft.table(at).isPresent() && NounNumber.isPlural(draft.tokens.get(at).text());
  }

  /** Rows, or a column that is no number that is asked for besides. */
  private static boolean isKind(Draft draft, int at) {
    return draft
        .column(at)
        .filter(one -> draft.columns.isQuantity(one) || draft.columns.isKind(one, ColumnKind.DATE))
        .isEmpty();
  }
}
