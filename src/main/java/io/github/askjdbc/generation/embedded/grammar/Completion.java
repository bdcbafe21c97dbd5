package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a whole query of what the rules found: selects names where only a table was named, joins
 * the tables, groups, and counts so that no row is counted twice. A draft that has no sound whole
 * is given up.
 */
final class Completion {

  /** Believed that much less when the question does not say which columns to show. */
  private static final double NAMES_ASSUMED = 0.95;

  private final Draft draft;
  private final List<Expression> selected = new ArrayList<>();
  private final List<Action> actions;

  /**
   * @param actions in no particular order, ready to be assembled
   * @param tree how its tables are joined
   * @param used tables that more than the joins speaks of
   */
  record Query(List<Action> actions, JoinTree tree, Set<TableName> used) {}

  private Completion(Draft draft) {
    this.draft = draft;
    this.actions = new ArrayList<>(draft.actions);
    draft.selected.stream()
        .filter(s -> !s.assumed() || !asked(s.expression()))
        .sorted(Comparator.comparingInt(Draft.Selected::token))
        .map(Draft.Selected::expression)
        .distinct()
        .forEach(selected::add);
  }

  /** Whether the question asks for columns of the same table. */
  private boolean asked(Expression assumed) {
    Optional<TableName> table = column(assumed).map(ColumnName::table);
    return draft.selected.stream()
        .filter(s -> !s.assumed() && s.expression() instanceof Cell)
        .anyMatch(s -> column(s.expression()).map(ColumnName::table).equals(table));
  }

  static Optional<Query> of(Draft draft) {
    return draft.rejected ? Optional.empty() : new Completion(draft).complete();
  }

  private Optional<Query> complete() {
    boolean counting = draft.counted.isPresent();
    boolean ofOthers =
        counting && draft.subject.filter(s -> !draft.counted.get().equals(s)).isPresent();
    if (selected.isEmpty() && (!counting || ofOthers)) {
      selectNames();
    }
    Optional<TableName> root = root();
    if (selected.isEmpty() || root.isEmpty()) {
      return Optional.empty();
    }
    Optional<JoinTree> connected = draft.graph.connect(root.get(), tables());
    boolean forbidden =
        connected.isEmpty()
            || draft.absent.stream().anyMatch(t -> joined(connected.get()).contains(t));
    if (forbidden) {
      return Optional.empty();
    }
    JoinTree tree = connected.get();
    Set<TableName> used = tables();
    boolean sound =
        counting ? count(tree, ofOthers) : hasAggregate() ? aggregate(tree) : list(tree);
    if (!sound || negatesMany(tree)) {
      return Optional.empty();
    }
    addTables(tree);
    for (int i = selected.size() - 1; i >= 0; i--) {
      actions.add(0, new Action.AddSelect(selected.get(i), spans(selected.get(i))));
    }
    return Optional.of(new Query(List.copyOf(actions), tree, used));
  }

  private void selectNames() {
    draft
        .subject
        .flatMap(draft.knowledge.catalog()::table)
        .ifPresent(
            table -> {
              draft.belief *= NAMES_ASSUMED;
              NamingColumns.of(table).forEach(column -> selected.add(new Cell(column)));
            });
  }

  private Optional<TableName> root() {
    return draft.subject.or(() -> draft.counted).or(() -> tables().stream().findFirst());
  }

  private Set<TableName> tables() {
    Set<TableName> tables = new LinkedHashSet<>();
    for (Expression expression : selected) {
      column(expression).ifPresent(c -> tables.add(c.table()));
    }
    for (Action action : actions) {
      columns(action).forEach(c -> tables.add(c.table()));
    }
    tables.addAll(draft.named);
    return tables;
  }

  /** Groups by the subject's row, or by what is selected, and counts the other table's rows. */
  private boolean count(JoinTree tree, boolean ofOthers) {
    if (hasAggregate()) {
      return false;
    }
    if (!ofOthers) {
      selected.forEach(e -> actions.add(new Action.AddGroupBy(e, List.of())));
      return !tree.multipliesRoot();
    }
    TableName counted = draft.counted.get();
    Table subject = draft.knowledge.catalog().table(tree.root()).orElseThrow();
    long multiplying = tree.steps().stream().filter(JoinTree.Step::multiplies).count();
    boolean throughLink = tree.steps().size() > 1;
    List<String> countedKey =
        draft.knowledge.catalog().table(counted).map(Table::primaryKey).orElse(List.of());
    boolean outer = draft.keepsPartnerless;
    boolean sound =
        multiplying == 1
            && ((!throughLink && !outer) || countedKey.size() == 1)
            && (!outer || (tree.steps().size() == 1 && !conditionsBeyond(tree.root())));
    if (!sound) {
      return false;
    }
    Set<Expression> group = new LinkedHashSet<>();
    subject.primaryKey().forEach(key -> group.add(new Cell(new ColumnName(tree.root(), key))));
    group.addAll(selected);
    group.forEach(expression -> actions.add(new Action.AddGroupBy(expression, List.of())));
    if (outer || throughLink) {
      ColumnName key = new ColumnName(counted, countedKey.get(0));
      recount(new Aggregate(Expression.Function.COUNT, throughLink, Optional.of(new Cell(key))));
    }
    return true;
  }

  private boolean conditionsBeyond(TableName root) {
    return actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .flatMap(action -> columns(action).stream())
        .anyMatch(column -> !column.table().equals(root));
  }

  private boolean aggregate(JoinTree tree) {
    boolean grouped = actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    boolean limited = actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    boolean plain = selected.stream().anyMatch(Cell.class::isInstance);
    boolean havingOnly = selected.stream().noneMatch(Aggregate.class::isInstance);
    if (asksForRows() && !plain) {
      return false;
    }
    if ((plain && !grouped && !havingOnly) || (limited && !grouped) || (havingOnly && !plain)) {
      return false;
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
    return countsOnce(tree);
  }

  /** Whether the groups are rows of the cell's table, so that they have one such cell each. */
  private boolean ofGroup(Cell cell) {
    TableName table = cell.column().table();
    List<String> key =
        draft.knowledge.catalog().table(table).map(Table::primaryKey).orElse(List.of());
    return !key.isEmpty()
        && key.stream()
            .map(k -> new Cell(new ColumnName(table, k)))
            .allMatch(
                k ->
                    actions.stream()
                        .anyMatch(
                            a -> a instanceof Action.AddGroupBy g && g.expression().equals(k)));
  }

  /** "Which doctor earns the highest salary" does not ask for a salary. */
  private boolean asksForRows() {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.table(at).equals(draft.subject) && draft.subject.isPresent()) {
        return draft.fillerBefore(at, Set.of("which", "who"));
      }
    }
    return false;
  }

  /** Whether every aggregate sees each row once; counts of rows are made so. */
  private boolean countsOnce(JoinTree tree) {
    for (Aggregate aggregate : aggregates()) {
      TableName table = aggregate.column().map(ColumnName::table).orElse(tree.root());
      Optional<JoinTree> own =
          table.equals(tree.root()) ? Optional.of(tree) : draft.graph.connect(table, tables());
      boolean multiplied = own.isEmpty() || own.get().multipliesRoot();
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

  private boolean list(JoinTree tree) {
    boolean ordered = actions.stream().anyMatch(Action.AddOrderBy.class::isInstance);
    boolean limited = actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    boolean grouped = actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    boolean ofRoot =
        selected.stream()
            .flatMap(e -> column(e).stream())
            .allMatch(c -> c.table().equals(tree.root()));
    if (!grouped && tree.multipliesRoot() && ofRoot) {
      if (ordered || limited) {
        return false;
      }
      actions.add(new Action.AddDistinct(List.of()));
    }
    return true;
  }

  /** "Customers not from product X" over many orders would keep those with any other order. */
  private boolean negatesMany(JoinTree tree) {
    return tree.multipliesRoot()
        && draft.negated.stream().anyMatch(table -> !table.equals(tree.root()));
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

  private void addTables(JoinTree tree) {
    List<Action> from = new ArrayList<>();
    from.add(new Action.AddFrom(tree.root(), Optional.empty(), List.of()));
    boolean outer = draft.counted.isPresent() && draft.keepsPartnerless;
    for (JoinTree.Step step : tree.steps()) {
      Action.Join join = Action.Join.on(step.key(), outer);
      from.add(new Action.AddFrom(step.table(), Optional.of(join), List.of()));
    }
    actions.addAll(0, from);
  }

  private static Set<TableName> joined(JoinTree tree) {
    Set<TableName> tables = new LinkedHashSet<>(List.of(tree.root()));
    tree.steps().forEach(step -> tables.add(step.table()));
    return tables;
  }

  private boolean hasAggregate() {
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

  private List<io.github.askjdbc.linking.WordSpan> spans(Expression expression) {
    return draft.selected.stream()
        .filter(s -> s.expression().equals(expression))
        .flatMap(s -> s.from().stream())
        .distinct()
        .toList();
  }

  static List<ColumnName> columns(Action action) {
    if (action instanceof Action.AddWhere where) {
      return columns(where.condition());
    }
    if (action instanceof Action.AddHaving having) {
      return columns(having.condition());
    }
    if (action instanceof Action.AddGroupBy group) {
      return column(group.expression()).stream().toList();
    }
    if (action instanceof Action.AddOrderBy order) {
      return column(order.expression()).stream().toList();
    }
    return List.of();
  }

  private static List<ColumnName> columns(Condition condition) {
    if (condition instanceof Condition.Comparison c) {
      return column(c.left()).stream().toList();
    }
    if (condition instanceof Condition.Between b) {
      return column(b.left()).stream().toList();
    }
    if (condition instanceof Condition.AnyOf any) {
      return column(any.left()).stream().toList();
    }
    if (condition instanceof Condition.Defined defined) {
      return defined.definition().columns();
    }
    if (condition instanceof Condition.Known known) {
      return column(known.value()).stream().toList();
    }
    if (condition instanceof Condition.Present present) {
      return List.of(present.cell().column());
    }
    return List.of(((Condition.Unreferenced) condition).key());
  }

  /** The column that an expression speaks of; empty for all rows, and for what somebody defined. */
  static Optional<ColumnName> column(Expression expression) {
    if (expression instanceof Cell cell) {
      return Optional.of(cell.column());
    }
    if (expression instanceof Expression.DatePart part) {
      return Optional.of(part.of().column());
    }
    return expression instanceof Aggregate aggregate ? aggregate.column() : Optional.empty();
  }
}
