package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * From stemmed phrases to the tables and columns that they name.
 *
 * <p>Scores: 1 for the whole name; {@value #WITHOUT_TABLE} for a column's name without its table's
 * words in it ("name" for {@code customer_name}); {@value #COMMENT} for the whole comment; {@value
 * #HEAD} for the last words of a longer name, its head ("year" for {@code release_year}); {@value
 * #MODIFIER} for its first words.
 */
final class NameIndex {

  static final double WITHOUT_TABLE = 0.95;
  static final double COMMENT = 0.9;
  static final double HEAD = 0.7;
  static final double MODIFIER = 0.4;
  static final int LONGEST_PHRASE = 6;
  private static final Set<String> DECORATION = Set.of("tbl", "table", "tab", "dim", "fact", "vw");

  /** Last words of names that people leave out: "room" for {@code room_no}. */
  private static final Set<String> GENERIC_HEADS =
      stemmed("id", "number", "code", "name", "type", "date", "title", "key");

  /** First words that mean little without the second: "last" in {@code last_name}. */
  private static final Set<String> ORDINARY_MODIFIERS =
      stemmed(
          "first",
          "last",
          "middle",
          "full",
          "short",
          "long",
          "new",
          "old",
          "total",
          "start",
          "end",
          "other",
          "previous",
          "next",
          "current",
          "main");

  /** "Number of flights" asks for a count, not for the flight number. */
  private static final Set<String> COUNTING = stemmed("number", "count", "total");

  /** A table, or a column where one is given, that a phrase names. */
  record Named(TableName table, Optional<ColumnName> column, double score, String evidence) {}

  private final Map<String, Map<String, Named>> byPhrase = new HashMap<>();
  private final Map<String, List<Column>> columnsByStem = new HashMap<>();

  NameIndex(CatalogSnapshot catalog) {
    List<String> identifiers = new ArrayList<>();
    for (Table table : catalog.tables()) {
      identifiers.add(table.name().name());
      table.columns().forEach(column -> identifiers.add(column.name().column()));
    }
    IdentifierWords splitter = new IdentifierWords(identifiers);
    for (Table table : catalog.tables()) {
      List<String> tableStems = stems(splitter, table.name().name());
      addTable(table, tableStems);
      for (Column column : table.columns()) {
        addColumn(column, stems(splitter, column.name().column()), tableStems);
      }
    }
  }

  Collection<Named> named(String phrase) {
    return byPhrase.getOrDefault(phrase, Map.of()).values();
  }

  /** Columns with that stem among the words of their name. */
  List<Column> columnsWith(String stem) {
    return columnsByStem.getOrDefault(stem, List.of());
  }

  private void addTable(Table table, List<String> stems) {
    TableName name = table.name();
    add(List.of(Stemming.fold(name.name())), name, Optional.empty(), 1, "table name");
    addWhole(stems, name, Optional.empty(), 1, "table name");
    for (int from = 1; from < stems.size(); from++) {
      add(stems.subList(from, stems.size()), name, Optional.empty(), HEAD, "end of table name");
    }
    table.comment().ifPresent(c -> add(stems(c), name, Optional.empty(), COMMENT, "comment"));
  }

  private void addColumn(Column column, List<String> stems, List<String> tableStems) {
    TableName table = column.name().table();
    Optional<ColumnName> name = Optional.of(column.name());
    for (String stem : Set.copyOf(stems)) {
      columnsByStem.computeIfAbsent(stem, s -> new ArrayList<>()).add(column);
    }
    add(List.of(Stemming.fold(column.name().column())), table, name, 1, "column name");
    addWhole(stems, table, name, 1, "column name");
    List<String> own = stems.stream().filter(stem -> !tableStems.contains(stem)).toList();
    if (!own.isEmpty() && own.size() < stems.size()) {
      addWhole(own, table, name, WITHOUT_TABLE, "column name without its table's");
    }
    for (int cut = 1; cut < stems.size(); cut++) {
      add(stems.subList(cut, stems.size()), table, name, HEAD, "end of column name");
      if (stems.size() == cut + 1
          && GENERIC_HEADS.contains(stems.get(cut))
          && !ORDINARY_MODIFIERS.contains(stems.get(0))) {
        add(stems.subList(0, cut), table, name, MODIFIER, "start of column name");
      }
    }
    column.comment().ifPresent(c -> add(stems(c), table, name, COMMENT, "comment"));
  }

  /** Also as a phrase turned round: "date of birth" for "birth date". */
  private void addWhole(
      List<String> stems, TableName t, Optional<ColumnName> c, double score, String evidence) {
    add(stems, t, c, score, evidence);
    if (stems.size() == 2 && !COUNTING.contains(stems.get(1))) {
      add(List.of(stems.get(1), "of", stems.get(0)), t, c, score, evidence);
    }
  }

  private void add(
      List<String> stems, TableName t, Optional<ColumnName> c, double score, String evidence) {
    if (stems.isEmpty() || stems.size() > LONGEST_PHRASE) {
      return;
    }
    String target = c.map(ColumnName::toString).orElse(t + "\n");
    byPhrase
        .computeIfAbsent(String.join(" ", stems), phrase -> new java.util.LinkedHashMap<>())
        .merge(target, new Named(t, c, score, evidence), (a, b) -> a.score() >= b.score() ? a : b);
  }

  private static List<String> stems(IdentifierWords splitter, String identifier) {
    List<String> stems =
        splitter.of(identifier).stream()
            .filter(word -> !DECORATION.contains(word))
            .map(Stemming::stem)
            .toList();
    return stems.isEmpty() ? List.of(Stemming.fold(identifier)) : stems;
  }

  private static Set<String> stemmed(String... words) {
    return Arrays.stream(words).map(Stemming::stem).collect(Collectors.toUnmodifiableSet());
  }

  private static List<String> stems(String comment) {
    return IdentifierWords.parts(comment).stream()
        .map(Stemming::stem)
        .collect(Collectors.toUnmodifiableList());
  }
}
