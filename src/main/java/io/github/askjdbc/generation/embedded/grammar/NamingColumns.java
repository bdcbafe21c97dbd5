package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which columns tell a person which row is meant, for questions that name only the table: a name,
 * first and last name, a title, a label, a code, or else the primary key.
 */
final class NamingColumns {

  private static final Predicate<String> FULL_NAME =
      Set.of("name", "fullname", "full_name", "full name")::contains;
  private static final Predicate<String> FIRST_NAME =
      endsWith("fname", "f_name", "f name", "firstname", "first_name", "first name")
          .or(Set.of("givenname", "given_name")::contains);
  private static final Predicate<String> LAST_NAME =
      endsWith("lname", "l_name", "l name", "lastname", "last_name", "last name")
          .or(Set.of("surname", "familyname", "family_name")::contains);
  private static final List<Predicate<String>> SINGLE =
      List.of(
          FULL_NAME,
          name -> name.endsWith("name"),
          "title"::equals,
          name -> name.endsWith("title"),
          endsWith("label"),
          endsWith("code"));

  private NamingColumns() {}

  /** In the order in which they are shown; empty only for a table without a key or columns. */
  static List<ColumnName> of(Table table) {
    Optional<ColumnName> whole = text(table, FULL_NAME);
    if (whole.isPresent()) {
      return List.of(whole.get());
    }
    Optional<ColumnName> first = text(table, FIRST_NAME);
    Optional<ColumnName> last = text(table, LAST_NAME);
    if (first.isPresent() && last.isPresent()) {
      return List.of(first.get(), last.get());
    }
    String singular = singular(table.name().name());
    Optional<ColumnName> likeTable = text(table, Set.of(singular, singular + "s")::contains);
    if (likeTable.isPresent()) {
      return List.of(likeTable.get());
    }
    for (Predicate<String> name : SINGLE) {
      Optional<ColumnName> found = text(table, name);
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

  /** One of some words, by itself or after others and an underscore. */
  private static Predicate<String> endsWith(String... words) {
    return name ->
        Stream.of(words).anyMatch(word -> name.equals(word) || name.endsWith("_" + word));
  }

  private static Optional<ColumnName> text(Table table, Predicate<String> name) {
    Predicate<Column> named =
        column ->
            column.kind() == ColumnKind.TEXT
                && name.test(column.name().column().toLowerCase(Locale.ROOT));
    return table.columns().stream().filter(named).map(Column::name).findFirst();
  }
}
