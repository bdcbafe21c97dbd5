package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.apache.lucene.store.Directory;

/** Values of columns in a Lucene index; what is added is found after {@link #refresh}. */
final class StoredValues {
  /** What is added is kept outside the index until it takes as much. */
  private static final double BUFFER_MEGABYTES = 8;

  /** Of each column, so that a column of many similar values does not hide the others. */
  private static final int SIMILAR_PER_COLUMN = 10;

  static final Comparator<ValueMatch> BEST_FIRST =
      Comparator.comparingDouble(ValueMatch::score)
          .reversed()
          .thenComparing(match -> match.column().toString())
          .thenComparing(ValueMatch::stored);

  /** Lucene's hint to newer Javas, on the console of whoever uses the driver, helps nobody. */
  private static final Logger HINTS = quiet();

  private record Value(ColumnName column, String stored) {}

  private final TextAnalysis analysis = new TextAnalysis();
  private final ValueFields fields = new ValueFields(analysis);
  private final List<Finder> finders =
      List.of(
          new SameText(),
          new SameWords(analysis),
          new SharedWords(analysis),
          new Typos(analysis),
          new Acronyms());
  private final Directory directory;
  private final Optional<IndexWriter> writer;
  private final SearcherManager searchers;
  private final ColumnNumbers columns;

  private StoredValues(
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

  /** An index to be filled. */
  static StoredValues empty(Directory directory) throws IOException {
    HINTS.fine("an index of values is made");
    IndexWriterConfig config = new IndexWriterConfig(new TextAnalysis().analyzer());
    config.setMergeScheduler(new SerialMergeScheduler());
    config.setRAMBufferSizeMB(BUFFER_MEGABYTES);
    config.setUseCompoundFile(false);
    config.setIndexSort(new Sort(new SortField(ValueFields.LENGTH, SortField.Type.LONG)));
    IndexWriter writer = new IndexWriter(directory, config);
    return new StoredValues(
        directory,
        Optional.of(writer),
        new SearcherManager(writer, new WithoutCache()),
        new ColumnNumbers());
  }

  /** An index that was filled before and takes no more. */
  static StoredValues finished(Directory directory, ColumnNumbers columns) throws IOException {
    return new StoredValues(
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

  void add(ColumnName column, Iterable<String> values) throws IOException {
    int number = columns.of(column);
    for (String value : values) {
      writer.orElseThrow().addDocument(fields.document(number, value));
    }
  }

  void refresh() throws IOException {
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

  /** The values of a column; none where it has more than so many. */
  List<String> few(ColumnName column, int most) throws IOException {
    Term only = new Term(ValueFields.COLUMN, ValueFields.term(columns.of(column)));
    IndexSearcher searcher = searchers.acquire();
    try {
      if (searcher.getIndexReader().docFreq(only) > most) {
        return List.of();
      }
      HitCollector.Manager every =
          new HitCollector.Manager(
              hit -> Optional.of(new Finder.Judgement(MatchKind.EXACT, 1)),
              Set.of(MatchKind.EXACT),
              most,
              searcher.getIndexReader().maxDoc(),
              columns::name);
      return searcher.search(new TermQuery(only), every).stream().map(ValueMatch::stored).toList();
    } finally {
      searchers.release(searcher);
    }
  }

  List<ValueMatch> lookup(ValueQuery query) throws IOException {
    if (query.column().isPresent() && !columns.knows(query.column().get())) {
      return List.of();
    }
    Map<Value, ValueMatch> found = new LinkedHashMap<>();
    IndexSearcher searcher = searchers.acquire();
    try {
      for (Finder finder : finders) {
        Set<MatchKind> wanted = EnumSet.noneOf(MatchKind.class);
        wanted.addAll(finder.kinds());
        wanted.retainAll(query.kinds());
        if (!wanted.isEmpty()) {
          find(finder, wanted, query, searcher)
              .forEach(
                  match -> found.putIfAbsent(new Value(match.column(), match.stored()), match));
        }
      }
    } finally {
      searchers.release(searcher);
    }
    return found.values().stream().sorted(BEST_FIRST).limit(query.limit()).toList();
  }

  private List<ValueMatch> find(
      Finder finder, Set<MatchKind> wanted, ValueQuery query, IndexSearcher searcher)
      throws IOException {
    Optional<Finder.Search> search = finder.search(query.text(), searcher.getIndexReader());
    if (search.isEmpty()) {
      return List.of();
    }
    boolean same = MatchKind.SAME_TEXT.containsAll(finder.kinds());
    HitCollector.Manager hits =
        new HitCollector.Manager(
            search.get().judge(),
            wanted,
            same || query.column().isPresent() ? query.limit() : SIMILAR_PER_COLUMN,
            searcher.getIndexReader().maxDoc(),
            columns::name);
    return searcher.search(inColumn(search.get().query(), query.column()), hits);
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

  /** What the index takes where it is kept, in bytes; without what waits for the next refresh. */
  long bytes() throws IOException {
    long bytes = 0;
    for (String file : directory.listAll()) {
      bytes += directory.fileLength(file);
    }
    return bytes;
  }
}
