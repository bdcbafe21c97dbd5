package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Rows and groups compared with the average of all: "products with a price above average",
 * "technicians with an above-average score". Where other conditions are asked for, the average may
 * be of all rows or of those alone, so that nothing is read.
 */
public final class AverageComparedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int cue = 0; cue < draft.size() && isUnlimited(draft); cue++) {
      Optional<MeasureCompared> compared = MeasureCompared.of(draft, cue);
      int last = compared.map(MeasureCompared::last).orElse(cue);
      int average = average(draft, last);
      Optional<Condition.Operator> operator =
          compared.map(MeasureCompared::operator).or(operator(draft, cue));
      if (operator.isPresent() && draft.isFree(average, Cue.AVERAGE)) {
        compare(draft, cue, average, operator.get(), compared);
        return;
      }
    }
  }

  private static Supplier<Optional<Condition.Operator>> operator(Draft draft, int cue) {
    return () -> Comparators.ofNumbers(draft, cue);
  }

  /** Past the word in "above the overall average". */
  private static int average(Draft draft, int cue) {
    int next = draft.next(cue);
    return isOverall(draft, next) ? draft.next(next) : next;
  }

  private static boolean isOverall(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.OVERALL.contains(draft.tokens.get(at).text());
  }

  private static boolean isUnlimited(Draft draft) {
    return draft.actions.isEmpty() && draft.ratio.isEmpty() && draft.counted.isEmpty();
  }

  private static void compare(
      Draft draft,
      int cue,
      int average,
      Condition.Operator operator,
      Optional<MeasureCompared> compared) {
    int right = OwnedColumn.isBehind(draft, average + 1) ? average + 2 : average + 1;
    Optional<ColumnName> before = compared.map(MeasureCompared::column);
    Optional<ColumnName> behind =
        draft.isQuantity(right) ? draft.column(right) : Optional.<ColumnName>empty();
    Optional<ColumnName> column = before.or(() -> behind);
    Optional<TableName> rows =
        IntStream.range(0, draft.size())
            .mapToObj(at -> draft.table(at).or(() -> called(draft, at)))
            .flatMap(Optional::stream)
            .findFirst();
    boolean same = before.isEmpty() || behind.isEmpty() || before.equals(behind);
    int last = behind.isPresent() ? right : average;
    if (column.isEmpty() || rows.isEmpty() || !same || !isOfAll(draft, last, column.get())) {
      return;
    }
    Set<Integer> places = new TreeSet<>(List.of(cue, last));
    IntStream.range(average, last).forEach(places::add); // "invoice" of an average invoice amount
    compared.ifPresent(one -> places.addAll(one.places()));
    int noun = draft.next(last);
    if (called(draft, noun).equals(rows)) {
      places.add(noun); // "the average panel model"
    }
    int overall = draft.next(compared.map(MeasureCompared::last).orElse(cue));
    if (isOverall(draft, overall)) {
      places.add(overall);
    }
    if (rows.get().equals(column.get().table())) {
      Condition condition =
          new Condition.Comparison(new Cell(column.get()), operator, ofAll(column.get()));
      draft.where(condition, take(draft, places));
    } else {
      ofGroup(draft, column.get(), operator, places);
    }
  }

  /** Nothing behind says of which rows the average is, or any of them stands for all. */
  private static boolean isOfAll(Draft draft, int last, ColumnName column) {
    int next = draft.next(last);
    boolean all =
        draft.table(next).or(() -> called(draft, next)).equals(Optional.of(column.table()));
    return isOver(draft, next) || (all && isOver(draft, draft.next(next)));
  }

  /** The table whose rows a column names that a token is. */
  private static Optional<TableName> called(Draft draft, int at) {
    return draft.column(at).filter(draft::isName).map(ColumnName::table);
  }

  private static boolean isOver(Draft draft, int at) {
    return at >= draft.size() || draft.beginsSentence(at);
  }

  /** The average of each group, where the words say that it is one. */
  private static void ofGroup(
      Draft draft, ColumnName column, Condition.Operator operator, Set<Integer> places) {
    int first = places.iterator().next();
    int own = draft.previous(first);
    if (isOfTable(draft, own, column)) {
      places.add(own);
      own = draft.previous(own);
    }
    boolean average = draft.isFree(own, Cue.AVERAGE);
    boolean adjective = draft.cue(first).isPresent() && draft.fillerBefore(first, WordClass.WITH);
    boolean counted = IntStream.range(0, draft.size()).anyMatch(at -> draft.isFree(at, Cue.COUNT));
    if (counted || (!average && !adjective)) {
      return;
    }
    if (average) {
      places.add(own);
    }
    draft.named.add(column.table());
    Condition condition =
        new Condition.Comparison(Aggregate.of(Function.AVG, column), operator, ofAll(column));
    draft.actions.add(new Action.AddHaving(condition, take(draft, places)));
  }

  /** "Satisfaction score" of satisfaction surveys. */
  private static boolean isOfTable(Draft draft, int at, ColumnName column) {
    return draft.isUnknown(at)
        && NameParts.of(column.table().name()).contains(draft.tokens.get(at).text());
  }

  private static Expression ofAll(ColumnName column) {
    return new Expression.Scalar(
        List.of(
            new Action.AddSelect(Aggregate.of(Function.AVG, column), List.of()),
            new Action.AddFrom(column.table(), Optional.empty(), List.of())));
  }

  private static List<WordSpan> take(Draft draft, Set<Integer> places) {
    return draft.take(places);
  }
}
