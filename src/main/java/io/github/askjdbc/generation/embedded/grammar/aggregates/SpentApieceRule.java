package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is given for one thing: "what do we pay for a van on average", "what is the most we ever
 * paid for a van". By the one column of money that the things have, if it says that it was spent.
 */
public final class SpentApieceRule implements Rule {

  private static final double ONLY_MONEY = 0.85;

  @Override
  public void apply(Draft draft) {
    int verb =
        IntStream.range(1, draft.size())
            .filter(at -> draft.isUnknown(at) && isSpending(draft, at))
            .findFirst()
            .orElse(draft.size());
    int cue = cue(draft, verb);
    boolean asked =
        verb < draft.size()
            && cue > 0
            && draft.selected.isEmpty()
            && draft.actions.stream().noneMatch(SpentApieceRule::isOrder)
            && WordClass.ASKING_NAMELESS.contains(draft.tokens.get(0).text());
    int rows = asked ? rows(draft, verb) : draft.size();
    Optional<ColumnName> money =
        draft
            .table(rows)
            .flatMap(table -> OnlyMoney.of(draft, table))
            .filter(SpentApieceRule::isSpent);
    money.ifPresent(
        column -> {
          draft.belief *= ONLY_MONEY;
          draft.named.add(column.table());
          draft.select(
              0,
              Aggregate.of(function(draft, cue), column),
              draft.take(draft.free(rows) ? List.of(0, cue, verb, rows) : List.of(0, cue, verb)));
        });
  }

  private static boolean isOrder(Action action) {
    return action instanceof Action.AddOrderBy;
  }

  private static boolean isSpending(Draft draft, int at) {
    return WordClass.SPENDING.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(at, WordClass.SOMEBODY);
  }

  /** "The most" right before whoever spends, or "on average" anywhere; -1 for none. */
  private static int cue(Draft draft, int verb) {
    int before = verb < draft.size() ? draft.previous(verb) : -1;
    boolean extreme =
        draft.free(before)
            && WordClass.COUNTED_MOST.contains(draft.tokens.get(before).text())
            && draft.cue(before).filter(cue -> cue == Cue.TOP || cue == Cue.BOTTOM).isPresent();
    return extreme
        ? before
        : IntStream.range(1, draft.size())
            .filter(at -> draft.isFree(at, Cue.AVERAGE))
            .filter(at -> at == draft.next(0) || draft.next(at) >= draft.size())
            .findFirst()
            .orElse(-1);
  }

  private static Function function(Draft draft, int cue) {
    return switch (draft.cue(cue).orElseThrow()) {
      case TOP -> Function.MAX;
      case BOTTOM -> Function.MIN;
      default -> Function.AVG;
    };
  }

  /** The things behind "for a", what narrows them before them. */
  private static int rows(Draft draft, int verb) {
    int first = draft.next(verb);
    boolean one =
        first < draft.size()
            && draft.fillerBefore(first, WordClass.SPENT_ON)
            && draft.fillerBefore(first, WordClass.ARTICLE);
    int at = first;
    while (one && at < draft.size() && !draft.free(at) && draft.table(at).isEmpty()) {
      at++;
    }
    Optional<TableName> rows = one ? draft.table(at) : Optional.empty();
    return rows.isPresent() ? at : draft.size();
  }

  private static boolean isSpent(ColumnName column) {
    return NameParts.of(ShortNames.writtenOut(column.column())).stream()
        .anyMatch(WordClass.SPENT_COLUMN::contains);
  }
}
