package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetSessionTest {
  private static final ProbeLimits LIMITS =
      new ProbeLimits(Duration.ofSeconds(5), Duration.ofMillis(300), 100, 16);

  @TempDir private Path folder;

  private Target file() throws Exception {
    return new Target("jdbc:sqlite:" + folder.resolve("a.db"))
        .run("CREATE TABLE t (a TEXT)", "INSERT INTO t VALUES ('x')");
  }

  @Test
  void query_sharedFile_runsOnAReadOnlyPool() throws Exception {
    try (Target target = file()) {
      assertThat(target.opened()).isEmpty();

      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isTrue();
      assertThat(database.query(ProbeQuery.of("SELECT a FROM t", 5), Target.budget()))
          .isEqualTo(new ProbeOutcome.Rows(List.of("a"), List.of(List.of("x")), false));
      assertThat(database.query(ProbeQuery.of("DELETE FROM t", 5), Target.budget()))
          .isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(target.databases().pooledConnections()).isEqualTo(1);
    }
  }

  @Test
  void close_lastConnectionOfATarget_closesItsPool() throws Exception {
    try (Target target = file()) {
      TargetSession other = target.another();
      assertThat(target.database().cacheable()).isTrue();

      target.session().close();
      target.session().close();
      assertThat(target.databases().pooledConnections()).isEqualTo(1);
      other.close();

      assertThat(target.databases().pooledConnections()).isZero();
      for (Connection connection : target.opened()) {
        assertThat(connection.isClosed()).isTrue();
      }
    }
  }

  @Test
  void forQuestion_poolCannotConnect_usesTheCallersConnectionAndPauses() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("a.db");
    AtomicInteger attempts = new AtomicInteger();
    AtomicLong now = new AtomicLong();
    try (Target target = file();
        TargetDatabases databases =
            new TargetDatabases(
                (given, properties) -> {
                  attempts.incrementAndGet();
                  throw new SQLException("no more connections");
                },
                LIMITS,
                now::get)) {
      TargetSession session =
          databases.open(url, new Properties(), target.caller(), new SessionWatch());

      ReadOnlyDatabase database = session.forQuestion(Target.budget());

      assertThat(database.cacheable()).isFalse();
      assertThat(database.query(ProbeQuery.of("SELECT a FROM t", 5), Target.budget()))
          .isInstanceOf(ProbeOutcome.Rows.class);
      now.addAndGet(Duration.ofMinutes(2).toNanos());
      int before = attempts.get();
      assertThat(before).isPositive();
      assertThat(session.forQuestion(Target.budget()).cacheable()).isFalse();
      assertThat(attempts.get()).isGreaterThan(before);
    }
  }

  @Test
  void forQuestion_poolHangs_usesTheCallersConnection() throws Exception {
    String url = "jdbc:sqlite:" + folder.resolve("a.db");
    CountDownLatch never = new CountDownLatch(1);
    try (Target target = file()) {
      TargetDatabases databases =
          new TargetDatabases(
              (given, properties) -> {
                try {
                  never.await();
                } catch (InterruptedException stopped) {
                  Thread.currentThread().interrupt();
                }
                throw new SQLException("stopped");
              },
              LIMITS,
              System::nanoTime);
      TargetSession session =
          databases.open(url, new Properties(), target.caller(), new SessionWatch());

      assertThat(session.forQuestion(Target.budget()).cacheable()).isFalse();
      never.countDown();
      databases.close();
    }
  }

  @Test
  void forQuestion_poolHoldsOtherTables_usesTheCallersConnection() throws Exception {
    try (Target target = file();
        TargetDatabases databases =
            new TargetDatabases(
                (given, properties) -> DriverManager.getConnection("jdbc:sqlite:"),
                LIMITS,
                System::nanoTime)) {
      TargetSession session =
          databases.open("jdbc:sqlite:a.db", new Properties(), target.caller(), new SessionWatch());

      assertThat(session.forQuestion(Target.budget()).cacheable()).isFalse();
    }
  }

  @Test
  void forQuestion_callersConnectionClosed_throws() throws Exception {
    try (Target target = file()) {
      target.caller().close();

      assertThatThrownBy(target::database).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void forQuestion_databasesClosed_usesTheCallersConnection() throws Exception {
    try (Target target = file()) {
      assertThat(target.database().cacheable()).isTrue();
      target.databases().close();

      assertThat(target.database().cacheable()).isFalse();
      assertThat(target.opened()).isNotEmpty();
      for (Connection connection : target.opened()) {
        assertThat(connection.isClosed()).isTrue();
      }
    }
  }

  @Test
  void query_manyAtOnce_opensTwoConnectionsAtMost() throws Exception {
    try (Target target = file()) {
      ReadOnlyDatabase database = target.database();

      List<ProbeOutcome> outcomes =
          IntStream.range(0, 40)
              .parallel()
              .mapToObj(i -> database.query(ProbeQuery.of("SELECT a FROM t", 5), Target.budget()))
              .toList();

      assertThat(outcomes).hasOnlyElementsOfType(ProbeOutcome.Rows.class);
      assertThat(target.databases().pooledConnections()).isBetween(1, 2);
    }
  }

  @Test
  void open_anyTarget_leavesThePropertiesAlone() throws Exception {
    Properties properties = new Properties();
    properties.setProperty("password", "s3cret");
    try (Target target = file();
        TargetDatabases databases =
            new TargetDatabases(DriverManager::getConnection, LIMITS, System::nanoTime)) {
      TargetSession session =
          databases.open(
              "jdbc:sqlite:" + folder.resolve("a.db"),
              properties,
              target.caller(),
              new SessionWatch());
      ReadOnlyDatabase database = session.forQuestion(Target.budget());

      assertThat(properties).containsOnlyKeys("password");
      assertThat(database.identity().toString()).doesNotContain("s3cret", "a.db");
    }
  }

  private static void makeTable(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void forQuestion_sameTablesAMomentAgo_areNotComparedAgain() throws Exception {
    AtomicLong now = new AtomicLong();
    SessionWatch watch = new SessionWatch();
    try (Target target = file();
        TargetDatabases databases =
            new TargetDatabases(DriverManager::getConnection, LIMITS, now::get)) {
      TargetSession session =
          databases.open(
              "jdbc:sqlite:" + folder.resolve("a.db"), new Properties(), target.caller(), watch);
      assertThat(session.forQuestion(Target.budget()).cacheable()).isTrue();
      // unseen by the watch
      makeTable(target.caller(), "CREATE TEMP TABLE b (a TEXT)");
      assertThat(session.forQuestion(Target.budget()).cacheable()).isTrue();

      now.addAndGet(Duration.ofSeconds(31).toNanos());

      assertThat(session.forQuestion(Target.budget()).cacheable()).isFalse();
    }
  }

  @Test
  void forQuestion_afterADefinition_comparesAgain() throws Exception {
    SessionWatch watch = new SessionWatch();
    try (Target target = file();
        TargetDatabases databases =
            new TargetDatabases(DriverManager::getConnection, LIMITS, () -> 0)) {
      TargetSession session =
          databases.open(
              "jdbc:sqlite:" + folder.resolve("a.db"), new Properties(), target.caller(), watch);
      assertThat(session.forQuestion(Target.budget()).cacheable()).isTrue();
      makeTable(target.caller(), "CREATE TEMP TABLE b (a TEXT)");

      watch.ran("CREATE TABLE c (a TEXT)");

      assertThat(session.forQuestion(Target.budget()).cacheable()).isFalse();
    }
  }
}
