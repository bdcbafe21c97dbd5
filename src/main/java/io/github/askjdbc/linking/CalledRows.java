package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.WordClass;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the rows of a table are called by where its name says more or less: by their key, as
 * counties by {@code county_id} of {@code county_public_safety}, without a word for what is told of
 * them, as users of {@code user_profiles}, or one by one, as the employees of a staff. Not where
 * anything else is called the same.
 */
final class CalledRows {

  private static final String ID = "id";
  private static final String EMPLOYEE = "employee";

  private final CatalogSnapshot catalog;
  private final SchemaPhrases phrases;
  private final Set<List<String>> columns = new HashSet<>();
  private final Map<List<String>, Integer> endings = new HashMap<>();
  private final Map<List<String>, Integer> keys = new HashMap<>();

  CalledRows(CatalogSnapshot catalog, SchemaPhrases phrases) {
    this.catalog = catalog;
    this.phrases = phrases;
    for (Table table : catalog.tables()) {
      List<String> name = phrases.of(table.name().name()).stems();
      for (int from = 0; from < name.size(); from++) {
        endings.merge(name.subList(from, name.size()), 1, Integer::sum);
      }
      byKey(table).ifPresent(key -> keys.merge(key.stems(), 1, Integer::sum));
      for (Column column : table.columns()) {
        columns.add(phrases.of(column.name().column()).stems());
      }
    }
  }

  /** By the key, or without the last word of the name. */
  Optional<Phrase> of(Table table) {
    Phrase name = phrases.of(table.name().name());
    int last = name.size() - 1;
    boolean told =
        last > 0 && WordClass.TOLD_OF_ROWS.contains(name.words().get(last)) && hasOwnKey(table);
    Optional<Phrase> key = byKey(table);
    return (told ? Optional.of(name.part(0, last)) : key)
        .filter(called -> !endings.containsKey(called.stems()))
        .filter(called -> !columns.contains(called.stems()))
        .filter(called -> keys.getOrDefault(called.stems(), 0) <= (isSame(key, called) ? 1 : 0));
  }

  private static boolean isSame(Optional<Phrase> key, Phrase called) {
    return key.filter(own -> own.stems().equals(called.stems())).isPresent();
  }

  /** Employees, of whom a staff is made up. */
  Optional<Phrase> ofStaff(Table table) {
    Phrase employee = Phrase.text(EMPLOYEE);
    String stem = employee.stems().get(0);
    return WordClass.STAFF.contains(phrases.of(table.name().name()).words().get(0))
            && columns.stream().noneMatch(name -> name.contains(stem))
            && endings.keySet().stream().noneMatch(name -> name.contains(stem))
        ? Optional.of(employee)
        : Optional.empty();
  }

  /** Whether a name ends with what something is called. */
  static boolean ends(Phrase name, Phrase called) {
    int from = name.size() - called.size();
    return from >= 0 && name.stems().subList(from, name.size()).equals(called.stems());
  }

  /** Whether one column tells the rows apart, which is no reference to others. */
  private boolean hasOwnKey(Table table) {
    return table.primaryKey().size() == 1
        && catalog.keysOf(table.name()).stream()
            .noneMatch(
                one ->
                    one.from().equals(table.name())
                        && one.fromColumns().contains(table.primaryKey().get(0)));
  }

  /** The words before "id" in such a key. */
  private Optional<Phrase> byKey(Table table) {
    if (!hasOwnKey(table)) {
      return Optional.empty();
    }
    Phrase name = phrases.of(table.primaryKey().get(0));
    int last = name.size() - 1;
    boolean vague = last == 1 && WordClass.VAGUE.contains(name.words().get(0)); // date_id
    return last > 0 && !vague && name.words().get(last).equals(ID)
        ? Optional.of(name.part(0, last))
        : Optional.empty();
  }
}
