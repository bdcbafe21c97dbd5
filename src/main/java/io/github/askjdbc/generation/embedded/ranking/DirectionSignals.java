package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Whether the order or the extreme of a proposal starts at the end that the question wants. */
final class DirectionSignals {

  private DirectionSignals() {}

  /** 1 where it does, -1 where it starts at the other end, 0 where one of them says nothing. */
  static void add(ProposalContext scene, Filled filled, Signals signals) {
    Optional<End> end = end(filled);
    Optional<Boolean> wanted =
        end.flatMap(e -> scene.mentions.order().descending(scene.name(e.column())));
    signals.put(
        "direction", wanted.map(w -> w.equals(end.orElseThrow().descending()) ? 1 : -1).orElse(0));
  }

  /** What comes first: by which column, and whether it is the largest. */
  private record End(OptionalInt column, boolean descending) {}

  private static Optional<End> end(Filled filled) {
    Slots slots = filled.slots();
    Block outer = filled.sketch().outer();
    Optional<Block> inner = filled.sketch().nested().map(Sketch.Nested::block);
    return outer
        .order()
        .map(order -> new End(slots.ordered(), order.descending()))
        .or(
            () ->
                inner
                    .flatMap(Block::order)
                    .map(order -> new End(slots.inner().ordered(), order.descending())))
        .or(() -> extreme(outer.select(), first(slots.aggregated())))
        .or(() -> inner.flatMap(block -> extreme(block.select(), slots.compared())));
  }

  private static OptionalInt first(List<Integer> columns) {
    return columns.isEmpty() ? OptionalInt.empty() : OptionalInt.of(columns.get(0));
  }

  private static Optional<End> extreme(List<Item> items, OptionalInt column) {
    boolean most = has(items, Function.MAX);
    boolean least = has(items, Function.MIN);
    return most == least ? Optional.empty() : Optional.of(new End(column, most));
  }

  private static boolean has(List<Item> items, Function function) {
    return items.stream().anyMatch(item -> item.function().equals(Optional.of(function)));
  }
}
