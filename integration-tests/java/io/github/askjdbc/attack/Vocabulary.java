package io.github.askjdbc.attack;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names that an attack on one target is made of.
 *
 * @param specials names that mean something of their own to some target
 * @param ownSpecials those of them that this target knows
 * @param calls expressions with an effect, or that tell what they should not
 * @param expressions ways to use a name
 * @param file an existing file that nobody should read
 * @param out a file that nobody should write
 */
record Vocabulary(
    Dialect dialect,
    List<TableWords> tables,
    List<String> specials,
    List<String> ownSpecials,
    List<String> relations,
    List<String> calls,
    List<String> expressions,
    List<String> endings,
    Path file,
    Path out) {

  record TableWords(String table, List<String> columns, List<String> privateColumns) {}

  static Vocabulary of(Dialect dialect, CatalogSnapshot catalog, Path file, Path out) {
    String target = dialect.name().toLowerCase(Locale.ROOT);
    List<TableWords> tables =
        catalog.tables().stream()
            .map(
                table ->
                    new TableWords(
                        table.name().name(),
                        table.columns().stream().map(column -> column.name().column()).toList(),
                        table.privateColumns().stream().sorted().toList()))
            .toList();
    return new Vocabulary(
        dialect,
        tables,
        TargetLines.of("names.txt", target),
        TargetLines.named("names.txt", target),
        TargetLines.of("relations.txt", target),
        TargetLines.of("calls.txt", target),
        TargetLines.of("expressions.txt", target),
        TargetLines.of("endings.txt", target),
        file,
        out);
  }

  List<String> columns() {
    return tables.stream().flatMap(table -> table.columns().stream()).distinct().toList();
  }

  List<String> privateColumns() {
    return tables.stream().flatMap(table -> table.privateColumns().stream()).distinct().toList();
  }

  /** In lower case. */
  Set<String> columnNames() {
    return columns().stream()
        .map(name -> name.toLowerCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  char quote() {
    return dialect == Dialect.MARIADB ? '`' : '"';
  }
}
