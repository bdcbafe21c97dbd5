package io.github.askjdbc.catalog;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The codes of one kind and what they stand for.
 *
 * @param table whose rows tell so
 * @param name of the list, as words that say which codes they are
 * @param texts by code
 */
record CodeList(TableName table, List<String> name, Map<String, String> texts) {

  private static final Set<String> GENERIC =
      LexiconFile.read("code-lists").section("generic").words();

  /** What the name of a list or column says of the codes in it; never empty. */
  static List<String> telling(String name) {
    List<String> words = NameParts.of(name);
    List<String> telling =
        words.stream().filter(word -> !GENERIC.contains(NounNumber.singular(word))).toList();
    return telling.isEmpty() ? words : telling;
  }
}
