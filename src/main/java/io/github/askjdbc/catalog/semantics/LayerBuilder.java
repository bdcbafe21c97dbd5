package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what is said; of two statements about the same thing the earlier wins. */
final class LayerBuilder {
  private final Map<TableName, TableMeaning> tables = new LinkedHashMap<>();
  private final Map<ColumnName, ColumnMeaning> columns = new LinkedHashMap<>();
  private final List<Relationship> relationships = new ArrayList<>();
  private final List<NamedFilter> filters = new ArrayList<>();
  private final List<Metric> metrics = new ArrayList<>();
  private final List<VerifiedQuery> verifiedQueries = new ArrayList<>();

  LayerBuilder add(TableMeaning meaning) {
    tables.merge(meaning.table(), meaning, TableMeaning::over);
    return this;
  }

  LayerBuilder add(ColumnMeaning meaning) {
    columns.merge(meaning.column(), meaning, ColumnMeaning::over);
    return this;
  }

  LayerBuilder add(Relationship relationship) {
    relationships.add(relationship);
    return this;
  }

  LayerBuilder add(NamedFilter filter) {
    filters.add(filter);
    return this;
  }

  LayerBuilder add(Metric metric) {
    metrics.add(metric);
    return this;
  }

  LayerBuilder add(VerifiedQuery query) {
    verifiedQueries.add(query);
    return this;
  }

  LayerBuilder add(SemanticLayer layer) {
    layer.tables().values().forEach(this::add);
    layer.columns().values().forEach(this::add);
    layer.relationships().forEach(this::add);
    layer.filters().forEach(this::add);
    layer.metrics().forEach(this::add);
    layer.verifiedQueries().forEach(this::add);
    return this;
  }

  SemanticLayer build() {
    return new SemanticLayer(tables, columns, relationships, filters, metrics, verifiedQueries);
  }
}
