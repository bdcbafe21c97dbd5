package io.github.askjdbc.catalog;

import io.github.askjdbc.question.QuestionBudget;
import java.util.List;
import java.util.Optional;

/**
 * The values of a database as one question reads them: what earlier questions read is there, what
 * is missing is read when first needed, with this question's connection and time.
 */
final class LazyValueIndex implements ValueIndex {
  /** Of the question's time, what reading values may take. */
  private static final double SHARE = 0.5;

  private static final int PROBES = 20_000;

  private final CatalogSnapshot catalog;
  private final KnownValues values;
  private final ValueReader reader;
  private final QuestionBudget budget;
  private boolean readThrough;

  LazyValueIndex(
      CatalogSnapshot catalog, KnownValues values, ValueReader reader, QuestionBudget budget) {
    this.catalog = catalog;
    this.values = values;
    this.reader = reader;
    this.budget = budget;
  }

  @Override
  public Optional<Boolean> contains(ColumnName column, String literal) {
    catalog
        .column(column)
        .ifPresent(known -> reader.read(known, values, budget.part(SHARE, PROBES)));
    return values.contains(column, literal);
  }

  @Override
  public synchronized List<ValueMatch> lookup(ValueQuery query) {
    if (!readThrough) {
      QuestionBudget part = budget.part(SHARE, PROBES);
      for (Table table : catalog.tables()) {
        table.columns().stream()
            .filter(column -> column.kind() == ColumnKind.TEXT)
            .forEach(column -> reader.read(column, values, part));
      }
      readThrough = true;
    }
    return values.lookup(query);
  }

  @Override
  public Coverage coverage(ColumnName column) {
    return values.coverage(column);
  }
}
