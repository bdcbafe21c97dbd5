package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an exam looks at in the database before it asks. For one thread. */
final class ExamProbes {

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final GoldSql sql;
  private final Map<ExamColumn, ColumnFacts> facts = new HashMap<>();

  ExamProbes(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
    this.sql = new GoldSql(database.dialect());
  }

  /** How SQL of ours is written for the database. */
  GoldSql sql() {
    return sql;
  }

  /**
   * All rows of a query.
   *
   * @return empty where it fails, takes too long, or gives more rows than that
   */
  Optional<List<List<Object>>> rows(String query, int most) {
    return read(query, most).filter(rows -> !rows.truncated()).map(ProbeOutcome.Rows::rows);
  }

  /** The first rows of a query; empty where it fails or takes too long. */
  Optional<List<List<Object>>> firstRows(String query, int most) {
    return read(query, most).map(ProbeOutcome.Rows::rows);
  }

  /** How full a column is. */
  ColumnFacts facts(ExamColumn column) {
    return facts.computeIfAbsent(column, this::read);
  }

  private Optional<ProbeOutcome.Rows> read(String query, int most) {
    budget.check();
    try {
      return database.query(ProbeQuery.of(query, most), budget) instanceof ProbeOutcome.Rows rows
          ? Optional.of(rows)
          : Optional.empty();
    } catch (BudgetExhaustedException tooLong) {
      budget.check(); // where all time is over, the exam ends; one slow query is only left out
      return Optional.empty();
    }
  }

  private ColumnFacts read(ExamColumn column) {
    String name = sql.column(column);
    String blank =
        column.is(ColumnKind.TEXT) ? "SUM(CASE WHEN " + name + " = '' THEN 1 ELSE 0 END)" : "0";
    return rows(
            "SELECT COUNT(*), COUNT("
                + name
                + "), COUNT(DISTINCT "
                + name
                + "), "
                + blank
                + " FROM "
                + sql.table(column.name().table()),
            1)
        .filter(rows -> !rows.isEmpty())
        .map(rows -> facts(rows.get(0)))
        .orElse(ColumnFacts.NONE);
  }

  private static ColumnFacts facts(List<Object> row) {
    return new ColumnFacts(
        number(row.get(0)), number(row.get(1)), number(row.get(2)), number(row.get(3)));
  }

  /** SQL NULL is the sum of nothing. */
  static long number(Object cell) {
    return cell instanceof Number number ? number.longValue() : 0;
  }
}
