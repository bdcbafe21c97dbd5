package io.github.askjdbc.generation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.testing.FixtureDatabase;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TriedQueryTest {

  private static final List<String> DDL =
      List.of("CREATE TABLE bed (id INTEGER PRIMARY KEY);", "INSERT INTO bed VALUES (1), (2);");

  @Test
  void run_twice_sendsOneProbe() throws SQLException {
    try (FixtureDatabase database = new FixtureDatabase(DDL, Dialect.SQLITE, List.of())) {
      TriedQuery query = query("SELECT id FROM bed", database);

      ProbeOutcome first = query.run(database, budget(2));

      assertThat(query.run(database, budget(2))).isSameAs(first).isSameAs(query.outcome());
      assertThat(first).isInstanceOf(ProbeOutcome.Rows.class);
      assertThat(database.queries()).isEqualTo(1);
    }
  }

  @Test
  void run_probesUsedUp_isRunByWhoHasSome() throws SQLException {
    try (FixtureDatabase database = new FixtureDatabase(DDL, Dialect.SQLITE, List.of())) {
      TriedQuery query = query("SELECT id FROM bed", database);

      assertThat(query.run(database, budget(0))).isInstanceOf(ProbeOutcome.OutOfBudget.class);
      assertThat(query.run(database, budget(1))).isInstanceOf(ProbeOutcome.Rows.class);
    }
  }

  private static TriedQuery query(String sql, FixtureDatabase database) {
    return new TriedQuery(
        (GuardOutcome.Allowed)
            new SelectGuard(AllowList.of(Dialect.SQLITE))
                .check(sql, database.knowledge().catalog()));
  }

  private static QuestionBudget budget(int probes) {
    return new QuestionBudget(() -> 0, Duration.ofSeconds(1), probes);
  }
}
