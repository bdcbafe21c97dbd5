package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words that say that all rows are meant, or those of today, where the query reads no others
 * anyway: "how many guests do we have in total", "beds do the wards have together", "are in repair
 * at the moment", "have been placed so far", "the average mark over all essays".
 */
public final class SaidOfAllRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size(); at++) {
      if (isOfWhole(draft, at) || isThere(draft, at) || isOver(draft, at)) {
        draft.take(at);
      }
      int word = draft.tokens.get(at).span().first();
      if (isState(draft, draft.previous(at))) {
        takeAll(draft, at, Idioms.now(words, word));
      }
      if (isDone(words, word)) {
        takeAll(draft, at, Idioms.soFar(words, word));
      }
    }
  }

  /** "In total", "together", behind a number over all rows. */
  private static boolean isOfWhole(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean open =
        (draft.isUnknown(at) && draft.tokens.get(at).content()) || draft.isFree(at, Cue.SUM);
    boolean noun = draft.table(at + 1).isPresent() || draft.column(at + 1).isPresent();
    if (!open || noun) {
      return false;
    }
    boolean overall =
        WordClass.OVERALL_COUNT.contains(word)
            || (draft.isFree(at, Cue.SUM) && draft.fillerBefore(at, WordClass.IN));
    return (overall && isNumber(draft, Set.of(Function.SUM, Function.COUNT)))
        || (WordClass.TOGETHER.contains(word) && isNumber(draft, Set.of(Function.SUM)));
  }

  /** "Over all essays", "across active contracts", of the rows that a number is taken over. */
  private static boolean isOver(Draft draft, int at) {
    boolean said = draft.free(at) && WordClass.OVER_ALL.contains(draft.tokens.get(at).text());
    int rows = draft.next(at);
    boolean all = draft.fillerBefore(rows, WordClass.WITHOUT_EXCEPTION);
    if (!said || (draft.cue(at).isPresent() && !all)) {
      return false;
    }
    while (!draft.free(rows) && (draft.filter(rows).isPresent() || draft.value(rows).isPresent())) {
      rows = draft.next(rows);
    }
    if (isEverybody(draft, at)) {
      return numbers(draft).findAny().isPresent();
    }
    Optional<TableName> over = over(draft, rows);
    return over.isPresent()
        && Stream.concat(
                draft.summed.stream(), numbers(draft).flatMap(one -> one.column().stream()))
            .anyMatch(column -> column.table().equals(over.get()));
  }

  /** "Across everyone". */
  private static boolean isEverybody(Draft draft, int at) {
    return draft.question.words().stream()
        .skip(draft.tokens.get(at).span().last() + 1L)
        .limit(1)
        .anyMatch(word -> WordClass.EVERYBODY.contains(word.folded()));
  }

  /** Of rows that a noun behind stands for, or the value before the end that they are called by. */
  private static Optional<TableName> over(Draft draft, int rows) {
    return rows >= draft.size() || draft.beginsSentence(rows)
        ? draft.value(draft.previous(rows)).map(value -> value.column().table())
        : draft.free(rows) ? Optional.empty() : draft.table(rows);
  }

  /** Those that are shown, sorted by or compared. */
  private static Stream<Aggregate> numbers(Draft draft) {
    Stream<Expression> shown = draft.selected.stream().map(Draft.Selected::expression);
    Stream<Expression> other =
        draft.actions.stream()
            .flatMap(
                action ->
                    action instanceof Action.AddOrderBy order
                        ? Stream.of(order.expression())
                        : action instanceof Action.AddHaving having
                                && having.condition() instanceof Condition.Comparison compared
                            ? Stream.of(compared.left())
                            : Stream.empty());
    return Stream.concat(shown, other)
        .filter(Aggregate.class::isInstance)
        .map(Aggregate.class::cast);
  }

  /** "Halls do we run at the moment", where the state behind it is read. */
  private static boolean isThere(Draft draft, int at) {
    int state = draft.next(at);
    return draft.isUnknown(at)
        && WordClass.BEING_THERE.contains(draft.tokens.get(at).text())
        && state < draft.size()
        && !draft.free(state)
        && draft.filter(state).filter(now -> now.evidence() == Evidence.STATE).isPresent();
  }

  private static boolean isNumber(Draft draft, Set<Function> functions) {
    return draft.selected.stream()
        .anyMatch(
            one ->
                one.expression() instanceof Aggregate number
                    && functions.contains(number.function()));
  }

  /** What is so now, said of rows that may have been otherwise before. */
  private static boolean isState(Draft draft, int at) {
    if (at < 0 || draft.free(at)) {
      return false;
    }
    boolean told = draft.filter(at).filter(state -> state.evidence() == Evidence.STATE).isPresent();
    return told
        || draft
            .value(at)
            .map(Link.ToValue::column)
            .filter(
                column ->
                    NameParts.of(column.column()).stream().anyMatch(WordClass.STATUS_COLUMN::ends))
            .isPresent();
  }

  /** "Have been placed": what we have had may be still to come. */
  private static boolean isDone(List<String> words, int until) {
    return words.stream().limit(until).anyMatch(WordClass.PERFECT::contains)
        && !words.contains("had");
  }

  /** So many words from a token on, where nothing is known of any of them. */
  private static void takeAll(Draft draft, int first, int words) {
    int[] places = IntStream.range(first, first + words).toArray();
    if (words > 0 && IntStream.of(places).allMatch(draft::isUnknown)) {
      draft.take(places);
    }
  }
}
