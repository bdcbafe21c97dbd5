package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.KeyCandidates.Candidate;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Columns that by their names may refer to another row of their own table: who is above, among
 * those who work somewhere ({@code mgrid}, {@code supervisor_id}, {@code reports_to}), and the row
 * above, among things ({@code parent_id}).
 */
final class OwnKeyCandidates {

  /** Values must agree; the name of another table would be surer. */
  private static final double ROLE = 0.7;

  private final Set<ColumnName> referring = new HashSet<>();

  OwnKeyCandidates(List<ForeignKey> declared) {
    for (ForeignKey key : declared) {
      key.fromColumns().forEach(column -> referring.add(new ColumnName(key.from(), column)));
    }
  }

  List<Candidate> find(List<Table> tables) {
    return tables.stream().filter(table -> !table.view()).flatMap(this::of).toList();
  }

  private Stream<Candidate> of(Table table) {
    if (table.primaryKey().size() != 1) {
      return Stream.empty();
    }
    Column key = table.column(table.primaryKey().get(0)).orElseThrow();
    boolean people = table.columns().stream().anyMatch(OwnKeyCandidates::isOfPeople);
    boolean staff = isStaff(table, people);
    return table.columns().stream()
        .filter(column -> !column.equals(key) && column.kind() == key.kind())
        .filter(column -> !referring.contains(column.name()))
        .filter(column -> staff ? isAbove(column) : !people && isParent(column, table))
        .map(column -> new Candidate(column, key, ROLE, true));
  }

  private static boolean isStaff(Table table, boolean people) {
    boolean named =
        KeyName.of(table.name().name()).words().stream()
            .flatMap(word -> words(word).stream())
            .anyMatch(word -> WordClass.EMPLOYEE.contains(word) || WordClass.STAFF.contains(word));
    boolean paid =
        table.columns().stream()
            .flatMap(column -> words(column.name().column()).stream())
            .anyMatch(WordClass.EMPLOYEE_COLUMN::contains);
    return people && (named || paid);
  }

  private static boolean isOfPeople(Column column) {
    String name = String.join("", NameParts.of(column.name().column()));
    return WordClass.LAST_NAME.contains(name)
        || WordClass.LAST_NAME.contains(String.join("_", words(column.name().column())))
        || (WordClass.FULL_NAME.contains(name) && column.kind() == ColumnKind.TEXT);
  }

  private static List<String> words(String name) {
    return List.of(ShortNames.writtenOut(name).split("_", -1));
  }

  /** {@code mgrid}, {@code SupervisorNo}, {@code manager}, {@code reports_to}. */
  private static boolean isAbove(Column column) {
    List<String> parts = NameParts.of(column.name().column());
    boolean reports =
        parts.size() > 1
            && WordClass.REPORTING.contains(parts.get(0))
            && WordClass.TO.contains(parts.get(1));
    return reports || WordClass.LEADER.contains(ShortNames.writtenOut(head(column)));
  }

  /** {@code parentid}; {@code parent_category_id} of categories. */
  private static boolean isParent(Column column, Table table) {
    KeyName name = KeyName.of(column.name().column());
    List<String> words = name.words();
    boolean first = words.size() > 1 && WordClass.PARENT_COLUMN.contains(words.get(0));
    String rest = first ? name.from(1).head() : "";
    return !name.keyWord().isEmpty()
        && (WordClass.PARENT_COLUMN.contains(name.head())
            || (!rest.isEmpty() && KeyName.of(table.name().name()).isCalled(rest)));
  }

  private static String head(Column column) {
    return KeyName.of(column.name().column()).head();
  }
}
