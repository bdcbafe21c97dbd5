package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ValueMatch;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.CollectionTerminatedException;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;

/**
 * Keeps the best hits of one search of the index and looks at a bounded number: the shortest of
 * each segment, since documents are sorted by length.
 */
final class HitCollector extends SimpleCollector {
  private static final int MOST_HITS = 10_000;
  private static final int FEWEST_OF_SEGMENT = 500;

  /**
   * What is looked for in one search.
   *
   * @param best a new one for each part of the index
   * @param documents in the whole index
   */
  record Manager(Supplier<BestMatches> best, int documents, TextAnalysis analysis)
      implements CollectorManager<HitCollector, List<ValueMatch>> {

    @Override
    public HitCollector newCollector() {
      return new HitCollector(this);
    }

    @Override
    public List<ValueMatch> reduce(Collection<HitCollector> collectors) {
      return collectors.stream().flatMap(collector -> collector.best.matches().stream()).toList();
    }
  }

  private final Manager sought;
  private final BestMatches best;
  private Optional<IndexedHit> hit = Optional.empty();
  private int left;

  private HitCollector(Manager sought) {
    this.sought = sought;
    this.best = sought.best().get();
  }

  @Override
  public ScoreMode scoreMode() {
    return ScoreMode.COMPLETE_NO_SCORES;
  }

  @Override
  protected void doSetNextReader(LeafReaderContext context) throws IOException {
    hit = Optional.of(new IndexedHit(context.reader(), sought.analysis()));
    long share = (long) MOST_HITS * context.reader().maxDoc() / Math.max(1, sought.documents());
    left = (int) Math.max(FEWEST_OF_SEGMENT, share);
  }

  @Override
  public void collect(int document) throws IOException {
    if (left-- == 0) {
      throw new CollectionTerminatedException();
    }
    IndexedHit current = hit.orElseThrow();
    current.moveTo(document);
    best.offer(current);
  }
}
