package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Coverage;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * The values of one database as far as they are read: begun by the first question, continued
 * between questions where the target has a pool of ours, and shared by all questions.
 */
public final class DatabaseValues implements ReadTexts {
  /** How soon who waits for another question's reading sees that it is cancelled. */
  private static final Duration CANCEL_SEEN = Duration.ofMillis(50);

  private static final Coverage NOT_READ =
      new Coverage.Unread(
          "no question needed it yet, or it holds no texts that questions may read");

  private final Dialect dialect;
  private final ValueLimits limits;
  private final Optional<NearMeanings> meanings;
  private final Optional<Keeping> keeping;
  private final Map<TableName, TableReading> readings = new LinkedHashMap<>();
  private final Map<ColumnName, Coverage> coverage = new ConcurrentHashMap<>();
  private final AtomicBoolean continuing = new AtomicBoolean();
  private volatile StoredValues stored;
  private boolean prepared;
  private boolean kept;
  private long values;
  private long characters;

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
   */
  public DatabaseValues(
      Dialect dialect,
      ValueLimits limits,
      Optional<TextVectors> vectors,
      Optional<Keeping> keeping) {
    this.dialect = dialect;
    this.limits = limits;
    this.meanings = vectors.map(NearMeanings::new);
    this.keeping = keeping;
    try {
      this.stored = StoredValues.empty(new ByteBuffersDirectory());
    } catch (IOException impossible) {
      throw new UncheckedIOException("an index in memory cannot be made", impossible);
    }
  }

  /** The values as one question sees them, read further with its connection and time. */
  public ValueIndex forQuestion(
      CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    prepare(catalog);
    return new QuestionValues(this, catalog, database, budget);
  }

  private synchronized void prepare(CatalogSnapshot catalog) {
    if (prepared) {
      return;
    }
    prepared = true;
    Optional<IndexFolder.Kept> found =
        keeping.flatMap(
            place -> place.folder().load(place.database(), KeptColumns.schema(catalog, limits)));
    if (found.isPresent()) {
      kept = true;
      stored = found.get().values();
      coverage.putAll(found.get().coverage());
      meanings.ifPresent(this::addKept);
      return;
    }
    for (Table table : catalog.tables()) {
      readings.put(table.name(), new TableReading(table, dialect, limits, this));
    }
  }

  private void addKept(NearMeanings near) {
    try {
      for (ColumnName column : stored.columns()) {
        near.add(column, stored.few(column, NearMeanings.VALUES_OF_COLUMN));
      }
    } catch (IOException failure) {
      throw unreadable(failure);
    }
  }

  /** Reads what a question may wait for, of one table. */
  void begin(TableName table, ReadOnlyDatabase database, QuestionBudget budget) {
    TableReading reading = readings.get(table);
    if (reading != null && !reading.begun()) {
      inTurn(reading, budget, () -> reading.begin(database, budget));
      refresh();
    }
  }

  /** Reads what a question may wait for, of every table; the rest between questions. */
  void beginAll(CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    for (TableReading reading : readings.values()) {
      if (!reading.begun() && !budget.remaining().isZero()) {
        inTurn(reading, budget, () -> reading.begin(database, budget));
      }
    }
    refresh();
    boolean finished = readings.values().stream().allMatch(TableReading::finished);
    if (!finished && continuing.compareAndSet(false, true)) {
      ReadOnlyDatabase.LaterWork rest = (later, time) -> proceed(catalog, later, time);
      if (!database.later(rest)) {
        continuing.set(false);
      }
    }
  }

  private void proceed(CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      new LaterReading(List.copyOf(readings.values()), limits, this::inTurn, this::refresh)
          .run(database, budget);
      keeping.ifPresent(place -> keep(place, KeptColumns.schema(catalog, limits)));
    } finally {
      continuing.set(false);
    }
  }

  private void keep(Keeping place, String schema) {
    try {
      StoredValues inMemory = stored;
      place
          .folder()
          .save(
              place.database(),
              schema,
              inMemory.finish(KeptColumns.data(schema, inMemory.columns(), coverage)))
          .ifPresent(onDisk -> stored = onDisk.values());
    } catch (IOException failure) {
      throw new UncheckedIOException("the index of values cannot be written", failure);
    }
  }

  /** One step of reading. */
  @FunctionalInterface
  interface Step {
    void run() throws IOException;
  }

  private void inTurn(TableReading reading, QuestionBudget budget, Step step) {
    ReentrantLock turn = reading.turn();
    try {
      if (!taken(turn, budget)) {
        return;
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return;
    }
    try {
      step.run();
    } catch (IOException failure) {
      throw new UncheckedIOException("the index of values cannot be written", failure);
    } finally {
      turn.unlock();
    }
  }

  /** A question that is cancelled meanwhile waits no longer. */
  private static boolean taken(ReentrantLock turn, QuestionBudget budget)
      throws InterruptedException {
    boolean taken = turn.tryLock();
    while (!taken && !budget.isCancelled() && !budget.remaining().isZero()) {
      taken =
          turn.tryLock(
              Math.min(CANCEL_SEEN.toNanos(), budget.remaining().toNanos()), TimeUnit.NANOSECONDS);
    }
    return taken;
  }

  void refresh() {
    try {
      stored.refresh();
    } catch (IOException failure) {
      throw unreadable(failure);
    }
  }

  @Override
  public synchronized boolean add(ColumnName column, List<String> texts) throws IOException {
    List<String> kept = new ArrayList<>();
    for (String text : texts) {
      if (values == limits.values() || characters >= limits.characters()) {
        break;
      }
      values++;
      characters += text.length();
      kept.add(text);
    }
    stored.add(column, kept);
    meanings.ifPresent(near -> near.add(column, kept));
    return kept.size() == texts.size();
  }

  @Override
  public void covered(ColumnName column, Coverage now) {
    coverage.put(column, now);
  }

  Coverage coverage(ColumnName column) {
    return coverage.getOrDefault(column, NOT_READ);
  }

  static boolean isText(Column column) {
    return column.kind() == ColumnKind.TEXT;
  }

  /** As {@link ValueIndex#contains}, from what is read alone. */
  Optional<Boolean> contains(ColumnName column, String literal) {
    if (kept) {
      return Optional.empty();
    }
    boolean full = coverage(column) instanceof Coverage.Full;
    if (full) {
      // what another thread read a moment ago must not seem to be absent
      refresh();
    }
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
      return withMeanings(found, query);
    } catch (IOException failure) {
      throw unreadable(failure);
    }
  }

  private List<ValueMatch> withMeanings(List<ValueMatch> found, ValueQuery query) {
    List<ValueMatch> all = new ArrayList<>(found);
    for (ValueMatch near : meanings.orElseThrow().find(query.text(), query.column())) {
      if (found.stream()
          .noneMatch(
              match ->
                  match.column().equals(near.column()) && match.stored().equals(near.stored()))) {
        all.add(near);
      }
    }
    return all.stream().sorted(StoredValues.BEST_FIRST).limit(query.limit()).toList();
  }

  private static UncheckedIOException unreadable(IOException failure) {
    return new UncheckedIOException("the index of values cannot be read", failure);
  }

  ValueLimits limits() {
    return limits;
  }

  /** What the index takes in memory, in bytes. */
  public long bytes() throws IOException {
    return stored.bytes();
  }
}
