package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.completion.Completion;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.sql.Definition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a whole query of a draft that asks for a metric: over the table that the metric is defined
 * on, joined with others only where that repeats none of its rows. Given up where a table is named
 * and neither grouped by nor restricted: "the revenue of the customers" may be one number or many.
 */
public final class MetricCompletion {
  private static final Set<String> NUMBERS =
      Set.copyOf(LexiconFile.read("told-numbers").section("own-number").words());

  private final Draft draft;
  private final Definition metric;
  private final List<Action> actions;
  private final Set<Expression> groups = new LinkedHashSet<>();

  private MetricCompletion(Draft draft, Definition metric) {
    this.draft = draft;
    this.metric = metric;
    this.actions = new ArrayList<>(draft.actions);
    for (Action action : actions) {
      if (action instanceof Action.AddGroupBy group) {
        groups.add(group.expression());
      }
    }
  }

  /** The whole query; empty where the metric is not defined for what the draft asks. */
  public static Optional<Completion.Query> of(Draft draft) {
    boolean others =
        draft.rejected
            || draft.counted.isPresent()
            || draft.countsSubject
            || !draft.absent.isEmpty();
    return others
        ? Optional.empty()
        : draft
            .metric
            .filter(Definition::aggregate)
            .flatMap(metric -> new MetricCompletion(draft, metric).complete());
  }

  private Optional<Completion.Query> complete() {
    List<Draft.Selected> selected = selected();
    Set<TableName> used = new LinkedHashSet<>(List.of(metric.table()));
    metric.columns().forEach(column -> used.add(column.table()));
    actions.forEach(action -> UsedColumns.of(action).forEach(column -> used.add(column.table())));
    boolean owned = draft.metricOwner.filter(owner -> !isOfOne(owner)).isEmpty();
    if (selected.isEmpty() || !owned || !used.containsAll(draft.named)) {
      return Optional.empty();
    }
    for (Draft.Selected one : selected) {
      if (!ofGroup(one.expression())) {
        return Optional.empty();
      }
    }
    return draft
        .graph
        .connect(metric.table(), used)
        .filter(tree -> !tree.multipliesRoot())
        .map(tree -> query(selected, tree, used));
  }

  /** In the order of the question; what is assumed only where nothing of its table is asked for. */
  private List<Draft.Selected> selected() {
    Set<Expression> shown = new LinkedHashSet<>();
    return draft.selected.stream()
        .filter(one -> !one.assumed() || !asked(one.expression()))
        .sorted(Comparator.comparingInt(Draft.Selected::token))
        .filter(one -> shown.add(one.expression()))
        .toList();
  }

  private boolean asked(Expression assumed) {
    Optional<TableName> table = UsedColumns.of(assumed).map(ColumnName::table);
    return draft.selected.stream()
        .filter(one -> !one.assumed() && one.expression() instanceof Cell)
        .anyMatch(one -> UsedColumns.of(one.expression()).map(ColumnName::table).equals(table));
  }

  /** Whether every group has one such value; a column of a row that is grouped by is added. */
  private boolean ofGroup(Expression expression) {
    if (expression.equals(new Expression.Defined(metric)) || groups.contains(expression)) {
      return true;
    }
    if (!(expression instanceof Cell cell) || !isRowGrouped(cell.column().table())) {
      return false;
    }
    groups.add(cell);
    actions.add(new Action.AddGroupBy(cell, List.of()));
    return true;
  }

  /** Whether the number is asked for each row of a table, or for the one that its name tells. */
  private boolean isOfOne(TableName owner) {
    return isRowGrouped(owner)
        || actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .map(action -> ((Action.AddWhere) action).condition())
            .anyMatch(one -> isOfName(one, owner));
  }

  private boolean isOfName(Condition condition, TableName owner) {
    return condition instanceof Condition.Comparison is
        && is.operator() == Condition.Operator.EQUAL
        && is.left() instanceof Cell cell
        && cell.column().table().equals(owner)
        && (draft.isName(cell.column()) || isNumber(cell.column()));
  }

  /** "Issue_no" tells an issue as its name would. */
  private static boolean isNumber(ColumnName column) {
    String name = ShortNames.writtenOut(column.column());
    return NUMBERS.stream().anyMatch(name::endsWith);
  }

  private boolean isRowGrouped(TableName table) {
    List<String> key =
        draft.knowledge.catalog().table(table).map(Table::primaryKey).orElse(List.of());
    return !key.isEmpty()
        && key.stream().allMatch(part -> groups.contains(new Cell(new ColumnName(table, part))));
  }

  private Completion.Query query(
      List<Draft.Selected> selected, JoinTree tree, Set<TableName> used) {
    List<Action> all = new ArrayList<>();
    selected.forEach(one -> all.add(new Action.AddSelect(one.expression(), one.from())));
    all.add(new Action.AddFrom(tree.root(), Optional.empty(), List.of()));
    for (JoinTree.Step step : tree.steps()) {
      Action.Join join = Action.Join.on(step.key(), false);
      all.add(new Action.AddFrom(step.table(), Optional.of(join), List.of()));
    }
    all.addAll(actions);
    return new Completion.Query(List.copyOf(all), tree, used);
  }
}
