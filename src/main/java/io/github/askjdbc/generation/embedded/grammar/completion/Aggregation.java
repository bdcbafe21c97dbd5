package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Groups what a query selects, and counts so that no row is counted twice however the tables are
 * joined. What cannot be made so is unsound.
 */
final class Aggregation {

  private final Draft draft;
  private final List<Expression> selected;
  private final List<Action> actions;

  /**
   * @param selected the select list; counts in it are changed in place
   * @param actions are added to
   */
  Aggregation(Draft draft, List<Expression> selected, List<Action> actions) {
    this.draft = draft;
    this.selected = selected;
    this.actions = actions;
  }

  /** Whether a number over many rows is selected, or compared in HAVING. */
  boolean asked() {
    return !aggregates().isEmpty();
  }

  /** Those of the select list and of HAVING, but for the counts of another table's rows. */
  private List<Aggregate> aggregates() {
    List<Aggregate> aggregates = new ArrayList<>();
    selected.stream()
        .filter(Aggregate.class::isInstance)
        .map(Aggregate.class::cast)
        .forEach(aggregates::add);
    for (Action action : actions) {
      if (action instanceof Action.AddHaving having
          && having.condition() instanceof Condition.Comparison c
          && c.left() instanceof Aggregate aggregate
          && aggregate.column().isPresent()) {
        aggregates.add(aggregate);
      }
    }
    return aggregates;
  }

  /** Groups by the subject's row, or by what is selected, and counts the other table's rows. */
  boolean count(JoinTree tree, boolean ofOthers) {
    if (asked() && aggregates().stream().anyMatch(one -> !isShownBesides(one))) {
      return false;
    }
    AskedKind kind = new AskedKind(draft, selected);
    if (!ofOthers) {
      kind.ofOne().map(Table::name).stream()
          .flatMap(rows -> key(rows).stream())
          .forEach(key -> actions.add(new Action.AddGroupBy(key, List.of())));
      selected.stream()
          .filter(shown -> !isShownBesides(shown))
          .forEach(shown -> actions.add(new Action.AddGroupBy(shown, List.of())));
      boolean limited = actions.stream().anyMatch(Action.AddLimit.class::isInstance);
      return !tree.multipliesRoot()
          && selected.stream().noneMatch(shown -> isShownBesides(shown) && !limited);
    }
    TableName counted = draft.counted.get();
    Table subject = draft.knowledge.catalog().table(tree.root()).orElseThrow();
    long multiplying = tree.steps().stream().filter(JoinTree.Step::multiplies).count();
    boolean throughLink = tree.steps().size() > 1;
    List<String> countedKey =
        draft.knowledge.catalog().table(counted).map(Table::primaryKey).orElse(List.of());
    boolean outer = draft.keepsPartnerless;
    boolean once = seesOnce(counted, tree);
    boolean sound =
        (multiplying == 1 || once)
            && ((!throughLink && !outer) || countedKey.size() == 1)
            && (!outer || (tree.steps().size() == 1 && !conditionsBeyond(tree.root())))
            && (draft.summed.isEmpty() || (once && !outer));
    if (!sound) {
      return false;
    }
    Set<Expression> group = new LinkedHashSet<>();
    if (!kind.isOfMany()) {
      key(subject.name()).forEach(group::add);
    }
    selected.stream().filter(one -> !isShownBesides(one)).forEach(group::add);
    group.forEach(expression -> actions.add(new Action.AddGroupBy(expression, List.of())));
    if (draft.summed.isPresent()) {
      recount(Aggregate.of(draft.addedAs, draft.summed.get()));
    } else if (outer || throughLink) {
      ColumnName key = new ColumnName(counted, countedKey.get(0));
      recount(new Aggregate(Expression.Function.COUNT, throughLink, Optional.of(new Cell(key))));
    }
    return true;
  }

  /**
   * "The average rating of each product that has at least 12 reviews": a number over the rows that
   * are counted for each group.
   */
  boolean ofCounted(JoinTree tree, Set<TableName> used) {
    TableName counted = draft.counted.get();
    boolean having = actions.stream().anyMatch(Action.AddHaving.class::isInstance);
    boolean grouped = actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    boolean same =
        aggregates().stream()
            .allMatch(
                one -> one.column().filter(column -> column.table().equals(counted)).isPresent());
    return having
        && grouped
        && asked()
        && same
        && draft.summed.isEmpty()
        && !draft.keepsPartnerless
        && seesOnce(counted, tree)
        && complete(tree, used);
  }

  /** Whether a row of a table appears once at the most, however its tables are joined. */
  private boolean seesOnce(TableName table, JoinTree tree) {
    Set<TableName> tables = new LinkedHashSet<>(List.of(tree.root()));
    tree.steps().forEach(step -> tables.add(step.table()));
    return draft.graph.connect(table, tables).filter(own -> !own.multipliesRoot()).isPresent();
  }

  private boolean isShownBesides(Expression expression) {
    return draft.shownBesides.filter(expression::equals).isPresent();
  }

  /** Whether it is shown only since the groups are limited by it. */
  private boolean isCompared(Expression expression) {
    return isShownBesides(expression)
        && actions.stream()
            .anyMatch(
                one ->
                    one instanceof Action.AddHaving having
                        && having.condition() instanceof Condition.Comparison comparison
                        && comparison.left().equals(expression));
  }

  private boolean conditionsBeyond(TableName root) {
    return actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .flatMap(action -> UsedColumns.of(action).stream())
        .anyMatch(column -> !column.table().equals(root));
  }

  boolean complete(JoinTree tree, Set<TableName> used) {
    boolean grouped = actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    boolean limited = actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    boolean plain = selected.stream().anyMatch(Cell.class::isInstance);
    boolean havingOnly =
        selected.stream().noneMatch(one -> one instanceof Aggregate && !isCompared(one));
    boolean having = actions.stream().anyMatch(Action.AddHaving.class::isInstance);
    if ((asksForRows() && !plain) || (having && !plain && !grouped)) {
      return false;
    }
    if ((plain && !grouped && !havingOnly) || (limited && !grouped) || (havingOnly && !plain)) {
      return false;
    }
    if (havingOnly && !grouped && showsRows(tree)) {
      key(tree.root()).forEach(key -> actions.add(new Action.AddGroupBy(key, List.of())));
    }
    if (grouped || havingOnly) {
      for (Expression expression : selected) {
        Action.AddGroupBy group = new Action.AddGroupBy(expression, List.of());
        boolean there =
            actions.stream()
                .anyMatch(
                    a -> a instanceof Action.AddGroupBy g && g.expression().equals(expression));
        if (expression instanceof Cell cell && !there) {
          if (grouped && !ofGroup(cell)) {
            return false;
          }
          actions.add(group);
        }
      }
    }
    return countsOnce(tree, used);
  }

  /** Whether columns of the rows asked for are shown, of which two rows may hold the same. */
  private boolean showsRows(JoinTree tree) {
    return draft.subject.equals(Optional.of(tree.root()))
        && selected.stream()
            .filter(one -> !isCompared(one))
            .flatMap(one -> UsedColumns.of(one).stream())
            .allMatch(column -> column.table().equals(tree.root()));
  }

  private List<Cell> key(TableName table) {
    return draft.knowledge.catalog().table(table).map(Table::primaryKey).orElse(List.of()).stream()
        .map(key -> new Cell(new ColumnName(table, key)))
        .toList();
  }

  /** Whether the groups are rows of the cell's table, so that they have one such cell each. */
  private boolean ofGroup(Cell cell) {
    return new OncePerGroup(draft, actions).isGroup(cell.column().table());
  }

  /** "Which doctor earns the highest salary" does not ask for a salary. */
  private boolean asksForRows() {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.table(at).equals(draft.subject) && draft.subject.isPresent()) {
        return draft.fillerBefore(at, WordClass.ASKING_ROWS);
      }
    }
    return false;
  }

  /** Whether every aggregate sees each row once; counts of rows are made so. */
  private boolean countsOnce(JoinTree tree, Set<TableName> used) {
    for (Aggregate aggregate : aggregates()) {
      TableName table = aggregate.column().map(ColumnName::table).orElse(tree.root());
      Optional<JoinTree> own =
          table.equals(tree.root()) || SameRows.are(draft, tree.root(), table)
              ? Optional.of(tree)
              : draft.graph.connect(table, used);
      boolean multiplied =
          own.isEmpty()
              || (own.get().multipliesRoot() && !new OncePerGroup(draft, actions).holds(own.get()));
      boolean indifferent =
          aggregate.distinct()
              || aggregate.function() == Expression.Function.MIN
              || aggregate.function() == Expression.Function.MAX;
      if (multiplied && !indifferent) {
        List<String> key =
            draft.knowledge.catalog().table(table).map(Table::primaryKey).orElse(List.of());
        if (aggregate.column().isPresent() || key.size() != 1) {
          return false;
        }
        recount(Aggregate.countDistinct(new ColumnName(table, key.get(0))));
      }
    }
    return true;
  }

  private void recount(Aggregate count) {
    selected.replaceAll(e -> e.equals(Aggregate.countRows()) ? count : e);
    actions.replaceAll(
        action -> {
          if (action instanceof Action.AddOrderBy order
              && order.expression().equals(Aggregate.countRows())) {
            return new Action.AddOrderBy(count, order.descending(), order.from());
          }
          if (action instanceof Action.AddHaving having
              && having.condition() instanceof Condition.Comparison c
              && c.left().equals(Aggregate.countRows())) {
            return new Action.AddHaving(
                new Condition.Comparison(count, c.operator(), c.right()), having.from());
          }
          return action;
        });
  }
}
