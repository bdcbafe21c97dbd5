package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Members who spent more than 100 on tickets": what all of their rows come to, where those have
 * one amount of money, or a price and a number of pieces.
 */
public final class SpentInSumRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int verb = 1; verb < draft.size(); verb++) {
      if (draft.isUnknown(verb) && WordClass.SPENT.contains(draft.tokens.get(verb).text())) {
        read(draft, verb);
      }
    }
  }

  private static void read(Draft draft, int verb) {
    int cue = draft.next(verb);
    int number = draft.next(cue);
    Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
    if (operator.isEmpty() || !draft.free(number) || draft.number(number).isEmpty()) {
      return;
    }
    Compared compared =
        new Compared(
            operator.get(), new Condition.Literal.Numeral(draft.number(number).orElseThrow()));
    if (!compared.holdsOfNone()) {
      spent(draft, number)
          .ifPresent(
              sum ->
                  draft.actions.add(
                      new Action.AddHaving(
                          compared.with(sum), draft.take(places(draft, verb, cue, number)))));
    }
  }

  /** What they spent it on: rows of theirs, and not the things that anybody may buy. */
  private static Optional<Expression> spent(Draft draft, int number) {
    int place =
        IntStream.range(number + 1, draft.size())
            .filter(at -> draft.table(at).isPresent())
            .filter(at -> draft.fillerBefore(at, WordClass.SPENT_ON))
            .findFirst()
            .orElse(draft.size());
    Optional<TableName> asked = draft.named.stream().findFirst();
    return draft
        .table(place)
        .filter(rows -> asked.filter(who -> isOfOne(draft, rows, who)).isPresent())
        .flatMap(rows -> sum(draft, rows));
  }

  private static boolean isOfOne(Draft draft, TableName rows, TableName who) {
    return draft.graph.references(rows, who).size() == 1;
  }

  private static Optional<Expression> sum(Draft draft, TableName rows) {
    Optional<Aggregate> lines = LineTotal.of(draft, rows);
    return lines.isPresent()
        ? lines.map(Expression.class::cast)
        : OnlyMoney.of(draft, rows)
            .filter(money -> !LineTotal.hasPieces(draft, rows))
            .map(money -> Aggregate.of(Function.SUM, money));
  }

  private static List<Integer> places(Draft draft, int verb, int cue, int number) {
    List<Integer> places = new ArrayList<>(List.of(verb, cue, number));
    IntStream.range(number + 1, draft.size())
        .filter(at -> draft.isFree(at, Cue.SUM))
        .filter(at -> at == draft.next(number) || draft.next(at) >= draft.size())
        .forEach(places::add);
    return places;
  }
}
