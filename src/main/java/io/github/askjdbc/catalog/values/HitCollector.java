package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.IntFunction;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.CollectionTerminatedException;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;

/**
 * Keeps the best hits of one search, so many for each column, and looks at a bounded number: the
 * shortest of each segment, since documents are sorted by length.
 */
final class HitCollector extends SimpleCollector {
  private static final int MOST_HITS = 10_000;
  private static final int FEWEST_OF_SEGMENT = 500;

  /**
   * What is looked for in one search.
   *
   * @param perColumn hits kept of each column
   * @param documents in the whole index
   * @param columns from a column's number to its name
   */
  record Manager(
      Finder.Judge judge,
      Set<MatchKind> kinds,
      int perColumn,
      int documents,
      IntFunction<ColumnName> columns)
      implements CollectorManager<HitCollector, List<ValueMatch>> {

    @Override
    public HitCollector newCollector() {
      return new HitCollector(this);
    }

    @Override
    public List<ValueMatch> reduce(Collection<HitCollector> collectors) {
      return collectors.stream().flatMap(collector -> collector.matches().stream()).toList();
    }
  }

  private final Manager sought;
  private final Map<Integer, PriorityQueue<ValueMatch>> best = new HashMap<>();
  private Optional<Hit> hit = Optional.empty();
  private int left;

  private HitCollector(Manager sought) {
    this.sought = sought;
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE_NO_SCORES;
  }

  @Override
  protected void doSetNextReader(LeafReaderContext context) throws IOException {
    hit = Optional.of(new Hit(context.reader()));
    long share = (long) MOST_HITS * context.reader().maxDoc() / Math.max(1, sought.documents());
    left = (int) Math.max(FEWEST_OF_SEGMENT, share);
  }

  @Override
  public void collect(int document) throws IOException {
    if (left-- == 0) {
      throw new CollectionTerminatedException();
    }
    Hit current = hit.orElseThrow();
    current.moveTo(document);
    Optional<Finder.Judgement> judgement = sought.judge().of(current);
    if (judgement.isPresent() && sought.kinds().contains(judgement.get().kind())) {
      keep(current, judgement.get());
    }
  }

  private void keep(Hit current, Finder.Judgement judgement) throws IOException {
    int column = current.column();
    PriorityQueue<ValueMatch> kept =
        best.computeIfAbsent(
            column, number -> new PriorityQueue<>(Comparator.comparingDouble(ValueMatch::score)));
    if (kept.size() == sought.perColumn()) {
      if (kept.element().score() >= judgement.score()) {
        return;
      }
      kept.remove();
    }
    kept.add(
        new ValueMatch(
            sought.columns().apply(column), current.stored(), judgement.kind(), judgement.score()));
  }

  private List<ValueMatch> matches() {
    List<ValueMatch> matches = new ArrayList<>();
    best.values().forEach(matches::addAll);
    return matches;
  }
}
