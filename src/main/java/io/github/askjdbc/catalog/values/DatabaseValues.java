package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The values of one database: read by the first question that needs them, or between questions
 * where they are too many for its time, and shared by all questions. No question sees a part.
 */
public final class DatabaseValues implements ReadTexts {
  private static final IndexCoverage NOT_READ =
      new IndexCoverage.Unread(
          "no question needed it yet, or it holds no texts that questions may read");

  private final Dialect dialect;
  private final ValueLimits limits;
  private final Optional<NearMeanings> meanings;
  private final Optional<Keeping> keeping;
  private final Map<ColumnName, IndexCoverage> coverage = new ConcurrentHashMap<>();
  private final Map<ColumnName, List<String>> few = new ConcurrentHashMap<>();
  private final ValueRoom room;
  private final AtomicBoolean continuing = new AtomicBoolean();
  private volatile ValueStore stored;

  /** Empty before the first question. */
  private Optional<WholeReading> reading = Optional.empty();

  /** Columns that an index from an earlier run held in full. */
  private Optional<Set<ColumnName>> kept = Optional.empty();

  private Optional<DatabaseValues> before;
  private String schema = "";

  /**
   * Where a finished index is kept between runs.
   *
   * @param database tells it from other databases, users and private columns; may hold secrets
   */
  public record Keeping(IndexFolder folder, String database) {
    @Override
    public String toString() {
      return "Keeping";
    }
  }

  /**
   * @param vectors for matches by meaning, empty to have none
   * @param keeping empty to keep the index in memory
   * @param before the same values as they were read last: they stand in where there are so many
   *     that no question should wait for a new reading
   */
  public DatabaseValues(
      Dialect dialect,
      ValueLimits limits,
      Optional<TextVectors> vectors,
      Optional<Keeping> keeping,
      Optional<DatabaseValues> before) {
    this.dialect = dialect;
    this.limits = limits;
    this.room = new ValueRoom(limits);
    this.meanings = vectors.map(NearMeanings::new);
    this.keeping = keeping;
    this.before = before;
    try {
      this.stored = keeping.isPresent() ? IndexedValues.inMemory() : new GrowingValues();
    } catch (IOException impossible) {
      throw new UncheckedIOException("an index in memory cannot be made", impossible);
    }
  }

  /** The values as one question sees them, read with its connection and time if need be. */
  public ValueIndex forQuestion(
      CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    WholeReading now = prepared(catalog);
    Optional<DatabaseValues> standIn = standIn();
    if (standIn.isPresent() && !now.finished() && goesOn(now, database)) {
      return new QuestionValues(standIn.get(), catalog, database, budget);
    }
    return new QuestionValues(this, catalog, database, budget);
  }

  private synchronized Optional<DatabaseValues> standIn() {
    return before;
  }

  private synchronized WholeReading prepared(CatalogSnapshot catalog) {
    if (reading.isPresent()) {
      return reading.get();
    }
    schema = KeptColumns.schema(catalog, limits);
    before =
        before.filter(
            earlier ->
                earlier.isRead()
                    && earlier.schema.equals(schema)
                    && earlier.room.rows() > limits.countedRows());
    Optional<IndexFolder.Kept> found =
        before.isPresent()
            ? Optional.empty()
            : keeping.flatMap(place -> place.folder().load(place.database(), schema));
    List<TableReading> tables = new ArrayList<>();
    if (found.isPresent()) {
      kept = Optional.of(found.get().full());
      stored = found.get().values();
      coverage.putAll(found.get().coverage());
      meanings.ifPresent(near -> addKept(near, found.get().values()));
    } else {
      catalog.tables().forEach(table -> tables.add(new TableReading(table, dialect, limits, this)));
    }
    WholeReading whole = new WholeReading(tables, this::refresh);
    reading = Optional.of(whole);
    return whole;
  }

  synchronized boolean isRead() {
    return reading.filter(WholeReading::finished).isPresent();
  }

  private static void addKept(NearMeanings near, IndexedValues index) {
    try {
      for (ColumnName column : index.columns()) {
        near.add(column, index.few(column, NearMeanings.VALUES_OF_COLUMN));
      }
    } catch (IOException failure) {
      throw unreadable(failure);
    }
  }

  /**
   * Reads what is not read yet.
   *
   * @throws BudgetExhaustedException if time runs out before all is read, which goes on between
   *     questions where the target has a pool of ours
   */
  void read(CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    WholeReading whole = prepared(catalog);
    if (whole.finished()) {
      return;
    }
    try {
      whole.read(database, budget);
    } catch (BudgetExhaustedException outOfTime) {
      throw goesOn(whole, database)
          ? BudgetExhaustedException.stillReading("the values")
          : outOfTime;
    }
    if (keeping.isPresent() && kept.isEmpty()) {
      goesOn(whole, database);
    }
  }

  /** Whether something reads on between questions, and keeps what is read in the end. */
  private boolean goesOn(WholeReading whole, ReadOnlyDatabase database) {
    if (continuing.compareAndSet(false, true)
        && !database.later((same, time) -> proceed(whole, same, time))) {
      continuing.set(false);
    }
    return continuing.get();
  }

  private void proceed(WholeReading whole, ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      whole.readLater(database, budget);
      keeping.ifPresent(this::keep);
    } finally {
      continuing.set(false);
    }
  }

  private void keep(Keeping place) {
    if (!(stored instanceof IndexedValues index)) {
      return;
    }
    try {
      Map<String, String> data = KeptColumns.data(schema, index.columns(), coverage);
      place
          .folder()
          .save(place.database(), schema, index.finish(data))
          .ifPresent(onDisk -> stored = onDisk.values());
    } catch (IOException failure) {
      throw new UncheckedIOException("the index of values cannot be written", failure);
    }
  }

  private void refresh() {
    try {
      stored.refresh();
    } catch (IOException failure) {
      throw unreadable(failure);
    }
    few.clear();
    synchronized (this) {
      before = Optional.empty();
    }
  }

  @Override
  public synchronized boolean add(ColumnName column, List<String> texts) throws IOException {
    List<String> fitting = room.taken(texts);
    stored.add(column, fitting);
    meanings.ifPresent(near -> near.add(column, fitting));
    return fitting.size() == texts.size();
  }

  @Override
  public synchronized void read(int brought) {
    room.read(brought);
  }

  @Override
  public synchronized boolean hasRoomForRows() {
    return room.isLeftForRows();
  }

  @Override
  public void covered(ColumnName column, IndexCoverage now) {
    coverage.put(column, now);
  }

  IndexCoverage coverage(ColumnName column) {
    return coverage.getOrDefault(column, NOT_READ);
  }

  static boolean isText(Column column) {
    return column.kind() == ColumnKind.TEXT;
  }

  /** Whether the index is of an earlier run, so that rows may have come and gone since. */
  boolean isKept() {
    return kept.isPresent();
  }

  /** As {@link ValueIndex#contains}, from what is read alone. */
  Optional<Boolean> contains(ColumnName column, String literal) {
    boolean full =
        kept.map(columns -> columns.contains(column))
            .orElseGet(() -> coverage(column) instanceof IndexCoverage.Full);
    List<String> alike =
        lookup(ValueQuery.sameText(literal).in(column).atMost(ValueQuery.MOST)).stream()
            .map(ValueMatch::stored)
            .toList();
    if (alike.contains(literal)) {
      return Optional.of(true);
    }
    if (!full
        || literal.length() > limits.valueLength()
        || alike.size() == ValueQuery.MOST
        || alike.stream().anyMatch(value -> mayEqual(value, literal))) {
      return Optional.empty();
    }
    return Optional.of(false);
  }

  /** CHAR columns compare without trailing blanks, these targets by default without case. */
  private boolean mayEqual(String value, String literal) {
    return switch (dialect) {
      case MYSQL, MARIADB, SQLSERVER -> true;
      default -> value.stripTrailing().equals(literal.stripTrailing());
    };
  }

  List<ValueMatch> lookup(ValueQuery query) {
    try {
      List<ValueMatch> found = stored.lookup(query);
      if (meanings.isEmpty() || !query.kinds().contains(MatchKind.MEANING)) {
        return found;
      }
      return meanings.get().addedTo(found, query);
    } catch (IOException failure) {
      throw unreadable(failure);
    }
  }

  /** As {@link ValueIndex#few}, from what is read alone. */
  List<String> few(ColumnName column) {
    boolean whole =
        coverage(column) instanceof IndexCoverage.Full full
            && full.values() <= ValueIndex.MOST_OF_FEW;
    return whole ? few.computeIfAbsent(column, this::readFew) : List.of();
  }

  private List<String> readFew(ColumnName column) {
    try {
      return stored.few(column, ValueIndex.MOST_OF_FEW);
    } catch (IOException failure) {
      throw unreadable(failure);
    }
  }

  private static UncheckedIOException unreadable(IOException failure) {
    return new UncheckedIOException("the index of values cannot be read", failure);
  }

  ValueLimits limits() {
    return limits;
  }
}
