package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All rows that belong to the extreme one of others: "the stores in the district with the most
 * inhabitants" are all that are there, so that no limit may cut them. The district is told by its
 * own number, which has to be the extreme of all districts.
 */
final class ExtremeOfReferred {

  private ExtremeOfReferred() {}

  /**
   * Whether rows of another table are asked for, of which one that is measured may have several.
   *
   * @param at token of the superlative
   * @param measured by which the extreme is told
   */
  static boolean isAsked(Draft draft, int at, ColumnName measured) {
    return IntStream.range(0, at)
        .mapToObj(draft::table)
        .flatMap(Optional::stream)
        .findFirst()
        .filter(asked -> !asked.equals(measured.table()))
        .filter(asked -> !SameRows.are(draft, asked, measured.table()))
        .flatMap(asked -> draft.graph.connect(measured.table(), Set.of(asked)))
        .filter(JoinTree::multipliesRoot)
        .isPresent();
  }

  /** Only the one extreme of all is read: several, or one among some, are told in other ways. */
  static void read(Draft draft, ColumnName measured, boolean largest, List<Integer> places) {
    if (isNarrowed(draft, measured.table())) {
      draft.reject();
      return;
    }
    Aggregate extreme = Aggregate.of(largest ? Function.MAX : Function.MIN, measured);
    Expression.Scalar all =
        new Expression.Scalar(
            List.of(
                new Action.AddFrom(measured.table(), Optional.empty(), List.of()),
                new Action.AddSelect(extreme, List.of())));
    draft.named.add(measured.table());
    draft.where(
        new Condition.Comparison(new Expression.Cell(measured), Condition.Operator.EQUAL, all),
        draft.take(places));
  }

  private static boolean isNarrowed(Draft draft, TableName rows) {
    boolean numbered =
        IntStream.range(0, draft.size()).anyMatch(at -> draft.number(at).isPresent());
    return numbered
        || IntStream.range(0, draft.size())
            .filter(at -> draft.value(at).isPresent() || draft.filter(at).isPresent())
            .mapToObj(draft.tokens::get)
            .flatMap(token -> token.link().stream())
            .flatMap(link -> link.namedColumns().stream())
            .anyMatch(column -> column.table().equals(rows));
  }
}
