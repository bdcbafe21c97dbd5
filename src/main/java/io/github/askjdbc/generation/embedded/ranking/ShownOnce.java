package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.NamedFeatures;
import io.github.askjdbc.learning.NamedTrees;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.function.Predicate;

/**
 * Tells whether equal rows are to be shown once. Questions seldom say so: who asks for the titles
 * of employees wants each title once, and who asks for their names wants every employee, though two
 * may be called the same. What the columns hold and where they stand tells one from the other.
 */
public final class ShownOnce {

  private static final double EVEN = 0.5;

  private final NamedTrees trees;

  public ShownOnce(NamedTrees trees) {
    this.trees = trees;
  }

  /** Whether the query is to show equal rows once. */
  public boolean of(Mentions mentions, Reading reading, Tried tried) {
    return mayRepeat(tried.proposal().filled()) && of(row(mentions, reading, tried));
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

  /**
   * A query that shows rows as they are, and its question.
   *
   * @param shown its columns
   */
  private record Shown(Mentions mentions, Reading reading, Tried tried, List<ColumnEntry> shown) {

    Filled filled() {
      return tried.proposal().filled();
    }

    ResultShape result() {
      return tried.result();
    }

    int count(Predicate<ColumnEntry> test) {
      return (int) shown.stream().filter(test).count();
    }

    long sources() {
      return shown.stream().map(ColumnEntry::table).distinct().count();
    }

    boolean saysDistinct() {
      return mentions.question().asks(Cue.DISTINCT);
    }

    long naming() {
      return count(column -> WordClass.NAMING_ROWS.contains(column.head()));
    }

    double clearestTable() {
      return shown.stream()
          .mapToDouble(column -> mentions.tables().get(column.table()).score())
          .max()
          .orElse(0);
    }
  }

  private static final NamedFeatures<Shown> FEATURES =
      new NamedFeatures.Builder<Shown>()
          .number("distinct", query -> query.reading().distinct())
          .flag("distinct said", Shown::saysDistinct)
          .number("columns", query -> query.shown().size())
          .number("keys", query -> query.count(ColumnEntry::key))
          .number("linked", query -> query.count(ColumnEntry::linked))
          .number("naming", Shown::naming)
          .number("texts", query -> query.count(column -> column.kind() == ColumnKind.TEXT))
          .number("numbers", query -> query.count(column -> column.kind() == ColumnKind.NUMBER))
          .number("tables not shown", query -> query.filled().tables().size() - query.sources())
          .number("tables shown", Shown::sources)
          .number("filters", query -> query.filled().slots().filters().size())
          .flag("nested", query -> query.filled().sketch().nested().isPresent())
          .flag("ordered", query -> query.filled().sketch().outer().order().isPresent())
          .number("clearest table", Shown::clearestTable)
          .number("rows", query -> query.result().rows())
          .number("differing rows", query -> query.result().differing())
          .number(
              "differing share",
              query ->
                  query.result().rows() == 0
                      ? 1
                      : (float) query.result().differing() / query.result().rows())
          .number("words", query -> query.mentions().size())
          .build();

  /** What {@link #row} gives, by name. */
  public static Columns columns() {
    return FEATURES.columns();
  }

  /** What is read of a query that shows rows as they are. */
  public static float[] row(Mentions mentions, Reading reading, Tried tried) {
    SchemaIndex schema = mentions.schema();
    return FEATURES.row(
        new Shown(
            mentions,
            reading,
            tried,
            tried.proposal().filled().slots().selected().stream().map(schema::column).toList()));
  }

  public void write(ModelOutput out) {
    trees.write(out);
  }

  public static ShownOnce read(ModelInput in) throws DamagedModelException {
    return new ShownOnce(NamedTrees.read(in, columns()));
  }
}
