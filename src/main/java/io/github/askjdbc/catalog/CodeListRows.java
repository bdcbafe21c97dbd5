package io.github.askjdbc.catalog;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows of a table, read as lists of codes: each row tells a code, what it stands for, and,
 * where the table holds several lists, of which it is. Which column tells what is seen from their
 * names; where the rows do not agree, the table lists nothing.
 */
final class CodeListRows {

  private static final LexiconFile WORDS = LexiconFile.read("code-lists");
  private static final List<String> CODE = WORDS.section("code").lines();
  private static final List<String> TEXT = WORDS.section("text").lines();
  private static final List<String> LIST = WORDS.section("list").lines();

  /** "Yes" and "no" are said of anything, and tell no code. */
  private static final Set<String> ANSWERS =
      Stream.of("flag-on", "flag-off")
          .flatMap(list -> LexiconFile.read("states").section(list).words().stream())
          .collect(Collectors.toSet());

  /** A longer one is a text. */
  private static final int LONGEST_CODE = 20;

  private final TableName table;
  private final List<Column> columns;
  private final List<List<String>> rows;
  private final List<List<String>> names;

  /**
   * @param columns that the rows hold, texts and numbers
   * @param rows as texts, empty for NULL
   */
  CodeListRows(TableName table, List<Column> columns, List<List<String>> rows) {
    this.table = table;
    this.columns = columns;
    this.rows = rows;
    this.names = names(columns);
  }

  /** Whether names alone allow that it lists codes. */
  static boolean mayList(List<Column> columns) {
    List<List<String>> names = names(columns);
    return names.stream().anyMatch(name -> name.stream().anyMatch(CODE::contains))
        && columns.stream().anyMatch(column -> column.kind() == ColumnKind.TEXT);
  }

  /** Every list that the rows tell whole. */
  List<CodeList> lists() {
    List<Integer> of = columns(LIST).filter(this::isText).boxed().toList();
    Optional<Integer> code = first(CODE, of).filter(this::isShort);
    List<Integer> others = new ArrayList<>(of);
    code.ifPresent(others::add);
    Optional<Integer> text = first(TEXT, others).or(() -> longest(others)).filter(this::isText);
    if (code.isEmpty() || text.isEmpty()) {
      return List.of();
    }
    List<CodeList> lists = new ArrayList<>();
    if (of.size() == 1 && isUnique(List.of(of.get(0), code.get()))) {
      Map<String, List<List<String>>> byList = new LinkedHashMap<>();
      rows.forEach(
          row -> byList.computeIfAbsent(row.get(of.get(0)), name -> new ArrayList<>()).add(row));
      byList.forEach(
          (name, part) -> list(name, part, code.get(), text.get()).ifPresent(lists::add));
    }
    if (isUnique(List.of(code.get()))) {
      list(table.name(), rows, code.get(), text.get()).ifPresent(lists::add);
    }
    return lists;
  }

  private Optional<CodeList> list(String name, List<List<String>> of, int code, int text) {
    Map<String, String> texts = new LinkedHashMap<>();
    of.forEach(row -> texts.put(row.get(code), row.get(text)));
    List<String> telling = CodeList.telling(name);
    boolean told =
        !telling.isEmpty()
            && texts.size() > 1
            && !texts.containsKey("")
            && !texts.containsValue("")
            && texts.values().stream().noneMatch(said -> ANSWERS.contains(LetterCase.lower(said)))
            && new HashSet<>(texts.values()).size() == texts.size();
    return told ? Optional.of(new CodeList(table, telling, texts)) : Optional.empty();
  }

  /** The column with the first of some words in its name, if it is one. */
  private Optional<Integer> first(List<String> words, List<Integer> without) {
    for (String word : words) {
      List<Integer> named =
          columns(List.of(word)).filter(column -> !without.contains(column)).boxed().toList();
      List<Integer> alone = named.size() > 1 && words.equals(CODE) ? withoutText(named) : named;
      if (!alone.isEmpty()) {
        return alone.size() == 1 ? Optional.of(alone.get(0)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Of {@code code_val} and {@code code_txt}, the one that no word calls a text alone. */
  private List<Integer> withoutText(List<Integer> named) {
    return named.stream()
        .filter(
            column ->
                names.get(column).stream()
                    .allMatch(word -> CODE.contains(word) || !TEXT.contains(word)))
        .toList();
  }

  private Optional<Integer> longest(List<Integer> without) {
    return IntStream.range(0, columns.size())
        .filter(column -> isText(column) && !without.contains(column))
        .boxed()
        .max(Comparator.comparingInt(this::letters));
  }

  private int letters(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).sum();
  }

  private IntStream columns(List<String> words) {
    return IntStream.range(0, names.size())
        .filter(column -> names.get(column).stream().anyMatch(words::contains));
  }

  private boolean isText(int column) {
    return columns.get(column).kind() == ColumnKind.TEXT;
  }

  private boolean isShort(int column) {
    return rows.stream().allMatch(row -> row.get(column).length() <= LONGEST_CODE);
  }

  private boolean isUnique(List<Integer> of) {
    Set<List<String>> seen = new HashSet<>();
    return rows.stream().allMatch(row -> seen.add(of.stream().map(row::get).toList()));
  }

  /** By words, without those that all of them share: {@code category_cd, category_nm}. */
  private static List<List<String>> names(List<Column> columns) {
    List<List<String>> names =
        columns.stream().map(column -> NameParts.of(column.name().column())).toList();
    return names.stream()
        .map(
            name -> {
              List<String> own =
                  name.stream()
                      .filter(word -> !names.stream().allMatch(other -> other.contains(word)))
                      .toList();
              return own.isEmpty() ? name : own;
            })
        .toList();
  }
}
