package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What people wrote of tables and columns, on one line, bounded; nothing of a text that names a
 * private column or a table that questions may not read.
 */
final class PublicTexts {

  private static final int LONGEST = 300;

  private final Set<String> nowhere = new HashSet<>();

  PublicTexts(CatalogSnapshot catalog, Predicate<TableName> mayRead) {
    Set<String> open = new HashSet<>();
    for (Table table : catalog.tables()) {
      boolean shown = mayRead.test(table.name());
      (shown ? open : nowhere).add(LetterCase.folded(table.name().name()));
      table.privateColumns().forEach(name -> nowhere.add(LetterCase.folded(name)));
      if (shown) {
        table.columns().stream()
            .map(Column::name)
            .forEach(name -> open.add(LetterCase.folded(name.column())));
      }
    }
    // a name that is shown elsewhere tells nothing
    nowhere.removeAll(open);
  }

  /**
   * The texts that may be shown as one.
   *
   * @param table that they are about
   */
  Optional<String> of(List<String> texts, Table table) {
    List<String> shown = new ArrayList<>();
    for (String text : texts) {
      String line = String.join(" ", Runs.words(Characters.onOneLine(text)));
      if (!line.isEmpty() && !names(line, table)) {
        shown.add(line.length() > LONGEST ? line.substring(0, LONGEST) : line);
      }
    }
    return shown.isEmpty()
        ? Optional.empty()
        : Optional.of(shown.stream().distinct().collect(Collectors.joining("; ")));
  }

  /** Whether a text names nothing that is private. */
  boolean shows(String text) {
    Set<String> words = words(text);
    return nowhere.stream().noneMatch(name -> speaksOf(name, words, text));
  }

  private boolean names(String line, Table table) {
    Set<String> words = words(line);
    return !shows(line)
        || table.privateColumns().stream()
            .anyMatch(name -> speaksOf(LetterCase.folded(name), words, line));
  }

  private static boolean speaksOf(String name, Set<String> words, String line) {
    return isWord(name) ? words.contains(name) : LetterCase.folded(line).contains(name);
  }

  private static boolean isWord(String name) {
    return name.codePoints().allMatch(PublicTexts::inWord);
  }

  private static boolean inWord(int character) {
    return Character.isLetterOrDigit(character) || character == '_';
  }

  private static Set<String> words(String line) {
    return Runs.of(line, PublicTexts::inWord).stream()
        .map(LetterCase::folded)
        .collect(Collectors.toSet());
  }
}
