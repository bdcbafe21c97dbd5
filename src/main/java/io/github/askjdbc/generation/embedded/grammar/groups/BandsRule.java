package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Definition;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How many rows there are in each of several classes that somebody defined by the numbers of a
 * column: "how many small, medium and large accounts do we have", "accounts per size class". Rows
 * without a number are in none. Asked otherwise, the classes are not read.
 */
public final class BandsRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<Definition> classes =
          draft.metric(at).map(Link.ToMetric::expression).filter(Definition::tellsKinds);
      if (classes.isPresent()) {
        group(draft, at, classes.get());
      }
    }
  }

  private static void group(Draft draft, int at, Definition classes) {
    List<ColumnName> columns = classes.columns();
    if (draft.isFree(at - 1, Cue.EACH)) {
      each(draft, at, classes);
      return;
    }
    boolean counted =
        draft.isFree(at - 1, Cue.COUNT)
            && draft.table(at + 1).filter(table -> isOf(table, columns)).isPresent();
    if (!counted) {
      draft.reject();
      return;
    }
    kinds(draft, at, classes, draft.take(at));
    TableName rows = columns.get(0).table();
    draft.subject = Optional.of(rows);
    draft.named.add(rows);
    draft.countsSubject = true;
    draft.select(at + 1, Aggregate.countRows(), draft.take(at - 1, at + 1));
  }

  /** "The number of accounts per size class": one row for each class that there is. */
  private static void each(Draft draft, int at, Definition classes) {
    boolean counted =
        IntStream.range(0, at - 1)
            .filter(cue -> draft.isFree(cue, Cue.COUNT))
            .mapToObj(cue -> draft.table(draft.next(cue)))
            .anyMatch(table -> table.filter(one -> isOf(one, classes.columns())).isPresent());
    if (!counted) {
      draft.reject();
      return;
    }
    kinds(draft, at, classes, draft.take(at - 1, at));
  }

  private static void kinds(Draft draft, int at, Definition classes, List<WordSpan> spans) {
    Expression kind = new Expression.Defined(classes);
    draft.select(at, kind, spans);
    draft.actions.add(new Action.AddGroupBy(kind, spans));
    draft.where(new Condition.Present(classes.columns().get(0)), spans);
  }

  private static boolean isOf(TableName table, List<ColumnName> columns) {
    return columns.size() == 1 && columns.get(0).table().equals(table);
  }
}
