package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.roles.RoleScores;
import io.github.askjdbc.generation.embedded.roles.TableRole;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.KeyEntry;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Writes the nested query of a sketch: in a condition, or as the second part of a set operation.
 */
final class Nesting {

  private static final int MOST_TABLES = 3;

  private final Mentions mentions;
  private final RoleScores beliefs;
  private final Assembly assembly;
  private final Composer composer;

  Nesting(Mentions mentions, RoleScores beliefs, Assembly assembly, Composer composer) {
    this.mentions = mentions;
    this.beliefs = beliefs;
    this.assembly = assembly;
    this.composer = composer;
  }

  /**
   * What the nested query adds to the outer one.
   *
   * @param condition with the query in it
   * @param merge the set operation with the query
   */
  record Inner(Optional<Condition> condition, Optional<Action> merge, Set<Integer> tables) {
    static final Inner NONE = new Inner(Optional.empty(), Optional.empty(), Set.of());
  }

  /** One for each nested query that fits; a single empty one where the sketch has none. */
  List<Inner> inners(Sketch sketch, Slots slots, Set<Integer> outer) {
    if (sketch.nested().isEmpty()) {
      return List.of(Inner.NONE);
    }
    Sketch.Nested nested = sketch.nested().get();
    if (nested.set().isPresent()) {
      return merged(sketch, nested, slots, outer);
    }
    return nested.operator().isPresent()
        ? compared(sketch, nested, slots)
        : among(sketch, slots, outer);
  }

  private List<Slots.Filter> filters(Sketch sketch, Slots slots) {
    return slots.filters(false, sketch.outer().count(Block.Place.VALUE));
  }

  private int table(int column) {
    return mentions.schema().tableOf(column);
  }

  private List<Inner> merged(Sketch sketch, Sketch.Nested nested, Slots slots, Set<Integer> outer) {
    Set<Integer> needed = new LinkedHashSet<>();
    slots.selected().forEach(column -> needed.add(table(column)));
    slots.aggregated().forEach(column -> needed.add(table(column)));
    filters(sketch, slots).forEach(filter -> needed.add(table(filter.pairing().column())));
    List<Set<Integer>> options = new ArrayList<>();
    boolean bare = nested.block().where().isEmpty();
    for (int other : others(outer)) {
      Set<Integer> more = new LinkedHashSet<>(needed);
      more.add(other);
      options.add(more);
    }
    if (!needed.isEmpty()) {
      options.add(bare && nested.block().groups() == 0 ? options.size() : 0, needed);
    }
    List<Inner> inners = new ArrayList<>();
    for (Set<Integer> tables : options.subList(0, Math.min(MOST_TABLES, options.size()))) {
      for (JoinTree tree : assembly.trees(tables)) {
        OptionalInt shown =
            slots.selected().isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(slots.selected().get(0));
        List<Action> select = composer.select(nested.block(), slots.selected(), slots.aggregated());
        query(sketch, slots, select, shown, tree)
            .ifPresent(
                query ->
                    inners.add(
                        new Inner(
                            Optional.empty(),
                            Optional.of(new Action.AddMerge(nested.set().get(), query, List.of())),
                            assembly.numbers(tree))));
      }
    }
    return inners;
  }

  /** Likely tables that the outer query does not use. */
  private List<Integer> others(Set<Integer> outer) {
    return IntStream.range(0, beliefs.tableCount())
        .boxed()
        .filter(table -> !outer.contains(table))
        .sorted(Comparator.comparingDouble(t -> -beliefs.table(t, TableRole.USED)))
        .limit(MOST_TABLES)
        .toList();
  }

  private List<Inner> among(Sketch sketch, Slots slots, Set<Integer> outer) {
    boolean negated = sketch.outer().count(Block.Place.NOT_IN) > 0;
    Set<Integer> candidates = new LinkedHashSet<>();
    for (Slots.Filter filter : filters(sketch, slots)) {
      candidates.add(table(filter.pairing().column()));
    }
    candidates.addAll(others(outer));
    slots.inner().ordered().ifPresent(column -> candidates.add(table(column)));
    List<Inner> inners = new ArrayList<>();
    int main =
        slots.selected().isEmpty() ? outer.iterator().next() : table(slots.selected().get(0));
    for (int candidate : candidates.stream().limit(MOST_TABLES).toList()) {
      for (Link link : links(outer, main, candidate)) {
        Set<Integer> tables = new LinkedHashSet<>(link.tables());
        filters(sketch, slots).forEach(f -> tables.add(table(f.pairing().column())));
        slots.inner().ordered().ifPresent(column -> tables.add(table(column)));
        for (JoinTree tree : assembly.trees(tables).stream().limit(1).toList()) {
          List<Action> select =
              List.of(new Action.AddSelect(composer.cell(link.inner()), List.of()));
          query(sketch, slots, select, OptionalInt.of(link.inner()), tree)
              .ifPresent(
                  query ->
                      inners.add(
                          new Inner(
                              Optional.of(
                                  new Condition.Among(composer.cell(link.outer()), query, negated)),
                              Optional.empty(),
                              assembly.numbers(tree))));
        }
      }
    }
    return inners;
  }

  /** A column of the outer query with the column that the inner one shows. */
  private record Link(int outer, int inner, Set<Integer> tables) {}

  /** By a key between the tables; where there is none, by the main table's own key. */
  private List<Link> links(Set<Integer> outer, int main, int inner) {
    List<Link> links = new ArrayList<>();
    for (KeyEntry key : mentions.schema().keys()) {
      int from = table(key.from());
      int to = table(key.to());
      if (from == inner && outer.contains(to)) {
        links.add(new Link(key.to(), key.from(), Set.of(inner)));
      } else if (to == inner && outer.contains(from)) {
        links.add(new Link(key.from(), key.to(), Set.of(inner)));
      }
    }
    links.sort(Comparator.comparingInt(link -> table(link.outer()) == main ? 0 : 1));
    if (!links.isEmpty()) {
      return links.subList(0, Math.min(2, links.size()));
    }
    return mentions.schema().table(main).columns().stream()
        .filter(column -> mentions.schema().column(column).key())
        .limit(1)
        .map(column -> new Link(column, column, new LinkedHashSet<>(List.of(main, inner))))
        .toList();
  }

  private List<Inner> compared(Sketch sketch, Sketch.Nested nested, Slots slots) {
    int column = slots.compared().orElseThrow();
    Block block = nested.block();
    if (block.select().size() != 1) {
      return List.of();
    }
    Item item = block.select().get(0);
    List<Inner> inners = new ArrayList<>();
    for (int shown : shown(block, column)) {
      Set<Integer> tables = new LinkedHashSet<>(Set.of(table(shown)));
      filters(sketch, slots).forEach(f -> tables.add(table(f.pairing().column())));
      slots.inner().ordered().ifPresent(c -> tables.add(table(c)));
      for (JoinTree tree : assembly.trees(tables).stream().limit(1).toList()) {
        Expression value =
            composer.expression(item, item.star() ? OptionalInt.empty() : OptionalInt.of(shown));
        List<Action> select = List.of(new Action.AddSelect(value, List.of()));
        query(sketch, slots, select, OptionalInt.of(shown), tree)
            .ifPresent(
                query ->
                    inners.add(
                        new Inner(
                            Optional.of(
                                new Condition.Comparison(
                                    composer.cell(column),
                                    nested.operator().orElseThrow(),
                                    new Expression.Scalar(query))),
                            Optional.empty(),
                            assembly.numbers(tree))));
      }
    }
    return inners;
  }

  /** The compared column itself, or those that keys link with it where groups are looked at. */
  private List<Integer> shown(Block block, int column) {
    Set<Integer> shown = new LinkedHashSet<>(List.of(column));
    ColumnEntry entry = mentions.schema().column(column);
    if (entry.linked() && block.select().get(0).plain()) {
      for (KeyEntry key : mentions.schema().keys()) {
        if (key.from() == column) {
          shown.add(key.to());
        } else if (key.to() == column) {
          shown.add(key.from());
        }
      }
    }
    return shown.stream().limit(MOST_TABLES).toList();
  }

  private Optional<List<Action>> query(
      Sketch sketch, Slots slots, List<Action> select, OptionalInt shown, JoinTree tree) {
    Block block = sketch.nested().orElseThrow().block();
    List<Action> actions = new ArrayList<>(select);
    actions.addAll(composer.from(tree));
    actions.addAll(
        composer.where(block, filters(sketch, slots), Optional.empty(), Optional.empty()));
    if (block.groups() > 0) {
      OptionalInt grouped = slots.inner().grouped().isPresent() ? slots.inner().grouped() : shown;
      if (grouped.isEmpty()
          || block.groups() > 1
          || !assembly.numbers(tree).contains(table(grouped.getAsInt()))) {
        return Optional.empty();
      }
      actions.addAll(composer.group(List.of(grouped.getAsInt())));
    }
    OptionalInt ordered = slots.inner().ordered();
    if (ordered.isPresent() && !assembly.numbers(tree).contains(table(ordered.getAsInt()))) {
      return Optional.empty();
    }
    Assembly.Keys keys = new Assembly.Keys(ordered, ordered, slots.inner().havingValue());
    return assembly.tail(block, slots, keys, actions) ? Optional.of(actions) : Optional.empty();
  }
}
