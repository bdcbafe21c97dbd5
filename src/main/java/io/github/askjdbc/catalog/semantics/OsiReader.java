package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads Open Semantic Interchange models (OSI core metadata specification).
 *
 * <p>A dataset whose source is a query, and a field that computes, describe nothing that is stored;
 * they are left out.
 */
final class OsiReader {
  private static final String PREFERRED_DIALECT = "ANSI_SQL";

  private final LayerBuilder layer;

  OsiReader(LayerBuilder layer) {
    this.layer = layer;
  }

  static boolean recognises(YamlMapping root) {
    return root.hasList("semantic_model") || root.hasMapping("semantic_model");
  }

  void read(YamlMapping root) {
    if (root.hasMapping("semantic_model")) {
      model(root.requiredMapping("semantic_model"));
    } else {
      root.mappings("semantic_model").forEach(this::model);
    }
  }

  private void model(YamlMapping model) {
    LogicalNames logical = new LogicalNames();
    for (YamlMapping dataset : model.requiredMappings("datasets")) {
      dataset(dataset, logical);
    }
    for (YamlMapping relationship : model.mappings("relationships")) {
      relationship(relationship, logical);
    }
    for (YamlMapping metric : model.mappings("metrics")) {
      String name = metric.requiredText("name");
      layer.add(
          Metric.of(
              naming(metric, name),
              Optional.empty(),
              logical.stored(expression(metric), Optional.empty()),
              metric.source()));
    }
  }

  private void dataset(YamlMapping dataset, LogicalNames logical) {
    String name = dataset.requiredText("name");
    Optional<TableName> stored = PlainColumn.of(dataset.requiredText("source")).map(TableName::of);
    if (stored.isEmpty()) {
      return;
    }
    logical.table(name, stored.get());
    layer.add(TableMeaning.of(stored.get(), naming(dataset, name), false, dataset.source()));
    for (YamlMapping field : dataset.mappings("fields")) {
      String fieldName = field.requiredText("name");
      Optional<String> column = PlainColumn.of(expression(field));
      if (column.isPresent()) {
        logical.column(name, fieldName, column.get());
        layer.add(
            ColumnMeaning.of(
                    new ColumnName(stored.get(), column.get()),
                    naming(field, fieldName),
                    field.source())
                .as(role(field)));
      }
    }
  }

  private static ColumnMeaning.Role role(YamlMapping field) {
    Optional<YamlMapping> dimension = field.mapping("dimension");
    if (dimension.isEmpty()) {
      return ColumnMeaning.Role.UNKNOWN;
    }
    return dimension.get().flag("is_time") ? ColumnMeaning.Role.TIME : ColumnMeaning.Role.DIMENSION;
  }

  private void relationship(YamlMapping relationship, LogicalNames logical) {
    String from = relationship.requiredText("from");
    String to = relationship.requiredText("to");
    List<String> fromColumns =
        relationship.texts("from_columns").stream().map(c -> logical.column(from, c)).toList();
    List<String> toColumns =
        relationship.texts("to_columns").stream().map(c -> logical.column(to, c)).toList();
    if (fromColumns.isEmpty() || fromColumns.size() != toColumns.size()) {
      throw relationship.wrong(
          "to_columns",
          "%d from_columns stand against %d to_columns; give as many of both, at least one"
              .formatted(fromColumns.size(), toColumns.size()));
    }
    Optional<TableName> fromTable = logical.table(from);
    Optional<TableName> toTable = logical.table(to);
    if (fromTable.isPresent() && toTable.isPresent()) {
      layer.add(
          new Relationship(
              fromTable.get(), fromColumns, toTable.get(), toColumns, relationship.source()));
    }
  }

  /** In standard SQL where that is among the dialects, else in the first of them. */
  private static String expression(YamlMapping mapping) {
    if (!mapping.hasMapping("expression")) {
      return mapping.requiredText("expression");
    }
    List<YamlMapping> dialects = mapping.requiredMapping("expression").requiredMappings("dialects");
    return dialects.stream()
        .filter(one -> one.text("dialect").filter(PREFERRED_DIALECT::equals).isPresent())
        .findFirst()
        .or(() -> dialects.stream().findFirst())
        .orElseThrow(() -> mapping.wrong("expression", "no dialect is given; give one"))
        .requiredText("expression");
  }

  private static Naming naming(YamlMapping mapping, String name) {
    List<String> names = new ArrayList<>();
    names.add(name);
    mapping.text("label").ifPresent(names::add);
    if (mapping.hasMapping("ai_context")) {
      mapping.mapping("ai_context").ifPresent(context -> names.addAll(context.texts("synonyms")));
    }
    return new Naming(names, mapping.text("description"));
  }
}
