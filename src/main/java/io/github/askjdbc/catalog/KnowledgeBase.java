package io.github.askjdbc.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.DescribedCatalog;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.catalog.semantics.TableMeaning;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is known of databases, kept between questions.
 *
 * <p>Kept by identity and by what is private, so that a connection with stricter settings never
 * meets what another was allowed to read. Nothing is kept of a database that only the caller's
 * session sees.
 */
public final class KnowledgeBase {
  private static final Logger LOG = System.getLogger(KnowledgeBase.class.getName());
  private static final int MOST_REPORTED = 50;

  private record Key(DatabaseIdentity identity, PrivateColumns privateColumns) {}

  private record Known(CatalogSnapshot catalog, KnownValues values) {}

  private final PrivateColumns privateColumns;
  private final KnowledgeLimits limits;
  private final Cache<Key, Known> cache;
  private final SemanticLayer files;

  /** Names of the files that were said once to be unknown. */
  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  /** By the catalog as read, so that it is described once. */
  private final Cache<CatalogSnapshot, DescribedCatalog> described;

  public KnowledgeBase(PrivateColumns privateColumns, KnowledgeLimits limits, Ticker ticker) {
    this(
        privateColumns,
        limits,
        Caffeine.newBuilder()
            .maximumSize(limits.databases())
            .expireAfterWrite(limits.age())
            .ticker(ticker)
            .executor(Runnable::run)
            .build(),
        SemanticLayer.NONE);
  }

  private KnowledgeBase(
      PrivateColumns privateColumns,
      KnowledgeLimits limits,
      Cache<Key, Known> cache,
      SemanticLayer files) {
    this.privateColumns = privateColumns;
    this.limits = limits;
    this.cache = cache;
    this.files = files;
    this.described =
        Caffeine.newBuilder()
            .weakKeys()
            .maximumSize(limits.databases())
            .executor(Runnable::run)
            .build();
  }

  /** The same store for a connection with private columns of its own. */
  public KnowledgeBase guarding(PrivateColumns columns) {
    return new KnowledgeBase(columns, limits, cache, files);
  }

  /**
   * The same store for a connection with semantic files; what they hide is private.
   *
   * @param layer what the files say, names spelt as there
   */
  public KnowledgeBase describedBy(SemanticLayer layer) {
    return new KnowledgeBase(privateColumns.and(hidden(layer)), limits, cache, layer);
  }

  private static List<String> hidden(SemanticLayer layer) {
    Stream<String> columns =
        layer.columns().values().stream()
            .filter(ColumnMeaning::hidden)
            .map(meaning -> meaning.column().toString());
    Stream<String> tables =
        layer.tables().values().stream()
            .filter(TableMeaning::hidden)
            .map(meaning -> meaning.table() + ".*");
    return Stream.concat(columns, tables).toList();
  }

  /**
   * What is known of the database, read now if need be. Values are read when first asked for,
   * within the same budget.
   *
   * @throws SQLException if the target's tables cannot be listed
   */
  public DatabaseKnowledge of(ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    budget.check();
    Known known = known(database, budget);
    DescribedCatalog catalog = described.get(known.catalog(), this::describe);
    return new DatabaseKnowledge(
        catalog.catalog(),
        new LazyValueIndex(
            known.catalog(), known.values(), new ValueReader(database, limits), budget),
        catalog.semantics());
  }

  private DescribedCatalog describe(CatalogSnapshot catalog) {
    DescribedCatalog result = DescribedCatalog.of(catalog, files);
    List<String> unknown = result.unknown().stream().filter(reported::add).toList();
    if (!unknown.isEmpty()) {
      LOG.log(
          Logger.Level.WARNING,
          "ask.semantics describes what the database does not hold; it is ignored: {0}",
          unknown.stream().limit(MOST_REPORTED).collect(Collectors.joining(", ")));
    }
    return result;
  }

  private Known known(ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    Key key = new Key(database.identity(), privateColumns);
    Known kept = database.cacheable() ? cache.getIfPresent(key) : null;
    if (kept != null) {
      return kept;
    }
    CatalogReader.Reading reading =
        new CatalogReader(privateColumns, limits).read(database, budget);
    Known known = new Known(reading.catalog(), new KnownValues(database.dialect(), limits));
    if (database.cacheable() && reading.complete()) {
      cache.put(key, known);
    }
    return known;
  }

  /** Forgets every database of a target, for instance because a statement defines tables there. */
  public void forget(String url) {
    cache.asMap().keySet().removeIf(key -> key.identity().url().equals(url));
  }
}
