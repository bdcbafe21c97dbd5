package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Coverage;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Reads the texts of one table in bounded steps: its first rows; distinct values where the table is
 * of middling size; the rest in the order of its primary key. One thread at a time.
 */
final class TableReading {
  private static final int MOST_STEP_ROWS = 20_000;
  private static final int FEWEST_STEP_ROWS = 1_000;

  /** Distinct values brought by one query, while a question waits and between questions. */
  private static final int DISTINCT_AT_ONCE = 20_000;

  private static final int DISTINCT_LATER = 200_000;

  /** Rows for each value, from which on a column seems to hold few. */
  private static final int REPEATED = 20;

  /** They index what they call a primary key, so that reading in its order costs no sorting. */
  private static final Set<Dialect> INDEXED_KEYS =
      Set.of(
          Dialect.SQLITE,
          Dialect.POSTGRESQL,
          Dialect.MYSQL,
          Dialect.MARIADB,
          Dialect.H2,
          Dialect.HSQLDB,
          Dialect.DERBY,
          Dialect.SQLSERVER,
          Dialect.ORACLE);

  /** Reading the whole of a table may cost money, or others their turn. */
  private static final Set<Dialect> ONLY_SAMPLED = Set.of(Dialect.TRINO, Dialect.STANDARD);

  private final Table table;
  private final Dialect dialect;
  private final ValueLimits limits;
  private final ValueSql sql;
  private final ReadTexts texts;
  private final Optional<Column> key;
  private final int columns;
  private final ReentrantLock turn = new ReentrantLock();
  private final Map<Column, SeenTexts> open = new LinkedHashMap<>();
  private final Set<Column> askedForFew = new HashSet<>();
  private Optional<Object> lastKey = Optional.empty();
  private long rows;
  private volatile boolean begun;
  private volatile boolean finished;

  TableReading(Table table, Dialect dialect, ValueLimits limits, ReadTexts texts) {
    this.table = table;
    this.dialect = dialect;
    this.limits = limits;
    this.sql = new ValueSql(dialect, limits.valueLength());
    this.texts = texts;
    this.key = key(table, dialect);
    for (Column column : table.columns()) {
      if (column.kind() == ColumnKind.TEXT) {
        open.put(column, new SeenTexts());
      }
    }
    this.columns = open.size();
  }

  private static Optional<Column> key(Table table, Dialect dialect) {
    if (table.primaryKey().size() != 1 || !INDEXED_KEYS.contains(dialect)) {
      return Optional.empty();
    }
    return table
        .column(table.primaryKey().get(0))
        .filter(column -> column.kind() == ColumnKind.NUMBER || column.kind() == ColumnKind.TEXT);
  }

  ReentrantLock turn() {
    return turn;
  }

  /** How long it may be read between questions. */
  Duration time() {
    return limits.column().time().multipliedBy(columns);
  }

  /** Whether its first rows were asked for, with or without success. */
  boolean begun() {
    return begun;
  }

  /** Whether nothing more will be read. */
  boolean finished() {
    return finished;
  }

  /** Reads what a question may wait for, unless the time is used up before. */
  void begin(ReadOnlyDatabase database, QuestionBudget budget) throws IOException {
    if (begun) {
      return;
    }
    beginNow(database, budget);
    finished = begun && open.isEmpty();
  }

  private void beginNow(ReadOnlyDatabase database, QuestionBudget budget) throws IOException {
    if (open.isEmpty()) {
      begun = true;
      return;
    }
    List<Column> all = List.copyOf(open.keySet());
    if (!readFirst(all, key, database, budget)) {
      return;
    }
    begun = true;
    if (!open.isEmpty() && isMiddling(database, budget)) {
      for (Column column : List.copyOf(open.keySet())) {
        readDistinct(column, DISTINCT_AT_ONCE, database, budget);
      }
    }
    if (table.view() || ONLY_SAMPLED.contains(dialect) || !database.cacheable()) {
      open.clear();
    }
  }

  /** Reads one step more, for which no question should wait. */
  void proceed(ReadOnlyDatabase database, QuestionBudget budget) throws IOException {
    if (!begun) {
      begin(database, budget);
      return;
    }
    if (key.isPresent() && lastKey.isPresent()) {
      readFew(database, budget);
      if (!open.isEmpty()) {
        readNext(key.get(), database, budget);
      }
    } else {
      for (Column column : List.copyOf(open.keySet())) {
        readDistinct(column, DISTINCT_LATER, database, budget);
      }
      open.clear();
    }
    finished = open.isEmpty();
  }

  /** What was read stays a sample. */
  void stop() {
    begun = true;
    open.clear();
    finished = true;
  }

  private boolean readFirst(
      List<Column> columns,
      Optional<Column> order,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws IOException {
    int most = stepRows(columns.size());
    ProbeQuery query =
        order.isPresent()
            ? sql.rows(table.name(), order.get(), Optional.empty(), columns, most)
            : sql.rows(table.name(), columns, most);
    ProbeOutcome outcome = BoundedProbe.ask(database, query, budget);
    if (outcome instanceof ProbeOutcome.Rows read) {
      take(read, columns, order.isPresent());
      return true;
    }
    if (outcome instanceof ProbeOutcome.OutOfBudget && isUsedUp(budget)) {
      return false;
    }
    if (outcome instanceof ProbeOutcome.Failed && columns.size() > 1) {
      for (Column column : columns) {
        if (!readFirst(List.of(column), Optional.empty(), database, budget)) {
          return false;
        }
      }
      return true;
    }
    for (Column column : columns) {
      close(
          column,
          new Coverage.Unread(
              outcome instanceof ProbeOutcome.Failed
                  ? "the target refuses to read it"
                  : "reading its first rows takes too long"));
    }
    return true;
  }

  /** Columns that so far repeat the same few values are cheaper to read by the target itself. */
  private void readFew(ReadOnlyDatabase database, QuestionBudget budget) throws IOException {
    for (Column column : List.copyOf(open.keySet())) {
      boolean few = rows >= (long) REPEATED * open.get(column).size();
      if (few && askedForFew.add(column)) {
        readDistinct(column, DISTINCT_AT_ONCE, database, budget);
      }
    }
  }

  private void readNext(Column order, ReadOnlyDatabase database, QuestionBudget budget)
      throws IOException {
    List<Column> columns = List.copyOf(open.keySet());
    ProbeOutcome outcome =
        BoundedProbe.ask(
            database,
            sql.rows(table.name(), order, lastKey, columns, stepRows(columns.size())),
            budget);
    if (outcome instanceof ProbeOutcome.Rows read) {
      take(read, columns, true);
    } else {
      stop();
    }
    if (rows >= limits.column().rows()) {
      stop();
    }
  }

  private void readDistinct(
      Column column, int most, ReadOnlyDatabase database, QuestionBudget budget)
      throws IOException {
    ProbeOutcome outcome = BoundedProbe.ask(database, sql.distinct(column.name(), most), budget);
    if (outcome instanceof ProbeOutcome.Rows read) {
      boolean kept = keep(column, cells(read, 0));
      if (!read.truncated() && kept) {
        close(column, new Coverage.Full(open.get(column).size()));
      } else {
        texts.covered(column.name(), sampled(column));
      }
    }
  }

  private boolean isMiddling(ReadOnlyDatabase database, QuestionBudget budget) {
    return BoundedProbe.ask(database, sql.count(table.name(), limits.countedRows()), budget)
            instanceof ProbeOutcome.Rows read
        && !read.rows().isEmpty()
        && read.rows().get(0).get(0) instanceof Number count
        && count.longValue() <= limits.countedRows();
  }

  private void take(ProbeOutcome.Rows read, List<Column> columns, boolean keyed)
      throws IOException {
    rows = keyed ? rows + read.rows().size() : Math.max(rows, read.rows().size());
    lastKey = keyed && read.truncated() ? lastKey(read) : Optional.empty();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      boolean kept = keep(column, cells(read, keyed ? i + 1 : i));
      if (!kept) {
        close(column, sampled(column));
      } else if (read.truncated()) {
        texts.covered(column.name(), sampled(column));
      } else {
        close(column, new Coverage.Full(open.get(column).size()));
      }
    }
    if (read.truncated() && keyed && lastKey.isEmpty()) {
      stop();
    }
  }

  /** A key that came shortened, or NULL as SQLite allows, would lose rows or never end. */
  private Optional<Object> lastKey(ProbeOutcome.Rows read) {
    Object last = read.rows().get(read.rows().size() - 1).get(0);
    boolean usable =
        last instanceof Number
            || (last instanceof String text && text.length() <= limits.valueLength());
    return usable && !last.equals(lastKey.orElse(null)) ? Optional.of(last) : Optional.empty();
  }

  /** Binary cells in a text column, as SQLite allows, equal no text. */
  private static List<String> cells(ProbeOutcome.Rows read, int index) {
    List<String> cells = new ArrayList<>();
    for (List<Object> row : read.rows()) {
      Object cell = row.get(index);
      if (cell != null && !(cell instanceof byte[])) {
        cells.add(cell.toString());
      }
    }
    return cells;
  }

  /** Keeps the texts not seen before; false if there is no more room for some. */
  private boolean keep(Column column, List<String> cells) throws IOException {
    SeenTexts seen = open.get(column);
    List<String> fresh = new ArrayList<>();
    boolean room = true;
    for (String cell : cells) {
      if (cell.length() > limits.valueLength()) {
        continue;
      }
      room =
          room
              && seen.size() < limits.column().values()
              && seen.characters() < limits.column().characters();
      if (room && seen.isNew(cell)) {
        fresh.add(cell);
      }
    }
    return texts.add(column.name(), fresh) && room;
  }

  private Coverage sampled(Column column) {
    return new Coverage.Sampled(rows, open.get(column).size());
  }

  private void close(Column column, Coverage coverage) {
    texts.covered(column.name(), coverage);
    open.remove(column);
  }

  private int stepRows(int columns) {
    int wanted = limits.stepCells() / Math.max(1, columns);
    return Math.min(
        MOST_STEP_ROWS, Math.max(Math.min(FEWEST_STEP_ROWS, limits.stepCells()), wanted));
  }

  private static boolean isUsedUp(QuestionBudget budget) {
    return budget.remaining().isZero();
  }
}
