package io.github.askjdbc.catalog;

import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.RowLimit;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the statistics of one table from a bounded number of its rows. */
final class StatisticsReader {

  /** A larger table is looked at in part: the rows that the target gives first. */
  static final int MOST_ROWS = 10_000;

  /** In one probe, so that a wide table takes several short ones. */
  private static final int COLUMNS_AT_ONCE = 10;

  private static final int MOST_COLUMNS = 200;
  private static final int SAMPLED_ROWS = 50;
  private static final int SAMPLES = 5;
  private static final int SAMPLE_LENGTH = 60;

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final IdentifierQuoting quoting;

  StatisticsReader(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
    this.quoting = IdentifierQuoting.of(database.dialect());
  }

  /** Empty if the table cannot be read. */
  Optional<TableStatistics> read(Table table) {
    Optional<Long> counted =
        row("SELECT COUNT(*) FROM (" + rows("1 AS one", table) + ") x")
            .map(cells -> number(cells.get(0)));
    if (counted.isEmpty()) {
      return Optional.empty();
    }
    List<Column> columns = table.columns().stream().limit(MOST_COLUMNS).toList();
    Map<String, ColumnStatistics> statistics = new HashMap<>();
    for (int start = 0; start < columns.size(); start += COLUMNS_AT_ONCE) {
      List<Column> chunk =
          columns.subList(start, Math.min(columns.size(), start + COLUMNS_AT_ONCE));
      if (!add(table, chunk, statistics)) {
        chunk.forEach(column -> add(table, List.of(column), statistics));
      }
    }
    return Optional.of(new TableStatistics(size(table, counted.get()), statistics));
  }

  private RowCount size(Table table, long counted) {
    if (counted <= MOST_ROWS) {
      return new RowCount(counted, RowCount.Precision.EXACT);
    }
    return estimate(table)
        .filter(rows -> rows >= counted)
        .map(rows -> new RowCount(rows, RowCount.Precision.ESTIMATE))
        .orElse(new RowCount(counted, RowCount.Precision.AT_LEAST));
  }

  private Optional<Long> estimate(Table table) {
    return RowEstimates.of(database.dialect())
        .map(sql -> new ProbeQuery(sql, List.of(table.name().name()), 1))
        .flatMap(this::row)
        .filter(cells -> cells.get(0) instanceof Number)
        .map(cells -> number(cells.get(0)));
  }

  /** Whether the target gave them; one column may spoil the probe for the others. */
  private boolean add(Table table, List<Column> columns, Map<String, ColumnStatistics> statistics) {
    Optional<List<Object>> row = row(counting(table, columns));
    if (row.isEmpty()) {
      return false;
    }
    List<Set<String>> samples = samples(table, columns);
    long rows = number(row.get().get(0));
    for (int i = 0; i < columns.size(); i++) {
      List<Object> cells = row.get().subList(1 + 4 * i, 5 + 4 * i);
      statistics.put(
          columns.get(i).name().column(),
          new ColumnStatistics(
              rows,
              rows <= MOST_ROWS,
              number(cells.get(1)),
              rows == 0 ? 0 : 1 - (double) number(cells.get(0)) / rows,
              text(cells.get(2)),
              text(cells.get(3)),
              List.copyOf(samples.get(i))));
    }
    return true;
  }

  /** All rows, then of each column: its cells, different ones, the least and the greatest. */
  private String counting(Table table, List<Column> columns) {
    List<String> selected = new ArrayList<>();
    List<String> aggregates = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      selected.add("s." + quoting.quote(column.name().column()) + " AS c" + i);
      String cell = "x.c" + i;
      boolean comparable = column.kind() != ColumnKind.OTHER;
      boolean ordered = column.kind() == ColumnKind.NUMBER || column.kind() == ColumnKind.DATE;
      aggregates.add("COUNT(" + cell + ")");
      aggregates.add(comparable ? "COUNT(DISTINCT " + cell + ")" : "0");
      aggregates.add(ordered ? "MIN(" + cell + ")" : "NULL");
      aggregates.add(ordered ? "MAX(" + cell + ")" : "NULL");
    }
    return "SELECT COUNT(*), "
        + String.join(", ", aggregates)
        + " FROM ("
        + rows(String.join(", ", selected), table)
        + ") x";
  }

  /** Texts are cut by the target, so that no long ones are sent; what was cut is left out. */
  private List<Set<String>> samples(Table table, List<Column> columns) {
    String cells = columns.stream().map(this::sampled).collect(Collectors.joining(", "));
    String sql =
        RowLimit.select(
            database.dialect(), cells + " FROM " + quoted(table.name()) + " s", SAMPLED_ROWS);
    ProbeOutcome outcome = database.query(ProbeQuery.of(sql, SAMPLED_ROWS), budget);
    List<Set<String>> samples =
        columns.stream().map(column -> (Set<String>) new LinkedHashSet<String>()).toList();
    if (outcome instanceof ProbeOutcome.Rows rows) {
      for (List<Object> row : rows.rows()) {
        for (int i = 0; i < columns.size(); i++) {
          Set<String> known = samples.get(i);
          text(row.get(i))
              .filter(value -> known.size() < SAMPLES && value.length() <= SAMPLE_LENGTH)
              .ifPresent(known::add);
        }
      }
    }
    return samples;
  }

  private String sampled(Column column) {
    String cell = "s." + quoting.quote(column.name().column());
    return switch (column.kind()) {
      case OTHER -> "NULL";
      case TEXT ->
          switch (database.dialect()) {
            case SQLSERVER -> "SUBSTRING(" + cell + ", 1, " + (SAMPLE_LENGTH + 1) + ")";
            case POSTGRESQL, DUCKDB ->
                "SUBSTR(CAST(" + cell + " AS VARCHAR), 1, " + (SAMPLE_LENGTH + 1) + ")";
            default -> "SUBSTR(" + cell + ", 1, " + (SAMPLE_LENGTH + 1) + ")";
          };
      default -> cell;
    };
  }

  private String rows(String cells, Table table) {
    return RowLimit.select(
        database.dialect(), cells + " FROM " + quoted(table.name()) + " s", MOST_ROWS + 1);
  }

  private Optional<List<Object>> row(String sql) {
    return row(ProbeQuery.of(sql, 1));
  }

  private Optional<List<Object>> row(ProbeQuery query) {
    return database.query(query, budget) instanceof ProbeOutcome.Rows rows && !rows.rows().isEmpty()
        ? Optional.of(rows.rows().get(0))
        : Optional.empty();
  }

  private static long number(Object cell) {
    return ((Number) cell).longValue();
  }

  private static Optional<String> text(Object cell) {
    return cell == null || cell instanceof byte[] ? Optional.empty() : Optional.of(cell.toString());
  }

  private String quoted(TableName table) {
    Stream<String> outer = Stream.concat(table.catalog().stream(), table.schema().stream());
    return quoting.quote(Stream.concat(outer, Stream.of(table.name())));
  }
}
