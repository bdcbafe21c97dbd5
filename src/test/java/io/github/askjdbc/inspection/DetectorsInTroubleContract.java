package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.inspection.testing.FixtureQuestion;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Probes that cannot be answered: their detectors say why, and the rest go on. */
abstract class DetectorsInTroubleContract {
  private static final ProbeLimits LIMITS =
      new ProbeLimits(Duration.ofMillis(250), Duration.ofMillis(300), 100, 16);

  private Connection caller;
  private TargetDatabases databases;
  private TargetSession session;

  /** Of a database that is empty but for what {@link #prepare} does. */
  abstract String url();

  abstract Dialect dialect();

  /** Makes the tables {@code ward} and {@code bed}, and {@code coded} with a column that fails. */
  abstract void prepare(Statement statement) throws SQLException;

  /** Keeps others from reading {@code ward} until the connection is closed. */
  abstract void lock(Statement statement) throws SQLException;

  @BeforeEach
  void open() throws SQLException {
    String url = url();
    caller = DriverManager.getConnection(url);
    try (Statement statement = caller.createStatement()) {
      prepare(statement);
    }
    databases =
        new TargetDatabases(
            (given, properties) -> DriverManager.getConnection(given), LIMITS, System::nanoTime);
    session = databases.open(url, new Properties(), caller, new SessionWatch());
  }

  @AfterEach
  void close() throws SQLException {
    session.close();
    databases.close();
    caller.close();
  }

  @Test
  void inspect_slowSubquery_isOutOfTime() {
    assertThatThrownBy(
            () ->
                inspect(
                    "SELECT b.id FROM bed b JOIN ward w ON w.id = b.id WHERE b.ward_id = (SELECT"
                        + " COUNT(*) FROM ward a, ward c, ward d WHERE a.n + c.n + d.n < 0 GROUP BY"
                        + " a.n)",
                    () -> {}))
        .isInstanceOf(BudgetExhaustedException.class);
  }

  @Test
  void inspect_lockedTable_isOutOfTime() throws SQLException {
    try (Connection writer = DriverManager.getConnection(url());
        Statement statement = writer.createStatement()) {
      assertThatThrownBy(
              () ->
                  inspect(
                      "SELECT b.id FROM bed b JOIN ward w ON w.id = b.id WHERE b.ward_id = (SELECT"
                          + " n FROM ward) AND w.n > 5",
                      () -> lock(statement)))
          .isInstanceOf(BudgetExhaustedException.class);
    }
  }

  @Test
  void inspect_unreadableColumn_abstainsAndTheRestGoOn() throws SQLException {
    Map<String, Verdict> verdicts =
        inspect("SELECT n FROM coded WHERE code > 5 AND n > 7000", () -> {});

    assertThat(verdicts.get("column-type-mismatch"))
        .isEqualTo(new Verdict.Abstained("the values of coded.code cannot be read"));
    assertThat(verdicts.get("empty-predicate")).isInstanceOf(Verdict.Flagged.class);
  }

  /** Something that happens after the database was read and before it is probed. */
  interface Trouble {
    void happen() throws SQLException;
  }

  final Map<String, Verdict> inspect(String sql, Trouble trouble) throws SQLException {
    QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofSeconds(30), 20);
    ReadOnlyDatabase database = session.forQuestion(budget);
    DatabaseKnowledge knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
            .of(database, budget);
    GuardOutcome outcome = new SelectGuard(AllowList.of(dialect())).check(sql, knowledge.catalog());
    assertThat(outcome).isInstanceOf(GuardOutcome.Allowed.class);
    trouble.happen();
    Subject subject =
        new Subject(
            FixtureQuestion.of("Which?", Optional.empty(), List.of(), List.of()),
            new TriedQuery((GuardOutcome.Allowed) outcome),
            Optional.empty(),
            InspectedDatabase.of(knowledge, database, budget));
    return new Inspector(Detectors.installed(getClass().getClassLoader()))
        .inspect(subject, budget).stream()
            .collect(Collectors.toMap(Inspection::id, Inspection::verdict));
  }
}
