package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameRoles;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The tables, columns and values of a linked question, the most likely to be meant first.
 *
 * <p>Each has the score of its best link. A link counts {@value #WITHIN} of its score where its
 * words lie within those of a longer link at least as good ("name" within "stadium name"), and a
 * column and a value gain {@value #NAMED_TABLE} of what their table is named with. A value also
 * gains {@value #NAMED_COLUMN} of what its column is named with nearby, {@value #NEAR_TABLE} of
 * what its table is, {@value #REFERRING} of that where its column refers to another that holds the
 * value, since no table has to be joined there, and {@value #NAMING} where its column names the
 * rows of a table that stands right beside it ("the Alton airport").
 */
public final class SchemaRanking {

  static final double WITHIN = 0.6;
  static final double NAMED_TABLE = 0.15;
  static final double NAMED_COLUMN = 0.2;
  static final double NEAR_TABLE = 0.1;
  static final double REFERRING = 0.1;
  static final double NAMING = 0.1;
  private static final double FAR = 0.4;
  private static final double SIGHT = 8.0;

  /** A stored value of a column. */
  public record Value(ColumnName column, String stored) {}

  private record Weighed(Link link, double weight) {}

  private final List<Weighed> links;
  private final List<ForeignKey> keys;
  private final List<Word> words;
  private final NameRoles roles = new NameRoles();
  private final Map<WordSpan, Set<ColumnName>> held = new HashMap<>();
  private final Map<TableName, Double> tables = new LinkedHashMap<>();
  private final Map<ColumnName, Double> columns = new LinkedHashMap<>();
  private final Map<Value, Double> values = new LinkedHashMap<>();

  private SchemaRanking(List<Word> words, List<Link> links, List<ForeignKey> keys) {
    this.links = weighed(links);
    this.keys = keys;
    this.words = words;
    for (Link link : links) {
      value(link)
          .ifPresent(
              value ->
                  held.computeIfAbsent(link.span(), span -> new HashSet<>()).add(value.column()));
    }
    this.links.forEach(
        weighed ->
            weighed.link().namedTable().ifPresent(table -> best(tables, table, weighed.weight())));
    this.links.forEach(
        weighed -> {
          weighed.link().namedColumn().ifPresent(column -> best(columns, column, inTable(weighed)));
          value(weighed.link()).ifPresent(value -> best(values, value, inTable(weighed)));
        });
  }

  /** Over the links and hints of a question. */
  public static SchemaRanking of(LinkedQuestion question, CatalogSnapshot catalog) {
    return new SchemaRanking(
        question.words(),
        Stream.concat(question.links().stream(), question.hints().stream()).toList(),
        catalog.foreignKeys());
  }

  public List<TableName> tables() {
    return ordered(tables);
  }

  public List<ColumnName> columns() {
    return ordered(columns);
  }

  public List<Value> values() {
    return ordered(values);
  }

  /** For each phrase, the columns that it may mean. */
  public List<List<ColumnName>> columnsByPhrase() {
    Map<WordSpan, Map<ColumnName, Double>> phrases = new LinkedHashMap<>();
    for (Weighed weighed : links) {
      weighed
          .link()
          .namedColumn()
          .ifPresent(column -> best(of(phrases, weighed), column, inTable(weighed)));
    }
    return phrases.values().stream().map(SchemaRanking::ordered).toList();
  }

  /** For each phrase, the tables that it may mean. */
  public List<List<TableName>> tablesByPhrase() {
    Map<WordSpan, Map<TableName, Double>> phrases = new LinkedHashMap<>();
    for (Weighed weighed : links) {
      weighed
          .link()
          .namedTable()
          .ifPresent(table -> best(of(phrases, weighed), table, weighed.weight()));
    }
    return phrases.values().stream().map(SchemaRanking::ordered).toList();
  }

  /** For each phrase, the values that it may mean. */
  public List<List<Value>> valuesByPhrase() {
    Map<WordSpan, Map<Value, Double>> phrases = new LinkedHashMap<>();
    for (Weighed weighed : links) {
      value(weighed.link()).ifPresent(value -> best(of(phrases, weighed), value, inTable(weighed)));
    }
    return phrases.values().stream().map(SchemaRanking::ordered).toList();
  }

  private static <T> Map<T, Double> of(Map<WordSpan, Map<T, Double>> phrases, Weighed weighed) {
    return phrases.computeIfAbsent(weighed.link().span(), span -> new LinkedHashMap<>());
  }

  private static List<Weighed> weighed(List<Link> links) {
    List<Weighed> weighed = new ArrayList<>();
    Map<WordSpan, Double> best = new HashMap<>();
    for (Link link : links) {
      if (!(link instanceof Link.ToCue)) {
        best.merge(link.span(), link.score(), Math::max);
      }
    }
    for (Link link : links) {
      boolean within =
          best.entrySet().stream()
              .anyMatch(
                  entry ->
                      entry.getValue() >= link.score()
                          && entry.getKey().length() > link.span().length()
                          && entry.getKey().first() <= link.span().first()
                          && entry.getKey().last() >= link.span().last());
      weighed.add(new Weighed(link, (within ? WITHIN : 1) * link.score()));
    }
    return weighed;
  }

  private double inTable(Weighed weighed) {
    ColumnName column =
        weighed
            .link()
            .namedColumn()
            .or(() -> value(weighed.link()).map(Value::column))
            .orElseThrow();
    return weighed.weight()
        + NAMED_TABLE * tables.getOrDefault(column.table(), 0.0)
        + (weighed.link() instanceof Link.ToValue ? aroundValue(weighed.link(), column) : 0);
  }

  /** What the words around a value say for its column. */
  private double aroundValue(Link value, ColumnName column) {
    double columnNear = 0;
    double tableNear = 0;
    double tableBeside = 0;
    for (Weighed named : links) {
      boolean another = named.link().evidence() == Evidence.VIA_VALUE;
      if (another || named.link().span().equals(value.span())) {
        continue;
      }
      double near = nearness(named.link(), value) * named.weight();
      if (named.link().namedColumn().equals(Optional.of(column))) {
        columnNear = Math.max(columnNear, near);
      }
      if (named.link().namedTable().equals(Optional.of(column.table()))) {
        tableNear = Math.max(tableNear, near);
        if (between(named.link(), value) == 0) {
          tableBeside = Math.max(tableBeside, named.weight());
        }
      }
    }
    return NAMED_COLUMN * columnNear
        + NEAR_TABLE * tableNear
        + (refersTo(column, held(value)) ? REFERRING * tableNear : 0)
        + (names(column) && !isReferredTo(column, held(value)) ? NAMING * tableBeside : 0);
  }

  /** The columns that hold a value, or another that the same words may mean. */
  private Set<ColumnName> held(Link value) {
    return held.getOrDefault(value.span(), Set.of());
  }

  private boolean names(ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    return !parts.isEmpty() && roles.naming(parts.get(parts.size() - 1));
  }

  private boolean refersTo(ColumnName column, Set<ColumnName> others) {
    return others.stream().anyMatch(other -> pairs(column, other));
  }

  private boolean isReferredTo(ColumnName column, Set<ColumnName> others) {
    return others.stream().anyMatch(other -> pairs(other, column));
  }

  private boolean pairs(ColumnName from, ColumnName to) {
    return keys.stream()
        .filter(key -> key.from().equals(from.table()) && key.to().equals(to.table()))
        .anyMatch(
            key -> {
              int at = key.fromColumns().indexOf(from.column());
              return at >= 0 && key.toColumns().get(at).equals(to.column());
            });
  }

  /**
   * 1 for neighbours, less with each word between, never less than {@value #FAR}; but 0 for a
   * function word after the value, since a preposition goes with what follows it.
   */
  private double nearness(Link named, Link value) {
    boolean functionWord = named.span().words().noneMatch(index -> words.get(index).content());
    if (functionWord && named.span().first() > value.span().last()) {
      return 0;
    }
    return Math.max(FAR, 1 - between(named, value) / SIGHT);
  }

  /** How many words stand between; 0 where they overlap. */
  private static int between(Link a, Link b) {
    return Math.max(
        0, Math.max(a.span().first() - b.span().last(), b.span().first() - a.span().last()) - 1);
  }

  private static Optional<Value> value(Link link) {
    return link instanceof Link.ToValue value
        ? Optional.of(new Value(value.column(), value.stored()))
        : Optional.empty();
  }

  private static <T> void best(Map<T, Double> scores, T target, double score) {
    scores.merge(target, score, Math::max);
  }

  private static <T> List<T> ordered(Map<T, Double> scores) {
    return scores.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
