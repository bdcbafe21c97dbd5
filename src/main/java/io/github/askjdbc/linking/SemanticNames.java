package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.Metric;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.Definition;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds in a question what people said the database's things are called: tables and columns by
 * their synonyms, stored codes by their meanings, filters and metrics by their names.
 *
 * <p>Scores: {@value #SAID} for what files and comments say, {@value #GIVEN} for what came with the
 * question; times {@link NameIndex#COMMENT} where the words are a whole description. A meaning
 * whose code the column certainly does not hold is left out.
 */
final class SemanticNames {

  static final double SAID = 0.97;
  static final double GIVEN = 1;
  private static final int LONGEST_PHRASE = 8;

  /** A meaning of some words, wherever they stand. */
  private interface Meaning {
    Link at(WordSpan span, double score);
  }

  private record Reading(Meaning meaning, double score) {}

  /**
   * @param without words that may not follow, since the meaning goes on with them otherwise
   */
  private record Code(ColumnName column, String stored, String without) {}

  private final double score;
  private final Map<String, List<Reading>> readings = new HashMap<>();
  private final Map<String, List<Code>> codes = new HashMap<>();

  /**
   * @param layer with names spelt as the catalog does
   * @param dialect of the SQL in it
   */
  SemanticNames(CatalogSnapshot catalog, SemanticLayer layer, Dialect dialect, double score) {
    this.score = score;
    layer
        .tables()
        .values()
        .forEach(
            meaning ->
                add(
                    meaning.naming(),
                    (span, points) ->
                        new Link.ToTable(span, meaning.table(), points, Evidence.DECLARED)));
    layer.columns().values().forEach(this::addColumn);
    layer
        .filters()
        .forEach(
            filter ->
                Definition.condition(filter.condition(), filter.table(), catalog, dialect)
                    .ifPresent(sql -> add(filter.naming(), toFilter(filter.naming(), sql))));
    layer
        .metrics()
        .forEach(
            metric ->
                metric
                    .table()
                    .flatMap(
                        table ->
                            Definition.expression(
                                metric.expression(), table, metric.others(), catalog, dialect))
                    .flatMap(
                        sql ->
                            scope(metric, sql, catalog, dialect)
                                .map(scope -> toMetric(metric.naming(), sql, scope)))
                    .ifPresent(meaning -> add(metric.naming(), meaning)));
  }

  private void addColumn(ColumnMeaning meaning) {
    ColumnName column = meaning.column();
    add(
        meaning.naming(),
        (span, points) -> new Link.ToColumn(span, column, points, Evidence.DECLARED));
    meaning
        .codes()
        .forEach(
            (code, phrase) -> {
              put(codes, phrase, new Code(column, code, ""));
              List<String> said = Runs.words(LetterCase.lower(phrase));
              if (isDone(said)) {
                put(codes, doneFirst(said), new Code(column, code, ""));
              }
              if (isDeed(said) && isAlone(said.get(0), meaning.codes().values())) {
                put(codes, said.get(0), new Code(column, code, said.get(1)));
                put(codes, withArticle(said), new Code(column, code, ""));
              }
            });
  }

  /** "Disputed by payer", of which people say "disputed" alone, too. */
  private static boolean isDeed(List<String> phrase) {
    return phrase.size() > 2
        && WordClass.isParticiple(phrase.get(0))
        && WordClass.DEED_ENDS.contains(phrase.get(1));
  }

  /** "Cold chain broken", of which people say "broken cold chain", too. */
  private static boolean isDone(List<String> phrase) {
    return phrase.size() > 1
        && WordClass.isParticiple(phrase.get(phrase.size() - 1))
        && phrase.stream().noneMatch(WordClass.CLOSED_CLASS::contains);
  }

  private static String doneFirst(List<String> phrase) {
    int last = phrase.size() - 1;
    return phrase.get(last) + " " + String.join(" ", phrase.subList(0, last));
  }

  private static String withArticle(List<String> phrase) {
    List<String> longer = new ArrayList<>(phrase);
    longer.add(2, "the");
    return String.join(" ", longer);
  }

  /** Whether one meaning only has a word of that stem. */
  private static boolean isAlone(String word, Collection<String> meanings) {
    return meanings.stream()
            .filter(
                meaning ->
                    Runs.words(LetterCase.lower(meaning)).stream()
                        .anyMatch(other -> Stemming.stem(other).equals(Stemming.stem(word))))
            .count()
        == 1;
  }

  /** What the words mean by all that was said, the same words possibly several things. */
  List<Link> links(List<Word> words, ValueIndex values, QuestionBudget budget) {
    List<Link> links = new ArrayList<>();
    if (readings.isEmpty() && codes.isEmpty()) {
      return links;
    }
    for (WordSpan span : Phrases.spans(words, LONGEST_PHRASE)) {
      budget.check();
      if (span.words().noneMatch(index -> words.get(index).content())) {
        continue;
      }
      String phrase = Phrases.stems(words, span);
      for (Reading reading : readings.getOrDefault(phrase, List.of())) {
        links.add(reading.meaning().at(span, reading.score()));
      }
      for (Code code : codes.getOrDefault(phrase, List.of())) {
        if (isFollowed(words, span, code.without())) {
          continue;
        }
        stored(code, values)
            .ifPresent(
                stored ->
                    links.add(
                        new Link.ToValue(span, code.column(), stored, score, Evidence.DECLARED)));
      }
    }
    return links;
  }

  private static boolean isFollowed(List<Word> words, WordSpan span, String word) {
    int next = span.last() + 1;
    return !word.isEmpty() && next < words.size() && words.get(next).folded().equals(word);
  }

  /** Of links from the same words to the same thing the best, in the order of their first. */
  static List<Link> strongest(List<Link> links) {
    Map<Object, Link> best = new LinkedHashMap<>();
    for (Link link : links) {
      best.merge(target(link), link, (a, b) -> b.score() > a.score() ? b : a);
    }
    return new ArrayList<>(best.values());
  }

  private static Object target(Link link) {
    if (link instanceof Link.ToTable table) {
      return List.of(table.span(), table.table());
    }
    if (link instanceof Link.ToColumn column) {
      return List.of(column.span(), column.column());
    }
    if (link instanceof Link.ToValue value) {
      return List.of(value.span(), value.column(), value.stored());
    }
    return link;
  }

  /** As the column holds it; empty where it certainly does not. */
  private static Optional<String> stored(Code code, ValueIndex values) {
    Optional<Boolean> held = values.contains(code.column(), code.stored());
    if (held.isEmpty() || held.get()) {
      return Optional.of(code.stored());
    }
    return values.lookup(code.stored()).stream()
        .filter(match -> match.column().equals(code.column()))
        .map(ValueMatch::stored)
        .findFirst();
  }

  private static Meaning toFilter(Naming naming, Definition condition) {
    String name = naming.names().get(0);
    return (span, points) -> new Link.ToFilter(span, name, condition, points, Evidence.DECLARED);
  }

  private static Meaning toMetric(Naming naming, Definition expression, MetricScope scope) {
    String name = naming.names().get(0);
    return (span, points) ->
        new Link.ToMetric(span, name, expression, scope, points, Evidence.DECLARED);
  }

  /** Empty where its rows are limited by what is no condition on them. */
  private static Optional<MetricScope> scope(
      Metric metric, Definition sql, CatalogSnapshot catalog, Dialect dialect) {
    Optional<Definition> rows =
        metric
            .rows()
            .flatMap(
                condition ->
                    Definition.condition(
                        condition, sql.table(), metric.others(), catalog, dialect));
    return rows.isEmpty() && metric.rows().isPresent()
        ? Optional.empty()
        : Optional.of(new MetricScope(rows, metric.owner()));
  }

  /** A description that is no longer than a name may be said instead of one. */
  private void add(Naming naming, Meaning meaning) {
    naming.names().forEach(name -> put(readings, name, new Reading(meaning, score)));
    naming
        .description()
        .filter(text -> Runs.words(text).size() <= NameIndex.LONGEST_PHRASE)
        .ifPresent(text -> put(readings, text, new Reading(meaning, score * NameIndex.COMMENT)));
  }

  private static <T> void put(Map<String, List<T>> map, String name, T meaning) {
    List<String> parts = NameParts.written(name);
    if (!parts.isEmpty() && parts.size() <= LONGEST_PHRASE) {
      String phrase = parts.stream().map(Stemming::stem).collect(Collectors.joining(" "));
      map.computeIfAbsent(phrase, p -> new ArrayList<>()).add(meaning);
    }
  }
}
