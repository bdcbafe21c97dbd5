package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Keeps the readings of each phrase within a bound, so that "status" in a database of a thousand
 * tables does not stand for a thousand columns: the best by score, those of tables that the
 * question names first.
 */
final class BestReadings {

  static final int MOST = 60;

  private BestReadings() {}

  static List<Link> of(List<Link> links) {
    Set<TableName> named = new HashSet<>();
    Map<WordSpan, Integer> counts = new HashMap<>();
    for (Link link : links) {
      counts.merge(link.span(), 1, Integer::sum);
      if (link instanceof Link.ToTable table) {
        named.add(table.table());
      }
    }
    if (counts.values().stream().allMatch(count -> count <= MOST)) {
      return links;
    }
    List<Link> ordered = new ArrayList<>(links);
    ordered.sort(
        Comparator.<Link>comparingInt(
                link -> link.holder().filter(named::contains).isPresent() ? 0 : 1)
            .thenComparingDouble(link -> -link.score()));
    Map<WordSpan, Integer> kept = new HashMap<>();
    return ordered.stream()
        .filter(link -> link.holder().isEmpty() || kept.merge(link.span(), 1, Integer::sum) <= MOST)
        .toList();
  }
}
