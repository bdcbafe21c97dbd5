package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rows compared with the average of those that share something with them: "priced above the average
 * of their own department", "longer than the average film of the same rating". Where other
 * conditions are asked for, the average may be of all rows or of those alone, so that nothing is
 * read.
 */
public final class AverageOfGroupRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean limited =
        !draft.actions.isEmpty() || draft.ratio.isPresent() || draft.counted.isPresent();
    for (int cue = 1; !limited && cue < draft.size(); cue++) {
      Optional<MeasureCompared> compared = MeasureCompared.of(draft, cue);
      if (compared.isPresent()) {
        compare(draft, compared.get());
        return;
      }
    }
  }

  private static void compare(Draft draft, MeasureCompared compared) {
    ColumnName measured = compared.column();
    int cue = compared.last();
    int[] groups =
        IntStream.range(cue + 1, draft.size())
            .filter(at -> group(draft, measured, at).isPresent())
            .toArray();
    if (groups.length != 1 || !isWhole(draft, measured, cue, groups[0])) {
      return;
    }
    draft.where(
        new Condition.OfGroup(
            new Cell(measured),
            compared.operator(),
            Function.AVG,
            List.of(group(draft, measured, groups[0]).orElseThrow()),
            List.of()),
        draft.take(IntStream.range(compared.places().get(0), draft.size()).toArray()));
  }

  /** Whether all words behind a comparison are of one average, over those that share a group. */
  private static boolean isWhole(Draft draft, ColumnName measured, int cue, int group) {
    List<Integer> behind = IntStream.range(cue + 1, draft.size()).boxed().toList();
    boolean shared =
        behind.stream()
            .limit(group - cue - 1L)
            .anyMatch(at -> sharing(draft.tokens.get(at).text()));
    return shared
        && behind.stream().filter(at -> draft.isFree(at, Cue.AVERAGE)).count() == 1
        && behind.stream()
            .allMatch(
                at ->
                    at == group
                        || draft.isFree(at, Cue.AVERAGE)
                        || isPlain(draft, at)
                        || (draft.free(at) && isOf(draft, measured, at)));
  }

  private static boolean sharing(String word) {
    return WordClass.POSSESSIVE_PRONOUN.contains(word)
        || WordClass.OWN.contains(word)
        || (WordClass.ALIKE.contains(word) && !WordClass.UNLIKE.contains(word));
  }

  private static boolean isPlain(Draft draft, int at) {
    boolean filler = draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content();
    return draft.free(at) && (filler || sharing(draft.tokens.get(at).text()));
  }

  /** The measure said again, or the rows that have it. */
  private static boolean isOf(Draft draft, ColumnName measured, int at) {
    return draft.column(at).equals(Optional.of(measured))
        || draft.table(at).equals(Optional.of(measured.table()));
  }

  /** What tells the group: another column of the rows, or their one key to a table. */
  private static Optional<ColumnName> group(Draft draft, ColumnName measured, int at) {
    if (!draft.free(at)) {
      return Optional.empty();
    }
    Optional<ColumnName> column =
        draft.column(at).filter(one -> one.table().equals(measured.table()));
    return column
        .or(() -> draft.table(at).flatMap(table -> key(draft, measured.table(), table)))
        .filter(one -> !one.equals(measured) && !draft.columns.isQuantity(one));
  }

  private static Optional<ColumnName> key(Draft draft, TableName from, TableName to) {
    List<ForeignKey> keys = draft.graph.references(from, to);
    return keys.size() == 1 && keys.get(0).fromColumns().size() == 1
        ? Optional.of(new ColumnName(from, keys.get(0).fromColumns().get(0)))
        : Optional.empty();
  }
}
