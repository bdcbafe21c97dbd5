package io.github.askjdbc.transparency;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** Uses one connection from several threads at once, each with statements of its own. */
final class SharedUse {
  private static final int THREADS = 4;
  private static final int ROUNDS = 10;

  /** How several threads get on with one connection of a target. */
  enum Sharing {
    FREELY,
    /** One that fails, or ends its transaction, closes what the others have open. */
    IN_ONE_TRANSACTION,
    /** One refuses what it is asked while another reads, so only that all of them end is told. */
    BY_CHANCE
  }

  private SharedUse() {}

  /**
   * @return a line for each call, in the order of the alphabet
   */
  static List<String> run(Connection connection, Sharing sharing) throws Exception {
    boolean autoCommit = sharing == Sharing.FREELY;
    List<String> lines = new ArrayList<>();
    try (connection) {
      connection.setAutoCommit(autoCommit);
      List<CompletableFuture<List<String>>> threads =
          IntStream.range(0, THREADS)
              .mapToObj(
                  number -> CompletableFuture.supplyAsync(() -> of(number, connection, autoCommit)))
              .toList();
      for (CompletableFuture<List<String>> thread : threads) {
        lines.addAll(thread.get());
      }
      lines.add("in the end " + rows(connection, "SELECT name FROM town ORDER BY name"));
      if (!autoCommit) {
        connection.commit();
      }
    }
    Collections.sort(lines);
    return sharing == Sharing.BY_CHANCE ? List.of("ended " + lines.size()) : lines;
  }

  private static List<String> of(int thread, Connection connection, boolean mayFail) {
    List<String> lines = new ArrayList<>();
    for (int round = 0; round < ROUNDS; round++) {
      lines.add(rows(connection, "SELECT name, people FROM town WHERE id = " + (1 + round % 3)));
      lines.add(insert(connection, "Town " + thread + " " + round));
      lines.add(product(connection));
      if (mayFail) {
        lines.add(rows(connection, "SELECT nothing FROM town"));
      }
    }
    return lines;
  }

  private static String rows(Connection connection, String sql) {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return new Outcomes(new ArrayList<>()).rows(rows)
          + (rows.getStatement() == statement)
          + (statement.getConnection() == connection);
    } catch (SQLException e) {
      return new Outcomes(new ArrayList<>()).thrown(e);
    }
  }

  private static String insert(Connection connection, String name) {
    try (PreparedStatement statement =
        connection.prepareStatement("INSERT INTO town (name) VALUES (?)")) {
      statement.setString(1, name);
      return name + " " + statement.executeUpdate();
    } catch (SQLException e) {
      return new Outcomes(new ArrayList<>()).thrown(e);
    }
  }

  /** No rows of the metadata, which SQLite's driver reads by one statement for all threads. */
  private static String product(Connection connection) {
    try {
      return connection.getMetaData().getDatabaseProductName()
          + (connection.getMetaData().getConnection() == connection);
    } catch (SQLException e) {
      return new Outcomes(new ArrayList<>()).thrown(e);
    }
  }
}
