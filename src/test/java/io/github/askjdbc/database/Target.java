package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** A caller's connection to a real database, as a driver would hold it. */
public final class Target implements AutoCloseable {
  private final String url;
  private final Properties properties = new Properties();
  private final Connection caller;
  private final SessionWatch watch = new SessionWatch();
  private final TargetDatabases databases;
  private final TargetSession session;
  private final List<Connection> opened = new ArrayList<>();

  public Target(String url) throws SQLException {
    this.url = url;
    this.caller = DriverManager.getConnection(url);
    this.databases =
        new TargetDatabases(
            (target, given) -> {
              Connection connection = DriverManager.getConnection(target, given);
              opened.add(connection);
              return connection;
            },
            new ProbeLimits(Duration.ofSeconds(5), Duration.ofSeconds(2), 100, 16),
            System::nanoTime);
    this.session = databases.open(url, properties, caller, watch);
  }

  /** Runs statements as the caller, one for each argument. */
  public Target run(String... statements) throws SQLException {
    try (Statement statement = caller.createStatement()) {
      for (String sql : statements) {
        watch.ran(sql);
        statement.execute(sql);
      }
    }
    return this;
  }

  public Connection caller() {
    return caller;
  }

  public SessionWatch watch() {
    return watch;
  }

  TargetDatabases databases() {
    return databases;
  }

  TargetSession session() {
    return session;
  }

  /** Another connection of the same application. */
  TargetSession another() {
    return databases.open(url, properties, caller, watch);
  }

  List<Connection> opened() {
    return opened;
  }

  public ReadOnlyDatabase database() throws SQLException {
    return session.forQuestion(budget());
  }

  /** Enough for all the questions of a test class, on a slow machine too. */
  public static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 1_000);
  }

  @Override
  public void close() throws SQLException {
    session.close();
    databases.close();
    caller.close();
  }
}
