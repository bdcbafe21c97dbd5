package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.Cache;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RememberingDatabaseTest {

  private static final ProbeQuery COUNT = ProbeQuery.of("SELECT COUNT(*) FROM cat", 5);

  private final Cache<RememberingDatabase.Sent, ProbeOutcome> memory =
      RememberingDatabase.newMemory();
  private Target target;

  @BeforeEach
  void open() throws SQLException {
    target = new Target("jdbc:sqlite::memory:").run("CREATE TABLE cat (name TEXT)");
  }

  @AfterEach
  void close() throws SQLException {
    target.close();
  }

  private ProbeOutcome ask(String url, QuestionBudget budget) throws SQLException {
    return new RememberingDatabase(target.database(), url, memory, budget).query(COUNT, budget);
  }

  private static QuestionBudget budget(int probes) {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), probes);
  }

  @Test
  void query_askedBefore_isNotSentAgain() throws SQLException {
    ProbeOutcome before = ask("a", budget(1));
    target.run("INSERT INTO cat VALUES ('Tom')");
    assertThat(ask("a", budget(1))).isEqualTo(before);
    assertThat(((ProbeOutcome.Rows) ask("b", budget(1))).rows()).containsExactly(List.of(1));
  }

  @Test
  void query_remembered_costsAProbeAllTheSame() throws SQLException {
    ask("a", budget(1));
    assertThat(ask("a", budget(0))).isInstanceOf(ProbeOutcome.OutOfBudget.class);
  }
}
