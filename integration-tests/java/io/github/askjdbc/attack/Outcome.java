package io.github.askjdbc.attack;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** What running a SQL text told the one who ran it. */
sealed interface Outcome {

  /**
   * @param warnings what came with the rows
   */
  record Rows(List<String> labels, List<List<String>> rows, List<String> warnings)
      implements Outcome {}

  /**
   * @param said class, SQLSTATE, code and message of the exception and of every other one behind it
   */
  record Failed(List<String> said) implements Outcome {}

  /** It took too long, so that nothing can be said. */
  record Stopped() implements Outcome {}

  int MOST_ROWS = 300;

  /**
   * Runs one query, bounded in rows and time.
   *
   * @param seconds at least 1
   */
  static Outcome of(Statement statement, String sql, int seconds) {
    try {
      statement.setMaxRows(MOST_ROWS);
      statement.setQueryTimeout(seconds);
      if (!statement.execute(sql)) {
        return new Rows(
            List.of(), List.of(List.of("count " + statement.getUpdateCount())), List.of());
      }
      try (ResultSet rows = statement.getResultSet()) {
        return rows(statement, rows);
      }
    } catch (SQLTimeoutException e) {
      return new Stopped();
    } catch (SQLException e) {
      return "57014".equals(e.getSQLState()) ? new Stopped() : new Failed(said(e));
    }
  }

  private static Rows rows(Statement statement, ResultSet result) throws SQLException {
    List<String> labels = new ArrayList<>();
    for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
      labels.add(result.getMetaData().getColumnLabel(i));
    }
    List<List<String>> rows = new ArrayList<>();
    while (result.next()) {
      List<String> row = new ArrayList<>();
      for (int i = 1; i <= labels.size(); i++) {
        row.add(result.getString(i));
      }
      rows.add(row);
    }
    List<String> warnings = new ArrayList<>();
    for (SQLWarning w = statement.getWarnings(); w != null; w = w.getNextWarning()) {
      warnings.add(w.getSQLState() + " " + w.getMessage());
    }
    return new Rows(labels, rows, warnings);
  }

  /** Of an exception, what follows it, what caused it and what it suppressed. */
  static List<String> said(Throwable failure) {
    List<String> said = new ArrayList<>();
    collect(failure, said);
    return said;
  }

  private static void collect(Throwable failure, List<String> said) {
    if (failure == null || said.size() > 20) {
      return;
    }
    String state =
        failure instanceof SQLException sql ? sql.getSQLState() + " " + sql.getErrorCode() : "";
    said.add(failure.getClass().getName() + " " + state + " " + failure.getMessage());
    if (failure instanceof SQLException sql) {
      collect(sql.getNextException(), said);
    }
    collect(failure.getCause(), said);
    for (Throwable suppressed : failure.getSuppressed()) {
      collect(suppressed, said);
    }
  }

  /** The same with its rows in an order of their own. */
  default Outcome unordered() {
    return this instanceof Rows told
        ? new Rows(
            told.labels(),
            told.rows().stream().sorted(Comparator.comparing(List::toString)).toList(),
            told.warnings())
        : this;
  }

  /** Every text of it that the database chose. */
  default List<String> texts() {
    List<String> texts = new ArrayList<>();
    if (this instanceof Rows told) {
      texts.addAll(told.labels());
      told.rows().forEach(texts::addAll);
      texts.addAll(told.warnings());
    } else if (this instanceof Failed failed) {
      texts.addAll(failed.said());
    }
    texts.removeIf(Objects::isNull);
    return texts;
  }
}
