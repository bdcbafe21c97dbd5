package io.github.askjdbc.catalog;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import io.github.askjdbc.catalog.KnowledgeStore.Known;
import io.github.askjdbc.catalog.semantics.DescribedCatalog;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.catalog.values.DatabaseValues;
import io.github.askjdbc.catalog.values.IndexFolder;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What is known of databases, kept between questions until it is old or the schema has changed.
 *
 * <p>Kept by identity and by what is private, so that a connection with stricter settings never
 * meets what another was allowed to read. Of a database that only the caller's session sees so, the
 * tables are kept for that session and as long as its view is the same; of the rows nothing is.
 */
public final class KnowledgeBase {
  private static final Logger LOG = System.getLogger(KnowledgeBase.class.getName());
  private static final int MOST_REPORTED = 50;

  private final KnowledgeLimits limits;
  private final Ticker ticker;
  private final KnowledgeStore store;
  private final Rules rules;

  /** Names that were said once to be unknown or left out. */
  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  /** By the catalog as read, so that it is described once. */
  private final Cache<CatalogSnapshot, DescribedCatalog> described;

  /** What is said of a database together with its lists of codes. */
  private final Cache<CodeLists, SemanticLayer> coded;

  /**
   * What a connection sets.
   *
   * @param files what semantic files say, names spelt as there
   * @param folder that keeps finished value indexes
   * @param today empty for what the target's clock says
   */
  private record Rules(
      PrivateColumns privateColumns,
      SemanticLayer files,
      Optional<IndexFolder> folder,
      ViewReading views,
      Optional<LocalDate> today) {}

  public KnowledgeBase(PrivateColumns privateColumns, KnowledgeLimits limits, Ticker ticker) {
    this(
        limits,
        ticker,
        new KnowledgeStore(limits, ticker),
        new Rules(
            privateColumns,
            SemanticLayer.NONE,
            Optional.empty(),
            ViewReading.NONE,
            Optional.empty()));
  }

  private KnowledgeBase(KnowledgeLimits limits, Ticker ticker, KnowledgeStore store, Rules rules) {
    this.limits = limits;
    this.ticker = ticker;
    this.store = store;
    this.rules = rules;
    this.described = byIdentity(limits);
    this.coded = byIdentity(limits);
  }

  private static <K, V> Cache<K, V> byIdentity(KnowledgeLimits limits) {
    return Caffeine.newBuilder()
        .weakKeys()
        .maximumSize(limits.databases())
        .executor(Runnable::run)
        .build();
  }

  private KnowledgeBase with(Rules others) {
    return new KnowledgeBase(limits, ticker, store, others);
  }

  /** The same store for a connection with private columns of its own. */
  public KnowledgeBase guarding(PrivateColumns columns) {
    return with(new Rules(columns, rules.files(), rules.folder(), rules.views(), rules.today()));
  }

  /** The same store for a connection whose finished value indexes are kept in a folder. */
  public KnowledgeBase keepingIndexes(Optional<IndexFolder> in) {
    return with(new Rules(rules.privateColumns(), rules.files(), in, rules.views(), rules.today()));
  }

  /** The same store for a connection that may read views by such rules. */
  public KnowledgeBase readingViews(ViewReading by) {
    return with(
        new Rules(rules.privateColumns(), rules.files(), rules.folder(), by, rules.today()));
  }

  /** The same store for a connection whose questions are reckoned from a day. */
  public KnowledgeBase asOf(Optional<LocalDate> day) {
    return with(
        new Rules(rules.privateColumns(), rules.files(), rules.folder(), rules.views(), day));
  }

  /**
   * The same store for a connection with semantic files; what they hide is private.
   *
   * @param layer what the files say, names spelt as there
   */
  public KnowledgeBase describedBy(SemanticLayer layer) {
    return with(
        new Rules(
            rules.privateColumns().and(layer.hidden()),
            layer,
            rules.folder(),
            rules.views(),
            rules.today()));
  }

  /**
   * What is known of the database, read now if need be. Values and statistics are read when first
   * asked for, within the same budget.
   *
   * @throws SQLException if the target's tables cannot be listed
   */
  public DatabaseKnowledge of(ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    budget.check();
    Known known = known(database, budget);
    CatalogSnapshot snapshot = known.catalog().withInferredKeys(database, budget);
    DescribedCatalog catalog = described.get(snapshot, this::describe);
    CodeLists codes = known.codes().of(snapshot, database, budget);
    return new DatabaseKnowledge(
        catalog.catalog(),
        known.values().forQuestion(snapshot, database, budget),
        codes.texts().isEmpty()
            ? catalog.semantics()
            : coded.get(codes, lists -> catalog.semantics().over(lists.layer())),
        new LazyStatistics(snapshot, known.statistics(), database, budget),
        rules.today().isPresent() ? rules::today : new TargetClock(database, budget),
        codes);
  }

  /**
   * Whether the tables that some SQL reads are on the target what they are in the catalog: found in
   * the same place, still a table or still a view, with the same columns; and whether nobody has
   * stored a function since that it would call. Looked at as the caller's connection sees them,
   * each time. If they are not, what is known of the target is forgotten.
   *
   * @param reads what the SQL reads by a catalog; empty if it does not stand by that one
   * @throws SQLException if the target does not answer
   */
  public boolean stillHolds(
      Function<CatalogSnapshot, Optional<ReadNames>> reads,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    Known known = known(database, budget);
    CatalogSnapshot catalog = known.catalog().asRead();
    Optional<ReadNames> names = reads.apply(catalog);
    if (names.isPresent()
        && same(names.get().tables(), known.shapes(), database.asCaller(), budget)
        // a session that may see other functions is not asked through the pool
        && same(names.get().functions(), catalog.routines(), database, budget)) {
      return true;
    }
    forget(database.identity().url());
    return false;
  }

  private boolean same(
      List<TableName> tables,
      Map<TableName, TableShape> known,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    Set<String> names = tables.stream().map(TableName::name).collect(Collectors.toSet());
    Map<TableName, TableShape> now =
        new ShapeReader(database, limits, budget.withProbes(names.size() + 1)).of(names);
    return tables.stream()
        .allMatch(table -> known.containsKey(table) && known.get(table).equals(now.get(table)));
  }

  private static boolean same(
      Set<String> functions, Set<String> known, ReadOnlyDatabase database, QuestionBudget budget) {
    return known.containsAll(new StoredRoutines(database, budget.withProbes(1)).named(functions));
  }

  private DescribedCatalog describe(CatalogSnapshot catalog) {
    DescribedCatalog result = DescribedCatalog.of(catalog, rules.files());
    report(
        result.unknown(),
        "ask.semantics describes what the database does not hold; it is ignored: {0}");
    return result;
  }

  private void report(Collection<String> names, String message) {
    List<String> fresh = names.stream().filter(reported::add).toList();
    if (!fresh.isEmpty()) {
      LOG.log(
          Logger.Level.WARNING,
          message,
          fresh.stream().limit(MOST_REPORTED).collect(Collectors.joining(", ")));
    }
  }

  private Known known(ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    KnowledgeStore.Key key =
        new KnowledgeStore.Key(
            database.identity(), rules.privateColumns(), rules.views(), rules.folder());
    Optional<Known> kept = store.known(key, database);
    if (kept.isPresent()
        && kept.get().freshness().holds(database, budget)
        && (database.keepsFromWriting() || sameRoutines(kept.get(), database, budget))) {
      return database.cacheable() ? kept.get() : kept.get().withoutRows(noValues(key, database));
    }
    Known known = readOrGoOn(key, database, budget);
    if (!database.cacheable()) {
      database.ownView().ifPresent(session -> store.keep(session, known));
    }
    return known;
  }

  /** Asked each time where a probe that calls what was stored since may have effects. */
  private static boolean sameRoutines(
      Known known, ReadOnlyDatabase database, QuestionBudget budget) {
    return new StoredRoutines(database, budget.withProbes(1))
        .all()
        .equals(known.catalog().asRead().routines());
  }

  /** Where the question's time does not suffice, the tables are read between questions. */
  private Known readOrGoOn(KnowledgeStore.Key key, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    if (!database.cacheable()) {
      return read(key, database, budget);
    }
    if (store.isUnderway(key)) {
      throw BudgetExhaustedException.stillReading("the tables");
    }
    try {
      return store.keep(read(key, database, budget));
    } catch (BudgetExhaustedException outOfTime) {
      throw goesOn(key, database) ? BudgetExhaustedException.stillReading("the tables") : outOfTime;
    }
  }

  private boolean goesOn(KnowledgeStore.Key key, ReadOnlyDatabase database) {
    boolean begun = store.begin(key);
    if (begun && !database.later((same, time) -> readLater(key, same, time))) {
      store.end(key);
      return false;
    }
    return true;
  }

  private void readLater(KnowledgeStore.Key key, ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      store.keep(read(key, database, budget));
    } catch (SQLException failure) {
      LOG.log(
          Logger.Level.DEBUG,
          "tables could not be read between questions: {0}",
          failure.getClass().getSimpleName());
    } finally {
      store.end(key);
    }
  }

  private Known read(KnowledgeStore.Key key, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    Freshness freshness = Freshness.before(ticker, database, budget);
    CatalogReader.Reading reading =
        new CatalogReader(rules.privateColumns(), rules.views(), limits).read(database, budget);
    report(
        reading.leftOut(),
        "questions do not read {0}, since reading them may run code that has effects; ask.tables"
            + " names what may be read all the same");
    return new Known(
        key,
        new KnownCatalog(database.dialect(), reading.catalog()),
        reading.shapes(),
        noValues(key, database),
        new LazyStatistics.Known(),
        new KnownCodes(),
        freshness);
  }

  private DatabaseValues noValues(KnowledgeStore.Key key, ReadOnlyDatabase database) {
    Optional<DatabaseValues.Keeping> keeping =
        key.folder()
            .filter(in -> database.cacheable())
            .map(in -> new DatabaseValues.Keeping(in, key.inWords()));
    Optional<DatabaseValues> before =
        database.cacheable() ? store.lastValues(key) : Optional.empty();
    return new DatabaseValues(
        database.dialect(), limits.values(), Optional.of(KnowledgeBase::vector), keeping, before);
  }

  private static Optional<float[]> vector(String text) {
    return WordVectors.shipped().ofText(text).map(Meaning::components);
  }

  /** Forgets every database of a target, for instance because a statement defines tables there. */
  public void forget(String url) {
    store.forget(url);
  }
}
