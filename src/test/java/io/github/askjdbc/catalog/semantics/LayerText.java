package io.github.askjdbc.catalog.semantics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A layer as lines, for cases. */
final class LayerText {
  private LayerText() {}

  static List<String> of(SemanticLayer layer) {
    List<String> lines = new ArrayList<>();
    for (TableMeaning table : layer.tables().values()) {
      lines.add(
          "table " + table.table() + (table.hidden() ? " hidden" : "") + named(table.naming()));
    }
    for (ColumnMeaning column : layer.columns().values()) {
      lines.add("column " + column.column() + attributes(column) + named(column.naming()));
    }
    for (Relationship one : layer.relationships()) {
      lines.add(
          "join %s %s to %s %s"
              .formatted(one.from(), one.fromColumns(), one.to(), one.toColumns()));
    }
    for (NamedFilter filter : layer.filters()) {
      lines.add("filter of " + filter.table() + named(filter.naming()) + ": " + filter.condition());
    }
    for (Metric metric : layer.metrics()) {
      lines.add(
          "metric"
              + metric.table().map(table -> " of " + table).orElse("")
              + named(metric.naming())
              + ": "
              + metric.expression());
    }
    for (VerifiedQuery query : layer.verifiedQueries()) {
      lines.add("query " + query.question() + ": " + query.sql().orElse("unanswerable"));
    }
    return lines;
  }

  private static String named(Naming naming) {
    return " " + naming.names();
  }

  private static String attributes(ColumnMeaning column) {
    StringBuilder text = new StringBuilder();
    if (column.role() != ColumnMeaning.Role.UNKNOWN) {
      text.append(' ').append(column.role());
    }
    column.aggregation().ifPresent(aggregation -> text.append(' ').append(aggregation));
    column.unit().ifPresent(unit -> text.append(" in ").append(unit));
    if (column.hidden()) {
      text.append(" hidden");
    }
    if (!column.codes().isEmpty()) {
      text.append(' ').append(codes(column.codes()));
    }
    if (!column.samples().isEmpty()) {
      text.append(" such as ").append(column.samples());
    }
    return text.toString();
  }

  static String codes(Map<String, String> codes) {
    return codes.entrySet().stream()
        .map(code -> code.getKey() + "=" + code.getValue())
        .collect(Collectors.joining("; ", "{", "}"));
  }
}
