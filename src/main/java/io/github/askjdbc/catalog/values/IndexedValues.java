package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SearcherFactory;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/** Any number of values, in a Lucene index. */
final class IndexedValues implements ValueStore {
  /** What is added is kept outside the index until it takes as much. */
  private static final double BUFFER_MEGABYTES = 8;

  /** Lucene's hint to newer Javas, on the console of whoever uses the driver, helps nobody. */
  private static final Logger HINTS = quiet();

  private final TextAnalysis analysis = new TextAnalysis();
  private final Finders finders = new Finders(analysis);
  private final Directory directory;
  private final Optional<IndexWriter> writer;
  private final SearcherManager searchers;
  private final ColumnNumbers columns;

  private IndexedValues(
      Directory directory,
      Optional<IndexWriter> writer,
      SearcherManager searchers,
      ColumnNumbers columns) {
    this.directory = directory;
    this.writer = writer;
    this.searchers = searchers;
    this.columns = columns;
  }

  private static Logger quiet() {
    Logger hints =
        Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");
    if (hints.getLevel() == null) {
      hints.setLevel(Level.SEVERE);
    }
    return hints;
  }

  /** An index to be filled, in memory. */
  static IndexedValues inMemory() throws IOException {
    Directory directory = new ByteBuffersDirectory();
    HINTS.fine("an index of values is made");
    IndexWriterConfig config = new IndexWriterConfig(ValueFields.analyzer());
    config.setMergeScheduler(new SerialMergeScheduler());
    config.setRAMBufferSizeMB(BUFFER_MEGABYTES);
    config.setUseCompoundFile(false);
    config.setIndexSort(new Sort(new SortField(ValueFields.LENGTH, SortField.Type.LONG)));
    IndexWriter writer = new IndexWriter(directory, config);
    return new IndexedValues(
        directory,
        Optional.of(writer),
        new SearcherManager(writer, new WithoutCache()),
        new ColumnNumbers());
  }

  /** An index that was filled before and takes no more. */
  static IndexedValues finished(Directory directory, ColumnNumbers columns) throws IOException {
    return new IndexedValues(
        directory, Optional.empty(), new SearcherManager(directory, new WithoutCache()), columns);
  }

  /** The index answers in less time than a cache of its own would take to keep. */
  private static final class WithoutCache extends SearcherFactory {
    @Override
    public IndexSearcher newSearcher(IndexReader reader, IndexReader previous) {
      IndexSearcher searcher = new IndexSearcher(reader);
      searcher.setQueryCache(null);
      return searcher;
    }
  }

  @Override
  public void add(ColumnName column, List<String> values) throws IOException {
    int number = columns.of(column);
    for (String value : values) {
      writer
          .orElseThrow()
          .addDocument(ValueFields.document(ValueForms.of(number, value, analysis)));
    }
  }

  @Override
  public void refresh() throws IOException {
    searchers.maybeRefreshBlocking();
  }

  /** Puts everything into the directory, with some data of the caller's; nothing more comes. */
  Directory finish(Map<String, String> data) throws IOException {
    writer.orElseThrow().setLiveCommitData(data.entrySet());
    writer.orElseThrow().commit();
    return directory;
  }

  /** In the order of their numbers in the index. */
  List<ColumnName> columns() {
    return columns.names();
  }

  @Override
  public List<String> few(ColumnName column, int most) throws IOException {
    if (!columns.knows(column)) {
      return List.of();
    }
    Term only = new Term(ValueFields.COLUMN, ValueFields.term(columns.of(column)));
    IndexSearcher searcher = searchers.acquire();
    try {
      if (searcher.getIndexReader().docFreq(only) > most) {
        return List.of();
      }
      Finder.Judgement held = new Finder.Judgement(MatchKind.EXACT, 1);
      HitCollector.Manager every = best(hit -> Optional.of(held), most, searcher);
      return searcher.search(new TermQuery(only), every).stream().map(ValueMatch::stored).toList();
    } finally {
      searchers.release(searcher);
    }
  }

  @Override
  public List<ValueMatch> lookup(ValueQuery query) throws IOException {
    if (query.column().isPresent() && !columns.knows(query.column().get())) {
      return List.of();
    }
    IndexSearcher searcher = searchers.acquire();
    try {
      return finders.lookup(
          query, (search, perColumn) -> best(search, perColumn, query.column(), searcher));
    } finally {
      searchers.release(searcher);
    }
  }

  private List<ValueMatch> best(
      Finder.Search search, int perColumn, Optional<ColumnName> only, IndexSearcher searcher)
      throws IOException {
    Optional<Query> query = new IndexQueries(searcher.getIndexReader()).of(search.candidates());
    return query.isEmpty()
        ? List.of()
        : searcher.search(inColumn(query.get(), only), best(search.judge(), perColumn, searcher));
  }

  private HitCollector.Manager best(Finder.Judge judge, int perColumn, IndexSearcher searcher) {
    return new HitCollector.Manager(
        () -> new BestMatches(judge, perColumn, columns::name),
        searcher.getIndexReader().maxDoc(),
        analysis);
  }

  private Query inColumn(Query query, Optional<ColumnName> column) {
    if (column.isEmpty()) {
      return query;
    }
    Term only = new Term(ValueFields.COLUMN, ValueFields.term(columns.of(column.get())));
    return new BooleanQuery.Builder()
        .add(query, BooleanClause.Occur.FILTER)
        .add(new TermQuery(only), BooleanClause.Occur.FILTER)
        .build();
  }
}
