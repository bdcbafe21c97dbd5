package io.github.askjdbc.catalog;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Statistics as one question reads them; what was read is kept for later ones. */
final class LazyStatistics implements Statistics {

  /** For one table. */
  private static final int PROBES = 300;

  /** Tables read so far; empty for one that refuses. */
  static final class Known {
    private final Map<TableName, Optional<TableStatistics>> tables = new ConcurrentHashMap<>();
  }

  private final CatalogSnapshot catalog;
  private final Known known;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  LazyStatistics(
      CatalogSnapshot catalog, Known known, ReadOnlyDatabase database, QuestionBudget budget) {
    this.catalog = catalog;
    this.known = known;
    this.database = database;
    this.budget = budget;
  }

  @Override
  public Optional<TableStatistics> of(TableName name) {
    Optional<TableStatistics> read = known.tables.get(name);
    return read != null ? read : catalog.table(name).flatMap(this::read);
  }

  private Optional<TableStatistics> read(Table table) {
    Optional<TableStatistics> statistics =
        new StatisticsReader(database, budget.withProbes(PROBES)).read(table);
    known.tables.put(table.name(), statistics);
    return statistics;
  }
}
