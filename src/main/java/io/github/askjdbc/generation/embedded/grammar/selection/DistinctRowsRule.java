package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.WordSpan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * "The names of all distinct nurses", "the different membership levels": a list that shows nothing
 * twice. Rows that only share a part of what they are called by are no less distinct, so that they
 * must be shown by all of it.
 */
public final class DistinctRowsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(0, draft.size())
        .filter(at -> draft.isFree(at, Cue.DISTINCT) && !draft.fillerBefore(at, WordClass.FOR))
        .filter(at -> draft.table(at + 1).isPresent())
        .filter(at -> isList(draft) && isMeant(draft, at, draft.table(at + 1).get()))
        .forEach(at -> draft.actions.add(new Action.AddDistinct(draft.take(at))));
  }

  private static boolean isMeant(Draft draft, int distinct, TableName rows) {
    Set<ColumnName> shown =
        draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .collect(Collectors.toSet());
    boolean own = shown.stream().allMatch(one -> one.table().equals(rows));
    Optional<ColumnName> kind = draft.column(distinct + 2);
    boolean kinds =
        draft.adjacent(distinct + 1, draft.next(distinct + 1))
            && kind.map(Set::of).equals(Optional.of(shown));
    boolean told =
        NounNumber.isPlural(draft.tokens.get(distinct + 1).text())
            && draft.subject.equals(Optional.of(rows))
            && !namesColumn(draft, distinct + 1, rows)
            && (shown.isEmpty() || areTold(draft, rows, shown));
    return own && (kinds || told);
  }

  /** "The different product sizes" are no different products. */
  private static boolean namesColumn(Draft draft, int at, TableName rows) {
    WordSpan noun = draft.tokens.get(at).span();
    return draft
        .question
        .linksAt(noun.last())
        .filter(link -> link.span().equals(noun) && link.naming() == NameExtent.WHOLE)
        .flatMap(link -> link.namedColumn().stream())
        .anyMatch(column -> column.table().equals(rows));
  }

  /** Whether what is shown tells the rows apart. */
  private static boolean areTold(Draft draft, TableName rows, Set<ColumnName> shown) {
    Set<ColumnName> names = new HashSet<>();
    draft.knowledge.catalog().table(rows).map(draft.names::of).ifPresent(names::addAll);
    return (!names.isEmpty() && shown.containsAll(names))
        || shown.stream().anyMatch(draft.columns::isKey);
  }

  /** Whether cells of rows are listed, in an order of what is shown. */
  private static boolean isList(Draft draft) {
    List<Expression> shown = draft.selected.stream().map(Draft.Selected::expression).toList();
    return draft.counted.isEmpty()
        && draft.metric.isEmpty()
        && draft.ratio.isEmpty()
        && shown.stream().allMatch(Cell.class::isInstance)
        && draft.actions.stream().allMatch(one -> isOfList(one, shown));
  }

  private static boolean isOfList(Action action, List<Expression> shown) {
    return action instanceof Action.AddWhere
        || action instanceof Action.AddDistinct
        || (action instanceof Action.AddOrderBy order && shown.contains(order.expression()));
  }
}
