package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Proposal;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.KeyEntry;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Block.Place;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** How the parts of a proposal fit one another, and the words that ask for such parts. */
final class StructureSignals {

  private static final int LONG_AGO = 9;

  private final ProposalContext scene;
  private final Sketch sketch;
  private final Filled filled;
  private final Slots slots;
  private final Signals signals;

  private StructureSignals(ProposalContext scene, Proposal proposal, Signals signals) {
    this.scene = scene;
    this.sketch = proposal.sketch().sketch();
    this.filled = proposal.filled();
    this.slots = filled.slots();
    this.signals = signals;
  }

  static void add(ProposalContext scene, Proposal proposal, Signals signals) {
    StructureSignals structure = new StructureSignals(scene, proposal, signals);
    structure.parts();
    structure.redundantTables();
    structure.demands();
  }

  private void parts() {
    Optional<Integer> group = slots.groups().stream().findFirst();
    signals.put("group selected", group.map(g -> slots.selected().contains(g) ? 1 : 0).orElse(-1));
    signals.put("group key", group.map(g -> keyKind(scene.schema.column(g))).orElse(-1));
    signals.put(
        "filter selected",
        slots.filters().stream().anyMatch(f -> slots.selected().contains(f.pairing().column())));
    signals.put("items", slots.selected().size() + slots.aggregated().size());
    signals.put("text aggregated", slots.aggregated().stream().anyMatch(this::isText));
    signals.put(
        "text compared",
        slots.filters().stream()
            .anyMatch(f -> isText(f.pairing().column()) && unequal(f.operator())));
    signals.put("words", scene.mentions.size());
    signals.put("clear tables", scene.clearTables);
    signals.put("selected tables", slots.selected().stream().map(this::table).distinct().count());
    signals.put(
        "last selected",
        slots.selected().stream().mapToInt(c -> scene.column(c).first()).max().orElse(-1)
            / (double) Math.max(1, scene.mentions.size()));
    signals.put("selected keys", slots.selected().stream().filter(this::isKey).count());
    signals.put("distinct", scene.reading.distinct());
  }

  private int table(int column) {
    return scene.schema.tableOf(column);
  }

  private boolean isText(int column) {
    return scene.schema.column(column).kind() == ColumnKind.TEXT;
  }

  private boolean isKey(int column) {
    return scene.schema.column(column).key();
  }

  private static int keyKind(ColumnEntry column) {
    return column.key() ? 1 : column.linked() ? 2 : 0;
  }

  private static boolean unequal(Comparing operator) {
    return operator == Comparing.MORE
        || operator == Comparing.LESS
        || operator == Comparing.AT_LEAST
        || operator == Comparing.AT_MOST;
  }

  /** Tables of which only columns are used that a joined table holds as well. */
  private void redundantTables() {
    int redundant = 0;
    double weakest = LONG_AGO;
    for (int table : filled.tables()) {
      if (filled.tables().size() < 2) {
        break;
      }
      boolean needed = slots.columns().stream().anyMatch(c -> table(c) == table && !elsewhere(c));
      if (!needed) {
        redundant++;
        weakest = Math.min(weakest, scene.mentions.tables().get(table).score());
      }
    }
    signals.put("redundant tables", redundant);
    signals.put("weakest redundant", weakest);
  }

  private boolean elsewhere(int column) {
    Set<Integer> tables = filled.tables();
    for (KeyEntry key : scene.schema.keys()) {
      if ((key.from() == column && tables.contains(table(key.to())))
          || (key.to() == column && tables.contains(table(key.from())))) {
        return true;
      }
    }
    return false;
  }

  private void demands() {
    List<Item> items = new ArrayList<>(sketch.outer().select());
    sketch.outer().order().ifPresent(order -> items.add(order.item()));
    sketch.outer().having().ifPresent(having -> items.add(having.item()));
    sketch.nested().ifPresent(n -> items.addAll(inner(n)));
    boolean limited = limited(sketch.outer()) || nested(StructureSignals::limited);
    boolean extreme = has(items, Function.MAX) || has(items, Function.MIN);
    demand("superlative", extreme || limited);
    demand(
        "negation",
        sketch.outer().count(Place.NOT_IN) > 0
            || sketch.labels().containsValue("EXCEPT")
            || slots.filters().stream()
                .anyMatch(
                    f ->
                        f.operator() == Comparing.NOT_EQUAL || f.operator() == Comparing.NOT_LIKE));
    demand("comparison", compares());
    demand("group", sketch.outer().groups() > 0 || nested(block -> block.groups() > 0));
    demand("average", has(items, Function.AVG));
    demand("total", has(items, Function.SUM) || has(items, Function.COUNT));
    demand("extreme", extreme || limited);
    demand("count", has(items, Function.COUNT));
    demand("both", sketch.nested().flatMap(Sketch.Nested::set).isPresent());
    demand("order", sketch.outer().order().isPresent() && !limited(sketch.outer()));
  }

  private boolean compares() {
    boolean having =
        sketch.outer().having().filter(h -> h.operator() != Operator.EQUAL).isPresent()
            || nested(b -> b.having().filter(h -> h.operator() != Operator.EQUAL).isPresent());
    boolean nestedValue =
        sketch
            .nested()
            .flatMap(Sketch.Nested::operator)
            .filter(operator -> operator != Operator.EQUAL)
            .isPresent();
    return having
        || nestedValue
        || sketch.outer().count(Place.BETWEEN) > 0
        || slots.filters().stream().anyMatch(f -> unequal(f.operator()));
  }

  private static List<Item> inner(Sketch.Nested nested) {
    List<Item> items = new ArrayList<>(nested.block().select());
    nested.block().order().ifPresent(order -> items.add(order.item()));
    nested.block().having().ifPresent(having -> items.add(having.item()));
    return items;
  }

  private static boolean limited(Block block) {
    return block.order().filter(order -> order.rows() != Block.Rows.ALL).isPresent();
  }

  private boolean nested(Predicate<Block> test) {
    return sketch.nested().map(Sketch.Nested::block).filter(test).isPresent();
  }

  private static boolean has(List<Item> items, Function function) {
    return items.stream().anyMatch(item -> item.function().equals(Optional.of(function)));
  }

  /** 0 where neither asks nor has, 1 where it has, 2 where the question asks, 3 for both. */
  private void demand(String name, boolean met) {
    signals.put("demand " + name, (scene.asks(name) ? 2 : 0) + (met ? 1 : 0));
  }
}
