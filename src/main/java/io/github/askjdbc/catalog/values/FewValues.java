package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Few values, as they are in memory: they are kept and searched in less time than the classes of an
 * index take to load. What an index finds is found here too, by the same terms and judges.
 */
final class FewValues implements ValueStore {
  /** The forms of one value take about a kilobyte. */
  private static final int MOST_VALUES = 5_000;

  private static final int MOST_CHARACTERS = 200_000;

  /** After everything that may follow the same beginning. */
  private static final char LAST = Character.MAX_VALUE;

  private record Added(ColumnName column, List<String> values) {}

  /**
   * What is found.
   *
   * @param values the shortest first
   * @param terms of each field, with the places of the values that have them
   */
  private record Found(
      List<ValueForms> values, Map<TermField, NavigableMap<String, BitSet>> terms) {}

  private final TextAnalysis analysis = new TextAnalysis();
  private final Finders finders = new Finders(analysis);
  private final ColumnNumbers columns = new ColumnNumbers();
  private final List<Added> added = new ArrayList<>();
  private int count;
  private long characters;
  private volatile Found found = new Found(List.of(), terms(List.of()));

  /** Whether they would still be few with more of them. */
  boolean hasRoomFor(List<String> more) {
    return count + more.size() <= MOST_VALUES && characters + characters(more) <= MOST_CHARACTERS;
  }

  private static long characters(List<String> values) {
    return values.stream().mapToLong(String::length).sum();
  }

  @Override
  public void add(ColumnName column, List<String> values) {
    added.add(new Added(column, values));
    count += values.size();
    characters += characters(values);
  }

  /** Puts everything into another store, in the order in which it came. */
  void copyTo(ValueStore other) throws IOException {
    for (Added values : added) {
      other.add(values.column(), values.values());
    }
  }

  @Override
  public void refresh() {
    List<ValueForms> values = new ArrayList<>();
    for (Added one : added) {
      int column = columns.of(one.column());
      one.values().forEach(value -> values.add(ValueForms.of(column, value, analysis)));
    }
    values.sort(Comparator.comparingInt(ValueForms::length));
    found = new Found(values, terms(values));
  }

  private static Map<TermField, NavigableMap<String, BitSet>> terms(List<ValueForms> values) {
    Map<TermField, NavigableMap<String, BitSet>> terms = new EnumMap<>(TermField.class);
    for (TermField field : TermField.values()) {
      NavigableMap<String, BitSet> places = new TreeMap<>();
      for (int place = 0; place < values.size(); place++) {
        for (String term : field.of(values.get(place))) {
          places.computeIfAbsent(term, none -> new BitSet()).set(place);
        }
      }
      terms.put(field, places);
    }
    return terms;
  }

  @Override
  public List<String> few(ColumnName column, int most) {
    if (!columns.knows(column)) {
      return List.of();
    }
    int number = columns.of(column);
    List<String> held =
        found.values().stream()
            .filter(value -> value.column() == number)
            .map(ValueForms::stored)
            .limit(most + 1L)
            .toList();
    return held.size() > most ? List.of() : held;
  }

  @Override
  public List<ValueMatch> lookup(ValueQuery query) throws IOException {
    if (query.column().isPresent() && !columns.knows(query.column().get())) {
      return List.of();
    }
    Found searched = found;
    Optional<Integer> only = query.column().map(columns::of);
    return finders.lookup(query, (search, most) -> best(search, most, only, searched));
  }

  private List<ValueMatch> best(
      Finder.Search search, int perColumn, Optional<Integer> only, Found searched)
      throws IOException {
    BestMatches best = new BestMatches(search.judge(), perColumn, columns::name);
    BitSet places = places(search.candidates(), searched);
    for (int place = places.nextSetBit(0); place >= 0; place = places.nextSetBit(place + 1)) {
      ValueForms value = searched.values().get(place);
      if (only.isEmpty() || only.get() == value.column()) {
        best.offer(value);
      }
    }
    return best.matches();
  }

  private static BitSet places(Candidates candidates, Found searched) {
    BitSet places = new BitSet();
    if (candidates instanceof Candidates.OfTerms sought) {
      NavigableMap<String, BitSet> held = searched.terms().get(sought.field());
      boolean all = sought.match() == Candidates.Match.ALL;
      places.set(0, all ? searched.values().size() : 0);
      for (String term : sought.terms()) {
        if (all) {
          places.and(held.getOrDefault(term, new BitSet()));
        } else if (sought.match() == Candidates.Match.ANY) {
          places.or(held.getOrDefault(term, new BitSet()));
        } else {
          held.subMap(term, term + LAST).values().forEach(places::or);
        }
      }
    } else {
      // typing errors are judged by their characters first, which takes no longer than looking up
      places.set(0, searched.values().size());
    }
    return places;
  }
}
