package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnAmount;
import io.github.askjdbc.generation.embedded.grammar.phrases.UnnamedAmount;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A number of a row that is compared with what stands behind: "a price above", "taller than",
 * "fewer copies than".
 *
 * @param places tokens that say it
 * @param last the last of them
 */
record MeasureCompared(ColumnName column, Operator operator, List<Integer> places, int last) {

  /**
   * Empty where nothing is compared.
   *
   * @param at token of what compares
   */
  static Optional<MeasureCompared> of(Draft draft, int at) {
    return behind(draft, at)
        .or(() -> adjective(draft, at))
        .or(() -> around(draft, at))
        .or(() -> forEach(draft, at))
        .or(() -> ofAmount(draft, at));
  }

  /** "A price above". */
  private static Optional<MeasureCompared> behind(Draft draft, int at) {
    int left = draft.previous(at);
    return Comparators.ofNumbers(draft, at)
        .filter(operator -> draft.isQuantity(left))
        .map(
            operator ->
                new MeasureCompared(
                    draft.column(left).orElseThrow(), operator, List.of(left, at), at));
  }

  /** "Taller than". */
  private static Optional<MeasureCompared> adjective(Draft draft, int at) {
    return draft
        .measure(at)
        .filter(measure -> draft.free(at) && !measure.superlative())
        .map(
            (Link.ToMeasure measure) ->
                new MeasureCompared(
                    measure.column(),
                    measure.rising() ? Operator.MORE : Operator.LESS,
                    List.of(at),
                    at));
  }

  /** "Fewer copies than", also with the rest of the name before: "sold fewer copies than". */
  private static Optional<MeasureCompared> around(Draft draft, int at) {
    int noun = at + 1;
    int verb = draft.previous(at);
    Optional<ColumnName> before =
        draft.isQuantity(verb) ? draft.column(verb) : Optional.<ColumnName>empty();
    Optional<ColumnName> column =
        draft.isQuantity(noun)
            ? draft.column(noun)
            : before.filter(name -> draft.isWordOf(noun, name));
    List<Integer> places = before.equals(column) ? List.of(verb, at, noun) : List.of(at, noun);
    return column
        .filter(name -> draft.isUnknown(at) && isBeforeThan(draft, noun))
        .flatMap(
            name ->
                operator(draft.tokens.get(at).text())
                    .map(operator -> new MeasureCompared(name, operator, places, noun)));
  }

  /** "Earn more per hour than". */
  private static Optional<MeasureCompared> forEach(Draft draft, int at) {
    int verb = draft.previous(at);
    int unit = at + 2;
    boolean rate =
        draft.isUnknown(at)
            && draft.isQuantity(verb)
            && (WordClass.EARNING.contains(draft.tokens.get(verb).text())
                || WordClass.RATED.contains(draft.tokens.get(verb).text()))
            && unit < draft.size()
            && WordClass.EACH_UNIT.contains(draft.tokens.get(at + 1).text())
            && isBeforeThan(draft, unit);
    return rate
        ? operator(draft.tokens.get(at).text())
            .map(
                operator ->
                    new MeasureCompared(
                        draft.column(verb).orElseThrow(),
                        operator,
                        List.of(verb, at, at + 1, unit),
                        unit))
        : Optional.empty();
  }

  /** "Payments larger than the average payment", which are of one amount. */
  private static Optional<MeasureCompared> ofAmount(Draft draft, int at) {
    int rows = draft.previous(at);
    int average = draft.next(at);
    boolean same =
        draft.free(rows)
            && draft.table(rows).isPresent()
            && draft.isFree(average, Cue.AVERAGE)
            && draft.adjacent(average, draft.next(average))
            && draft.table(draft.next(average)).equals(draft.table(rows));
    return Comparators.ofNumbers(draft, at)
        .filter(operator -> same)
        .flatMap(
            operator ->
                UnnamedAmount.of(draft, draft.table(rows).orElseThrow())
                    .filter(OwnAmount::isOwnAmount)
                    .map(column -> new MeasureCompared(column, operator, List.of(at), at)));
  }

  private static boolean isBeforeThan(Draft draft, int noun) {
    return IntStream.range(noun + 1, draft.next(noun))
        .anyMatch(at -> WordClass.THAN.contains(draft.tokens.get(at).text()));
  }

  private static Optional<Operator> operator(String word) {
    return WordClass.MORE_OF.contains(word)
        ? Optional.of(Operator.MORE)
        : WordClass.LESS_OF.contains(word) ? Optional.of(Operator.LESS) : Optional.empty();
  }
}
