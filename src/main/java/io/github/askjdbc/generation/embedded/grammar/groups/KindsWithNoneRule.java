package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.KindColumns;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Kinds that no row of a sort has: "which towns have no member over 60". A town with a younger
 * member may have an older one as well, so that what is said of the member is looked for in all of
 * them. The denial is read first, so that no rule denies what is said behind it; that is judged
 * when all else was read.
 */
public final class KindsWithNoneRule implements Rule {

  private final boolean last;

  /**
   * @param last whether to judge what was read
   */
  public KindsWithNoneRule(boolean last) {
    this.last = last;
  }

  /**
   * @param kind token of what is asked for
   * @param denial token of "no"
   * @param rows token of the noun behind it
   */
  private record Denied(int kind, int denial, int rows) {}

  @Override
  public void apply(Draft draft) {
    denied(draft)
        .filter(one -> draft.free(one.denial()) != last)
        .ifPresent(
            one -> {
              if (last) {
                judge(draft, one);
              } else {
                draft.take(one.denial());
              }
            });
  }

  private static Optional<Denied> denied(Draft draft) {
    List<Integer> denials =
        IntStream.range(1, draft.size())
            .filter(at -> draft.cue(at).equals(Optional.of(Cue.NOT)))
            .boxed()
            .toList();
    if (denials.size() != 1) {
      return Optional.empty();
    }
    int denial = denials.get(0);
    int rows = draft.next(denial);
    Optional<TableName> table = draft.table(rows);
    int kind = draft.previous(denial);
    if (table.isPresent() && draft.table(kind).equals(table)) {
      kind = draft.previous(kind); // "ranks of captains that have no captain"
    }
    int before = draft.previous(kind);
    boolean first = before < 0 || (draft.previous(before) < 0 && draft.table(before).equals(table));
    boolean said =
        table.isPresent()
            && first
            && rows + 1 < draft.size()
            && draft.column(kind).filter(one -> isKind(draft, one, table.get())).isPresent();
    return said ? Optional.of(new Denied(kind, denial, rows)) : Optional.empty();
  }

  private static boolean isKind(Draft draft, ColumnName column, TableName rows) {
    return column.table().equals(rows) && KindColumns.contain(draft, column);
  }

  /** Rejected where more is said than of the rows alone. */
  private static void judge(Draft draft, Denied denied) {
    ColumnName kind = draft.column(denied.kind()).orElseThrow();
    List<Action> said = List.copyOf(draft.actions);
    boolean plain =
        draft.selected.size() == 1
            && draft.selected.get(0).expression().equals(new Cell(kind))
            && draft.counted.isEmpty()
            && said.stream()
                .allMatch(
                    one ->
                        one instanceof Action.AddDistinct
                            || isOfRows(draft, one, denied, kind.table()))
            && said.stream().anyMatch(Action.AddWhere.class::isInstance);
    if (!plain || draft.named.stream().anyMatch(one -> !one.equals(kind.table()))) {
      draft.reject();
      return;
    }
    List<Action> query = new ArrayList<>();
    query.add(new Action.AddSelect(new Cell(kind), List.of()));
    query.add(new Action.AddFrom(kind.table(), Optional.empty(), List.of()));
    said.stream().filter(Action.AddWhere.class::isInstance).forEach(query::add);
    query.add(new Action.AddWhere(new Condition.Present(kind), List.of()));
    draft.actions.clear();
    draft.actions.add(new Action.AddDistinct(List.of()));
    draft.where(
        new Condition.Among(new Cell(kind), query, true),
        List.of(draft.tokens.get(denied.denial()).span()));
  }

  /** Whether it is a condition on the rows that stands behind their noun. */
  private static boolean isOfRows(Draft draft, Action action, Denied denied, TableName rows) {
    return action instanceof Action.AddWhere where
        && UsedColumns.of(where).stream().allMatch(column -> column.table().equals(rows))
        && where.from().stream().allMatch(span -> draft.at(span.first()) > denied.denial());
  }
}
