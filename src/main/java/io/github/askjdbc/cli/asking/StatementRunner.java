package io.github.askjdbc.cli.asking;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.cli.answers.AnswerRows;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** Runs texts on a connection, one at a time; another thread may cancel the one that runs. */
public final class StatementRunner {

  private static final int MOST_CHAINED = 10;

  private final Connection connection;
  private final TypedText texts;
  private final WriteConsent consent;
  private final int maxRows;
  private final AtomicReference<Statement> running = new AtomicReference<>();
  private final AtomicBoolean cancelled = new AtomicBoolean();

  /**
   * @param consent asked before SQL that may write
   * @param maxRows rows that are read of an answer
   */
  public StatementRunner(
      Connection connection, TypedText texts, WriteConsent consent, int maxRows) {
    this.connection = connection;
    this.texts = texts;
    this.consent = consent;
    this.maxRows = maxRows;
  }

  public StatementOutcome run(String text) {
    Optional<String> doubt = texts.doubt(text);
    if (doubt.isPresent() && !consent.isGiven(doubt.get())) {
      return new StatementOutcome.Withheld(
          "not run: " + doubt.get() + "; --write lets such texts run");
    }
    cancelled.set(false);
    try (Statement statement = connection.createStatement()) {
      running.set(statement);
      if (maxRows < Integer.MAX_VALUE) {
        statement.setMaxRows(maxRows + 1); // one more tells that there are more
      }
      return statement.execute(text)
          ? rows(statement)
          : new StatementOutcome.Changed(statement.getUpdateCount());
    } catch (AbstentionException e) {
      return new StatementOutcome.NoAnswer(e.getSQLState(), String.valueOf(e.getMessage()));
    } catch (SQLException e) {
      return cancelled.get() ? new StatementOutcome.Cancelled() : failed(e);
    } finally {
      running.set(null);
    }
  }

  private StatementOutcome rows(Statement statement) throws SQLException {
    try (ResultSet results = statement.getResultSet()) {
      List<String> notes = new ArrayList<>();
      SQLWarning warning = statement.getWarnings();
      while (warning != null && notes.size() < MOST_CHAINED) {
        notes.add(String.valueOf(warning.getMessage()));
        warning = warning.getNextWarning();
      }
      return new StatementOutcome.Rows(AnswerRows.read(results, maxRows), notes);
    }
  }

  private static StatementOutcome failed(SQLException failure) {
    List<String> messages = new ArrayList<>();
    SQLException one = failure;
    while (one != null && messages.size() < MOST_CHAINED) {
      messages.add(
          Optional.ofNullable(one.getMessage()).orElseGet(failure.getClass()::getSimpleName));
      one = one.getNextException();
    }
    return new StatementOutcome.Failed(
        Optional.ofNullable(failure.getSQLState()).orElse(""), messages);
  }

  /**
   * Stops what runs, if anything does.
   *
   * @return whether something ran
   */
  public boolean cancel() {
    Statement statement = running.get();
    if (statement == null) {
      return false;
    }
    cancelled.set(true);
    try {
      statement.cancel();
    } catch (SQLException e) {
      // it ends by itself; that it cannot be stopped is seen by its going on
      System.getLogger(StatementRunner.class.getName())
          .log(System.Logger.Level.DEBUG, "cannot be cancelled: {0}", e.getClass().getName());
    }
    return true;
  }
}
