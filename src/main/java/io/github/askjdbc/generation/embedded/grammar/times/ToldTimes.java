package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Words of a phrase, and how much they tell of each column of times. */
public record ToldTimes(Map<ColumnName, Double> scores, List<Integer> words) {

  /** Less does not tell which time is meant. */
  public static final double TELLING = 0.6;

  private static final double MARGIN = 0.05;

  /** The one that is told best, if no column of another table is told better. */
  public Optional<ColumnName> best(Set<TableName> of) {
    double most = scores.values().stream().max(Double::compare).orElse(0.0);
    List<Map.Entry<ColumnName, Double>> best =
        scores.entrySet().stream()
            .filter(one -> of.contains(one.getKey().table()))
            .sorted(Map.Entry.<ColumnName, Double>comparingByValue().reversed())
            .limit(2)
            .toList();
    boolean alone =
        best.size() == 1
            || (best.size() == 2 && best.get(0).getValue() - best.get(1).getValue() >= MARGIN);
    return alone && best.get(0).getValue() >= Math.max(TELLING, most - MARGIN)
        ? Optional.of(best.get(0).getKey())
        : Optional.empty();
  }

  /** The tables of which columns are told. */
  public Set<TableName> tables() {
    return scores.keySet().stream().map(ColumnName::table).collect(Collectors.toSet());
  }
}
