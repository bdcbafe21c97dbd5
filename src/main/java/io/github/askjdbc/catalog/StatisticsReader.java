package io.github.askjdbc.catalog;

import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.RowLimit;
import io.github.askjdbc.question.QuestionBudget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a few values of each column of a table. */
final class StatisticsReader {

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
    if (rows("1 AS one", table, 1).isEmpty()) {
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
    return Optional.of(new TableStatistics(statistics));
  }

  /** Whether the target gave them; one column may spoil the probe for the others. */
  private boolean add(Table table, List<Column> columns, Map<String, ColumnStatistics> statistics) {
    String cells = columns.stream().map(this::sampled).collect(Collectors.joining(", "));
    Optional<List<List<Object>>> rows = rows(cells, table, SAMPLED_ROWS);
    for (int i = 0; i < columns.size() && rows.isPresent(); i++) {
      statistics.put(columns.get(i).name().column(), new ColumnStatistics(samples(rows.get(), i)));
    }
    return rows.isPresent();
  }

  /** What was cut is left out. */
  private static List<String> samples(List<List<Object>> rows, int column) {
    return rows.stream()
        .flatMap(row -> text(row.get(column)).stream())
        .filter(value -> value.length() <= SAMPLE_LENGTH)
        .distinct()
        .limit(SAMPLES)
        .toList();
  }

  /** Texts are cut by the target, so that no long ones are sent. */
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

  /** Those that the target gives first; empty where it gives none for a failure. */
  private Optional<List<List<Object>>> rows(String cells, Table table, int most) {
    String sql =
        RowLimit.select(database.dialect(), cells + " FROM " + quoted(table.name()) + " s", most);
    return database.query(ProbeQuery.of(sql, most), budget) instanceof ProbeOutcome.Rows rows
        ? Optional.of(rows.rows())
        : Optional.empty();
  }

  private static Optional<String> text(Object cell) {
    return cell == null || cell instanceof byte[] ? Optional.empty() : Optional.of(cell.toString());
  }

  private String quoted(TableName table) {
    Stream<String> outer = Stream.concat(table.catalog().stream(), table.schema().stream());
    return quoting.quote(Stream.concat(outer, Stream.of(table.name())));
  }
}
