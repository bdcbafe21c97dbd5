package io.github.askjdbc.generation.embedded.schema;

import io.github.askjdbc.catalog.TableName;
import java.util.List;

/**
 * A table.
 *
 * @param words of its name, folded, abbreviations written out
 * @param stems of the words, as many
 * @param columns numbers of its columns, in their order
 */
public record TableEntry(
    TableName name, List<String> words, List<String> stems, List<Integer> columns) {

  public TableEntry {
    words = List.copyOf(words);
    stems = List.copyOf(stems);
    columns = List.copyOf(columns);
  }

  public String head() {
    return words.get(words.size() - 1);
  }
}
