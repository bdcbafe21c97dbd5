package io.github.askjdbc.generation.llm;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.catalog.semantics.Source;
import io.github.askjdbc.catalog.semantics.TableMeaning;
import io.github.askjdbc.linking.SchemaLanguage;
import io.github.askjdbc.llm.TranslatedReply.NameMeaning;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a model says that names mean, as far as it may be believed: of names that are there, may be
 * read and are not English, in a few plain words that no other name has.
 */
final class NameMeanings {

  private static final int MOST_WORDS = 4;
  private static final int LONGEST = 40;
  private static final Source SOURCE = new Source("the language model's reply", 0, "");

  private final DatabaseKnowledge knowledge;
  private final Predicate<TableName> mayRead;
  private final SchemaLanguage language;

  /** Words are shared between languages: of a schema that is not English, no name is. */
  private final boolean english;

  private final Map<TableName, String> tables = new LinkedHashMap<>();
  private final Map<ColumnName, String> columns = new LinkedHashMap<>();

  private NameMeanings(DatabaseKnowledge knowledge, Predicate<TableName> mayRead) {
    this.knowledge = knowledge;
    this.mayRead = mayRead;
    this.language = new SchemaLanguage(knowledge);
    this.english = SchemaLanguage.seemsEnglish(knowledge);
  }

  /** As people's word is kept; what a file or a comment says counts before it. */
  static SemanticLayer of(
      List<NameMeaning> said, DatabaseKnowledge knowledge, Predicate<TableName> mayRead) {
    NameMeanings meanings = new NameMeanings(knowledge, mayRead);
    said.forEach(meanings::add);
    return knowledge.semantics().over(meanings.layer());
  }

  private void add(NameMeaning said) {
    Optional<String> meaning = plain(said.english());
    List<String> parts = Runs.of(said.name(), c -> c != '.' && "\"`[]".indexOf(c) < 0);
    if (meaning.isEmpty() || parts.isEmpty()) {
      return;
    }
    String last = parts.get(parts.size() - 1);
    List<Table> found =
        knowledge.catalog().tablesNamed(parts.get(Math.max(0, parts.size() - 2))).stream()
            .filter(table -> mayRead.test(table.name()))
            .toList();
    if (found.size() == 1 && parts.size() > 1) {
      found.get(0).column(last).ifPresent(column -> add(column, meaning.get()));
    } else if (found.size() == 1 && isOther(found.get(0).name().name())) {
      tables.put(found.get(0).name(), meaning.get());
    } else if (found.isEmpty() && parts.size() == 1) {
      onlyColumn(last).ifPresent(column -> add(column, meaning.get()));
    }
  }

  private void add(Column column, String meaning) {
    if (isOther(column.name().column())) {
      columns.put(column.name(), meaning);
    }
  }

  private boolean isOther(String name) {
    return !english || !language.isEnglish(name);
  }

  /** A column whose table was left out, where one alone is called so. */
  private Optional<Column> onlyColumn(String name) {
    List<Column> named =
        knowledge.catalog().tables().stream()
            .filter(table -> mayRead.test(table.name()))
            .flatMap(table -> table.column(name).stream())
            .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  private static Optional<String> plain(String english) {
    String text = LetterCase.lower(english.strip().replace('_', ' '));
    boolean plain =
        !text.isEmpty()
            && text.length() <= LONGEST
            && Runs.words(text).size() <= MOST_WORDS
            && text.codePoints().allMatch(c -> (c >= 'a' && c <= 'z') || c == ' ');
    return plain ? Optional.of(text) : Optional.empty();
  }

  private SemanticLayer layer() {
    Map<TableName, TableMeaning> named = new LinkedHashMap<>();
    Set<String> shared = shared(tables);
    tables.forEach(
        (table, english) -> {
          if (!shared.contains(english)) {
            named.put(table, new TableMeaning(table, naming(english), false, SOURCE));
          }
        });
    Map<ColumnName, ColumnMeaning> described = new LinkedHashMap<>();
    columns.forEach(
        (column, english) -> {
          if (isAlone(column, english)) {
            described.put(column, meaning(column, english));
          }
        });
    return new SemanticLayer(named, described, List.of(), List.of(), List.of(), List.of());
  }

  private static Set<String> shared(Map<?, String> names) {
    Map<String, Integer> uses = new HashMap<>();
    names.values().forEach(english -> uses.merge(english, 1, Integer::sum));
    Set<String> shared = new HashSet<>(uses.keySet());
    shared.removeIf(english -> uses.get(english) == 1);
    return shared;
  }

  /** No other column of its table is called so. */
  private boolean isAlone(ColumnName column, String english) {
    boolean meantTwice =
        columns.entrySet().stream()
            .anyMatch(
                other ->
                    other.getValue().equals(english)
                        && !other.getKey().equals(column)
                        && other.getKey().table().equals(column.table()));
    return !meantTwice
        && knowledge.catalog().column(new ColumnName(column.table(), english)).isEmpty();
  }

  private static Naming naming(String english) {
    return new Naming(List.of(english), Optional.empty());
  }

  private static ColumnMeaning meaning(ColumnName column, String english) {
    return new ColumnMeaning(
        column,
        naming(english),
        List.of(),
        Map.of(),
        Optional.empty(),
        ColumnMeaning.Role.UNKNOWN,
        Optional.empty(),
        false,
        SOURCE);
  }
}
