package io.github.askjdbc.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import io.github.askjdbc.catalog.values.DatabaseValues;
import io.github.askjdbc.catalog.values.IndexFolder;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.SessionView;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What connections share of what is known: kept for a time, and what is being read just then. */
final class KnowledgeStore {

  /** By what a connection may read, so that none meets what another was allowed to. */
  record Key(
      DatabaseIdentity identity,
      PrivateColumns privateColumns,
      ViewReading views,
      Optional<IndexFolder> folder) {

    /** Tells it from other databases, users and private columns; may hold secrets. */
    String inWords() {
      return String.join(
          "\u0000",
          identity.url(),
          identity.user(),
          identity.catalog(),
          identity.schema(),
          String.join("\u0001", privateColumns.patterns()));
    }
  }

  /** One database as it was read. */
  record Known(
      Key key,
      KnownCatalog catalog,
      Map<TableName, TableShape> shapes,
      DatabaseValues values,
      LazyStatistics.Known statistics,
      KnownCodes codes,
      Freshness freshness) {

    /** For rows that another question may find changed. */
    Known withoutRows(DatabaseValues none) {
      return new Known(
          key, catalog, shapes, none, new LazyStatistics.Known(), new KnownCodes(), freshness);
    }
  }

  private final Cache<Key, Known> shared;
  private final Cache<SessionView, Known> sessions;

  /** As they were read last, so that they can stand in while many are read anew. */
  private final Cache<Key, DatabaseValues> values;

  private final Set<Key> underway = ConcurrentHashMap.newKeySet();

  KnowledgeStore(KnowledgeLimits limits, Ticker ticker) {
    shared = cache(limits, limits.age(), ticker).build();
    sessions = cache(limits, limits.age(), ticker).weakKeys().build();
    values = cache(limits, limits.age().multipliedBy(2), ticker).build();
  }

  private static Caffeine<Object, Object> cache(
      KnowledgeLimits limits, Duration age, Ticker ticker) {
    return Caffeine.newBuilder()
        .maximumSize(limits.databases())
        .expireAfterWrite(age)
        .ticker(ticker)
        .executor(Runnable::run);
  }

  /** Of all connections, or of this session alone where the database is seen by it so. */
  Optional<Known> known(Key key, ReadOnlyDatabase database) {
    Optional<Known> kept =
        database.cacheable()
            ? Optional.ofNullable(shared.getIfPresent(key))
            : database.ownView().map(sessions::getIfPresent);
    return kept.filter(known -> known.key().equals(key));
  }

  Optional<DatabaseValues> lastValues(Key key) {
    return Optional.ofNullable(values.getIfPresent(key));
  }

  /** For all connections. */
  Known keep(Known known) {
    shared.put(known.key(), known);
    values.put(known.key(), known.values());
    return known;
  }

  /** For one session. */
  void keep(SessionView session, Known known) {
    sessions.put(session, known);
  }

  /** Whether it is being read between questions. */
  boolean isUnderway(Key key) {
    return underway.contains(key);
  }

  /** Whether nobody else has begun to read it between questions. */
  boolean begin(Key key) {
    return underway.add(key);
  }

  void end(Key key) {
    underway.remove(key);
  }

  void forget(String url) {
    shared.asMap().keySet().removeIf(key -> key.identity().url().equals(url));
    values.asMap().keySet().removeIf(key -> key.identity().url().equals(url));
    sessions.asMap().values().removeIf(known -> known.key().identity().url().equals(url));
  }
}
