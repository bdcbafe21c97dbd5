package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.roles.TableRole;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/**
 * Fills the slots of sketches for one question: the likeliest combinations of columns, values and
 * operators, over the tables that they need and over those with a likely table more.
 */
final class Filler {

  private static final int MOST = 10;

  /** Nested queries add tables of their own, so that more than the best are looked at. */
  private static final int MOST_WRITTEN = 30;

  private static final int BEAM = 30;
  private static final int LIKELY_TABLES = 3;
  private static final double LIKELY = 0.25;

  private final Mentions mentions;
  private final Reading reading;
  private final ColumnChoices columns;
  private final ValueChoices values;
  private final Assembly assembly;
  private final List<Integer> likely;

  Filler(Mentions mentions, Reading reading, JoinGraph graph) {
    this.mentions = mentions;
    this.reading = reading;
    this.columns = new ColumnChoices(mentions, reading.beliefs());
    this.values = new ValueChoices(mentions, reading.beliefs());
    this.assembly = new Assembly(mentions, reading, graph);
    this.likely =
        IntStream.range(0, reading.beliefs().tableCount())
            .boxed()
            .sorted(Comparator.comparingDouble(t -> -reading.beliefs().table(t, TableRole.OUTER)))
            .limit(LIKELY_TABLES)
            .toList();
  }

  /** The best ways to fill a sketch, best first. */
  List<Filled> fill(Sketch sketch) {
    List<Choice<Assembly.Plan>> plans = new ArrayList<>();
    for (Choice<Slots> slots : slots(sketch)) {
      for (Choice<Slots> whole : withOperators(slots)) {
        double operators = whole.score() - slots.score();
        for (Set<Integer> tables : tables(whole.value(), sketch)) {
          plans.addAll(assembly.plans(sketch, whole.value(), tables, slots.score(), operators));
        }
      }
    }
    List<Choice<Filled>> filled = new ArrayList<>();
    for (Choice<Assembly.Plan> plan : Choice.best(plans, MOST_WRITTEN)) {
      if (sketch.nested().isEmpty() && filled.size() >= MOST) {
        break;
      }
      assembly.queries(plan.value()).forEach(f -> filled.add(new Choice<>(f.score(), f)));
    }
    return Choice.best(filled, MOST).stream().map(Choice::value).toList();
  }

  private List<Choice<Slots>> slots(Sketch sketch) {
    Block outer = sketch.outer();
    Optional<Block> inner = sketch.nested().map(Sketch.Nested::block);
    if (inner.filter(b -> b.count(Block.Place.BETWEEN) > 0).isPresent()) {
      return List.of();
    }
    int paired =
        outer.count(Block.Place.VALUE) + inner.map(b -> b.count(Block.Place.VALUE)).orElse(0);
    List<Choice<Slots>> slots = Choice.certain(Slots.EMPTY);
    slots = cross(slots, columns.selected(outer.plainItems()), Slots::withSelected);
    slots = cross(slots, columns.aggregated(outer.aggregatedItems().size()), Slots::withAggregated);
    slots =
        cross(slots, values.pairings(paired), (s, pairings) -> s.withFilters(unoperated(pairings)));
    slots = cross(slots, values.ranges(outer.count(Block.Place.BETWEEN)), Slots::withRange);
    slots =
        cross(slots, columns.compared(outer.count(Block.Place.COMPARED) > 0), Slots::withCompared);
    slots = cross(slots, columns.groups(outer.groups()), Slots::withGroups);
    slots = cross(slots, order(outer), Slots::withOrdered);
    slots = cross(slots, values.havingValues(outer.having().isPresent()), Slots::withHavingValue);
    if (inner.isPresent()) {
      slots = cross(slots, inner(inner.get()), Slots::withInner);
    }
    return slots.stream().filter(s -> consistent(s.value())).toList();
  }

  private List<Choice<OptionalInt>> order(Block block) {
    boolean wanted = block.order().filter(o -> !o.item().star()).isPresent();
    return columns.ordered(wanted, wanted && block.order().get().item().aggregated());
  }

  private List<Choice<Slots.Inner>> inner(Block block) {
    List<Choice<Slots.Inner>> inner = Choice.certain(Slots.Inner.EMPTY);
    if (block.groups() > 0) {
      List<Choice<OptionalInt>> grouped = new ArrayList<>(Choice.certain(OptionalInt.empty()));
      columns
          .groups(1)
          .subList(0, Math.min(2, reading.beliefs().columnCount()))
          .forEach(c -> grouped.add(new Choice<>(c.score() - 2, OptionalInt.of(c.value().get(0)))));
      inner = cross(inner, grouped, (i, g) -> new Slots.Inner(g, i.ordered(), i.havingValue()));
    }
    inner = cross(inner, order(block), (i, o) -> new Slots.Inner(i.grouped(), o, i.havingValue()));
    return cross(
        inner,
        values.havingValues(block.having().isPresent()),
        (i, h) -> new Slots.Inner(i.grouped(), i.ordered(), h));
  }

  /** Every pair of choices, the best of them kept. */
  private static <A, B, C> List<Choice<C>> cross(
      List<Choice<A>> firsts, List<Choice<B>> seconds, BiFunction<A, B, C> join) {
    List<Choice<C>> both = new ArrayList<>();
    for (Choice<A> first : firsts) {
      for (Choice<B> second : seconds) {
        both.add(
            new Choice<>(
                first.score() + second.score(), join.apply(first.value(), second.value())));
      }
    }
    return Choice.best(both, BEAM);
  }

  private static List<Slots.Filter> unoperated(List<Pairing> pairings) {
    return pairings.stream().map(p -> new Slots.Filter(p, Comparing.EQUAL)).toList();
  }

  private List<Choice<Slots>> withOperators(Choice<Slots> slots) {
    List<Pairing> pairings = slots.value().filters().stream().map(Slots.Filter::pairing).toList();
    return values.filters(pairings).stream()
        .map(
            filters ->
                new Choice<>(
                    slots.score() + filters.score(), slots.value().withFilters(filters.value())))
        .toList();
  }

  /** No value is used twice. */
  private static boolean consistent(Slots slots) {
    int uses =
        slots.filters().size()
            + (slots.range().isPresent() ? 2 : 0)
            + (slots.havingValue().isPresent() ? 1 : 0)
            + (slots.inner().havingValue().isPresent() ? 1 : 0);
    return slots.values().size() == uses;
  }

  /** The tables that the outer query's columns need, and with one likely table more. */
  private List<Set<Integer>> tables(Slots slots, Sketch sketch) {
    Set<Integer> needed = new LinkedHashSet<>();
    slots
        .outerColumns(sketch.outer().count(Block.Place.VALUE))
        .forEach(column -> needed.add(mentions.schema().tableOf(column)));
    List<Set<Integer>> options = new ArrayList<>();
    if (needed.isEmpty()) {
      likely.forEach(table -> options.add(Set.of(table)));
    } else {
      options.add(needed);
    }
    for (Set<Integer> base : List.copyOf(options)) {
      for (int table : likely) {
        if (!base.contains(table) && reading.beliefs().table(table, TableRole.OUTER) > LIKELY) {
          Set<Integer> more = new LinkedHashSet<>(base);
          more.add(table);
          if (!options.contains(more)) {
            options.add(more);
          }
        }
      }
    }
    return options;
  }
}
