package io.github.askjdbc.catalog;

import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.RowLimit;
import io.github.askjdbc.question.QuestionBudget;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Asks the values of a database whether a column can be a key, and another refer to it. */
final class KeyProbes {

  /** A column of more rows is not proven unique. */
  private static final int MOST_ROWS = 1_000_000;

  /** Referencing rows looked at, and values of them looked for. */
  private static final int SAMPLED_ROWS = 5_000;

  private static final int SAMPLED_VALUES = 500;

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final IdentifierQuoting quoting;

  KeyProbes(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
    this.quoting = IdentifierQuoting.of(database.dialect());
  }

  /** Whether every row was seen to have a value of its own. */
  boolean isUnique(ColumnName column) {
    String rows =
        select(
            "s." + quoting.quote(column.column()) + " AS v FROM " + quoted(column) + " s",
            MOST_ROWS + 1);
    return numbers("SELECT COUNT(*), COUNT(DISTINCT x.v) FROM (" + rows + ") x")
        .filter(counts -> counts.get(0) > 1 && counts.get(0) <= MOST_ROWS)
        .filter(counts -> counts.get(0).equals(counts.get(1)))
        .isPresent();
  }

  /**
   * Looks for some of the referencing values among the referenced.
   *
   * @param to unique, so that no value is found twice
   * @return empty if either column has none, or the target refuses
   */
  Optional<KeyEvidence.Containment> containment(ColumnName from, ColumnName to) {
    String cell = "s." + quoting.quote(from.column());
    String rows =
        select(
            cell + " AS v FROM " + quoted(from) + " s WHERE " + cell + " IS NOT NULL",
            SAMPLED_ROWS);
    String values = select("DISTINCT x.v FROM (" + rows + ") x", SAMPLED_VALUES);
    String key = "r." + quoting.quote(to.column());
    return numbers(
            "SELECT COUNT(*), COUNT("
                + key
                + "), (SELECT COUNT(*) FROM ("
                + select("1 AS one FROM " + quoted(to) + " t", 1)
                + ") e) FROM ("
                + values
                + ") d LEFT JOIN "
                + quoted(to)
                + " r ON "
                + key
                + " = d.v")
        .filter(counts -> counts.get(0) > 0 && counts.get(2) > 0)
        .map(counts -> new KeyEvidence.Containment(counts.get(0), counts.get(1)));
  }

  private Optional<List<Long>> numbers(String sql) {
    return database.query(ProbeQuery.of(sql, 1), budget) instanceof ProbeOutcome.Rows rows
            && !rows.rows().isEmpty()
        ? Optional.of(rows.rows().get(0).stream().map(cell -> ((Number) cell).longValue()).toList())
        : Optional.empty();
  }

  private String select(String select, int rows) {
    return RowLimit.select(database.dialect(), select, rows);
  }

  private String quoted(ColumnName column) {
    TableName table = column.table();
    Stream<String> outer = Stream.concat(table.catalog().stream(), table.schema().stream());
    return quoting.quote(Stream.concat(outer, Stream.of(table.name())));
  }
}
