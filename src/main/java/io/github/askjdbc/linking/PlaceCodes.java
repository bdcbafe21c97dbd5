package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Countries and languages as columns of such hold them: by the codes of ISO 3166 and 639 ({@code
 * DE}, {@code DEU}, {@code de}), and countries by their name where the question says what is of
 * them ({@code peoples.txt}).
 *
 * <p>Score: {@value #SPELT} times that of the value index.
 */
final class PlaceCodes {

  static final double SPELT = 0.85;
  private static final int LONGEST_PHRASE = 4;

  private final Map<String, Set<String>> countries = new HashMap<>();
  private final Map<String, Set<String>> languages = new HashMap<>();

  PlaceCodes() {
    for (String code : Locale.getISOCountries()) {
      Locale place = new Locale("", code);
      String name = place.getDisplayCountry(Locale.ENGLISH).replace("&", "and");
      put(countries, name, code);
      put(countries, name, place.getISO3Country());
    }
    for (String code : Locale.getISOLanguages()) {
      Locale language = new Locale(code);
      put(languages, language.getDisplayLanguage(Locale.ENGLISH), code);
      put(languages, language.getDisplayLanguage(Locale.ENGLISH), language.getISO3Language());
    }
    LexiconFile.list("peoples").keyed().forEach(this::addPeople);
  }

  /** All names of a place have the codes of each, and mean each other. */
  private void addPeople(String place, String others) {
    Set<String> names = new LinkedHashSet<>(List.of(place));
    List.of(others.split(",", -1)).forEach(other -> names.add(other.strip()));
    Set<String> spellings = new LinkedHashSet<>(names);
    names.forEach(name -> spellings.addAll(countries.getOrDefault(folded(name), Set.of())));
    names.forEach(name -> spellings.forEach(spelling -> put(countries, name, spelling)));
  }

  private static void put(Map<String, Set<String>> spellings, String name, String spelling) {
    spellings.computeIfAbsent(folded(name), n -> new LinkedHashSet<>()).add(spelling);
  }

  private static String folded(String name) {
    return Stemming.fold(name);
  }

  List<Link> links(
      List<Word> words,
      NameIndex names,
      CatalogSnapshot catalog,
      ValueIndex values,
      QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      String phrase = Phrases.folded(words, span);
      Set<String> places = countries.getOrDefault(phrase, Set.of());
      Set<String> spoken = languages.getOrDefault(phrase, Set.of());
      if (!words.get(span.last()).content() || (places.isEmpty() && spoken.isEmpty())) {
        continue;
      }
      budget.check();
      places.forEach(
          spelling ->
              columns(names, catalog, WordClass.COUNTRY_COLUMN)
                  .forEach(column -> add(links, span, spelling, column, values)));
      spoken.forEach(
          spelling ->
              columns(names, catalog, WordClass.LANGUAGE_COLUMN)
                  .forEach(column -> add(links, span, spelling, column, values)));
    }
    return links;
  }

  /** Columns of countries or languages by their names. */
  static Set<ColumnName> columns(NameIndex names, CatalogSnapshot catalog) {
    Set<ColumnName> columns = columns(names, catalog, WordClass.COUNTRY_COLUMN);
    columns.addAll(columns(names, catalog, WordClass.LANGUAGE_COLUMN));
    return columns;
  }

  /** Columns with such a word in their name, or in that of their table. */
  private static Set<ColumnName> columns(
      NameIndex names, CatalogSnapshot catalog, WordClass named) {
    Set<ColumnName> columns = new LinkedHashSet<>();
    for (String word : named.words()) {
      names.columnsWith(Stemming.stem(word)).stream()
          .filter(column -> column.kind() == ColumnKind.TEXT)
          .forEach(column -> columns.add(column.name()));
    }
    for (Table table : catalog.tables()) {
      List<String> parts = NameParts.of(table.name().name());
      if (parts.stream()
          .anyMatch(part -> named.contains(Stemming.stem(part)) || named.contains(part))) {
        table.columns().stream()
            .filter(column -> column.kind() == ColumnKind.TEXT)
            .map(Column::name)
            .forEach(columns::add);
      }
    }
    return columns;
  }

  private static void add(
      List<Link> links, WordSpan span, String spelling, ColumnName column, ValueIndex values) {
    for (ValueMatch match : values.lookup(ValueQuery.sameText(spelling).in(column))) {
      double score = SPELT * match.score();
      links.add(new Link.ToValue(span, column, match.stored(), score, Evidence.VALUE));
    }
  }
}
