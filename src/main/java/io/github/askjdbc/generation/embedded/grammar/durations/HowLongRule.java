package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "How long is a lesson on average", "how long do our classes last": the one column that holds a
 * length of the rows that the question speaks of. What took how long from one time to another is
 * told elsewhere.
 */
public final class HowLongRule implements Rule {

  private static final String HOW = "how";
  private static final String LONG = "long";

  @Override
  public void apply(Draft draft) {
    int how = 0;
    boolean asked =
        draft.size() > 2
            && draft.free(how)
            && draft.free(how + 1)
            && draft.tokens.get(how).text().equals(HOW)
            && draft.tokens.get(how + 1).text().equals(LONG);
    Optional<ColumnName> length = asked ? length(draft) : Optional.empty();
    length.ifPresent(column -> read(draft, how, column));
  }

  private static void read(Draft draft, int how, ColumnName column) {
    List<Integer> places = new ArrayList<>(List.of(how, how + 1));
    IntStream.range(how + 2, draft.size())
        .filter(at -> draft.isUnknown(at))
        .filter(at -> WordClass.LASTING.contains(draft.tokens.get(at).text()))
        .forEach(places::add);
    Optional<Integer> mean =
        IntStream.range(how + 2, draft.size())
            .filter(at -> draft.isFree(at, Cue.AVERAGE))
            .boxed()
            .findFirst();
    mean.ifPresent(places::add);
    Expression shown = mean.isPresent() ? Aggregate.of(Function.AVG, column) : new Cell(column);
    draft.named.add(column.table());
    draft.select(how, shown, draft.take(places));
  }

  /** Empty where the rows spoken of have several, or a column of lengths is named. */
  private static Optional<ColumnName> length(Draft draft) {
    List<TableName> rows =
        IntStream.range(2, draft.size())
            .boxed()
            .flatMap(at -> draft.rows(at).stream())
            .distinct()
            .toList();
    boolean named =
        IntStream.range(2, draft.size())
            .mapToObj(draft::column)
            .flatMap(Optional::stream)
            .anyMatch(draft.columns::isQuantity);
    if (rows.size() != 1 || named) {
      return Optional.empty();
    }
    List<ColumnName> lengths =
        draft.knowledge.catalog().table(rows.get(0)).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .filter(
                name ->
                    NameParts.of(name.column()).stream()
                        .anyMatch(WordClass.LENGTH_COLUMN::contains))
            .toList();
    List<ColumnName> plain =
        lengths.stream().filter(name -> NameParts.of(name.column()).size() == 1).toList();
    List<ColumnName> meant = plain.isEmpty() ? lengths : plain;
    return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
  }
}
