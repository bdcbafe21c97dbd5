package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Which columns tell a person which row is meant, for questions that name only the table: a name,
 * first and last name, a title, a label, a code, or else the primary key.
 */
final class NamingColumns {

  private static final Pattern FIRST_NAME = Pattern.compile("(.*_)?f(irst)?[_ ]?name|given_?name");
  private static final Pattern LAST_NAME =
      Pattern.compile("(.*_)?l(ast)?[_ ]?name|surname|family_?name");
  private static final List<Pattern> SINGLE =
      List.of(
          Pattern.compile("(full[_ ]?)?name"),
          Pattern.compile(".*name"),
          Pattern.compile("title"),
          Pattern.compile(".*title"),
          Pattern.compile("label|.*_label"),
          Pattern.compile("code|.*_code"));

  private NamingColumns() {}

  /** In the order in which they are shown; empty only for a table without a key or columns. */
  static List<ColumnName> of(Table table) {
    Optional<ColumnName> whole = text(table, SINGLE.get(0));
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    Optional<ColumnName> first = text(table, FIRST_NAME);
    Optional<ColumnName> last = text(table, LAST_NAME);
    if (first.isPresent() && last.isPresent()) {
      return List.of(first.get(), last.get());
    }
    Optional<ColumnName> likeTable =
        text(table, Pattern.compile(Pattern.quote(singular(table.name().name())) + "s?"));
    if (likeTable.isPresent()) {
      return List.of(likeTable.get());
    }
    for (Pattern pattern : SINGLE) {
      Optional<ColumnName> found = text(table, pattern);
      if (found.isPresent()) {
        return List.of(found.get());
      }
    }
    List<ColumnName> key =
        table.primaryKey().stream()
            .flatMap(c -> table.column(c).stream())
            .map(Column::name)
            .toList();
    return key.isEmpty() ? table.columns().stream().limit(1).map(Column::name).toList() : key;
  }

  private static String singular(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith("s") ? lower.substring(0, lower.length() - 1) : lower;
  }

  private static Optional<ColumnName> text(Table table, Pattern pattern) {
    Predicate<Column> named =
        column ->
            column.kind() == ColumnKind.TEXT
                && pattern.matcher(column.name().column().toLowerCase(Locale.ROOT)).matches();
    return table.columns().stream().filter(named).map(Column::name).findFirst();
  }
}
