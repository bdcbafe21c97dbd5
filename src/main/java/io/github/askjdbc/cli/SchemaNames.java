package io.github.askjdbc.cli;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.cli.answers.TerminalText;
import io.github.askjdbc.cli.shell.NameSource;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/** Names of the tables and columns that questions may read, and the words that they consist of. */
record SchemaNames(OpenDatabase database, LongSupplier nanoTime) implements NameSource {

  /** A person waits. */
  private static final Duration TIME = Duration.ofSeconds(3);

  private static final int PROBES = 64;
  private static final int SHORTEST_WORD = 3;

  @Override
  public List<SchemaName> names() {
    try {
      return database
          .basis(new QuestionBudget(nanoTime, TIME, PROBES))
          .map(basis -> of(basis.catalog().tables()))
          .orElse(List.of());
    } catch (SQLException | BudgetExhaustedException notNow) {
      // nothing is completed; a question will say what is wrong
      return List.of();
    }
  }

  private List<SchemaName> of(List<Table> tables) {
    Set<String> allowed = new LinkedHashSet<>();
    database.settings().tables().forEach(name -> allowed.add(LetterCase.lower(name)));
    Set<String> tableNames = new LinkedHashSet<>();
    Set<String> columnNames = new LinkedHashSet<>();
    Set<String> words = new LinkedHashSet<>();
    for (Table table : tables) {
      if (!allowed.isEmpty() && !allowed.contains(LetterCase.lower(table.name().name()))) {
        continue;
      }
      tableNames.add(table.name().name());
      words.addAll(words(table.name().name()));
      for (Column column : table.columns()) {
        columnNames.add(column.name().column());
        words.addAll(words(column.name().column()));
      }
    }
    words.removeAll(tableNames);
    words.removeAll(columnNames);
    List<SchemaName> names = new ArrayList<>();
    add(tableNames, "tables", names);
    add(columnNames, "columns", names);
    add(words, "words", names);
    return names;
  }

  private static List<String> words(String name) {
    return Runs.of(LetterCase.lower(name), Characters::isLetterOrNumber).stream()
        .filter(word -> word.length() >= SHORTEST_WORD)
        .toList();
  }

  /** A name that would disturb the terminal is left out. */
  private static void add(Set<String> found, String group, List<SchemaName> names) {
    found.stream()
        .filter(name -> TerminalText.of(name).equals(name))
        .forEach(name -> names.add(new SchemaName(name, group)));
  }
}
