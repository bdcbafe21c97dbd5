package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.llm.prompt.PromptSchema.PromptKey;
import io.github.askjdbc.llm.prompt.PromptTable.PromptColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The M-Schema of XiYan-SQL: a line for each column, the keys between tables at the end. */
public final class MSchema implements SchemaTemplate {

  @Override
  public String of(PromptSchema schema) {
    List<String> lines = new ArrayList<>(List.of("[Schema]"));
    for (PromptTable table : schema.tables()) {
      lines.add("# Table: " + table.written() + table.said().map(text -> ", " + text).orElse(""));
      lines.add(
          table.columns().stream()
              .map(column -> column(column, table))
              .collect(Collectors.joining(",\n", "[\n", "\n]")));
    }
    if (!schema.keys().isEmpty()) {
      lines.add("[Foreign keys]");
      schema.keys().forEach(key -> lines.add(key(key, schema)));
    }
    if (!schema.whole()) {
      lines.add("(further tables and columns are left out)");
    }
    return String.join("\n", lines);
  }

  private static String column(PromptColumn column, PromptTable table) {
    StringBuilder line = new StringBuilder("(").append(column.written());
    line.append(":").append(column.type());
    if (table.primaryKey().contains(column.written())) {
      line.append(", Primary Key");
    }
    column.said().ifPresent(text -> line.append(", ").append(text));
    if (!column.samples().isEmpty()) {
      line.append(", Examples: [").append(String.join(", ", column.samples())).append("]");
    }
    return line.append(")").toString();
  }

  private static String key(PromptKey key, PromptSchema schema) {
    return side(schema.written(key.from()), key.columns())
        + "="
        + side(schema.written(key.to()), key.toColumns());
  }

  private static String side(String table, List<String> columns) {
    return columns.stream().map(column -> table + "." + column).collect(Collectors.joining("+"));
  }
}
