package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.mentions.CueWords;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Tells whether equal rows are to be shown once. Questions seldom say so: who asks for the titles
 * of employees wants each title once, and who asks for their names wants every employee, though two
 * may be called the same. What the columns hold and where they stand tells one from the other.
 */
public final class ShownOnce {

  private static final double EVEN = 0.5;

  private final BoostedTrees trees;

  public ShownOnce(BoostedTrees trees) {
    this.trees = trees;
  }

  /** Whether the query is to show equal rows once. */
  public boolean of(Mentions mentions, Reading reading, CueWords cues, Tried tried) {
    return mayRepeat(tried.proposal().filled()) && of(row(mentions, reading, cues, tried));
  }

  /**
   * @param row as {@link #row} gives it
   */
  public boolean of(float[] row) {
    return trees.score(row) > EVEN;
  }

  /**
   * Whether a query shows rows as they are, and in an order that leaving some out does not harm.
   */
  public static boolean mayRepeat(Filled filled) {
    Block block = filled.sketch().outer();
    boolean shownOrder =
        block.order().isEmpty()
            || (block.order().get().rows() == Block.Rows.ALL
                && block.order().get().item().plain()
                && filled.slots().selected().containsAll(ordered(filled)));
    return block.plainItems() == block.select().size()
        && block.groups() == 0
        && filled.sketch().nested().flatMap(Sketch.Nested::set).isEmpty()
        && shownOrder;
  }

  private static List<Integer> ordered(Filled filled) {
    return filled.slots().ordered().isPresent()
        ? List.of(filled.slots().ordered().getAsInt())
        : List.of();
  }

  /** What is read of a query that shows rows as they are. */
  public static float[] row(Mentions mentions, Reading reading, CueWords cues, Tried tried) {
    Filled filled = tried.proposal().filled();
    SchemaIndex schema = mentions.schema();
    List<ColumnEntry> shown = filled.slots().selected().stream().map(schema::column).toList();
    Set<String> distinct = cues.demanding("distinct");
    Set<String> naming = cues.demanding("naming");
    ResultShape result = tried.result();
    long sources = shown.stream().map(ColumnEntry::table).distinct().count();
    return new float[] {
      (float) reading.distinct(),
      mentions.tokens().stream().anyMatch(t -> distinct.contains(t.text())) ? 1 : 0,
      shown.size(),
      count(shown, ColumnEntry::key),
      count(shown, ColumnEntry::linked),
      count(shown, column -> naming.contains(column.head())),
      count(shown, column -> column.kind() == ColumnKind.TEXT),
      count(shown, column -> column.kind() == ColumnKind.NUMBER),
      filled.tables().size() - sources,
      sources,
      filled.slots().filters().size(),
      filled.sketch().nested().isPresent() ? 1 : 0,
      filled.sketch().outer().order().isPresent() ? 1 : 0,
      (float)
          shown.stream()
              .mapToDouble(column -> mentions.tables().get(column.table()).score())
              .max()
              .orElse(0),
      result.rows(),
      result.differing(),
      result.rows() == 0 ? 1 : (float) result.differing() / result.rows(),
      mentions.size()
    };
  }

  private static int count(List<ColumnEntry> columns, Predicate<ColumnEntry> test) {
    return (int) columns.stream().filter(test).count();
  }

  public void write(ModelOutput out) {
    trees.write(out);
  }

  public static ShownOnce read(ModelInput in) throws DamagedModelException {
    return new ShownOnce(BoostedTrees.read(in));
  }
}
