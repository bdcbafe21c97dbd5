package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueMatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.IntFunction;

/** The best hits of one search, so many for each column; of equal ones those that came first. */
final class BestMatches {
  private final Finder.Judge judge;
  private final int perColumn;
  private final IntFunction<ColumnName> columns;
  private final Map<Integer, PriorityQueue<ValueMatch>> best = new HashMap<>();

  /**
   * @param perColumn hits kept of each column
   * @param columns from a column's number to its name
   */
  BestMatches(Finder.Judge judge, int perColumn, IntFunction<ColumnName> columns) {
    this.judge = judge;
    this.perColumn = perColumn;
    this.columns = columns;
  }

  void offer(Hit hit) throws IOException {
    Optional<Finder.Judgement> judgement = judge.of(hit);
    if (judgement.isPresent()) {
      keep(hit, judgement.get());
    }
  }

  private void keep(Hit hit, Finder.Judgement judgement) throws IOException {
    int column = hit.column();
    PriorityQueue<ValueMatch> kept =
        best.computeIfAbsent(
            column, number -> new PriorityQueue<>(Comparator.comparingDouble(ValueMatch::score)));
    if (kept.size() == perColumn) {
      if (kept.element().score() >= judgement.score()) {
        return;
      }
      kept.remove();
    }
    kept.add(
        new ValueMatch(columns.apply(column), hit.stored(), judgement.kind(), judgement.score()));
  }

  List<ValueMatch> matches() {
    List<ValueMatch> matches = new ArrayList<>();
    best.values().forEach(matches::addAll);
    return matches;
  }
}
