package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A query of known shape with all its slots filled.
 *
 * @param tables numbers of the outer query's tables
 * @param innerTables those of the nested query
 * @param selfKey column by which the table is joined with itself, where it is
 * @param slotScore sum of the log odds of what fills the slots
 * @param operatorScore log probability of its operators
 * @param tableScore sum of the log odds of its tables
 */
public record Filled(
    Sketch sketch,
    Slots slots,
    List<Action> actions,
    Set<Integer> tables,
    Set<Integer> innerTables,
    OptionalInt selfKey,
    double slotScore,
    double operatorScore,
    double tableScore) {

  private static final double TABLES = 0.7;

  Filled with(List<Action> changed) {
    return new Filled(
        sketch, slots, changed, tables, innerTables, selfKey, slotScore, operatorScore, tableScore);
  }

  /** How well it fits, the sketch left out. */
  double score() {
    return score(slotScore, operatorScore, tableScore);
  }

  static double score(double slotScore, double operatorScore, double tableScore) {
    return slotScore + operatorScore + TABLES * tableScore;
  }
}
