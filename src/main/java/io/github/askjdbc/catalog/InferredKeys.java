package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.en.EnglishMinimalStemmer;

/**
 * Finds references that a database does not declare, from names and kinds: {@code customer_id} to
 * {@code customers.id} or {@code customer.customer_id}, and a number called {@code customer} to the
 * number that is the key of {@code customers}.
 *
 * <p>Conservative: the referenced column is a table's whole primary key, exactly one table fits,
 * and no key is declared between the two tables. What the names do not say is left alone.
 */
final class InferredKeys {
  private static final Pattern WORD_BREAK =
      Pattern.compile("[^\\p{L}\\p{N}]+|(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})");

  /** What a key column is called beside the table's own name. */
  private static final Set<String> GENERIC =
      Set.of("id", "code", "no", "nr", "num", "number", "key", "uuid");

  private final EnglishMinimalStemmer stemmer = new EnglishMinimalStemmer();

  List<ForeignKey> find(List<Table> tables, List<ForeignKey> declared) {
    Map<List<String>, List<Column>> targets = new HashMap<>();
    for (Table table : tables) {
      if (!table.view() && table.primaryKey().size() == 1) {
        table
            .column(table.primaryKey().get(0))
            .ifPresent(
                key -> {
                  add(targets, referenceName(table, key), key);
                  if (key.kind() == ColumnKind.NUMBER) {
                    add(targets, words(table.name().name()), key);
                  }
                });
      }
    }
    targets.remove(List.<String>of());
    Set<Set<TableName>> joined = new HashSet<>();
    declared.forEach(key -> joined.add(Set.copyOf(List.of(key.from(), key.to()))));
    List<ForeignKey> found = new ArrayList<>();
    for (Table table : tables) {
      if (table.view()) {
        continue;
      }
      for (Column column : table.columns()) {
        List<Column> fitting = targets.getOrDefault(words(column.name().column()), List.of());
        if (fitting.size() == 1 && mayReference(column, fitting.get(0), joined)) {
          found.add(key(column, fitting.get(0)));
        }
      }
    }
    return found;
  }

  private static void add(Map<List<String>, List<Column>> targets, List<String> name, Column key) {
    targets.computeIfAbsent(name, unused -> new ArrayList<>()).add(key);
  }

  private static boolean mayReference(Column from, Column to, Set<Set<TableName>> joined) {
    return !from.name().table().equals(to.name().table())
        && from.kind() == to.kind()
        && !joined.contains(Set.of(from.name().table(), to.name().table()));
  }

  private static ForeignKey key(Column from, Column to) {
    return new ForeignKey(
        from.name().table(),
        List.of(from.name().column()),
        to.name().table(),
        List.of(to.name().column()),
        ForeignKey.Origin.INFERRED);
  }

  /**
   * The words of a column that would reference the key; empty where the key's name says nothing.
   */
  private List<String> referenceName(Table table, Column key) {
    List<String> tableWords = words(table.name().name());
    List<String> keyWords = words(key.name().column());
    String last = keyWords.isEmpty() ? "" : keyWords.get(keyWords.size() - 1);
    if (!GENERIC.contains(last) || tableWords.isEmpty()) {
      return List.of();
    }
    if (keyWords.size() == 1) {
      List<String> reference = new ArrayList<>(tableWords);
      reference.add(last);
      return reference;
    }
    return keyWords.subList(0, keyWords.size() - 1).equals(tableWords) ? keyWords : List.of();
  }

  /** Lower-case singular words of a name. */
  private List<String> words(String name) {
    return Arrays.stream(WORD_BREAK.split(name))
        .filter(word -> !word.isEmpty())
        .map(word -> singular(word.toLowerCase(Locale.ROOT)))
        .toList();
  }

  private String singular(String word) {
    String shortened =
        word.matches(".*(ss|x|ch|sh)es") ? word.substring(0, word.length() - 2) : word;
    char[] letters = shortened.toCharArray();
    return new String(letters, 0, stemmer.stem(letters, letters.length));
  }
}
