package io.github.askjdbc.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.inspection.testing.FixtureDatabase;
import io.github.askjdbc.inspection.testing.FixtureQuestion;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class InspectorTest {
  private final AtomicLong clock = new AtomicLong();
  private final QuestionBudget budget = new QuestionBudget(clock::get, Duration.ofSeconds(1), 9);
  private FixtureDatabase database;

  @ErrorSignal(
      id = "b-clean",
      summary = "Never",
      condition = "Always.",
      correction = "Nothing.",
      clauses = Clause.SELECT)
  static final class Contented implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return new Verdict.Clean();
    }
  }

  @ErrorSignal(
      id = "a-broken",
      summary = "Breaks",
      condition = "Always.",
      correction = "Nothing.",
      clauses = Clause.SELECT)
  static final class Broken implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      throw new IllegalStateException("a secret cell");
    }
  }

  @ErrorSignal(
      id = "c-cancel",
      summary = "Cancels",
      condition = "Always.",
      correction = "Nothing.",
      clauses = Clause.SELECT)
  static final class Cancelled implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      throw new QuestionCancelledException();
    }
  }

  @ErrorSignal(
      id = "d-result",
      summary = "Looks at the result",
      condition = "Always.",
      correction = "Nothing.",
      clauses = Clause.SELECT)
  static final class Looking implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      ProbeOutcome first = subject.result();
      ProbeOutcome second = subject.result();
      boolean read = first instanceof ProbeOutcome.Rows && first.equals(second);
      return read ? new Verdict.Clean() : new Verdict.Abstained("no result");
    }
  }

  static final class Nameless implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return new Verdict.Clean();
    }
  }

  @BeforeEach
  void open() throws SQLException {
    database = new FixtureDatabase(List.of("CREATE TABLE t (a);"), Dialect.SQLITE, List.of());
  }

  @AfterEach
  void close() throws SQLException {
    database.close();
  }

  @Test
  void inspect_throwingDetector_becomesAbstentionWithoutItsMessage() {
    List<Inspection> inspections =
        new Inspector(List.of(new Contented(), new Broken())).inspect(subject(), budget);

    assertThat(inspections)
        .containsExactly(
            new Inspection(
                Signal.of(new Broken()),
                new Verdict.Abstained("the detector failed with IllegalStateException")),
            new Inspection(Signal.of(new Contented()), new Verdict.Clean()));
  }

  @Test
  void inspect_cancelledQuestion_stopsAtOnce() {
    Inspector inspector = new Inspector(List.of(new Cancelled()));

    assertThatThrownBy(() -> inspector.inspect(subject(), budget))
        .isInstanceOf(QuestionCancelledException.class);
  }

  @Test
  void inspect_timeUsedUp_stops() {
    Inspector inspector = new Inspector(List.of(new Contented()));
    Subject subject = subject();
    clock.set(Duration.ofSeconds(2).toNanos());

    assertThatThrownBy(() -> inspector.inspect(subject, budget))
        .isInstanceOf(BudgetExhaustedException.class);
  }

  @Test
  void result_askedForTwice_isReadOnce() {
    List<Inspection> inspections = new Inspector(List.of(new Looking())).inspect(subject(), budget);

    assertThat(inspections)
        .containsExactly(new Inspection(Signal.of(new Looking()), new Verdict.Clean()));
    assertThat(database.queries()).isEqualTo(1);
  }

  @Test
  void result_notAskedFor_isNotRead() {
    assertThat(new Inspector(List.of(new Contented())).inspect(subject(), budget)).hasSize(1);
    assertThat(database.queries()).isZero();
  }

  @Test
  void new_twoDetectorsOfOneId_isRefused() {
    assertThatThrownBy(() -> new Inspector(List.of(new Contented(), new Contented())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("b-clean");
  }

  @Test
  void new_detectorWithoutSignal_isRefused() {
    assertThatThrownBy(() -> new Inspector(List.of(new Nameless())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Nameless");
  }

  private Subject subject() {
    GuardOutcome outcome =
        new SelectGuard(AllowList.of(Dialect.SQLITE))
            .check("SELECT a FROM t", database.knowledge().catalog());
    return new Subject(
        FixtureQuestion.of("all a", Optional.empty(), List.of(), List.of()),
        new TriedQuery((GuardOutcome.Allowed) outcome),
        Optional.empty(),
        InspectedDatabase.of(database.knowledge(), database, budget));
  }
}
