package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
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
import java.util.ArrayList;
import java.util.Comparator;
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
  private final CatalogSnapshot catalog;
  private final Dialect dialect;
  private final ValueLimits limits;
  private final Optional<NearMeanings> meanings;
  private final StoredValues stored;
  private final Map<TableName, TableReading> readings = new LinkedHashMap<>();
  private final Map<ColumnName, Coverage> coverage = new ConcurrentHashMap<>();
  private final AtomicBoolean continuing = new AtomicBoolean();
  private long values;
  private long characters;

  /**
   * @param vectors for matches by meaning, empty to have none
   */
  public DatabaseValues(
      CatalogSnapshot catalog, Dialect dialect, ValueLimits limits, Optional<TextVectors> vectors) {
    this.catalog = catalog;
    this.dialect = dialect;
    this.limits = limits;
    this.meanings = vectors.map(NearMeanings::new);
    try {
      this.stored = new StoredValues(new ByteBuffersDirectory(), new ColumnNumbers());
    } catch (IOException impossible) {
      throw new UncheckedIOException("an index in memory cannot be made", impossible);
    }
    for (Table table : catalog.tables()) {
      readings.put(table.name(), new TableReading(table, dialect, limits, this));
    }
  }

  /** The values as one question sees them, read further with its connection and time. */
  public ValueIndex forQuestion(ReadOnlyDatabase database, QuestionBudget budget) {
    return new QuestionValues(this, database, budget);
  }

  /** Reads what a question may wait for, of one table. */
  void begin(TableName table, ReadOnlyDatabase database, QuestionBudget budget) {
    TableReading reading = readings.get(table);
    if (reading != null && !reading.begun()) {
      inTurn(reading, budget, () -> reading.begin(database, budget));
    }
  }

  /** Reads what a question may wait for, of every table; the rest between questions. */
  void beginAll(ReadOnlyDatabase database, QuestionBudget budget) {
    for (TableReading reading : readings.values()) {
      if (!reading.begun() && !budget.remaining().isZero()) {
        inTurn(reading, budget, () -> reading.begin(database, budget));
      }
    }
    refresh();
    boolean finished = readings.values().stream().allMatch(TableReading::finished);
    if (!finished && continuing.compareAndSet(false, true) && !database.later(this::proceed)) {
      continuing.set(false);
      readings.values().stream().filter(TableReading::begun).forEach(TableReading::stop);
    }
  }

  private void proceed(ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      new LaterReading(List.copyOf(readings.values()), limits, this::inTurn, this::refresh)
          .run(database, budget);
    } finally {
      continuing.set(false);
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
      if (!turn.tryLock(budget.remaining().toMillis(), TimeUnit.MILLISECONDS)) {
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

  void refresh() {
    try {
      stored.refresh();
    } catch (IOException failure) {
      throw new UncheckedIOException("the index of values cannot be read", failure);
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
    if (kept.size() <= NearMeanings.VALUES_OF_COLUMN) {
      meanings.ifPresent(near -> near.add(column, kept));
    }
    return kept.size() == texts.size();
  }

  @Override
  public void covered(ColumnName column, Coverage now) {
    coverage.put(column, now);
  }

  Coverage coverage(ColumnName column) {
    Coverage known = coverage.get(column);
    if (known != null) {
      return known;
    }
    boolean text = catalog.column(column).filter(DatabaseValues::isText).isPresent();
    return new Coverage.Unread(
        text ? "no question needed it yet" : "it is no column of texts that questions may read");
  }

  static boolean isText(Column column) {
    return column.kind() == io.github.askjdbc.catalog.ColumnKind.TEXT;
  }

  /** As {@link ValueIndex#contains}, from what is read alone. */
  Optional<Boolean> contains(ColumnName column, String literal) {
    List<String> alike =
        lookup(ValueQuery.sameText(literal).in(column).atMost(ValueQuery.MOST)).stream()
            .map(ValueMatch::stored)
            .toList();
    if (alike.contains(literal)) {
      return Optional.of(true);
    }
    if (!(coverage(column) instanceof Coverage.Full)
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
      throw new UncheckedIOException("the index of values cannot be read", failure);
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
    return all.stream()
        .sorted(Comparator.comparingDouble(ValueMatch::score).reversed())
        .limit(query.limit())
        .toList();
  }

  CatalogSnapshot catalog() {
    return catalog;
  }

  ValueLimits limits() {
    return limits;
  }

  /** What the index takes in memory, in bytes. */
  public long bytes() throws IOException {
    return stored.bytes();
  }
}
