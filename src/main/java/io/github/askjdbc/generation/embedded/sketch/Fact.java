package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.generation.embedded.sketch.Block.Place;

/** What may hold of a sketch and helps to tell what its columns are for. */
public enum Fact {
  ORDERED,
  LIMITED,
  GROUPED,
  AGGREGATES,
  COUNTS,
  SHOWS_ONE,
  SHOWS_TWO,
  SHOWS_MORE,
  NO_CONDITION,
  SEVERAL_CONDITIONS,
  NESTED;

  /** Whether it holds. */
  public boolean of(Sketch sketch) {
    Block block = sketch.outer();
    return switch (this) {
      case ORDERED -> block.order().isPresent();
      case LIMITED -> block.order().filter(o -> o.rows() != Block.Rows.ALL).isPresent();
      case GROUPED -> block.groups() > 0;
      case AGGREGATES ->
          block.aggregatedItems().stream().anyMatch(item -> !item.label().startsWith("count"));
      case COUNTS -> block.select().stream().anyMatch(item -> item.label().startsWith("count"));
      case SHOWS_ONE -> block.plainItems() == 1;
      case SHOWS_TWO -> block.plainItems() == 2;
      case SHOWS_MORE -> block.plainItems() > 2;
      case NO_CONDITION -> block.count(Place.VALUE) == 0;
      case SEVERAL_CONDITIONS -> block.count(Place.VALUE) > 1;
      case NESTED -> sketch.nested().isPresent();
    };
  }
}
