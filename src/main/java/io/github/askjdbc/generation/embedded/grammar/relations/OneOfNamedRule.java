package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One thing of one row: "the phone number of Abbey Clinic" is not that of its many patients, where
 * clinics have none themselves. Others are meant only where the question names them.
 */
public final class OneOfNamedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    Set<TableName> spokenOf =
        IntStream.range(0, draft.size())
            .boxed()
            .flatMap(at -> spokenOf(draft, at))
            .collect(Collectors.toSet());
    Set<TableName> named =
        IntStream.range(0, draft.size())
            .mapToObj(at -> draft.value(at).map(Link.ToValue::column))
            .flatMap(Optional::stream)
            .filter(draft::isName)
            .map(ColumnName::table)
            .collect(Collectors.toSet());
    boolean ofMany =
        IntStream.range(0, draft.size())
            .filter(at -> NounNumber.singular(draft.tokens.get(at).text()).equals(text(draft, at)))
            .mapToObj(draft::column)
            .flatMap(Optional::stream)
            .filter(column -> isShown(draft, column))
            .map(ColumnName::table)
            .filter(rows -> !spokenOf.contains(rows) && !draft.singled.contains(rows))
            .anyMatch(rows -> named.stream().anyMatch(one -> hasMany(draft, one, rows)));
    if (ofMany) {
      draft.reject();
    }
  }

  private static String text(Draft draft, int at) {
    return draft.tokens.get(at).text();
  }

  /** Tables that a token names, or whose rows it limits. */
  private static Stream<TableName> spokenOf(Draft draft, int at) {
    return Stream.concat(
        draft.table(at).stream(),
        Stream.concat(
            draft.value(at).map(value -> value.column().table()).stream(),
            draft.filter(at).map(filter -> filter.condition().table()).stream()));
  }

  private static boolean isShown(Draft draft, ColumnName column) {
    return draft.selected.stream().anyMatch(shown -> shown.expression().equals(new Cell(column)));
  }

  private static boolean hasMany(Draft draft, TableName one, TableName rows) {
    return draft.graph.connect(one, Set.of(rows)).filter(JoinTree::multipliesRoot).isPresent();
  }
}
