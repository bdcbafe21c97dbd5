package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One sum of what many rows have cost: "what have flat tyres cost us in repairs", "what did the
 * repairs cost". Not what one of them or a kind of them costs, which may be the same each time.
 */
final class PastCost {

  private static final double BELIEF = 0.85;

  private PastCost() {}

  /** Whether the question asks so; it is read then. */
  static boolean read(Draft draft) {
    int verb =
        IntStream.range(2, draft.size())
            .filter(at -> draft.isQuantity(at))
            .filter(at -> WordClass.COSTING.contains(draft.tokens.get(at).text()))
            .findFirst()
            .orElse(-1);
    boolean asked = verb > 0 && WordClass.ASKING_NAMELESS.contains(draft.tokens.get(0).text());
    List<Integer> said =
        IntStream.range(1, draft.size())
            .filter(at -> at != verb)
            .filter(at -> draft.tokens.get(at).content() || draft.tokens.get(at).link().isPresent())
            .filter(at -> !isSoFar(draft, at))
            .boxed()
            .toList();
    Optional<ColumnName> money =
        asked && said.stream().anyMatch(at -> at < verb && isMany(draft, at))
            ? draft.column(verb).filter(column -> isPlain(draft, said, column))
            : Optional.empty();
    money.ifPresent(
        column -> {
          List<Integer> places = new ArrayList<>(List.of(0, verb));
          said.stream().filter(draft::free).forEach(places::add);
          draft.belief *= BELIEF;
          draft.named.add(column.table());
          draft.select(0, Aggregate.of(Function.SUM, column), draft.take(places));
        });
    return money.isPresent();
  }

  /** Several rows, or a kind of them, of which the verb tells what was. */
  private static boolean isMany(Draft draft, int at) {
    boolean past =
        draft.fillerBefore(at, WordClass.DONE) || draft.fillerBefore(at, WordClass.PERFECT);
    boolean kind =
        draft
            .value(at)
            .map(Link.ToValue::column)
            .filter(column -> !draft.isName(column))
            .isPresent();
    boolean many =
        draft.table(at).isPresent()
            && NounNumber.isPlural(draft.tokens.get(at).text())
            && draft.value(at + 1).isEmpty();
    return past && (kind || many);
  }

  /** Whether nothing is spoken of but rows that have the money, and what was read of them. */
  private static boolean isPlain(Draft draft, List<Integer> said, ColumnName money) {
    return said.stream()
        .allMatch(
            at ->
                draft.table(at).filter(rows -> isOf(rows, money)).isPresent()
                    || (!draft.free(at) && draft.table(at).isEmpty())
                    || isSaidOf(draft, at)
                    || draft.isFree(at, Cue.SUM)
                    || (draft.isUnknown(at) && isTogether(draft, at)));
  }

  /** "Vans" of "the repairs of Transit vans", which the value before narrows. */
  private static boolean isSaidOf(Draft draft, int at) {
    return draft
        .table(at)
        .filter(rows -> draft.value(at - 1).filter(v -> isOf(rows, v.column())).isPresent())
        .isPresent();
  }

  private static boolean isSoFar(Draft draft, int at) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    int first = draft.tokens.get(at).span().first();
    return Idioms.soFar(words, first) > 0 || (at > 0 && Idioms.soFar(words, first - 1) > 1);
  }

  private static boolean isOf(TableName rows, ColumnName money) {
    return rows.equals(money.table());
  }

  private static boolean isTogether(Draft draft, int at) {
    return WordClass.TOGETHER.contains(draft.tokens.get(at).text());
  }
}
