package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.Stemming;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Columns whose names begin with the first letter of their table's, run together with a word: the
 * {@code dname} of a department is its name.
 */
final class TableInitials {

  /** Shorter ends of names are words by chance. */
  private static final int SHORTEST = 4;

  private TableInitials() {}

  /** From a column's name to what it says; without those that tables of another letter have. */
  static Map<String, List<String>> of(CatalogSnapshot catalog, IdentifierWords names) {
    Map<String, List<String>> words = new HashMap<>();
    Set<String> others = new HashSet<>();
    for (Table table : catalog.tables()) {
      List<String> own = names.of(table.name().name());
      for (Column column : table.columns()) {
        String name = column.name().column();
        String folded = Stemming.fold(name);
        if (!isCut(folded)) {
          continue;
        }
        if (own.stream().anyMatch(word -> word.charAt(0) == folded.charAt(0))) {
          words.put(name, List.of(folded.substring(1)));
        } else {
          others.add(name);
        }
      }
    }
    words.keySet().removeAll(others);
    return words;
  }

  private static boolean isCut(String name) {
    return name.length() > SHORTEST
        && !CommonWords.contains(name)
        && CommonWords.contains(name.substring(1))
        && name.chars().allMatch(Character::isLetter);
  }
}
