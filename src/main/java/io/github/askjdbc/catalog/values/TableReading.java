package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the texts of one table in bounded steps: its first rows; distinct values where the table is
 * of middling size; the rest in the order of its primary key. One thread at a time.
 *
 * <p>Each step sends one query, and counts tell which comes next. A step that time cuts short has
 * changed nothing and comes again, so that what is read in the end hangs on the rows alone.
 */
final class TableReading {
  private static final int MOST_STEP_ROWS = 20_000;
  private static final int FEWEST_STEP_ROWS = 1_000;

  /** Distinct values brought by one query, at first and where there is no other way to go on. */
  private static final int DISTINCT_AT_ONCE = 20_000;

  private static final int DISTINCT_AT_MOST = 200_000;

  /** Rows that are looked at for distinct values where no key leads through them. */
  private static final int UNKEYED_ROWS = 2_000_000;

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

  /** One query and what its outcome says. */
  @FunctionalInterface
  private interface Step {

    /** Gives the steps that follow from it, before those that wait already. */
    List<Step> run(ReadOnlyDatabase database, QuestionBudget budget) throws IOException;
  }

  private final Table table;
  private final Dialect dialect;
  private final ValueLimits limits;
  private final ValueSql sql;
  private final ReadTexts texts;
  private final Optional<Column> key;
  private final OpenColumns open;
  private final Set<Column> askedForFew = new HashSet<>();
  private final Deque<Step> steps = new ArrayDeque<>();
  private Optional<Object> lastKey = Optional.empty();

  TableReading(Table table, Dialect dialect, ValueLimits limits, ReadTexts texts) {
    this.table = table;
    this.dialect = dialect;
    this.limits = limits;
    this.sql = new ValueSql(dialect, limits.valueLength());
    this.texts = texts;
    this.key = key(table, dialect);
    this.open = new OpenColumns(table, limits, texts);
    steps.add(this::first);
  }

  private static Optional<Column> key(Table table, Dialect dialect) {
    if (table.primaryKey().size() != 1 || !INDEXED_KEYS.contains(dialect)) {
      return Optional.empty();
    }
    return table
        .column(table.primaryKey().get(0))
        .filter(column -> column.kind() == ColumnKind.NUMBER || column.kind() == ColumnKind.TEXT);
  }

  Table table() {
    return table;
  }

  /** Whether nothing more will be read. */
  boolean finished() {
    return open.isEmpty() || steps.isEmpty();
  }

  /**
   * Reads one step more.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if time cuts it short
   */
  void proceed(ReadOnlyDatabase database, QuestionBudget budget) throws IOException {
    if (!finished()) {
      List<Step> next = steps.element().run(database, budget);
      steps.remove();
      for (int i = next.size() - 1; i >= 0; i--) {
        steps.addFirst(next.get(i));
      }
    }
  }

  /** What was read stays a sample. */
  void stop() {
    open.stop();
  }

  private List<Step> first(ReadOnlyDatabase database, QuestionBudget budget) throws IOException {
    List<Column> columns = open.columns();
    int most = stepRows(columns.size());
    ProbeOutcome outcome =
        database.query(
            key.map(order -> sql.rows(table.name(), order, Optional.empty(), columns, most))
                .orElseGet(() -> sql.rows(table.name(), columns, most)),
            budget);
    List<Step> next = new ArrayList<>();
    if (outcome instanceof ProbeOutcome.Rows read) {
      take(read, columns, key.isPresent());
    } else {
      columns.forEach(column -> next.add((same, time) -> firstOf(column, same, time)));
    }
    next.add(this::afterFirst);
    return next;
  }

  /** One column may have spoilt the query for the others. */
  private List<Step> firstOf(Column column, ReadOnlyDatabase database, QuestionBudget budget)
      throws IOException {
    List<Column> alone = List.of(column);
    if (database.query(sql.rows(table.name(), alone, stepRows(1)), budget)
        instanceof ProbeOutcome.Rows read) {
      take(read, alone, false);
    } else {
      open.closeUnread(column, "the target refuses to read it");
    }
    return List.of();
  }

  private List<Step> afterFirst(ReadOnlyDatabase database, QuestionBudget budget) {
    boolean middling = hasAtMost(limits.countedRows(), database, budget);
    List<Step> next = new ArrayList<>();
    if (middling) {
      next.add((same, time) -> distinctOfOpen(DISTINCT_AT_ONCE, Optional.empty()));
    }
    if (!table.view() && !ONLY_SAMPLED.contains(dialect) && database.cacheable()) {
      if (key.isPresent() && lastKey.isPresent()) {
        next.add((same, time) -> next(key.get(), same, time));
      } else if (middling) {
        next.add((same, time) -> distinctOfOpen(DISTINCT_AT_MOST, Optional.empty()));
      } else {
        next.add(this::unkeyed);
      }
    }
    return next;
  }

  private List<Step> unkeyed(ReadOnlyDatabase database, QuestionBudget budget) {
    boolean whole = hasAtMost(UNKEYED_ROWS, database, budget);
    return distinctOfOpen(DISTINCT_AT_MOST, whole ? Optional.empty() : Optional.of(UNKEYED_ROWS));
  }

  private List<Step> distinctOfOpen(int most, Optional<Integer> among) {
    return distinctOf(open.columns(), most, among);
  }

  private List<Step> distinctOf(List<Column> columns, int most, Optional<Integer> among) {
    return columns.stream()
        .map(column -> (Step) (same, time) -> distinct(column, most, among, same, time))
        .toList();
  }

  private List<Step> next(Column order, ReadOnlyDatabase database, QuestionBudget budget)
      throws IOException {
    if (open.rows() >= limits.column().rows() || !texts.hasRoomForRows()) {
      return List.of();
    }
    Step onwards = (same, time) -> next(order, same, time);
    List<Column> few = few();
    if (!few.isEmpty()) {
      askedForFew.addAll(few);
      return List.of((same, time) -> distinctOfFew(few, same, time), onwards);
    }
    List<Column> columns = open.columns();
    ProbeOutcome outcome =
        database.query(
            sql.rows(table.name(), order, lastKey, columns, stepRows(columns.size())), budget);
    if (outcome instanceof ProbeOutcome.Rows read) {
      take(read, columns, true);
      return lastKey.isPresent() ? List.of(onwards) : List.of();
    }
    return List.of();
  }

  /** Columns that so far repeat the same few values are cheaper to read by the target itself. */
  private List<Column> few() {
    return open.repeating(REPEATED).stream()
        .filter(column -> !askedForFew.contains(column))
        .toList();
  }

  private List<Step> distinctOfFew(
      List<Column> few, ReadOnlyDatabase database, QuestionBudget budget) {
    return hasAtMost(limits.column().rows(), database, budget)
        ? distinctOf(few, DISTINCT_AT_ONCE, Optional.empty())
        : List.of();
  }

  /**
   * @param among so many first rows; empty for all
   */
  private List<Step> distinct(
      Column column,
      int most,
      Optional<Integer> among,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws IOException {
    if (database.query(sql.distinct(column.name(), most, among), budget)
        instanceof ProbeOutcome.Rows read) {
      boolean kept = open.keep(column, read, 0);
      if (!read.truncated() && kept && among.isEmpty()) {
        open.closeFull(column);
      } else {
        open.sampled(column);
      }
    }
    return List.of();
  }

  private boolean hasAtMost(int most, ReadOnlyDatabase database, QuestionBudget budget) {
    return database.query(sql.count(table.name(), most), budget) instanceof ProbeOutcome.Rows read
        && !read.rows().isEmpty()
        && read.rows().get(0).get(0) instanceof Number count
        && count.longValue() <= most;
  }

  private void take(ProbeOutcome.Rows read, List<Column> columns, boolean keyed)
      throws IOException {
    open.read(read.rows().size(), keyed);
    texts.read(read.rows().size());
    lastKey = keyed && read.truncated() ? lastKey(read) : Optional.empty();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      boolean kept = open.keep(column, read, keyed ? i + 1 : i);
      if (!kept) {
        open.sampled(column);
        open.close(column);
      } else if (read.truncated()) {
        open.sampled(column);
      } else {
        open.closeFull(column);
      }
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

  private int stepRows(int columns) {
    int wanted = limits.stepCells() / Math.max(1, columns);
    return Math.min(
        MOST_STEP_ROWS, Math.max(Math.min(FEWEST_STEP_ROWS, limits.stepCells()), wanted));
  }
}
