package io.github.askjdbc.generation.embedded.schema;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import java.util.List;

/**
 * A column.
 *
 * @param table number of its table
 * @param place among the columns of its table, from 0
 * @param words of its name, folded, abbreviations written out
 * @param stems of the words, as many
 * @param key whether it is a primary key or a part of one
 * @param linked whether a key joins it with another column
 */
public record ColumnEntry(
    ColumnName name,
    int table,
    int place,
    ColumnKind kind,
    List<String> words,
    List<String> stems,
    boolean key,
    boolean linked) {

  public ColumnEntry {
    words = List.copyOf(words);
    stems = List.copyOf(stems);
  }

  /** The same column where its table has another number. */
  ColumnEntry in(int newTable) {
    return new ColumnEntry(name, newTable, place, kind, words, stems, key, linked);
  }

  /** The word that says what it is: "date" in "birth date". */
  public String head() {
    return words.get(words.size() - 1);
  }
}
