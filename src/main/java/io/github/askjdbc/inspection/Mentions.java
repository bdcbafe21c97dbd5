package io.github.askjdbc.inspection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What of a database a question names: tables and columns with the score of the best link. */
public final class Mentions {

  /** Above this score a link names the whole of a table or column, not a part of its name. */
  private static final double WHOLE = 0.85;

  private final Map<TableName, Double> tables = new HashMap<>();
  private final Map<ColumnName, Double> columns = new HashMap<>();
  private final Set<Cue> cues = EnumSet.noneOf(Cue.class);

  Mentions(LinkedQuestion question) {
    for (Link link : question.links()) {
      if (link instanceof Link.ToTable table) {
        tables.merge(table.table(), table.score(), Math::max);
      } else if (link instanceof Link.ToColumn column) {
        columns.merge(column.column(), column.score(), Math::max);
      } else if (link instanceof Link.ToMeasure measure) {
        columns.merge(measure.column(), measure.score(), Math::max);
      } else if (link instanceof Link.ToCue cue) {
        cues.add(cue.cue());
      } else if (link instanceof Link.ToMetric metric) {
        cues.addAll(metric.cues());
      }
    }
  }

  /** Whether the question names the table in full. */
  public boolean names(TableName table) {
    return score(table) >= WHOLE;
  }

  /** Whether the question names the column in full. */
  public boolean names(ColumnName column) {
    return score(column) >= WHOLE;
  }

  /** Between 0, not named at all, and 1. */
  public double score(TableName table) {
    return tables.getOrDefault(table, 0.0);
  }

  /** Between 0, not named at all, and 1. */
  public double score(ColumnName column) {
    return columns.getOrDefault(column, 0.0);
  }

  /** Whether the question asks for any of these. */
  public boolean asks(Cue... wanted) {
    return Set.of(wanted).stream().anyMatch(cues::contains);
  }
}
