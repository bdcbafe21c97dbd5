package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.GroupWords;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.MoneyNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is counted or added up where no word says so, as people type it into a search box: "orders
 * per year", "open claims by region", "freight cost by country". Rows that are called by money, as
 * payments are, may be counted as well as added up, and are left unread.
 */
public final class HeadRule implements Rule {

  private static final double SUMMED = 0.85;

  @Override
  public void apply(Draft draft) {
    int head = head(draft);
    boolean plain =
        draft.selected.isEmpty()
            && draft.counted.isEmpty()
            && draft.actions.stream().noneMatch(Action.AddLimit.class::isInstance)
            && !AggregateCues.asked(draft);
    if (!plain || head >= draft.size() || !isGrouped(draft, head)) {
      return;
    }
    boolean asks = WordClass.ASKING_THING.contains(draft.tokens.get(0).text());
    int last = OwnedColumn.isBehind(draft, head) ? draft.next(head) : head;
    if (draft.isQuantity(last)) {
      sum(draft, head, last);
    } else if (!asks
        && draft.table(head).isPresent()
        && !MoneyNoun.isSaid(draft, head)
        && !isByName(draft, head)) {
      TableName rows = draft.table(head).orElseThrow();
      draft.countsSubject = true;
      draft.subject = draft.table(head);
      draft.named.add(rows);
      draft.select(head, Aggregate.countRows(), draft.take(head));
    }
  }

  /** "Exhibitions by title", each of which has its own. */
  private static boolean isByName(Draft draft, int head) {
    return IntStream.range(head + 1, draft.size())
        .filter(at -> draft.fillerBefore(at, WordClass.BY))
        .mapToObj(draft::column)
        .flatMap(Optional::stream)
        .anyMatch(
            column ->
                draft.table(head).equals(Optional.of(column.table())) && draft.isName(column));
  }

  private static void sum(Draft draft, int head, int column) {
    ColumnName quantity = draft.column(column).orElseThrow();
    if (NameParts.of(quantity.column()).stream().anyMatch(WordClass.ADDITIVE::contains)) {
      draft.belief *= SUMMED;
      draft.select(head, Aggregate.of(Expression.Function.SUM, quantity), draft.take(head, column));
    }
  }

  /** The first noun behind the conditions before it; the number of tokens if more stands before. */
  private static int head(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      boolean condition =
          !draft.free(at) && (draft.value(at).isPresent() || draft.filter(at).isPresent());
      boolean filler = draft.isUnknown(at) && !draft.tokens.get(at).content();
      if (draft.free(at) && draft.tokens.get(at).link().isPresent()) {
        return at;
      }
      boolean asking = WordClass.ASKING.contains(draft.tokens.get(at).text());
      boolean inTimes = at == 0 && asksInTimes(draft);
      if (!condition && !inTimes && (!filler || asking)) {
        return draft.size();
      }
    }
    return draft.size();
  }

  /** "What amount did we invoice in each month". */
  private static boolean asksInTimes(Draft draft) {
    return WordClass.ASKING_THING.contains(draft.tokens.get(0).text())
        && IntStream.range(0, draft.size()).anyMatch(at -> draft.isFree(at, Cue.EACH_TIME));
  }

  private static boolean isGrouped(Draft draft, int head) {
    return IntStream.range(head + 1, draft.size())
        .anyMatch(
            at ->
                draft.isFree(at, Cue.EACH_TIME)
                    || (GroupWords.isPer(draft, at) && Groups.groupable(draft, draft.next(at)))
                    || GroupWords.isBy(draft, at));
  }
}
