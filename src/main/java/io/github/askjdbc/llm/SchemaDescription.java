package io.github.askjdbc.llm;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tables as CREATE TABLE statements for a prompt (TrustSQL, appendix D), without private columns
 * and bounded in length.
 */
public final class SchemaDescription {

  private static final int LONGEST = 20_000;
  private static final String CUT = "\n-- further tables are left out";

  private SchemaDescription() {}

  /**
   * @param first tables that matter most; the others follow as far as there is room
   */
  public static String of(CatalogSnapshot catalog, Set<TableName> first) {
    List<Table> ordered = new ArrayList<>(catalog.tables());
    ordered.sort((a, b) -> Boolean.compare(first.contains(b.name()), first.contains(a.name())));
    StringBuilder text = new StringBuilder();
    for (Table table : ordered) {
      String statement = statement(table, catalog.foreignKeys());
      if (text.length() + statement.length() > LONGEST) {
        return text + CUT;
      }
      text.append(text.length() == 0 ? "" : "\n").append(statement);
    }
    return text.toString();
  }

  private static String statement(Table table, List<ForeignKey> keys) {
    List<String> lines = new ArrayList<>();
    table.columns().forEach(column -> lines.add("  " + column(column)));
    if (!table.primaryKey().isEmpty()) {
      lines.add("  PRIMARY KEY (" + String.join(", ", table.primaryKey()) + ")");
    }
    keys.stream()
        .filter(key -> key.from().equals(table.name()))
        .forEach(key -> lines.add("  " + reference(key)));
    return "CREATE TABLE "
        + table.name()
        + table.comment().map(comment -> " /* " + bare(comment) + " */").orElse("")
        + " (\n"
        + String.join(",\n", lines)
        + "\n);";
  }

  private static String column(Column column) {
    return column.name().column()
        + " "
        + column.typeName()
        + column.comment().map(comment -> " /* " + bare(comment) + " */").orElse("");
  }

  private static String reference(ForeignKey key) {
    return "FOREIGN KEY ("
        + String.join(", ", key.fromColumns())
        + ") REFERENCES "
        + key.to()
        + key.toColumns().stream().collect(Collectors.joining(", ", " (", ")"));
  }

  private static String bare(String comment) {
    return String.join(" ", Runs.words(comment.replace("*/", "")));
  }
}
