package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.roles.TableRole;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Joins the tables of filled slots and writes whole queries. */
final class Assembly {

  private static final int MOST_TREES = 3;

  private final Mentions mentions;
  private final RoleScores beliefs;
  private final JoinGraph graph;
  private final Composer composer;
  private final Nesting nesting;
  private final SelfJoins selfJoins;
  private final Map<Set<Integer>, List<JoinTree>> trees = new HashMap<>();
  private final IdentityHashMap<JoinTree, Set<Integer>> numbers = new IdentityHashMap<>();
  private final double[] outerOdds;
  private final double[] usedOdds;

  /**
   * What a query is to be written from.
   *
   * @param needed tables that it is about
   * @param outer those and the ones that join them
   */
  record Plan(
      Sketch sketch,
      Slots slots,
      Set<Integer> needed,
      JoinTree tree,
      Set<Integer> outer,
      double slotScore,
      double operatorScore) {}

  Assembly(Mentions mentions, Reading reading, JoinGraph graph) {
    this.mentions = mentions;
    this.beliefs = reading.beliefs();
    this.graph = graph;
    this.composer = new Composer(mentions, new Patterns(), reading.times());
    this.nesting = new Nesting(mentions, beliefs, this, composer);
    this.selfJoins = new SelfJoins(mentions, composer);
    this.outerOdds = odds(TableRole.OUTER);
    this.usedOdds = odds(TableRole.USED);
  }

  private double[] odds(TableRole role) {
    return IntStream.range(0, beliefs.tableCount())
        .mapToDouble(table -> RoleScores.odds(beliefs.table(table, role)))
        .toArray();
  }

  /** Ways to join the tables, not yet written. */
  List<Choice<Plan>> plans(
      Sketch sketch, Slots slots, Set<Integer> tables, double slotScore, double operatorScore) {
    List<Choice<Plan>> plans = new ArrayList<>();
    for (JoinTree tree : trees(tables)) {
      Set<Integer> outer = numbers(tree);
      Plan plan = new Plan(sketch, slots, tables, tree, outer, slotScore, operatorScore);
      double score = Filled.score(slotScore, operatorScore, tableScore(outer, Set.of()));
      plans.add(new Choice<>(score, plan));
    }
    return plans;
  }

  /** Queries of a plan: one for each nested query that fits, and over what a table refers to. */
  List<Filled> queries(Plan plan) {
    List<Filled> queries = new ArrayList<>();
    for (Nesting.Inner inner : nesting.inners(plan.sketch(), plan.slots(), plan.needed())) {
      Optional<List<Action>> actions = actions(plan.sketch(), plan.slots(), plan.tree(), inner);
      Set<Integer> nested = new TreeSet<>(inner.tables());
      actions.ifPresent(
          written ->
              queries.add(
                  new Filled(
                      plan.sketch(),
                      plan.slots(),
                      written,
                      plan.outer(),
                      nested,
                      OptionalInt.empty(),
                      plan.slotScore(),
                      plan.operatorScore(),
                      tableScore(plan.outer(), nested))));
    }
    List.copyOf(queries).forEach(query -> queries.addAll(selfJoins.of(query)));
    return queries;
  }

  private double tableScore(Set<Integer> outer, Set<Integer> nested) {
    double score = 0;
    for (int table : outer) {
      score += outerOdds[table];
    }
    for (int table : nested) {
      if (!outer.contains(table)) {
        score += usedOdds[table];
      }
    }
    return score;
  }

  private Optional<List<Action>> actions(
      Sketch sketch, Slots slots, JoinTree tree, Nesting.Inner inner) {
    Block block = sketch.outer();
    List<Action> actions =
        new ArrayList<>(composer.select(block, slots.selected(), slots.aggregated()));
    actions.addAll(composer.from(tree));
    actions.addAll(
        composer.where(
            block,
            slots.filters(true, block.count(Block.Place.VALUE)),
            slots.range(),
            inner.condition()));
    actions.addAll(composer.group(slots.groups()));
    OptionalInt aggregated =
        slots.aggregated().isEmpty()
            ? OptionalInt.empty()
            : OptionalInt.of(slots.aggregated().get(0));
    Keys keys = new Keys(aggregated, slots.ordered(), slots.havingValue());
    if (!tail(block, slots, keys, actions)) {
      return Optional.empty();
    }
    inner.merge().ifPresent(actions::add);
    return Optional.of(actions);
  }

  /** Columns of HAVING and ORDER BY, and the number that HAVING compares with. */
  record Keys(OptionalInt aggregated, OptionalInt ordered, OptionalInt havingValue) {}

  /** Adds HAVING, ORDER BY and LIMIT; false where the question lacks a number for them. */
  boolean tail(Block block, Slots slots, Keys keys, List<Action> actions) {
    if (block.having().isPresent()) {
      OptionalInt column = keys.aggregated().isPresent() ? keys.aggregated() : keys.ordered();
      Optional<Action> having = composer.having(block.having().get(), column, keys.havingValue());
      if (having.isEmpty()) {
        return false;
      }
      actions.add(having.get());
    }
    if (block.order().isPresent()) {
      Block.Order order = block.order().get();
      actions.add(composer.order(order, keys.ordered()));
      if (order.rows() != Block.Rows.ALL) {
        Optional<Action> limit = composer.limit(order, slots);
        if (limit.isEmpty()) {
          return false;
        }
        actions.add(limit.get());
      }
    }
    return true;
  }

  /** The smallest tree over some tables, and those with another key somewhere. */
  List<JoinTree> trees(Set<Integer> tables) {
    List<JoinTree> known = trees.get(tables);
    if (known == null) {
      known = joined(tables);
      trees.put(Set.copyOf(tables), known);
    }
    return known;
  }

  private List<JoinTree> joined(Set<Integer> tables) {
    List<TableName> names =
        new TreeSet<>(tables).stream().map(t -> mentions.schema().table(t).name()).toList();
    List<JoinTree> found = new ArrayList<>();
    graph
        .smallest(names)
        .ifPresent(
            tree -> {
              found.add(tree);
              graph.alternatives(tree).stream().limit(MOST_TREES - 1L).forEach(found::add);
            });
    return found;
  }

  /** The numbers of its tables, in their order. */
  Set<Integer> numbers(JoinTree tree) {
    return numbers.computeIfAbsent(tree, this::found);
  }

  private Set<Integer> found(JoinTree tree) {
    Set<Integer> numbers = new LinkedHashSet<>();
    mentions.schema().number(tree.root()).ifPresent(numbers::add);
    tree.steps().forEach(step -> mentions.schema().number(step.table()).ifPresent(numbers::add));
    return Collections.unmodifiableSet(numbers);
  }
}
