package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads dbt's semantic models and metrics (dbt documentation, "Semantic models", "Metrics").
 *
 * <p>Of the metrics those are read that a single SQL expression gives: simple ones and ratios of
 * measures of one table, without filters, which are templates there. An entity that is foreign in
 * one model and primary in exactly one other joins them.
 */
final class DbtSemanticModels {
  private record Measure(TableName table, String expression, Optional<ColumnName> time) {}

  private record Entity(String name, ColumnName column, Source source) {}

  private final LayerBuilder layer;
  private final Map<String, Measure> measures = new HashMap<>();
  private final List<Entity> foreign = new ArrayList<>();
  private final Map<String, List<Entity>> primary = new HashMap<>();
  private final List<YamlMapping> metrics = new ArrayList<>();

  DbtSemanticModels(LayerBuilder layer) {
    this.layer = layer;
  }

  void read(YamlMapping root) {
    root.mappings("semantic_models").forEach(this::model);
    metrics.addAll(root.mappings("metrics"));
  }

  void finish() {
    metrics.forEach(this::metric);
    for (Entity from : foreign) {
      List<Entity> targets = primary.getOrDefault(from.name(), List.of());
      if (targets.size() == 1) {
        layer.add(
            new Relationship(
                from.column().table(),
                List.of(from.column().column()),
                targets.get(0).column().table(),
                List.of(targets.get(0).column().column()),
                from.source()));
      }
    }
  }

  private void model(YamlMapping model) {
    String name = model.requiredText("name");
    TableName table = TableName.of(DbtReader.referenced(model.requiredText("model")));
    layer.add(TableMeaning.of(table, DbtReader.naming(model, name), false, model.source()));
    for (YamlMapping entity : model.mappings("entities")) {
      entity(entity, table);
    }
    Map<String, ColumnName> times = new HashMap<>();
    for (YamlMapping dimension : model.mappings("dimensions")) {
      boolean time = dimension.text("type").filter("time"::equalsIgnoreCase).isPresent();
      Optional<ColumnMeaning> column = column(dimension, table);
      column
          .map(one -> one.as(time ? ColumnMeaning.Role.TIME : ColumnMeaning.Role.DIMENSION))
          .ifPresent(layer::add);
      column
          .filter(one -> time)
          .ifPresent(one -> times.put(dimension.requiredText("name"), one.column()));
    }
    for (YamlMapping measure : model.mappings("measures")) {
      Optional<String> time =
          measure
              .text("agg_time_dimension")
              .or(() -> model.mapping("defaults").flatMap(all -> all.text("agg_time_dimension")));
      measure(measure, table, time.map(times::get));
    }
  }

  private void entity(YamlMapping entity, TableName table) {
    String name = entity.requiredText("name");
    Optional<String> column = PlainColumn.of(entity.text("expr").orElse(name));
    if (column.isEmpty()) {
      return;
    }
    Entity one = new Entity(name, new ColumnName(table, column.get()), entity.source());
    if (entity.requiredText("type").equalsIgnoreCase("foreign")) {
      foreign.add(one);
    } else {
      primary.computeIfAbsent(name, n -> new ArrayList<>()).add(one);
    }
  }

  private Optional<ColumnMeaning> column(YamlMapping mapping, TableName table) {
    String name = mapping.requiredText("name");
    return PlainColumn.of(mapping.text("expr").orElse(name))
        .map(
            column ->
                ColumnMeaning.of(
                    new ColumnName(table, column),
                    DbtReader.naming(mapping, name),
                    mapping.source()));
  }

  private void measure(YamlMapping measure, TableName table, Optional<ColumnName> time) {
    String name = measure.requiredText("name");
    String aggregation = measure.requiredText("agg");
    String expression = measure.text("expr").orElse(name);
    measures.put(name, new Measure(table, Aggregates.call(aggregation, expression), time));
    column(measure, table)
        .map(column -> column.as(ColumnMeaning.Role.MEASURE))
        .map(column -> column.aggregatedBy(Optional.of(Aggregates.name(aggregation))))
        .filter(column -> !expression.equals("1"))
        .ifPresent(layer::add);
    if (measure.flag("create_metric")) {
      layer.add(
          new Metric(
              DbtReader.naming(measure, name),
              Optional.of(table),
              measures.get(name).expression(),
              time,
              measure.source()));
    }
  }

  private void metric(YamlMapping metric) {
    String name = metric.requiredText("name");
    String type = metric.requiredText("type");
    if (metric.has("filter") || !metric.hasMapping("type_params")) {
      return;
    }
    YamlMapping params = metric.requiredMapping("type_params");
    Optional<Measure> definition =
        switch (type) {
          case "simple" -> measure(params, "measure");
          case "ratio" -> ratio(measure(params, "numerator"), measure(params, "denominator"));
          default -> Optional.empty();
        };
    definition.ifPresent(
        measure ->
            layer.add(
                new Metric(
                    DbtReader.naming(metric, name),
                    Optional.of(measure.table()),
                    measure.expression(),
                    measure.time(),
                    metric.source())));
  }

  /** Named by a text, or by a mapping with its name; empty if unknown or filtered. */
  private Optional<Measure> measure(YamlMapping params, String key) {
    if (!params.hasMapping(key)) {
      return params.text(key).map(measures::get);
    }
    YamlMapping named = params.requiredMapping(key);
    return named.has("filter")
        ? Optional.empty()
        : Optional.ofNullable(measures.get(named.requiredText("name")));
  }

  private static Optional<Measure> ratio(Optional<Measure> above, Optional<Measure> below) {
    return above.flatMap(
        a ->
            below
                .filter(b -> b.table().equals(a.table()))
                .map(
                    b ->
                        new Measure(
                            a.table(),
                            "1.0 * %s / NULLIF(%s, 0)".formatted(a.expression(), b.expression()),
                            a.time().equals(b.time()) ? a.time() : Optional.empty())));
  }
}
