package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads Snowflake Cortex Analyst's semantic models (Snowflake documentation, "Cortex Analyst
 * semantic model specification").
 *
 * <p>A dimension or fact whose {@code expr} is no plain column describes nothing that is stored and
 * is left out, unless it has a default aggregation, which makes it a metric. What is private there
 * is hidden here.
 */
final class CortexReader {
  /** A list of columns under one key. */
  private record ColumnList(String key, ColumnMeaning.Role role) {}

  private static final List<ColumnList> COLUMN_LISTS =
      List.of(
          new ColumnList("dimensions", ColumnMeaning.Role.DIMENSION),
          new ColumnList("time_dimensions", ColumnMeaning.Role.TIME),
          new ColumnList("facts", ColumnMeaning.Role.MEASURE),
          new ColumnList("measures", ColumnMeaning.Role.MEASURE));

  private final LayerBuilder layer;

  CortexReader(LayerBuilder layer) {
    this.layer = layer;
  }

  static boolean recognises(YamlMapping root) {
    return root.hasList("tables");
  }

  void read(YamlMapping root) {
    LogicalNames logical = new LogicalNames();
    List<YamlMapping> described = root.requiredMappings("tables");
    for (YamlMapping table : described) {
      logical.table(
          table.requiredText("name"),
          TableName.of(table.requiredMapping("base_table").requiredText("table")));
    }
    described.forEach(table -> columns(table, logical));
    described.forEach(table -> definitions(table, logical));
    for (YamlMapping relationship : root.mappings("relationships")) {
      relationship(relationship, logical);
    }
    for (YamlMapping metric : root.mappings("metrics")) {
      metric(metric, Optional.empty(), logical);
    }
    for (YamlMapping query : root.mappings("verified_queries")) {
      layer.add(verified(query));
    }
  }

  /** Cortex has no word for what cannot be answered; {@code unanswerable} is of our own making. */
  private static VerifiedQuery verified(YamlMapping query) {
    Optional<String> sql =
        query.flag("unanswerable") && !query.has("sql")
            ? Optional.empty()
            : Optional.of(query.requiredText("sql"));
    return new VerifiedQuery(query.requiredText("question"), sql, query.source());
  }

  private void columns(YamlMapping table, LogicalNames logical) {
    String name = table.requiredText("name");
    TableName stored = logical.table(name).orElseThrow();
    layer.add(TableMeaning.of(stored, naming(table, name), false, table.source()));
    for (ColumnList list : COLUMN_LISTS) {
      for (YamlMapping column : table.mappings(list.key())) {
        column(column, name, stored, list.role(), logical);
      }
    }
  }

  private void column(
      YamlMapping column,
      String table,
      TableName stored,
      ColumnMeaning.Role role,
      LogicalNames logical) {
    String name = column.requiredText("name");
    String expression = column.text("expr").orElse(name);
    Optional<String> plain = PlainColumn.of(expression);
    if (plain.isPresent()) {
      logical.column(table, name, plain.get());
      layer.add(
          ColumnMeaning.of(
                  new ColumnName(stored, plain.get()), naming(column, name), column.source())
              .as(role)
              .aggregatedBy(column.text("default_aggregation").map(Aggregates::name))
              .withSamples(column.texts("sample_values"))
              .in(column.text("unit"))
              .hidden(isPrivate(column)));
    }
  }

  /** After all columns are known, since definitions may use their logical names. */
  private void definitions(YamlMapping table, LogicalNames logical) {
    String name = table.requiredText("name");
    TableName stored = logical.table(name).orElseThrow();
    for (YamlMapping filter : table.mappings("filters")) {
      layer.add(
          new NamedFilter(
              naming(filter, filter.requiredText("name")),
              stored,
              logical.stored(filter.requiredText("expr"), Optional.of(name)),
              filter.source()));
    }
    for (YamlMapping metric : table.mappings("metrics")) {
      metric(metric, Optional.of(name), logical);
    }
    for (String key : List.of("facts", "measures")) {
      for (YamlMapping fact : table.mappings(key)) {
        computed(fact, name, stored, logical);
      }
    }
  }

  private void computed(YamlMapping fact, String table, TableName stored, LogicalNames logical) {
    String expression = fact.text("expr").orElse("");
    Optional<String> aggregation = fact.text("default_aggregation");
    if (aggregation.isPresent() && PlainColumn.of(expression).isEmpty() && !isPrivate(fact)) {
      layer.add(
          Metric.of(
              naming(fact, fact.requiredText("name")),
              Optional.of(stored),
              Aggregates.call(aggregation.get(), logical.stored(expression, Optional.of(table))),
              fact.source()));
    }
  }

  private void metric(YamlMapping metric, Optional<String> table, LogicalNames logical) {
    if (!isPrivate(metric)) {
      layer.add(
          Metric.of(
              naming(metric, metric.requiredText("name")),
              table.flatMap(logical::table),
              logical.stored(metric.requiredText("expr"), table),
              metric.source()));
    }
  }

  private void relationship(YamlMapping relationship, LogicalNames logical) {
    List<String> fromColumns = new ArrayList<>();
    List<String> toColumns = new ArrayList<>();
    String left = relationship.requiredText("left_table");
    String right = relationship.requiredText("right_table");
    for (YamlMapping pair : relationship.requiredMappings("relationship_columns")) {
      fromColumns.add(logical.column(left, pair.requiredText("left_column")));
      toColumns.add(logical.column(right, pair.requiredText("right_column")));
    }
    if (fromColumns.isEmpty()) {
      throw relationship.wrong(
          "relationship_columns", "no columns are paired; list at least one pair");
    }
    layer.add(
        new Relationship(
            logical.table(left).orElseThrow(() -> unknown(relationship, "left_table", left)),
            fromColumns,
            logical.table(right).orElseThrow(() -> unknown(relationship, "right_table", right)),
            toColumns,
            relationship.source()));
  }

  private static SemanticFileException unknown(YamlMapping mapping, String key, String name) {
    return mapping.wrong(
        key, "'" + name + "' is no table of this file; use the name of one of its tables");
  }

  private static boolean isPrivate(YamlMapping mapping) {
    return mapping.text("access_modifier").filter("private_access"::equals).isPresent();
  }

  private static Naming naming(YamlMapping mapping, String name) {
    List<String> names = new ArrayList<>();
    names.add(name);
    names.addAll(mapping.texts("synonyms"));
    return new Naming(names, mapping.text("description"));
  }
}
