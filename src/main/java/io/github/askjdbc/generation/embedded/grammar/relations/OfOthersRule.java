package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a row has is its own or that of a row it refers to. A reading that takes it from the many
 * that refer to it is rejected: "the email address of each agent" is not that of the agent's
 * clients, and "employees have a phone extension" does not speak of whoever solved their tickets.
 */
public final class OfOthersRule implements Rule {

  /** Believed that much less where one of many others may be meant. */
  private static final double OF_MANY = 0.5;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      if (draft.free(at)) {
        continue;
      }
      if (isShownOfMany(draft, at) || isOfOtherName(draft, at)) {
        draft.reject();
      } else {
        possessed(draft, at);
      }
    }
  }

  /** "The email address of each agent". */
  private static boolean isShownOfMany(Draft draft, int at) {
    int owner = owner(draft, at);
    Optional<ColumnName> column = draft.column(at);
    boolean shown =
        column.isPresent()
            && draft.selected.stream()
                .anyMatch(one -> one.expression().equals(new Expression.Cell(column.get())));
    return shown
        && draft.fillerBefore(draft.next(at), WordClass.OF)
        && draft
            .table(owner)
            .flatMap(rows -> way(draft, rows, column.get()))
            .filter(JoinTree::multipliesRoot)
            .isPresent();
  }

  /** Behind "of", over a word for each of them. */
  private static int owner(Draft draft, int at) {
    int next = draft.next(at);
    boolean each =
        next < draft.size() && WordClass.PER_GROUP.contains(draft.tokens.get(next).text());
    return each ? draft.next(next) : next;
  }

  private static void possessed(Draft draft, int at) {
    Optional<TableName> rows = draft.table(draft.previous(at));
    Optional<ColumnName> column = draft.column(at);
    if (rows.isEmpty() || column.isEmpty() || !draft.fillerBefore(at, WordClass.POSSESSION)) {
      return;
    }
    Optional<JoinTree> way = way(draft, rows.get(), column.get()).filter(JoinTree::multipliesRoot);
    if (way.isEmpty() || namesOwner(draft, at, column.get())) {
      return;
    }
    if (way.get().steps().size() > 1) {
      draft.reject();
    } else {
      draft.belief *= OF_MANY;
    }
  }

  /** "With an order amount over 500", "with rating 5 reviews" say whose they are. */
  private static boolean namesOwner(Draft draft, int at, ColumnName column) {
    Set<String> owner = Set.copyOf(NameStems.of(column.table().name()));
    return NameParts.written(draft.tokens.get(at).text()).stream()
            .map(Stemming::stem)
            .anyMatch(owner::contains)
        || IntStream.range(0, draft.size())
            .mapToObj(draft::table)
            .anyMatch(Optional.of(column.table())::equals);
  }

  private static Optional<JoinTree> way(Draft draft, TableName rows, ColumnName column) {
    return rows.equals(column.table())
        ? Optional.empty()
        : draft.graph.connect(rows, List.of(column.table()));
  }

  /** "Unpaid rent" speaks of rent payments, and of no listing that is for rent. */
  private static boolean isOfOtherName(Draft draft, int at) {
    Optional<ColumnName> column = draft.value(at).map(value -> value.column());
    if (column.isEmpty()
        || draft.named.contains(column.get().table())
        || draft.tokens.get(at).span().length() > 1) {
      return false;
    }
    String stem = Stemming.stem(draft.tokens.get(at).text());
    return tables(draft)
        .filter(table -> !table.equals(column.get().table()))
        .anyMatch(table -> NameStems.of(table.name()).contains(stem));
  }

  private static Stream<TableName> tables(Draft draft) {
    return Stream.concat(
        draft.named.stream(),
        draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .flatMap(action -> UsedColumns.of(action).stream())
            .map(ColumnName::table));
  }
}
