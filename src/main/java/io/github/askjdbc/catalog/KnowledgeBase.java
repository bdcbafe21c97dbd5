package io.github.askjdbc.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import io.github.askjdbc.catalog.values.DatabaseValues;
import io.github.askjdbc.catalog.values.IndexFolder;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/**
 * What is known of databases, kept between questions.
 *
 * <p>Kept by identity and by what is private, so that a connection with stricter settings never
 * meets what another was allowed to read. Nothing is kept of a database that only the caller's
 * session sees.
 */
public final class KnowledgeBase {

  private record Key(
      DatabaseIdentity identity, PrivateColumns privateColumns, Optional<IndexFolder> folder) {}

  private record Known(CatalogSnapshot catalog, DatabaseValues values) {}

  private final PrivateColumns privateColumns;
  private final KnowledgeLimits limits;
  private final Optional<IndexFolder> folder;
  private final Cache<Key, Known> cache;

  public KnowledgeBase(PrivateColumns privateColumns, KnowledgeLimits limits, Ticker ticker) {
    this(
        privateColumns,
        limits,
        Optional.empty(),
        Caffeine.newBuilder()
            .maximumSize(limits.databases())
            .expireAfterWrite(limits.age())
            .ticker(ticker)
            .executor(Runnable::run)
            .build());
  }

  private KnowledgeBase(
      PrivateColumns privateColumns,
      KnowledgeLimits limits,
      Optional<IndexFolder> folder,
      Cache<Key, Known> cache) {
    this.privateColumns = privateColumns;
    this.limits = limits;
    this.folder = folder;
    this.cache = cache;
  }

  /** The same store for a connection with private columns of its own. */
  public KnowledgeBase guarding(PrivateColumns columns) {
    return new KnowledgeBase(columns, limits, folder, cache);
  }

  /** The same store for a connection whose finished value indexes are kept in a folder. */
  public KnowledgeBase keepingIndexes(Optional<IndexFolder> in) {
    return new KnowledgeBase(privateColumns, limits, in, cache);
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
    return new DatabaseKnowledge(known.catalog(), known.values().forQuestion(known.catalog(), database, budget));
  }

  private Known known(ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    Key key = new Key(database.identity(), privateColumns, folder);
    Known kept = database.cacheable() ? cache.getIfPresent(key) : null;
    if (kept != null) {
      return kept;
    }
    CatalogReader.Reading reading =
        new CatalogReader(privateColumns, limits).read(database, budget);
    Known known = new Known(reading.catalog(), noValues(key, database));
    if (database.cacheable() && reading.complete()) {
      cache.put(key, known);
    }
    return known;
  }

  private DatabaseValues noValues(Key key, ReadOnlyDatabase database) {
    Optional<DatabaseValues.Keeping> keeping =
        folder
            .filter(in -> database.cacheable())
            .map(in -> new DatabaseValues.Keeping(in, inWords(key)));
    return new DatabaseValues(database.dialect(), limits.values(), Optional.empty(), keeping);
  }

  private static String inWords(Key key) {
    DatabaseIdentity identity = key.identity();
    return String.join(
        "\u0000",
        identity.url(),
        identity.user(),
        identity.catalog(),
        identity.schema(),
        String.join("\u0001", key.privateColumns().patterns()));
  }

  /** Forgets every database of a target, for instance because a statement defines tables there. */
  public void forget(String url) {
    cache.asMap().keySet().removeIf(key -> key.identity().url().equals(url));
  }
}
