package io.github.askjdbc.catalog;

import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.RowLimit;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Reads the distinct short texts of columns, bounded in rows, size and time. */
final class ValueReader {
  private static final int SAMPLED_ROWS = 20_000;

  private final ReadOnlyDatabase database;
  private final KnowledgeLimits limits;
  private final IdentifierQuoting quoting;
  private final Map<TableName, Boolean> small = new ConcurrentHashMap<>();

  ValueReader(ReadOnlyDatabase database, KnowledgeLimits limits) {
    this.database = database;
    this.limits = limits;
    this.quoting = IdentifierQuoting.of(database.dialect());
  }

  /** Reads one column into the values, unless it is known or the time is used up. */
  void read(Column column, KnownValues values, QuestionBudget budget) {
    if (values.wasRead(column.name()) || budget.remaining().isZero()) {
      return;
    }
    if (column.kind() != ColumnKind.TEXT || values.isFilled()) {
      values.add(column.name(), List.of(), KnownValues.Extent.PART);
      return;
    }
    boolean whole = isSmall(column.name().table(), budget);
    String sql = whole ? everyValue(column.name()) : someValues(column.name());
    ProbeOutcome outcome = database.query(ProbeQuery.of(sql, limits.valuesPerColumn()), budget);
    if (outcome instanceof ProbeOutcome.Rows rows) {
      values.add(
          column.name(),
          texts(rows),
          whole && !rows.truncated() ? KnownValues.Extent.FULL : KnownValues.Extent.PART);
    } else if (outcome instanceof ProbeOutcome.Failed || !budget.remaining().isZero()) {
      values.add(column.name(), List.of(), KnownValues.Extent.PART);
    }
  }

  /** Binary cells in a text column, as SQLite allows, equal no text. */
  private static List<String> texts(ProbeOutcome.Rows rows) {
    List<String> texts = new ArrayList<>();
    for (List<Object> row : rows.rows()) {
      Object cell = row.get(0);
      if (cell != null && !(cell instanceof byte[])) {
        texts.add(cell.toString());
      }
    }
    return texts;
  }

  private boolean isSmall(TableName table, QuestionBudget budget) {
    Boolean known = small.get(table);
    if (known != null) {
      return known;
    }
    String sql =
        "SELECT COUNT(*) FROM ("
            + RowLimit.select(
                database.dialect(),
                "1 AS one FROM " + quoted(table) + " s",
                limits.scannedRows() + 1)
            + ") x";
    boolean answer =
        database.query(ProbeQuery.of(sql, 1), budget) instanceof ProbeOutcome.Rows rows
            && !rows.rows().isEmpty()
            && rows.rows().get(0).get(0) instanceof Number count
            && count.longValue() <= limits.scannedRows();
    small.put(table, answer);
    return answer;
  }

  /** Every name is qualified: SQLite takes an unknown quoted name for a text. */
  private String everyValue(ColumnName column) {
    String cell = "s." + quoting.quote(column.column());
    return limited(
        "DISTINCT " + cell + " FROM " + quoted(column.table()) + " s WHERE " + isShort(cell));
  }

  private String someValues(ColumnName column) {
    String sample =
        RowLimit.select(
            database.dialect(),
            "s."
                + quoting.quote(column.column())
                + " AS sampled FROM "
                + quoted(column.table())
                + " s",
            SAMPLED_ROWS);
    return limited("DISTINCT x.sampled FROM (" + sample + ") x WHERE " + isShort("x.sampled"));
  }

  private String limited(String select) {
    return RowLimit.select(database.dialect(), select, limits.valuesPerColumn() + 1);
  }

  /** Keeps long texts from being sorted and sent. */
  private String isShort(String cell) {
    String length =
        switch (database.dialect()) {
          case SQLSERVER -> "LEN(" + cell + ")";
          case MYSQL, MARIADB -> "CHAR_LENGTH(" + cell + ")";
          case POSTGRESQL, DUCKDB -> "LENGTH(CAST(" + cell + " AS VARCHAR))";
          default -> "LENGTH(" + cell + ")";
        };
    return length + " <= " + limits.valueLength();
  }

  private String quoted(TableName table) {
    Stream<String> outer = Stream.concat(table.catalog().stream(), table.schema().stream());
    return quoting.quote(Stream.concat(outer, Stream.of(table.name())));
  }
}
