package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What an index on disk tells of its columns, beside their values, as the data of its commit. */
final class KeptColumns {
  private static final String FORMAT = "4";
  private static final String SCHEMA = "schema";
  private static final String COLUMN = "column.";
  private static final String COVERAGE = "coverage.";
  private static final String FULL = "full.";
  private static final String SEPARATOR = "\u0000";
  private static final String NONE = "\u0001";

  private final Map<String, String> data;

  KeptColumns(Map<String, String> data) {
    this.data = data;
  }

  static Map<String, String> data(
      String schema, List<ColumnName> columns, Map<ColumnName, IndexCoverage> coverage) {
    Map<String, String> data = new HashMap<>();
    data.put(SCHEMA, schema);
    for (int i = 0; i < columns.size(); i++) {
      data.put(COLUMN + i, written(columns.get(i)));
      if (coverage.get(columns.get(i)) instanceof IndexCoverage.Full full) {
        data.put(COVERAGE + i, full.values() + SEPARATOR + full.values());
        data.put(FULL + i, "");
      } else if (coverage.get(columns.get(i)) instanceof IndexCoverage.Sampled sampled) {
        data.put(COVERAGE + i, sampled.rows() + SEPARATOR + sampled.values());
      }
    }
    return data;
  }

  /** Changes with every table, column and type that questions may see. */
  static String schema(CatalogSnapshot catalog, ValueLimits limits) {
    StringBuilder schema = new StringBuilder(FORMAT).append(limits.valueLength());
    for (Table table : catalog.tables()) {
      for (Column column : table.columns()) {
        schema
            .append(SEPARATOR)
            .append(written(column.name()))
            .append(SEPARATOR)
            .append(column.typeName());
      }
    }
    return schema.toString();
  }

  String schema() {
    return data.getOrDefault(SCHEMA, "");
  }

  ColumnNumbers numbers() {
    ColumnNumbers numbers = new ColumnNumbers();
    for (int i = 0; data.containsKey(COLUMN + i); i++) {
      numbers.of(read(data.get(COLUMN + i)));
    }
    return numbers;
  }

  /** A sample at best: rows may have come since. */
  Map<ColumnName, IndexCoverage> coverage() {
    Map<ColumnName, IndexCoverage> coverage = new HashMap<>();
    for (int i = 0; data.containsKey(COLUMN + i); i++) {
      if (data.containsKey(COVERAGE + i)) {
        String[] counts = data.get(COVERAGE + i).split(SEPARATOR, -1);
        coverage.put(
            read(data.get(COLUMN + i)),
            new IndexCoverage.Sampled(Long.parseLong(counts[0]), Long.parseLong(counts[1])));
      }
    }
    return coverage;
  }

  /** Columns of which every value was read, at the time. */
  Set<ColumnName> full() {
    Set<ColumnName> full = new HashSet<>();
    for (int i = 0; data.containsKey(COLUMN + i); i++) {
      if (data.containsKey(FULL + i)) {
        full.add(read(data.get(COLUMN + i)));
      }
    }
    return full;
  }

  private static String written(ColumnName column) {
    return String.join(
        SEPARATOR,
        column.table().catalog().orElse(NONE),
        column.table().schema().orElse(NONE),
        column.table().name(),
        column.column());
  }

  private static ColumnName read(String written) {
    String[] parts = written.split(SEPARATOR, -1);
    return new ColumnName(new TableName(part(parts[0]), part(parts[1]), parts[2]), parts[3]);
  }

  private static Optional<String> part(String text) {
    return text.equals(NONE) ? Optional.empty() : Optional.of(text);
  }
}
