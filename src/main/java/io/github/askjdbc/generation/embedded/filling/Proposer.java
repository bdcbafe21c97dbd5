package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.units.UnitConversion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Proposes queries for a question: the likeliest sketches, each filled in the likeliest ways. */
public final class Proposer {

  private static final int SKETCHES = 16;
  private static final int MOST = 10;
  private static final int MORE_FOR_SKETCHES = 4;

  private record Unwritten(ScoredSketch sketch, Filled filled) {}

  private final SketchPool pool;

  public Proposer(SketchPool pool) {
    this.pool = pool;
  }

  /**
   * At most 14, best first; each likely sketch has one at least.
   *
   * @param units which numbers are compared in
   */
  public List<Proposal> propose(
      Mentions mentions, Reading reading, JoinGraph graph, Dialect dialect, UnitConversion units) {
    SqlAssembler assembler = new SqlAssembler(dialect);
    Filler filler = new Filler(mentions, reading, graph);
    List<Choice<Unwritten>> all = new ArrayList<>();
    for (ScoredSketch sketch : pool.likeliest(reading.labels(), SKETCHES)) {
      if (mentions.order().throughout() && !orders(sketch.sketch().outer())) {
        continue;
      }
      for (Filled filled : filler.fill(sketch.sketch())) {
        double total = sketch.score() + filled.score();
        all.add(new Choice<>(total, new Unwritten(sketch, filled)));
      }
    }
    Set<String> seen = new HashSet<>();
    Set<Integer> sketches = new HashSet<>();
    List<Proposal> kept = new ArrayList<>();
    for (Choice<Unwritten> choice : Choice.best(all, all.size())) {
      ScoredSketch sketch = choice.value().sketch();
      boolean room =
          kept.size() < MOST
              || (kept.size() < MOST + MORE_FOR_SKETCHES && !sketches.contains(sketch.rank()));
      if (room) {
        Filled slots = choice.value().filled();
        Filled filled = slots.with(units.compared(slots.actions()));
        String sql = assembler.assemble(filled.actions());
        if (seen.add(sql)) {
          kept.add(new Proposal(sketch, filled, sql, choice.score()));
          sketches.add(sketch.rank());
        }
      }
    }
    return kept;
  }

  /** Whether it puts rows in order, or shows the ends themselves. */
  private static boolean orders(Block block) {
    return block
        .order()
        .map(order -> order.rows() != Block.Rows.ONE)
        .orElse(!block.aggregatedItems().isEmpty());
  }
}
