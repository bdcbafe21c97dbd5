package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How people say the names of a database, as far as they can be said. */
final class SpokenNames {

  private static final int SHORTEST_WORD = 2;
  private static final int LONGEST_NAME = 40;
  private static final int MOST_WORDS = 4;

  private final IdentifierWords words;
  private final Set<String> decorations;
  private final Set<String> rowWords;
  private final Set<String> units;
  private final Set<String> times;
  private final Set<String> dates;
  private final Set<String> keyWords = LexiconFile.list("key-words").words();
  private final Set<String> flags;
  private final String date;
  private final String numberOf;

  SpokenNames(CatalogSnapshot catalog) {
    words = new IdentifierWords(catalog);
    var roles = LexiconFile.list("name-roles").keyed();
    decorations = Set.copyOf(Runs.words(roles.getOrDefault("decoration", "")));
    LexiconFile exam = LexiconFile.read("exam-words");
    units = exam.section("units").words();
    rowWords = exam.section("row-words").words();
    dates = Set.copyOf(Runs.words(roles.getOrDefault("time", "")));
    times = exam.section("time-words").words();
    flags = exam.section("flags").words();
    date = exam.section("said").keyed().get("time");
    numberOf = exam.section("said").keyed().get("count");
  }

  /** What one row of a table is; empty where the name cannot be said. */
  List<String> of(Table table, Naming naming) {
    List<String> said = said(table.name().name());
    said.removeIf(decorations::contains);
    while (said.size() > 1 && rowWords.contains(last(said))) {
      said.remove(said.size() - 1);
    }
    return names(NounNumber.singular(String.join(" ", said)), naming);
  }

  /** The columns of a table by what people call them; without those whose name cannot be said. */
  Map<Column, List<String>> ofColumns(
      Table table,
      List<String> tableNames,
      List<ForeignKey> references,
      Function<Column, Naming> naming) {
    Set<String> referring =
        references.stream().flatMap(key -> key.fromColumns().stream()).collect(Collectors.toSet());
    Map<Column, List<String>> all = new LinkedHashMap<>();
    table.columns().forEach(column -> all.put(column, columnWords(column)));
    Map<Column, List<String>> names = new LinkedHashMap<>();
    all.forEach(
        (column, said) -> {
          List<String> others =
              all.entrySet().stream()
                  .filter(other -> !other.getKey().equals(column))
                  .filter(other -> !referring.contains(other.getKey().name().column()))
                  .map(other -> String.join(" ", other.getValue()))
                  .toList();
          List<String> shortened = withoutTable(said, Runs.words(tableNames.get(0)), others);
          names.put(column, names(noun(column, shortened), naming.apply(column)));
        });
    return names;
  }

  /** A name that refers to a table, without the word that says that it does; as two may read it. */
  List<String> withoutKeyWord(String identifier) {
    List<String> said = said(identifier);
    String whole = String.join(" ", said);
    return said.size() > 1 && keyWords.contains(last(said))
        ? List.of(whole, String.join(" ", said.subList(0, said.size() - 1)))
        : List.of(whole);
  }

  private List<String> columnWords(Column column) {
    List<String> said = said(column.name().column());
    List<String> parts = NameParts.of(column.name().column());
    if (said.size() > 1 && (units.contains(last(said)) || units.contains(last(parts)))) {
      said.remove(said.size() - 1);
    }
    if (said.size() > 1 && times.contains(last(said))) {
      said.set(said.size() - 1, date);
    } else if (column.kind() == ColumnKind.DATE && said.stream().noneMatch(dates::contains)) {
      said.add(date);
    }
    return said;
  }

  /** Short forms written out, and what is run together cut. */
  private List<String> said(String identifier) {
    return new ArrayList<>(words.of(identifier));
  }

  /** "date" for the rental date of a rental, unless it has a return date too. */
  private static List<String> withoutTable(
      List<String> said, List<String> table, List<String> others) {
    if (said.size() <= table.size()
        || !NounNumber.isSame(
            String.join(" ", said.subList(0, table.size())), String.join(" ", table))) {
      return said;
    }
    List<String> rest = said.subList(table.size(), said.size());
    String ending = " " + String.join(" ", rest);
    return others.stream().anyMatch(other -> (" " + other).endsWith(ending)) ? said : rest;
  }

  /** A column of numbers in the plural counts them; one of texts holds several, which is left. */
  private String noun(Column column, List<String> said) {
    String name = String.join(" ", said);
    if (said.size() == 1 && flags.contains(name)) {
      return "";
    }
    if (!NounNumber.isPlural(name)) {
      return name;
    }
    return column.kind() == ColumnKind.NUMBER ? numberOf + " " + name : "";
  }

  /** The name itself first, then what people call it. */
  private List<String> names(String name, Naming naming) {
    List<String> names = new ArrayList<>();
    names.add(name);
    naming.names().stream()
        .map(other -> String.join(" ", other.contains(" ") ? NameParts.of(other) : said(other)))
        .filter(other -> !NounNumber.isPlural(other))
        .forEach(names::add);
    return names.stream().filter(SpokenNames::sayable).distinct().toList();
  }

  /** Words of letters, none of them a short form; a name of one letter says nothing. */
  private static boolean sayable(String name) {
    List<String> words = Runs.words(name);
    return !words.isEmpty()
        && words.size() <= MOST_WORDS
        && name.length() <= LONGEST_NAME
        && name.codePoints().allMatch(c -> c == ' ' || Characters.isLetterOrNumber(c))
        && name.codePoints().noneMatch(Character::isDigit)
        && words.stream().allMatch(word -> word.length() >= SHORTEST_WORD && hasVowel(word));
  }

  private static boolean hasVowel(String word) {
    return word.codePoints().anyMatch(c -> c > 'z' || "aeiouy".indexOf(c) >= 0);
  }

  /** The word that the name of a column ends with. */
  static String last(ExamColumn column) {
    return last(Runs.words(column.names().get(0)));
  }

  static String last(List<String> words) {
    return words.get(words.size() - 1);
  }
}
