package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TableStatistics;
import java.util.List;
import java.util.Optional;

/** What columns hold, also where the rows that are looked at hold nothing: a mark of a few rows. */
record HeldValues(DatabaseKnowledge knowledge) implements Statistics {

  @Override
  public Optional<TableStatistics> of(TableName table) {
    return knowledge.statistics().of(table);
  }

  @Override
  public List<String> samples(ColumnName column) {
    List<String> seen = knowledge.statistics().samples(column);
    return seen.isEmpty() ? knowledge.values().few(column) : seen;
  }
}
