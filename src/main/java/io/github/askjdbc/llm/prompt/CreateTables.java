package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.llm.prompt.PromptSchema.PromptKey;
import io.github.askjdbc.llm.prompt.PromptTable.PromptColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** CREATE TABLE statements with comments (TrustSQL, appendix D). */
public final class CreateTables implements SchemaTemplate {

  @Override
  public String of(PromptSchema schema) {
    String tables =
        schema.tables().stream()
            .map(table -> table(table, schema))
            .collect(Collectors.joining("\n"));
    return schema.whole() ? tables : tables + "\n-- further tables and columns are left out";
  }

  private static String table(PromptTable table, PromptSchema schema) {
    List<String> lines = new ArrayList<>();
    table.columns().forEach(column -> lines.add("  " + column(column)));
    if (!table.primaryKey().isEmpty()) {
      lines.add("  PRIMARY KEY (" + String.join(", ", table.primaryKey()) + ")");
    }
    schema.keysOf(table).forEach(key -> lines.add("  " + key(key, schema)));
    return "CREATE TABLE "
        + table.written()
        + comment(table.said())
        + " (\n"
        + String.join(",\n", lines)
        + "\n);";
  }

  private static String column(PromptColumn column) {
    Optional<String> samples =
        column.samples().isEmpty()
            ? Optional.empty()
            : Optional.of("such as " + String.join(", ", column.samples()));
    Optional<String> both =
        column.said().isPresent() && samples.isPresent()
            ? Optional.of(column.said().get() + "; " + samples.get())
            : column.said().or(() -> samples);
    return column.written() + " " + column.type() + comment(both);
  }

  private static String key(PromptKey key, PromptSchema schema) {
    return "FOREIGN KEY ("
        + String.join(", ", key.columns())
        + ") REFERENCES "
        + schema.written(key.to())
        + " ("
        + String.join(", ", key.toColumns())
        + ")";
  }

  /** What people wrote cannot end the comment that it stands in. */
  private static String comment(Optional<String> said) {
    return said.map(text -> " /* " + text.replace("*/", "* /") + " */").orElse("");
  }
}
